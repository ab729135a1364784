// Handwritten digits and crosses as strokes, each slightly different, always the same for a seed.

import { random, type Random } from "../../board/pen";

export type StrokePoint = readonly [x: number, y: number];

export const WIDTH = 10;
export const HEIGHT = 14;

// In a box of 10 by 14, stroke by stroke in the order and direction of a hand. A point that is listed twice is a
// corner.
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  0: ["5.6,0.4 2.2,2.4 1,7.6 2.4,12.8 5.4,13.7 8.4,11.2 9,6 7.6,1.6 4.8,0.3"],
  1: ["2.4,4 5.9,0.4 5.9,0.4 5.5,7 5.3,13.8"],
  2: ["1.6,3.3 2.8,0.9 5.5,0.2 8,2 7.6,5 4.8,9.2 1.2,13.3 1.2,13.3 5,12.8 9,13.3"],
  3: ["1.8,1.7 4.7,0.2 7.7,1.7 7.2,4.7 4.2,6.3 4.2,6.3 7.8,7.6 8.6,10.9 6,13.6 2.8,13.4 1,11.8"],
  4: ["5.6,0.3 3.4,4.8 1,9.4 1,9.4 5,9.3 9.3,8.9", "7,5 6.7,9.6 6.5,14"],
  5: ["2.9,0.8 2.4,3.4 1.9,6.3 1.9,6.3 5,5.2 8.2,7.1 8.6,10.6 6.2,13.5 3,13.5 1,12", "2.9,0.8 5.4,0.8 8.6,0.3"],
  6: ["7.2,0.4 4,3.2 1.7,7.6 1.7,11.2 4.4,13.7 7.7,12.8 8.7,9.8 6.7,7.2 3.8,7.7 1.8,10.4"],
  7: ["1.2,0.9 5,0.9 8.8,0.5 8.8,0.5 6.2,6.4 4.2,13.8", "3.4,7 5.6,6.7 8,6.5"],
  8: ["7.9,2.2 5,0.2 2.4,1.9 3,4.8 6,6.9 8.4,9.7 7.7,12.6 4.8,13.7 1.9,12.3 2,9.4 4.8,6.6 7.4,4.4 7.9,1.8"],
  9: ["8.2,3.4 6.2,6.7 3.2,6.7 1.7,4.2 3,1.2 5.8,0.4 7.9,2 8.1,5 7.4,9.6 6.2,13.8"],
  x: ["-1.6,1.2 4.4,6.4 11.4,13", "11.2,0.8 5.6,6.8 -1.4,13.2"],
};

const pointsOf = (stroke: string): StrokePoint[] =>
  stroke.split(" ").map((point) => point.split(",").map(Number) as [number, number]);

// How far a point may stray from where it should be.
const WOBBLE = 0.42;
// From one digit to the next.
const ADVANCE = 10.2;

const same = (one: StrokePoint | undefined, other: StrokePoint | undefined): boolean =>
  !!one && !!other && one[0] === other[0] && one[1] === other[1];

// The points as a hand meets them; the two of a corner stray together.
function strayed(stroke: readonly StrokePoint[], next: Random): StrokePoint[] {
  const points: StrokePoint[] = [];
  for (const [n, point] of stroke.entries()) {
    const last = points.at(-1);
    if (last && same(point, stroke[n - 1])) points.push(last);
    else points.push([point[0] + (next() - 0.5) * 2 * WOBBLE, point[1] + (next() - 0.5) * 2 * WOBBLE]);
  }
  return points;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

// A smooth line through all points (Catmull-Rom, written as Bézier curves).
export function smooth(points: readonly StrokePoint[]): string {
  const at = (n: number): StrokePoint => points[Math.max(0, Math.min(points.length - 1, n))] as StrokePoint;
  const parts = [`M${at(0).map(rounded).join(" ")}`];
  for (let n = 0; n + 1 < points.length; n += 1) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    if (same(from, to)) continue;
    const curve = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    parts.push(`C${curve.map(rounded).join(" ")}`);
  }
  return parts.join("");
}

// The strokes of a text of digits (or an x) as paths around 0, 0, in units of a box of 10 by 14 for each sign.
export function handwriting(text: string, seed: number): string[] {
  const next = random(seed);
  const signs = [...text];
  const left = -(WIDTH + (signs.length - 1) * ADVANCE) / 2;
  return signs.flatMap((sign, n) => {
    const lift = (next() - 0.5) * (signs.length > 1 ? 1 : 0.6);
    const move = ([x, y]: StrokePoint): StrokePoint => [x + left + n * ADVANCE, y - HEIGHT / 2 + lift];
    return (GLYPHS[sign] ?? []).map((stroke) => smooth(strayed(pointsOf(stroke), next).map(move)));
  });
}
