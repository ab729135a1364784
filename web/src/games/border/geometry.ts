// Hexagons with their points up, and the outlines of sets of them. Lengths in hexagon widths; only paths are scaled.

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const ROW = Math.sqrt(3) / 2;
const RADIUS = 1 / Math.sqrt(3);

// Drawing units to a hexagon's width: browsers draw letters badly in units smaller than a pixel.
export const UNIT = 100;

const CORNERS: readonly Point[] = [
  { x: 0, y: -RADIUS },
  { x: 0.5, y: -RADIUS / 2 },
  { x: 0.5, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -0.5, y: RADIUS / 2 },
  { x: -0.5, y: -RADIUS / 2 },
];

// The neighbour across each side; side n runs from corner n to the next, clockwise.
const SIDES: readonly Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export const centre = ({ q, r }: Hex): Point => ({ x: q + r / 2, y: r * ROW });
// A small whole number for each hexagon: sets find it much quicker than a text.
export const key = ({ q, r }: Hex): number => (q << 12) + (r | 0);
export const neighbours = ({ q, r }: Hex): Hex[] => SIDES.map((side) => ({ q: q + side.q, r: r + side.r }));
export const scaled = (length: number): number => Math.round(length * UNIT * 10) / 10;

// The hexagon that contains a point.
export function hexAt({ x, y }: Point): Hex {
  const r = y / ROW;
  const q = x - r / 2;
  const rq = Math.round(q);
  const rr = Math.round(r);
  const rs = Math.round(-q - r);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs + q + r);
  if (dq > dr && dq > ds) return { q: -rr - rs, r: rr };
  return { q: rq, r: dr > ds ? -rq - rs : rr };
}

// The hexagons that these enclose, without themselves.
export function enclosed(wall: readonly Hex[]): Hex[] {
  const walls = new Set(wall.map(key));
  const rows = wall.map(({ r }) => r);
  const [top, bottom] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const xs = wall.map((hex) => centre(hex).x);
  const [left, right] = [Math.min(...xs) - 1.5, Math.max(...xs) + 1.5];
  const all: Hex[] = [];
  for (let r = top; r <= bottom; r += 1) {
    for (let q = Math.ceil(left - r / 2); q + r / 2 <= right; q += 1) all.push({ q, r });
  }
  const within = new Set(all.map(key));
  const outside = new Set<number>();
  const queue = all.filter(({ r }) => r === top || r === bottom);
  for (let hex = queue.pop(); hex; hex = queue.pop()) {
    if (outside.has(key(hex)) || walls.has(key(hex)) || !within.has(key(hex))) continue;
    outside.add(key(hex));
    queue.push(...neighbours(hex));
  }
  return all.filter((hex) => !outside.has(key(hex)) && !walls.has(key(hex)));
}

// The outlines of a set of hexagons, clockwise; those of holes the other way round.
export function outlines(hexes: readonly Hex[]): Point[][] {
  const inside = new Set(hexes.map(key));
  const name = ({ x, y }: Point): number => (Math.round(x * 100) << 16) + (Math.round(y * 100) | 0);
  const sides = new Map<number, [Point, Point]>();
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    neighbours(hex).forEach((beyond, side) => {
      if (inside.has(key(beyond))) return;
      const [from, to] = [CORNERS[side], CORNERS[(side + 1) % 6]] as [Point, Point];
      const start = { x: x + from.x, y: y + from.y };
      sides.set(name(start), [start, { x: x + to.x, y: y + to.y }]);
    });
  }
  const loops: Point[][] = [];
  for (const first of sides.keys()) {
    const loop: Point[] = [];
    for (let side = sides.get(first); side; side = sides.get(name(side[1]))) {
      sides.delete(name(side[0]));
      loop.push(side[0]);
    }
    if (loop.length) loops.push(loop);
  }
  return loops;
}

// The outline moved inwards by `distance`, or outwards where that is negative.
export function inset(loop: readonly Point[], distance: number): Point[] {
  return loop.map((corner, index) => {
    const before = loop.at(index - 1) as Point;
    const after = loop[(index + 1) % loop.length] as Point;
    const one = inwards(before, corner);
    const other = inwards(corner, after);
    const reach = distance / (1 + one.x * other.x + one.y * other.y);
    return { x: corner.x + (one.x + other.x) * reach, y: corner.y + (one.y + other.y) * reach };
  });
}

function inwards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

// A closed path in drawing units with its corners rounded.
export function rounded(loop: readonly Point[], radius: number): string {
  const text = ({ x, y }: Point): string => `${scaled(x)} ${scaled(y)}`;
  const towards = (from: Point, to: Point): Point => {
    const part = Math.min(0.5, radius / Math.hypot(to.x - from.x, to.y - from.y));
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  const pieces = loop.map((corner, index) => {
    const before = towards(corner, loop.at(index - 1) as Point);
    const after = towards(corner, loop[(index + 1) % loop.length] as Point);
    return `${index ? "L" : "M"}${text(before)}Q${text(corner)} ${text(after)}`;
  });
  return `${pieces.join("")}Z`;
}

// The outline of some hexagons as a path.
export function shape(hexes: readonly Hex[], distance: number, radius: number): string {
  return outlines(hexes)
    .map((loop) => rounded(inset(loop, distance), radius))
    .join("");
}

// The side that two neighbours share, shortened at both ends; null where they share none.
export function between(one: Hex, other: Hex, shorter: number): readonly [Point, Point] | null {
  const side = SIDES.findIndex(({ q, r }) => one.q + q === other.q && one.r + r === other.r);
  if (side < 0) return null;
  const { x, y } = centre(one);
  const [from, to] = [CORNERS[side], CORNERS[(side + 1) % 6]] as [Point, Point];
  const part = shorter / RADIUS;
  const along = (share: number): Point => ({
    x: x + from.x + (to.x - from.x) * share,
    y: y + from.y + (to.y - from.y) * share,
  });
  return [along(part), along(1 - part)];
}
