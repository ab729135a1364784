import { describe, expect, it } from "vitest";

import {
  between,
  centre,
  enclosed,
  hexAt,
  inset,
  key,
  neighbours,
  outlines,
  ROW,
  rounded,
  shape,
  type Hex,
  type Point,
} from "./geometry";

const HERE: Hex = { q: 0, r: 0 };
const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, { x, y }, index) => {
    const after = loop[(index + 1) % loop.length] as Point;
    return sum + x * after.y - after.x * y;
  }, 0) / 2;

describe("hexagons", () => {
  it("lie where the server says", () => {
    expect(centre({ q: 2, r: 3 })).toEqual({ x: 3.5, y: 3 * ROW });
  });

  it("are found again from any point near their middle", () => {
    for (const hex of [HERE, { q: 4, r: 7 }, { q: -3, r: 7 }]) {
      const { x, y } = centre(hex);
      for (const [dx, dy] of [
        [0, 0],
        [0.45, 0],
        [-0.45, 0],
        [0, 0.5],
        [0.2, -0.4],
      ] as const) {
        expect(key(hexAt({ x: x + dx, y: y + dy }))).toBe(key(hex));
      }
    }
  });

  it("have six neighbours at a distance of one", () => {
    for (const near of neighbours(HERE)) {
      const { x, y } = centre(near);
      expect(Math.hypot(x, y)).toBeCloseTo(1);
    }
  });
});

describe("outlines", () => {
  it("go clockwise around one hexagon", () => {
    const [loop, ...more] = outlines([HERE]) as [Point[]];
    expect(more).toEqual([]);
    expect(loop).toHaveLength(6);
    expect(area(loop)).toBeCloseTo(ROW);
  });

  it("make one thing of two neighbours, and two of two strangers", () => {
    expect(outlines([HERE, { q: 1, r: 0 }]).map((loop) => loop.length)).toEqual([10]);
    expect(outlines([HERE, { q: 3, r: 0 }]).map((loop) => loop.length)).toEqual([6, 6]);
  });

  it("go the other way round a hole", () => {
    const areas = outlines(neighbours(HERE))
      .map(area)
      .sort((one, other) => other - one);
    expect(areas[0]).toBeCloseTo(7 * ROW);
    expect(areas[1]).toBeCloseTo(-ROW);
  });

  it("become smaller inwards and larger outwards", () => {
    const [loop] = outlines([HERE, { q: 1, r: 0 }]) as [Point[]];
    expect(area(inset(loop, 0.1))).toBeLessThan(area(loop));
    expect(area(inset(loop, -0.1))).toBeGreaterThan(area(loop));
    const [one] = outlines([HERE]) as [Point[]];
    expect(area(inset(one, 0.1))).toBeCloseTo(ROW * 0.8 ** 2);
  });

  it("are closed paths with round corners", () => {
    const path = rounded(outlines([HERE])[0] as Point[], 0.1);
    expect(path.match(/Q/g)).toHaveLength(6);
    expect(path).toMatch(/^M.*Z$/);
    expect(shape([HERE, { q: 3, r: 0 }], 0, 0.1).match(/M/g)).toHaveLength(2);
  });
});

describe("what is walled in", () => {
  it("is what a ring surrounds, and nothing else", () => {
    expect(enclosed(neighbours(HERE))).toEqual([HERE]);
    expect(enclosed(neighbours(HERE).slice(1))).toEqual([]);
  });
});

describe("the side between two hexagons", () => {
  it("is shared by neighbours alone", () => {
    const [from, to] = between(HERE, { q: 1, r: 0 }, 0.1) as readonly [Point, Point];
    expect([from.x, to.x]).toEqual([0.5, 0.5]);
    expect(Math.abs(to.y - from.y)).toBeCloseTo(1 / Math.sqrt(3) - 0.2);
    expect(between(HERE, { q: 2, r: 0 }, 0.1)).toBeNull();
  });
});
