// How a sheet is drawn: handwriting, the way of the arrow keys, where a cross goes.
import { describe, expect, it } from "vitest";

import type { DrawnSheet, SheetView } from "../../protocol/types";
import { handwriting, smooth } from "./digits";
import { boxX, LEFT, sheetWidth, STEP, stepTo } from "./layout";
import { crossGoes } from "./written";

const COLOURS = ["white", "black", "red"];
const drawn: DrawnSheet = {
  name: "A",
  hash: "",
  rows: [0, 1].map((row) =>
    COLOURS.map((colour, column) => ({ place: row * 3 + ((column + row) % 3), text: "", colour, number: 3 - column })),
  ),
};

function sheet(current: number | null, ...rows: (number | null)[][]): SheetView {
  const views = rows.map((entries) => ({ entries, hits: 0, score: 0, complete: !entries.includes(null) }));
  const free = current === null ? null : (views[current]?.entries.indexOf(null) ?? null);
  return { sheet: "A", rows: views, current_row: current, cross_goes: free, score: 0 };
}

describe("handwriting", () => {
  const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

  it("knows every digit and the cross, and stays in its box", () => {
    for (const sign of "0123456789x") {
      const strokes = handwriting(sign, 3);
      expect(strokes.length, sign).toBeGreaterThan(0);
      for (const value of strokes.flatMap(numbers)) expect(Math.abs(value), sign).toBeLessThan(9);
    }
  });

  it("is the same for a seed and different for another", () => {
    expect(handwriting("5", 1)).toEqual(handwriting("5", 1));
    expect(handwriting("5", 1)).not.toEqual(handwriting("5", 2));
  });

  it("writes several digits side by side around the middle", () => {
    const [first = "", second = ""] = handwriting("11", 1);
    expect(Math.max(...numbers(first).filter((_, n) => n % 2 === 0))).toBeLessThan(2);
    expect(Math.min(...numbers(second).filter((_, n) => n % 2 === 0))).toBeGreaterThan(-2);
  });

  it("passes over what it cannot write", () => {
    expect(handwriting("?", 1)).toEqual([]);
  });

  it("stops at a corner: straight in, straight out", () => {
    const path = smooth([
      [0, 0],
      [6, 0],
      [6, 0],
      [6, 6],
    ]);
    expect(path).toBe("M0 0C1 0 5 0 6 0C6 1 6 5 6 6");
  });
});

describe("the sheet under fingers and keys", () => {
  it("has boxes that are 44 px and more on a phone of 360", () => {
    expect((STEP.x * (360 - 2 * 12)) / sheetWidth(6)).toBeGreaterThanOrEqual(44);
    expect(boxX(0)).toBe(LEFT);
  });

  it("walks along the row with left and right, and to the box above or below with up and down", () => {
    expect(stepTo(drawn.rows, 0, "ArrowRight")).toBe(1);
    expect(stepTo(drawn.rows, 0, "ArrowLeft")).toBeNull();
    expect(stepTo(drawn.rows, 0, "ArrowDown")).toBe(4);
    expect(stepTo(drawn.rows, 4, "ArrowUp")).toBe(0);
    expect(stepTo(drawn.rows, 4, "ArrowDown")).toBeNull();
    expect(stepTo(drawn.rows, 1, "End")).toBe(2);
    expect(stepTo(drawn.rows, 1, "Home")).toBe(0);
    expect(stepTo(drawn.rows, 1, "r")).toBeNull();
  });
});

describe("a cross", () => {
  it("goes where the server says: the leftmost free box of the current row", () => {
    expect(crossGoes(drawn, sheet(1, [3, 0, 1], [2, null, null]))).toBe(5);
    expect(crossGoes(drawn, sheet(null, [3, 0, 1], [2, 1, 1]))).toBeNull();
  });
});
