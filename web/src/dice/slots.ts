// The places of dice in the tray: a die that is put aside stays in its place, the others take the free places.

import type { Face } from "./faces";

// The faces by place after a roll. `kept`: places of `before` whose dice were not rolled.
export function settle(before: readonly Face[], kept: ReadonlySet<number>, faces: readonly Face[]): Face[] {
  const left = [...faces];
  const after: (Face | undefined)[] = Array.from({ length: faces.length }, () => undefined);
  for (const place of kept) {
    const found = left.indexOf(before[place] as Face);
    if (place < after.length && found >= 0) {
      after[place] = left[found];
      left.splice(found, 1);
    }
  }
  return after.map((face) => face ?? (left.shift() as Face));
}

// The places that are not among these.
export const otherPlaces = (faces: readonly Face[], places: readonly number[]): Set<number> =>
  new Set([...faces.keys()].filter((place) => !places.includes(place)));

// The places whose dice are used up. `usable`: the colours of the dice that are not. `colours`: the colours of the dice by
// place; without it the faces are colours, and equal dice are told apart by number only.
export function spentSlots(faces: readonly Face[], usable: readonly string[], colours?: readonly string[]): number[] {
  const left = [...usable];
  return faces.flatMap((face, place) => {
    const found = left.indexOf(colours?.[place] ?? String(face));
    if (found < 0) return [place];
    left.splice(found, 1);
    return [];
  });
}
