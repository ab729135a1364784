import { describe, expect, it } from "vitest";

import { pick } from "./pick";
import { planOf, type Space } from "./plan";
import { MATERIAL } from "./shipped.fixture";

const { spaces } = planOf(MATERIAL);
const at = (place: number, right = 0, down = 0): { x: number; y: number } => {
  const { x, y } = spaces[place] as Space;
  return { x: x + right, y: y + down };
};
const PHONE = { hexagon: 23, finger: true };
const CLOSE = { hexagon: 48, finger: true };
const MOUSE = { hexagon: 46, finger: false };

describe("a finger on a phone", () => {
  it("picks the space that it hits, lit or not", () => {
    for (const { place } of spaces) {
      expect(pick(spaces, [], at(place), PHONE)).toEqual({ place });
      expect(pick(spaces, [[place]], at(place), PHONE)).toEqual({ place });
    }
  });

  it("is drawn to what is lit, over the edge of what is not", () => {
    expect(pick(spaces, [[43]], at(42, 0.4), PHONE)).toEqual({ place: 43 });
    expect(pick(spaces, [[33]], at(33, -22 / 23), PHONE)).toEqual({ place: 33 });
  });

  it("is told why not where it clearly hits something dark beside what is lit", () => {
    expect(pick(spaces, [[42]], at(43), PHONE)).toEqual({ place: 43 });
  });

  it("takes a whole segment wherever it is hit", () => {
    expect(pick(spaces, [[42, 43, 44]], at(42, 0.5), PHONE)).toMatchObject({ place: expect.any(Number) as number });
  });

  it("looks closer where two are equally near, and not where one clearly is", () => {
    const lit = [[42], [43]];
    const halfway = pick(spaces, lit, at(42, 0.5), PHONE);
    expect(halfway).toEqual({ closer: at(42, 0.5) });
    expect(pick(spaces, lit, at(42, 0.1), PHONE)).toEqual({ place: 42 });
  });

  it("has targets of 44 pixels for all spaces when it looks closer, even if all are lit", () => {
    const lit = spaces.map(({ place }) => [place]);
    for (const { place } of spaces) {
      for (let angle = 0; angle < Math.PI * 2; angle += 0.1) {
        const picked = pick(spaces, lit, at(place, (Math.cos(angle) * 22) / 48, (Math.sin(angle) * 22) / 48), CLOSE);
        expect(picked).toEqual({ place });
      }
    }
  });

  it("means nothing in the middle of an area", () => {
    expect(pick(spaces, [[0]], { x: 5.5, y: 11.3 }, PHONE)).toBeNull();
  });
});

describe("a mouse", () => {
  it("picks what it points at, and nothing beside it", () => {
    expect(pick(spaces, [[43]], at(42, 0.45), MOUSE)).toEqual({ place: 42 });
    expect(pick(spaces, [[33]], at(33, -0.8), MOUSE)).toBeNull();
  });
});
