// Which places were written on between two positions, seat by seat: they are drawn as just written.

import type { BoardView, Material, PublicView, SheetView } from "../protocol/types";

type Position = PublicView["position"];
type Seats = readonly (BoardView | SheetView)[];

function written(material: Material, sheet: BoardView | SheetView): number[] {
  if ("crossed" in sheet) return [...sheet.crossed];
  const drawn = material.game === "twentyone" ? material.sheets.find(({ name }) => name === sheet.sheet) : undefined;
  return sheet.rows.flatMap((row, r) =>
    row.entries.flatMap((entry, b) => (entry === null ? [] : [drawn?.rows[r]?.[b]?.place ?? -1])),
  );
}

export function freshMarks(material: Material | null, before: Position | null, after: Position): Set<number>[] {
  const old: Seats = before?.seats ?? [];
  return (after.seats as Seats).map((sheet, seat) => {
    const past = old[seat];
    if (!material || !past) return new Set();
    const known = new Set(written(material, past));
    return new Set(written(material, sheet).filter((place) => !known.has(place)));
  });
}
