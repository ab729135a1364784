// Twenty One at a table.

import { PIP_FACES } from "../../dice/faces";
import { otherPlaces } from "../../dice/slots";
import type { SheetView, TwentyOneMaterial, TwentyOneView } from "../../protocol/types";
import { t } from "../../words/words.svelte";
import { tableUi, type Progress, type ScoreLine } from "../game_ui";
import { answer } from "./answer";
import { prompt, ruleNow } from "./prompt";
import SheetOfSeat from "./SheetOfSeat.svelte";
import TextTables from "./TextTables.svelte";
import { diceText, placeName } from "./texts";

function writtenPlaces({ sheets }: TwentyOneMaterial, { seats }: TwentyOneView, seat: number): number[] {
  const played = seats[seat];
  const drawn = sheets.find(({ name }) => name === played?.sheet);
  return (played?.rows ?? []).flatMap((row, r) =>
    row.entries.flatMap((entry, b) => (entry === null ? [] : [drawn?.rows[r]?.[b]?.place ?? -1])),
  );
}

// A row has its new score with the last number that is entered in it.
function partlyMarked(
  { sheets }: TwentyOneMaterial,
  before: TwentyOneView,
  after: TwentyOneView,
  seat: number,
  later: ReadonlySet<number>,
): SheetView {
  const [was, is] = [before.seats[seat] as SheetView, after.seats[seat] as SheetView];
  const boxes = sheets.find(({ name }) => name === is.sheet)?.rows ?? [];
  const isLater = (row: number, box: number): boolean => later.has(boxes[row]?.[box]?.place ?? -1);
  const rows = is.rows.map((row, r) => ({
    ...(row.entries.some((_, b) => isLater(r, b)) ? (was.rows[r] ?? row) : row),
    entries: row.entries.map((entry, b) => (isLater(r, b) ? null : entry)),
  }));
  return { ...(later.size ? was : is), rows };
}

// The rows from the top.
function scoreLines(_: TwentyOneMaterial, { seats }: TwentyOneView, order: readonly number[]): ScoreLine[] {
  return (seats[0]?.rows ?? []).map((_, row) => ({
    id: String(row + 1),
    name: t("page-row-number", { row: row + 1 }),
    scores: order.map((seat) => {
      const { score = 0, hits = 0 } = seats[seat]?.rows[row] ?? {};
      return { points: score, note: hits ? t("page-hits", { hits }) : null };
    }),
  }));
}

const rowsOf = ({ seats }: TwentyOneView, seat: number): [complete: number, total: number] => {
  const all = seats[seat]?.rows ?? [];
  return [all.filter(({ complete }) => complete).length, all.length];
};

// The game ends with the round in which a player completes the last row, so a player who is in it may end it.
function notice(_: TwentyOneMaterial, position: TwentyOneView): string | null {
  const last = position.seats.some((_, seat) => {
    const [complete, total] = rowsOf(position, seat);
    return complete === total - 1;
  });
  return last ? t("page-maybe-last-round") : null;
}

function progress(_: TwentyOneMaterial, position: TwentyOneView, seat: number): Progress {
  const [rows, total] = rowsOf(position, seat);
  return { shown: `${rows}/${total}`, spoken: t("page-twentyone-rows", { rows, total }) };
}

export const tableUiOfTwentyOne = tableUi<TwentyOneMaterial, TwentyOneView>({
  Sheet: SheetOfSeat,
  sheetRatio: 0.83,
  TextTables,
  progress,
  writtenPlaces,
  partlyMarked,

  diceCount: 6,
  faces: () => PIP_FACES,
  firstFace: 1,
  dieColours: ({ letters }) => Object.keys(letters),
  falling: ({ falling }) => falling,
  keptBy: (_, move, { position, slots }) => (move === "again" ? otherPlaces(slots, position.falling) : null),

  rollAgain: { move: "again", choosesDice: false },
  stopRolling: { move: "keep", label: () => t("page-keep") },
  places: ({ sheets, cross_off: crossOff }) => [...(sheets[0]?.rows.flat() ?? []), crossOff],

  answer,

  prompt,
  notice,
  ruleNow,
  diceText,
  placeName,
  illustrations: async () => (await import("./illustrations")).illustrationsOfTwentyOne,

  scoreLines,
});
