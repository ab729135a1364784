import { expect, test } from "vitest";

import { madeNames, setNumber } from "./made_sheets";

const named = (...names: string[]): { name: string; hash: string }[] => names.map((name) => ({ name, hash: "" }));

test("boards that are made have to be asked for", () => {
  expect(madeNames(named("4711-1", "2", "A", "my-board", "0-4"))).toEqual(["4711-1", "0-4"]);
});

test("a table has the number of its set if all its boards are from it", () => {
  expect(setNumber(named("4711-2", "4711-1"))).toBe("4711");
  expect(setNumber(named("4711-2", "4712-1"))).toBeNull();
  expect(setNumber(named("4711-2", "1"))).toBeNull();
  expect(setNumber(named("1", "2"))).toBeNull();
  expect(setNumber([])).toBeNull();
});
