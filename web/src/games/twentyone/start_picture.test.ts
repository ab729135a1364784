import { expect, test } from "vitest";

import { pips } from "./start_picture";

test.each([1, 2, 3, 4, 5, 6])("a die of %d has as many pips, each in a place of its own", (number) => {
  expect(new Set(pips(number).map(String)).size).toBe(number);
});
