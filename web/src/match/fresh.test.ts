import { expect, test } from "vitest";

import { freshMarks } from "./fresh";
import { BORDER, borderView, sheetOf, TWENTYONE, twentyOneView } from "../games/scenes.fixture";

const position = (entries: (number | null)[]) =>
  twentyOneView({ seats: [sheetOf("A", { entries }), sheetOf("B", {})] }).position;

test("what is new on a sheet is what was free before, numbers and crosses", () => {
  const before = position([3, null, null, null, null, null]);
  const after = position([3, 0, 1, null, null, null]);
  expect(freshMarks(TWENTYONE, before, after)).toEqual([new Set([1, 2]), new Set()]);
});

test("what is new on a board is what was not crossed off before", () => {
  const after = borderView({
    seats: [
      { board: "1", crossed: [0, 3, 4], areas: {}, score: 0 },
      { board: "2", crossed: [0], areas: {}, score: 0 },
    ],
  });
  expect(freshMarks(BORDER, borderView().position, after.position)).toEqual([new Set([3, 4]), new Set()]);
});

test("nothing is new when a sheet is seen for the first time", () => {
  expect(freshMarks(TWENTYONE, null, position([3, 0, 1, null, null, null]))).toEqual([new Set(), new Set()]);
});
