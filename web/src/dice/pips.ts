// The positions of pips, in a square from -1 to 1. The middle of the top and bottom edges stays free.

export type Spot = readonly [x: number, y: number];

const OUT = 0.56;
const MIDDLE: Spot[] = [[0, 0]];
const RISING: Spot[] = [
  [-OUT, OUT],
  [OUT, -OUT],
];
const FALLING: Spot[] = [
  [-OUT, -OUT],
  [OUT, OUT],
];
const WAIST: Spot[] = [
  [-OUT, 0],
  [OUT, 0],
];

const PIPS: readonly (readonly Spot[])[] = [
  [],
  MIDDLE,
  RISING,
  [...RISING, ...MIDDLE],
  [...RISING, ...FALLING],
  [...RISING, ...FALLING, ...MIDDLE],
  [...RISING, ...FALLING, ...WAIST],
];

export const pips = (face: number): readonly Spot[] => PIPS[face] ?? [];
