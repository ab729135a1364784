// Parts of the picture of The Border on the start page: hexagons and crosses drawn by pen. It is not a board of the game.

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
