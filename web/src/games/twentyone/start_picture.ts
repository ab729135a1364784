// Parts of the picture of Twenty One on the start page: handwritten digits and pips.

// Digits written by hand, in a box of 10 by 14.
export const DIGITS: Readonly<Record<number, string>> = {
  1: "M3 4L6 1 5.6 13",
  2: "M2 4C2.5.5 8 .5 7.6 4 7.2 7.5 3 9 2 12.6L8.4 12.2",
  3: "M2 2.4C5 0 8.4 1.6 7.4 4 6.8 5.8 5 6 4 6 7.6 6 8.8 8 8 10.4 7 13.4 3 13.2 1.6 11",
  4: "M6 1L1.6 8.6 8.8 8.2M6.6 5L6.2 13",
  5: "M8 1.4L3 1.6 2.4 6.2C6 4.6 8.8 6.6 8 10 7.2 13.2 3.4 13.4 1.8 11.4",
  6: "M7 1C3.6 3 1.6 7 2 10 2.4 13.6 7.6 13.4 8 10 8.2 6.6 4 6 2.4 9",
};

// Where the pips of a die are, from -1 to 1.
const PIPS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, 0],
  [1, 0],
];

export const pips = (number: number): (readonly [number, number])[] => [
  ...PIPS.slice(0, number - (number % 2)),
  ...(number % 2 ? ([[0, 0]] as const) : []),
];
