// What a sheet shows in a box, and what has been written on it between two pictures.

import type { DrawnSheet, SheetView } from "../../../protocol/types";

export const CROSSED = 0;

// The places of the boxes that were free before and are not now.
export function written(drawn: DrawnSheet, before: SheetView | undefined, after: SheetView): Set<number> {
  const places = new Set<number>();
  for (const [row, boxes] of drawn.rows.entries()) {
    for (const [column, { place }] of boxes.entries()) {
      const was = before?.rows[row]?.entries[column] ?? null;
      const is = after.rows[row]?.entries[column] ?? null;
      if (before && was === null && is !== null) places.add(place);
    }
  }
  return places;
}

// The place where a cross would go.
export const crossGoes = (drawn: DrawnSheet, { current_row: row, cross_goes: box }: SheetView): number | null =>
  row === null || box === null ? null : (drawn.rows[row]?.[box]?.place ?? null);
