import { expect, it } from "vitest";

import { OUTCOME } from "../games/scenes.fixture";
import { ranking } from "./ranking";

it("puts winners first, then the others by points, equals by their seats", () => {
  expect(ranking({ ...OUTCOME, scores: [30, 33, 12, 33, 30], winners: [3] })).toEqual([3, 1, 0, 4, 2]);
  expect(ranking({ ...OUTCOME, scores: [5, 7], winners: [] })).toEqual([1, 0]);
});
