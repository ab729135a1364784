// The Border at a table.

import type { BoardView, BorderMaterial, BorderView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import { tableUi, type LyingDice, type Progress, type ScoreLine } from "../game_ui";
import { answer } from "./answer";
import AreaPicture from "./AreaPicture.svelte";
import BorderSheet from "./BorderSheet.svelte";
import { couldMark, prompt, ruleNow } from "./prompt";
import ScoringRow from "./ScoringRow.svelte";
import TextTables from "./TextTables.svelte";
import { colourCounts, leftoverText, placeName } from "./texts";

// The move names the colours of the dice that are rolled again. Of equal dice, those stay that were put aside.
function keptBy({ letters }: BorderMaterial, move: string, { slots, kept }: LyingDice): Set<number> | null {
  const [verb, ...rerolled] = move.split(" ");
  if (verb !== "reroll") return null;
  const stay = new Set(slots.keys());
  for (const letter of rerolled) {
    const alike = [...stay].filter((place) => letters[slots[place] ?? ""] === letter);
    const place = alike.findLast((one) => !kept.has(one)) ?? alike.at(-1);
    if (place !== undefined) stay.delete(place);
  }
  return stay;
}

// An area is scored with the last cross of its border.
function partlyMarked(
  { areas }: BorderMaterial,
  before: BorderView,
  after: BorderView,
  seat: number,
  later: ReadonlySet<number>,
): BoardView {
  const [was, is] = [before.seats[seat] as BoardView, after.seats[seat] as BoardView];
  const open = areas.filter(({ ring }) => ring.some((place) => later.has(place)));
  return {
    ...is,
    crossed: is.crossed.filter((place) => !later.has(place)),
    areas: { ...is.areas, ...Object.fromEntries(open.map(({ id }) => [id, was.areas[id] ?? null])) },
    score: later.size ? was.score : is.score,
  };
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

const areasOf = ({ seats }: BorderView, seat: number): number =>
  Object.values(seats[seat]?.areas ?? {}).filter((points) => points !== null).length;

// A sixth area in the first action: the others still have their second action.
function notice({ areas_to_end: total }: BorderMaterial, position: BorderView): string | null {
  const last = position.seats.some((_, seat) => areasOf(position, seat) >= total);
  return last ? t("page-last-round") : null;
}

function progress({ areas_to_end: total }: BorderMaterial, position: BorderView, seat: number): Progress {
  const areas = areasOf(position, seat);
  return { shown: `${areas}/${total}`, spoken: t("page-border-areas", { areas, total }) };
}

export const tableUiOfBorder = tableUi<BorderMaterial, BorderView>({
  Sheet: BorderSheet,
  SheetFooter: ScoringRow,
  sheetRatio: 1,
  TextTables,
  progress,
  writtenPlaces: (_, { seats }, seat) => seats[seat]?.crossed ?? [],
  partlyMarked,

  diceCount: 5,
  faces: ({ letters }) => Object.keys(letters),
  firstFace: 0,
  leftover: ({ leftover }) => leftover,
  keptBy,

  rollAgain: { move: "reroll", choosesDice: true },
  places: ({ spaces }) => spaces,

  answer,

  prompt,
  notice,
  ruleNow,
  couldMark,
  diceText: (material, { dice }) => colourCounts(material, dice),
  placeName,
  notes: leftoverText,
  illustrations: async () => (await import("./illustrations")).illustrationsOfBorder,

  ScoreIcon: AreaPicture,
  scoreLines,
});
