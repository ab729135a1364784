import { expect, test } from "vitest";

import type { LoadedGame } from "../games";
import type { Position } from "../games/game_ui";
import type { LogEntry, PublicView, TableMoment, WrittenEntry } from "../protocol/types";
import { diceAt } from "./past_dice";

const FACES = ["a", "b", "c"];
// "reroll" names the places that are rolled again.
const ALIKE = {
  material: {},
  ui: {
    faces: () => FACES,
    firstFace: 0,
    keptBy: (_: unknown, move: string, { slots }: { slots: string[] }) => {
      const [verb, ...rolled] = move.split(" ");
      return verb === "reroll" ? new Set([...slots.keys()].filter((place) => !rolled.includes(String(place)))) : null;
    },
  },
} as unknown as LoadedGame;
const COLOURED = {
  material: {},
  ui: { dieColours: () => ["red", "blue"], falling: () => [1] },
} as unknown as LoadedGame;

const EVENTS = [
  { type: "marked", marks: [] },
  { type: "rolled", faces: [2, 0, 1] },
  { type: "played", seat: 0, move: "reroll 0 1" },
  { type: "rolled", faces: [2, 1] },
  { type: "played", seat: 0, move: "mark 1" },
];
const LOG = EVENTS.map((entry, n) => ({ n, at: 0, entry, told: [] })) as unknown as LogEntry[];

const withDice = (dice: unknown[]): PublicView => ({ position: { dice } as unknown as Position }) as PublicView;

const moment = (n: number, dice: unknown[], before: unknown[] = []): TableMoment => ({
  entry: { ...(LOG[n] as LogEntry), entry: EVENTS[n] as unknown as WrittenEntry },
  before: withDice(before),
  view: withDice(dice),
});

test("a die that was kept lies where it lay", () => {
  expect(diceAt(ALIKE, LOG, moment(1, ["a", "b", "c"]))).toEqual({ slots: ["a", "b", "c"], kept: new Set() });
  expect(diceAt(ALIKE, LOG, moment(2, ["c"]))).toEqual({ slots: ["a", "b", "c"], kept: new Set([2]) });
  expect(diceAt(ALIKE, LOG, moment(3, ["b", "c", "c"]))).toEqual({ slots: ["b", "c", "c"], kept: new Set([2]) });
  expect(diceAt(ALIKE, LOG, moment(4, ["b", "c"]))).toEqual({ slots: ["b", "c", "c"], kept: new Set() });
});

test("without the entries before it a moment has only its dice", () => {
  expect(diceAt(ALIKE, LOG.slice(3), moment(3, ["b", "c", "c"]))).toEqual({ slots: ["b", "c", "c"], kept: new Set() });
});

test("dice of different colours stay in their places, and the game says which fall", () => {
  expect(diceAt(COLOURED, LOG, moment(3, [1, 5], [1, 6]))).toEqual({ slots: [1, 5], kept: new Set([0]) });
  expect(diceAt(COLOURED, LOG, moment(1, [1, 6]))).toEqual({ slots: [1, 6], kept: new Set() });
});
