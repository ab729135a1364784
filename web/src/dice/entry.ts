// FacesEntry of real dice by tapping: the faces so far, and the die that the next tap fills.

import { BLANK, type Face } from "./faces";

export interface FacesEntry {
  readonly faces: readonly Face[];
  // The die that the next tap fills; null when all are filled.
  readonly next: number | null;
}

export const empty = (due: number): FacesEntry => ({ faces: Array<Face>(due).fill(BLANK), next: due > 0 ? 0 : null });

// The first empty die behind this one, or from the start again.
function emptyAfter(faces: readonly Face[], place: number): number | null {
  const order = [...faces.keys()].map((step) => (place + 1 + step) % faces.length);
  return order.find((one) => faces[one] === BLANK) ?? null;
}

export function fill(entry: FacesEntry, face: Face): FacesEntry {
  const { next } = entry;
  if (next === null) return entry;
  const faces = entry.faces.with(next, face);
  return { faces, next: emptyAfter(faces, next) };
}

// A tap on a die: a filled one is emptied, and the next face goes there.
export const pick = (entry: FacesEntry, place: number): FacesEntry => ({
  faces: entry.faces.with(place, BLANK),
  next: place,
});

export const filled = (entry: FacesEntry): boolean => entry.next === null && entry.faces.length > 0;

// As a record writes them: letters of colours, or numbers.
export function written(entry: FacesEntry, letters: Readonly<Record<string, string>>): string {
  return entry.faces.map((face) => (typeof face === "number" ? String(face) : (letters[face] ?? face))).join(" ");
}
