// The space that a finger or pointer means. Targets attract a finger; if two are equally near, the map zooms in.

import type { Point } from "./geometry";
import type { Space } from "./plan";

export type Picked = { readonly place: number } | { readonly closer: Point } | null;

export interface Reach {
  // Pixels to a hexagon's width, as it is drawn now.
  readonly hexagon: number;
  // Whether it was a finger, which covers the place that it points at.
  readonly finger: boolean;
}

// Half of a 44 pixel target; and by how many pixels a finger must be nearer to one target than to another.
const FINGER = 22;
const CLEARLY = 9;
// Pixels by which targets attract a finger.
const PULL = 10;
const WIDE_ENOUGH = 44;

// `lit`: groups of places that are touched as one, such as the open spaces of a segment.
export function pick(spaces: readonly Space[], lit: readonly (readonly number[])[], at: Point, reach: Reach): Picked {
  const { hexagon, finger } = reach;
  const groupOf = new Map(lit.flatMap((places, group) => places.map((place) => [place, group] as const)));
  const near = spaces
    .map((space) => {
      const group = groupOf.get(space.place);
      const pixels = Math.hypot(space.x - at.x, space.y - at.y) * hexagon;
      return { ...space, group, pixels: finger && group !== undefined ? pixels - PULL : pixels };
    })
    .sort((one, other) => one.pixels - other.pixels);
  const [first] = near;
  const range = finger ? Math.max(FINGER, hexagon * 0.6) : hexagon * 0.6;
  if (!first || first.pixels > range) return null;
  const rival = near.find(({ group }) => group !== undefined && group !== first.group);
  const unsure = finger && hexagon < WIDE_ENOUGH && first.group !== undefined && rival;
  if (unsure && rival.pixels - first.pixels < CLEARLY) {
    return { closer: { x: (first.x + rival.x) / 2, y: (first.y + rival.y) / 2 } };
  }
  return { place: first.place };
}
