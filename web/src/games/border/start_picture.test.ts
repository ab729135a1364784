import { expect, test } from "vitest";

import { cross, HEXAGON, hexagons } from "./start_picture";

test("every second row lies half a hexagon to the right", () => {
  const drawn = hexagons(["rG", "b"], { r: "red", g: "green", b: "blue" });
  expect(drawn.map(({ x }) => x)).toEqual([0, 30, 15]);
  expect(drawn.map(({ kind, crossed }) => [kind, crossed])).toEqual([["red", false], ["green", true], ["blue", false]]); // prettier-ignore
});

test("a hexagon has six corners, and no two crosses are the same", () => {
  expect(HEXAGON.split("L")).toHaveLength(6);
  expect(cross(6, 1)).not.toBe(cross(6, 2));
  expect(cross(6, 1)).toBe(cross(6, 1));
});
