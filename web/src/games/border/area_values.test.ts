import { describe, expect, it } from "vitest";

import { areaValues } from "./area_values";

const marks = (scored: number | null, worth: number): string[] =>
  areaValues({ value: 9, low: 4 }, scored, worth).map(({ mark }) => mark);

describe("an area's two values", () => {
  it("are as printed until a player completes it", () => {
    expect(marks(null, 9)).toEqual(["printed", "printed"]);
  });

  it("lose the higher one to the first player", () => {
    expect(marks(null, 4)).toEqual(["struck", "printed"]);
  });

  it("have circled what was scored", () => {
    expect(marks(9, 4)).toEqual(["circled", "printed"]);
    expect(marks(4, 4)).toEqual(["struck", "circled"]);
  });
});
