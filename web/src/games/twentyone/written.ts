// Entries in the boxes of a sheet.

import type { DrawnSheet, SheetView } from "../../protocol/types";

export const CROSSED = 0;

// The place where a cross would go.
export const crossGoes = (drawn: DrawnSheet, { current_row: row, cross_goes: box }: SheetView): number | null =>
  row === null || box === null ? null : (drawn.rows[row]?.[box]?.place ?? null);
