// The Border at a table.

import type { Face } from "../../dice/faces";
import { placesOf, spentSlots } from "../../dice/slots";
import type { BorderMaterial, BorderView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import { tableUi, type Progress, type ScoreLine } from "../game_ui";
import AreaPicture from "./AreaPicture.svelte";
import BorderSheet from "./BorderSheet.svelte";
import { couldMark, prompt, ruleNow } from "./prompt";
import ScoringRow from "./ScoringRow.svelte";
import TextTables from "./TextTables.svelte";
import { colourCounts, leftoverText, placeName } from "./texts";

function diceAfterMove(position: BorderView, slots: readonly Face[]) {
  // While some dice are rolled again, the position has only the others.
  if (position.phase === "roll") return { kept: placesOf(slots, position.dice), spent: [] };
  return { kept: new Set<number>(), spent: spentSlots(slots, position.leftover) };
}

// The most valuable area first.
function scoreLines({ areas }: BorderMaterial, { seats }: BorderView, order: readonly number[]): ScoreLine[] {
  return [...areas]
    .sort((one, other) => other.value - one.value)
    .map(({ id, value }) => ({
      id,
      name: words.name("area", id),
      scores: order.map((seat) => {
        const points = seats[seat]?.areas[id] ?? null;
        return { points, first: points === value };
      }),
    }));
}

function progress({ areas_to_end: total }: BorderMaterial, { seats }: BorderView, seat: number): Progress {
  const areas = Object.values(seats[seat]?.areas ?? {}).filter((points) => points !== null).length;
  return { shown: `${areas}/${total}`, spoken: t("page-border-areas", { areas, total }) };
}

export const tableUiOfBorder = tableUi<BorderMaterial, BorderView>({
  Sheet: BorderSheet,
  SheetFooter: ScoringRow,
  sheetRatio: 1,
  TextTables,
  progress,
  writtenPlaces: (_, { seats }, seat) => seats[seat]?.crossed ?? [],

  diceCount: 5,
  faces: ({ letters }) => Object.keys(letters),
  firstFace: 0,
  leftover: ({ leftover }) => leftover,
  diceAfterMove,

  rollAgain: { move: "reroll", choosesDice: true },
  places: ({ spaces }) => spaces,

  prompt,
  ruleNow,
  couldMark,
  diceText: (material, { dice }) => colourCounts(material, dice),
  placeName,
  notes: leftoverText,
  illustrations: async () => (await import("./illustrations")).illustrationsOfBorder,

  ScoreIcon: AreaPicture,
  scoreLines,
});
