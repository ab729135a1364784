import { expect, test } from "vitest";

import type { WrittenEntry } from "../protocol/types";
import { GAME, logged } from "./match.fixture";
import { toldPlaces } from "./told_places";

const of = (entry: WrittenEntry, seat: number | null): number[][] =>
  toldPlaces(logged(1, entry), seat, GAME).map((places) => [...places]);

test("a line about a move points at its spaces on the board of its player", () => {
  expect(of({ type: "played", seat: 1, move: "mark 3 4 11" }, 1)).toEqual([[], [3, 4, 11]]);
});

test("a line about one of several players points at the spaces of this one", () => {
  const plays = [
    { seat: 0, move: "mark 2" },
    { seat: 2, move: "mark 5 6" },
  ];
  expect(of({ type: "marked", plays }, 2)).toEqual([[], [], [5, 6]]);
  expect(of({ type: "marked", plays }, 1)).toEqual([]);
});

test("other lines point at nothing", () => {
  expect(of({ type: "played", seat: 0, move: "reroll r b" }, 0)).toEqual([[]]);
  expect(of({ type: "rolled", faces: [1, 2] }, null)).toEqual([]);
});
