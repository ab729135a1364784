// Dice on a table have places: one that is kept stays where it lies, the others fall into the places that are free.

import type { PublicView } from "../protocol/types";

export type Face = string | number;

// The faces in their places after a roll: `kept` are places of `before` whose dice were not rolled.
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

// The places whose dice the next roll leaves lying, where the game says so itself.
export function lyingStill(position: PublicView["position"]): ReadonlySet<number> | undefined {
  if (position.game !== "twentyone") return undefined;
  return new Set([...position.dice.keys()].filter((place) => !position.falling.includes(place)));
}

// The places whose dice are used up: `usable` are the colours of those that are not. Where every die has a colour of its
// own, `colours` has them by place; where faces are colours, alike dice are told apart by number only.
export function spentSlots(faces: readonly Face[], usable: readonly string[], colours?: readonly string[]): number[] {
  const left = [...usable];
  return faces.flatMap((face, place) => {
    const found = left.indexOf(colours?.[place] ?? String(face));
    if (found < 0) return [place];
    left.splice(found, 1);
    return [];
  });
}
