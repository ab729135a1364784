// The positions of an area's picture and its two values: as large as its land allows, near the place that the map names.

import { centre, hexAt, key, type Hex, type Point } from "./geometry";

// In steps of slightly less than a tenth of a hexagon's width, so that an exact fit does not touch an edge.
const STEP = 0.0999;
const LARGEST = 29;
const SMALLEST = 7;

export interface Emblem {
  // The middle and the size of the picture, and of the two values.
  readonly picture: Sized;
  readonly high: Sized;
  readonly low: Sized;
}

interface Sized extends Point {
  readonly size: number;
}

// The two values as one thing around 0, 0: side by side, or one under the other.
interface Values {
  readonly width: number;
  readonly height: number;
  readonly high: Sized;
  readonly low: Sized;
}

const DIGIT = 0.6;
const wide = (value: number): number => DIGIT * String(value).length;

function inRow(value: number, low: number, size: number): Values {
  const smaller = size * 0.7;
  const [left, right] = [wide(value) * size, wide(low) * smaller];
  const gap = size * 0.42;
  const width = left + gap + right;
  return {
    width,
    height: size * 0.86,
    high: { x: left / 2 - width / 2, y: 0, size },
    low: { x: width / 2 - right / 2, y: size * 0.08, size: smaller },
  };
}

function inColumn(value: number, low: number, size: number): Values {
  const smaller = size * 0.7;
  return {
    width: Math.max(wide(value) * size, wide(low) * smaller),
    height: size * 1.8,
    high: { x: 0, y: size * -0.45, size },
    low: { x: 0, y: size * 0.52, size: smaller },
  };
}

// The largest that fits; of equals the one nearest to the wanted point.
export function emblem(land: readonly Hex[], wanted: Point, value: number, low: number): Emblem {
  const inside = new Set(land.map(key));
  let steps = SMALLEST;
  let best = placed(wanted, steps * STEP, { x: wanted.x, y: wanted.y + steps * STEP }, inRow(value, low, 0.56));
  // Each spot is farther away than those before it, so only a larger one is better.
  for (const spot of spotsBy(wanted, land)) {
    while (steps < LARGEST) {
      const larger = fitted(inside, spot, (steps + 1) * STEP, value, low);
      if (!larger) break;
      best = larger;
      steps += 1;
    }
  }
  return best;
}

// A picture of this size at this spot, with its values where they fit next to it; null if they do not.
function fitted(inside: ReadonlySet<number>, spot: Point, size: number, value: number, low: number): Emblem | null {
  if (!fits(inside, spot, size, size, PICTURE)) return null;
  const letters = Math.min(0.95, Math.max(0.56, size * 0.36));
  const row = inRow(value, low, letters);
  const column = inColumn(value, low, letters);
  const under = size * 0.46 + row.height / 2;
  const aside = size * 0.5 + column.width / 2 + letters * 0.25;
  const ways: [Values, number, number][] = [
    ...[0, -0.2, 0.2, -0.4, 0.4].map((shift): [Values, number, number] => [row, shift * size, under]),
    ...[0.1, 0.3, -0.1].flatMap((shift): [Values, number, number][] => [
      [column, aside, shift * size],
      [column, -aside, shift * size],
    ]),
  ];
  for (const [values, right, down] of ways) {
    const at = { x: spot.x + right, y: spot.y + down };
    if (fits(inside, at, values.width + 0.18, values.height, BOX)) return placed(spot, size, at, values);
  }
  return null;
}

function placed(picture: Point, size: number, at: Point, { high, low }: Values): Emblem {
  return {
    picture: { ...picture, size },
    high: { ...high, x: at.x + high.x, y: at.y + high.y },
    low: { ...low, x: at.x + low.x, y: at.y + low.y },
  };
}

// A grid over the land, the spots nearest to the wanted point first.
function spotsBy(wanted: Point, land: readonly Hex[]): Point[] {
  const steps = [-0.4, -0.2, 0, 0.2, 0.4];
  const spots: { far: number; spot: Point }[] = [];
  for (const { x, y } of land.map(centre)) {
    for (const dx of steps) {
      for (const dy of steps) {
        const spot = { x: x + dx, y: y + dy };
        spots.push({ spot, far: (spot.x - wanted.x) ** 2 + (spot.y - wanted.y) ** 2 });
      }
    }
  }
  return spots.sort((one, other) => one.far - other.far).map(({ spot }) => spot);
}

// Points that must be on the land, in halves of the width and the height; pictures are narrow at the top. The corners come
// first, because they most often do not fit.
type Edge = readonly (readonly [number, number])[];
const PICTURE: Edge = [
  [0.88, 0.8],
  [0.46, -0.7],
  [0.88, 0],
  [0.12, -0.92],
  [0.78, -0.46],
  [0.88, 0.5],
  [0.4, 0.8],
];
const BOX: Edge = [
  [1, -1],
  [1, 0],
  [1, 1],
  [0.5, -1],
  [0.5, 1],
  [0, -1],
  [0, 1],
];

function fits(inside: ReadonlySet<number>, { x, y }: Point, width: number, height: number, edge: Edge): boolean {
  const on = (right: number, down: number): boolean => inside.has(key(hexAt({ x: x + right, y: y + down })));
  return edge.every(([side, down]) => {
    const [right, under] = [(side * width) / 2, (down * height) / 2];
    return on(right, under) && on(-right, under);
  });
}
