// The layout of the map, computed once per material of the server.

import type { BorderMaterial, DrawnArea } from "../../protocol/types";
import { emblem, type Emblem } from "./emblem";
import { between, centre, enclosed, key, scaled, shape, UNIT, type Hex, type Point } from "./geometry";

// The distance of a space's edge from its hexagon, and the radius of its corners.
const GAP = 0.045;
const CORNER = 0.13;
const SEA = 0.62;

export interface Space extends Point, Hex {
  readonly place: number;
  readonly text: string;
  readonly areas: readonly string[];
}

export interface Area {
  readonly id: string;
  readonly value: number;
  readonly low: number;
  // Its land, its picture with the values, and the points with room for motifs.
  readonly land: string;
  readonly hexes: ReadonlySet<number>;
  readonly emblem: Emblem;
  readonly middle: Point;
  readonly free: readonly Point[];
}

export interface ViewBox extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Plan {
  readonly box: ViewBox;
  readonly island: string;
  readonly spaces: readonly Space[];
}

// A run of spaces of one colour; white spaces are each on their own.
export interface Segment {
  readonly colour: string | null;
  readonly places: readonly number[];
  readonly outline: string;
  readonly seams: string;
}

const plans = new WeakMap<BorderMaterial, Plan>();
const lands = new WeakMap<DrawnArea, Area>();
const arrangements = new WeakMap<BorderMaterial, Map<string, readonly Segment[]>>();

export function planOf(material: BorderMaterial): Plan {
  const plan = plans.get(material) ?? draw(material);
  plans.set(material, plan);
  return plan;
}

export function areaOf(material: BorderMaterial, drawn: DrawnArea): Area {
  const area = lands.get(drawn) ?? settle(material, drawn);
  lands.set(drawn, area);
  return area;
}

export function segmentsOf(material: BorderMaterial, board: string): readonly Segment[] {
  const known = arrangements.get(material) ?? new Map<string, readonly Segment[]>();
  arrangements.set(material, known);
  const segments = known.get(board) ?? arrange(material, board);
  known.set(board, segments);
  return segments;
}

// The outline of some spaces together, moved outwards by `wider` hexagon widths.
export function around(plan: Plan, places: readonly number[], wider = 0): string {
  const hexes = places.flatMap((place) => plan.spaces[place] ?? []);
  return shape(hexes, GAP - wider, CORNER);
}

function draw(material: BorderMaterial): Plan {
  const { spaces, areas } = material;
  return {
    box: boxOf(material),
    island: shape([...spaces, ...enclosed(spaces)], -0.1, 0.2),
    spaces: spaces.map(({ place, text, q, r }) => ({
      ...{ place, text, q, r },
      ...centre({ q, r }),
      areas: areas.filter(({ ring }) => ring.includes(place)).map(({ id }) => id),
    })),
  };
}

function settle({ spaces }: BorderMaterial, { id, value, low, ring, x, y }: DrawnArea): Area {
  const land = enclosed(ring.flatMap((place) => spaces[place] ?? []));
  const wanted = x === null || y === null ? middle(land.map(centre)) : { x, y };
  const made = emblem(land, wanted, value, low);
  const free = land.map(centre).filter((point) => clear(made, point));
  return {
    id,
    value,
    low,
    land: shape(land, 0.01, 0.24),
    hexes: new Set(land.map(key)),
    emblem: made,
    middle: wanted,
    free,
  };
}

// The frame of the map, known before the map is drawn.
export const boxOf = ({ spaces }: BorderMaterial): ViewBox => boxAround(spaces);

// The frame of some of its hexagons.
export function boxAround(hexes: readonly Hex[]): ViewBox {
  const points = hexes.map(centre);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - SEA, Math.min(...ys) - SEA - 0.06];
  const [right, bottom] = [Math.max(...xs) + SEA, Math.max(...ys) + SEA + 0.06];
  return { x: scaled(left), y: scaled(top), width: scaled(right - left), height: scaled(bottom - top) };
}

// Whether the picture of an area and its values are inside a frame.
export function within(frame: ViewBox, { emblem: { picture, high, low } }: Area): boolean {
  const inside = (at: number, size: number, from: number, length: number): boolean =>
    scaled(at - size / 2) >= from && scaled(at + size / 2) <= from + length;
  return [picture, high, low].every(
    ({ x, y, size }) => inside(x, size, frame.x, frame.width) && inside(y, size, frame.y, frame.height),
  );
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 });
  return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) };
}

// Whether a motif has room there next to the emblem.
function clear({ picture, high, low }: Emblem, { x, y }: Point): boolean {
  const beside = (one: number, other: number, size: number): boolean => Math.abs(one - other) > size / 2 + 0.2;
  return [picture, high, low].every((one) => beside(x, one.x, one.size) || beside(y, one.y, one.size));
}

// The coloured segments as the server names them (B5), and each white space as a segment of its own.
function arrange(material: BorderMaterial, board: string): readonly Segment[] {
  const { colours, segments } = material.boards.find(({ name }) => name === board) ?? { colours: [], segments: [] };
  const white = material.spaces.filter(({ place }) => (colours[place] ?? null) === null).map(({ place }) => [place]);
  const plan = planOf(material);
  return [...segments, ...white]
    .map((run) => [...run].sort((one, other) => one - other))
    .sort(([one = 0], [other = 0]) => one - other)
    .map((places) => ({
      colour: colours[places[0] ?? 0] ?? null,
      places,
      outline: around(plan, places),
      seams: seams(plan, places),
    }));
}

// The lines between the spaces of one segment.
function seams(plan: Plan, places: readonly number[]): string {
  const hexes = places.flatMap((place) => plan.spaces[place] ?? []);
  const text = ({ x, y }: Point): string => `${Math.round(x * UNIT)} ${Math.round(y * UNIT)}`;
  return hexes
    .flatMap((one, index) => hexes.slice(index + 1).map((other) => between(one, other, 0.13)))
    .flatMap((line) => (line ? [`M${text(line[0])}L${text(line[1])}`] : []))
    .join("");
}
