// What the pictures of the start page are made of: a few hexagons, boxes and strokes of a pen. No board of any game.

export interface Hexagon {
  x: number;
  y: number;
  kind: string;
  crossed: boolean;
}

const WIDTH = 30;
const SIDE = WIDTH / Math.sqrt(3);

// Rows of letters as hexagons, points up, every second row half a hexagon to the right; a capital is crossed off.
export function hexagons(rows: readonly string[], kinds: Readonly<Record<string, string>>): Hexagon[] {
  return rows.flatMap((row, r) =>
    [...row].map((letter, q) => ({
      x: round((q + (r % 2) / 2) * WIDTH),
      y: round(r * 1.5 * SIDE),
      kind: kinds[letter.toLowerCase()] ?? "",
      crossed: letter !== letter.toLowerCase(),
    })),
  );
}

const round = (value: number): number => Math.round(100 * value) / 100;

// The outline of a hexagon around 0, 0; a little smaller, so that the paper shows between two of them.
export const HEXAGON = `M${[0, 1, 2, 3, 4, 5]
  .map((corner) => {
    const angle = ((2 * corner + 1) * Math.PI) / 6;
    return `${round((SIDE - 0.9) * Math.cos(angle))} ${round((SIDE - 0.9) * Math.sin(angle))}`;
  })
  .join("L")}z`;

// Two strokes as of a pen, never quite the same; `seed` tells them apart.
export function cross(size: number, seed: number): string {
  const wobbled = (n: number): number => round(size * (1 + 0.22 * Math.sin(seed * 12.9 + n * 78.2)));
  const [a, b, c, d] = [wobbled(1), wobbled(2), wobbled(3), wobbled(4)];
  const down = `M${-a} ${-b}Q${round(c / 5)} ${round(-d / 6)} ${c} ${b}`;
  return `${down}M${d} ${-c}Q${round(-a / 6)} ${round(b / 5)} ${-b} ${a}`;
}

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
