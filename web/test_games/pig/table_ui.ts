// Pig at a table.

import { PIP_FACES } from "../../src/dice/faces";
import { tableUi } from "../../src/games/game_ui";
import { seatName } from "../../src/words/players";
import { t, words } from "../../src/words/words.svelte";
import PointsSheet from "./PointsSheet.svelte";
import TextTables from "./TextTables.svelte";

// The shipped message that says what a move of this name does.
const TOLD: Readonly<Record<string, string>> = { roll: "page-tell-again", hold: "page-tell-keep" };

export const tableUiOfPig = tableUi({
  Sheet: PointsSheet,
  sheetRatio: 1,
  TextTables,
  writtenPlaces: () => [],

  diceCount: 1,
  faces: () => PIP_FACES,
  firstFace: 1,

  rollAgain: { move: "roll", choosesDice: false, prompt: "page-roll-or-keep" },
  stopRolling: { move: "hold", label: () => t("page-keep") },
  places: () => [],

  diceText: (_, { dice }) => words.list(dice.map(String)),
  facesText: (_, faces) => words.list(faces.map(words.number)),
  moveText: (_, view, seat, move) => t(TOLD[move] ?? move, { name: seatName(view, seat) }),
  placeName: (_, __, ___, place) => ({ colour: null, text: String(place) }),
  changes: () => [],

  scoreLines: () => [],
});
