// The labels of boxes and rows for screen readers.

import type { DrawnBox, RowView } from "../../protocol/types";
import { t } from "../../words/words.svelte";
import { CROSSED } from "./written";

export interface BoxLook {
  entry: number | null;
  // The number on the die of its colour.
  die: number | null;
  // The points that filling it would add; undefined if it may not be filled.
  points: number | undefined;
  pencilled: boolean;
  crossing: boolean;
  // Whether the die would fit if it is kept.
  could?: boolean;
}

function stateOf({ number }: DrawnBox, { entry, die, points, pencilled, crossing, could }: BoxLook): string {
  if (entry === CROSSED) return t("page-box-crossed");
  if (entry !== null) return t(entry === number ? "page-box-hit" : "page-box-holds", { entry });
  if (crossing) return t("page-box-crossing");
  if (pencilled && die !== null) return t("page-box-pencilled", { entry: die });
  if (could && die !== null) return t("page-box-could", { entry: die });
  return points === undefined || die === null ? t("page-box-free") : t("page-box-may", { entry: die, points });
}

export function boxName(row: number, box: DrawnBox, look: BoxLook): string {
  return t("page-box", { row: row + 1, colour: box.colour, number: box.number, state: stateOf(box, look) });
}

export function rowName(row: number, { score, hits, complete }: RowView, current: boolean): string {
  const kind = complete ? "complete" : current ? "current" : "other";
  return t("page-sheet-row", { row: row + 1, points: score, hits, kind });
}
