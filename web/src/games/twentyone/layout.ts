// The layout of a sheet of Twenty One, in units of about one pixel on a small phone, and the arrow keys. The numbers of
// rows and boxes come with the sheet.

import type { DrawnBox } from "../../protocol/types";

export const BOX = { width: 42, height: 52, tab: 19 };
// From one box to the next; all of it can be tapped, so that 44 px are reached on the smallest phone.
export const STEP = { x: 46, y: 59 };
export const LEFT = 12;
const TOP = 8;
export const SCORE = { width: 38, gap: 3 };
const FOOT = 46;

export const boxX = (column: number): number => LEFT + column * STEP.x;
export const boxY = (row: number): number => TOP + row * STEP.y;
export const scoreX = (boxes: number): number => boxX(boxes) + SCORE.gap - (STEP.x - BOX.width) / 2;
export const sheetWidth = (boxes: number): number => scoreX(boxes) + SCORE.width + 6;

// The whole sheet; a thumbnail shows only the rows.
export function viewBox(rows: number, boxes: number, small: boolean): string {
  if (!small) return `0 0 ${sheetWidth(boxes)} ${boxY(rows) + FOOT}`;
  const margin = (STEP.y - BOX.height) / 2 + 1.5;
  const [left, top] = [LEFT - margin, TOP - margin];
  return `${left} ${top} ${sheetWidth(boxes) - left - 1} ${boxY(rows) - STEP.y + BOX.height + margin - top}`;
}

// One row only.
export const rowBox = (row: number, boxes: number): string =>
  `0 ${boxY(row) - 6} ${sheetWidth(boxes)} ${BOX.height + 16}`;

type Rows = readonly (readonly Pick<DrawnBox, "place">[])[];

// The place that a key leads to from here; null for any other key, and at an edge.
export function stepTo(rows: Rows, from: number, key: string): number | null {
  const row = rows.findIndex((boxes) => boxes.some(({ place }) => place === from));
  const column = rows[row]?.findIndex(({ place }) => place === from) ?? -1;
  const at = (r: number, c: number): number | null => rows[r]?.[c]?.place ?? null;
  const last = (r: number): number => (rows[r]?.length ?? 0) - 1;
  switch (key) {
    case "ArrowLeft":
      return at(row, column - 1);
    case "ArrowRight":
      return at(row, column + 1);
    case "ArrowUp":
      return at(row - 1, Math.min(column, last(row - 1)));
    case "ArrowDown":
      return at(row + 1, Math.min(column, last(row + 1)));
    case "Home":
      return at(row, 0);
    case "End":
      return at(row, last(row));
    default:
      return null;
  }
}
