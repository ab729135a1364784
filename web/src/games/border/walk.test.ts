import { describe, expect, it } from "vitest";

import { planOf } from "./plan";
import { MATERIAL } from "./shipped.fixture";
import { walk } from "./walk";

const { spaces } = planOf(MATERIAL);

describe("the arrow keys", () => {
  it("walk along a row, over the gaps, and stop at its ends", () => {
    expect(walk(spaces, 16, "ArrowRight")).toBe(17);
    expect(walk(spaces, 17, "ArrowRight")).toBe(18);
    expect(walk(spaces, 17, "ArrowLeft")).toBe(16);
    expect(walk(spaces, 16, "ArrowLeft")).toBeNull();
    expect(walk(spaces, 22, "ArrowRight")).toBeNull();
    expect(walk(spaces, 18, "Home")).toBe(16);
    expect(walk(spaces, 18, "End")).toBe(22);
  });

  it("lead up and down to the nearest of the next row, and stop at the edges", () => {
    expect(walk(spaces, 33, "ArrowUp")).toBe(28);
    expect(walk(spaces, 33, "ArrowDown")).toBe(41);
    expect(walk(spaces, 0, "ArrowUp")).toBeNull();
    expect(walk(spaces, 85, "ArrowDown")).toBeNull();
  });

  it("reach every space from every other", () => {
    const reached = new Set([0]);
    for (const place of reached) {
      for (const pressed of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const to = walk(spaces, place, pressed);
        if (to !== null) reached.add(to);
      }
    }
    expect(reached.size).toBe(spaces.length);
  });

  it("leave other keys alone", () => {
    expect(walk(spaces, 5, "r")).toBeNull();
  });
});
