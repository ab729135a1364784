import { describe, expect, test } from "vitest";

import { otherPlaces, settle, spentSlots } from "./slots";

describe("dice that fall into places", () => {
  test("the kept ones stay where they lie", () => {
    expect(settle(["red", "blue", "red", "grey"], new Set([0, 3]), ["blue", "green", "grey", "red"])).toEqual([
      "red",
      "blue",
      "green",
      "grey",
    ]);
  });

  test("without any kept they lie as they are told", () => {
    expect(settle([], new Set(), [3, 1, 2])).toEqual([3, 1, 2]);
  });

  test("a kept die that is not there any more frees its place", () => {
    expect(settle(["red", "blue"], new Set([0]), ["green", "blue"])).toEqual(["green", "blue"]);
  });
});

test("the other places are those that are not named", () => {
  expect(otherPlaces([6, 4, 3, 3, 1, 1], [0, 1, 2, 3])).toEqual(new Set([4, 5]));
});

describe("dice that are used up", () => {
  test("alike dice are told apart by number only", () => {
    expect(spentSlots(["red", "blue", "red", "red"], ["red", "red"])).toEqual([1, 3]);
  });

  test("dice with a colour of their own are found by it", () => {
    expect(spentSlots([1, 1, 5], ["black"], ["white", "black", "red"])).toEqual([0, 2]);
  });
});
