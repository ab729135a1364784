// Pig at a table.

import { PIP_FACES } from "../../src/dice/faces";
import { tableUi } from "../../src/games/game_ui";
import { t, words } from "../../src/words/words.svelte";
import PointsSheet from "./PointsSheet.svelte";
import TextTables from "./TextTables.svelte";

export const tableUiOfPig = tableUi({
  Sheet: PointsSheet,
  sheetRatio: 1,
  TextTables,
  writtenPlaces: () => [],

  diceCount: 1,
  faces: () => PIP_FACES,
  firstFace: 1,

  rollAgain: { move: "roll", choosesDice: false },
  stopRolling: { move: "hold", label: () => t("page-keep") },
  places: () => [],

  diceText: (_, { dice }) => words.list(dice.map(String)),
  placeName: (_, __, ___, place) => ({ colour: null, text: String(place) }),

  scoreLines: () => [],
});
