import { expect, it } from "vitest";

import { borderView, BORDER, OUTCOME, TWENTYONE, twentyOneView } from "../games/scenes.fixture";
import { lines, ranking } from "./score_lines";

it("puts winners first, then the others by points, equals by their seats", () => {
  expect(ranking({ ...OUTCOME, scores: [30, 33, 12, 33, 30], winners: [3] })).toEqual([3, 1, 0, 4, 2]);
  expect(ranking({ ...OUTCOME, scores: [5, 7], winners: [] })).toEqual([1, 0]);
});

it("lists areas by their value, and says who was first", () => {
  const view = borderView({
    seats: [
      { board: "1", crossed: [], areas: { villa: 4, well: 4 }, score: 8 },
      { board: "2", crossed: [], areas: { villa: 9, well: null }, score: 9 },
    ],
  });
  expect(lines(BORDER, view, [1, 0])).toEqual([
    { id: "villa", scored: [{ points: 9, first: true, hits: 0 }, { points: 4, first: false, hits: 0 }] },
    { id: "well", scored: [{ points: 0, first: false, hits: 0 }, { points: 4, first: true, hits: 0 }] },
  ]);
});

it("lists rows from the top", () => {
  expect(lines(TWENTYONE, twentyOneView(), [0, 1]).map(({ id }) => id)).toEqual(["1", "2"]);
});
