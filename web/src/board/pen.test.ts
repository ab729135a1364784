import { describe, expect, it } from "vitest";

import { circle, cross, random, seedOf, strike } from "./pen";

const numbers = (path: string): number[] => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

describe("a pen", () => {
  it("draws the same again from the same seed, and something else from another", () => {
    expect(cross(3, 30)).toEqual(cross(3, 30));
    expect(cross(3, 30)).not.toEqual(cross(4, 30));
    expect(circle(1, 20, 10)).not.toEqual(circle(2, 20, 10));
  });

  it("keeps a cross in its space", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (const value of cross(seed, 30).flatMap(numbers)) expect(Math.abs(value)).toBeLessThan(40);
    }
  });

  it("crosses from corner to corner", () => {
    const [first, second] = cross(5, 30).map(numbers) as [number[], number[]];
    expect(first[0]).toBeLessThan(-15);
    expect(first.at(-2)).toBeGreaterThan(15);
    expect(second[0]).toBeGreaterThan(15);
    expect(second.at(-2)).toBeLessThan(-15);
  });

  it("goes all the way round what it circles", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const all = numbers(circle(seed, 40, 20));
      const [xs, ys] = [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2)];
      expect(Math.max(...xs)).toBeGreaterThan(36);
      expect(Math.min(...xs)).toBeLessThan(-36);
      expect(Math.max(...ys)).toBeGreaterThan(18);
      expect(Math.min(...ys)).toBeLessThan(-18);
    }
  });

  it("strikes through upwards to the right", () => {
    const all = numbers(strike(9, 60, 30));
    expect(all[0]).toBeLessThan(-20);
    expect(all.at(-2)).toBeGreaterThan(20);
    expect(all.at(-1)).toBeLessThan(all[1] as number);
  });

  it("takes chance evenly from 0 to 1, and a seed from a text", () => {
    const next = random(seedOf("castle"));
    const drawn = Array.from({ length: 2000 }, next);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, one) => sum + one, 0) / 2000).toBeCloseTo(0.5, 1);
    expect(seedOf("castle")).not.toBe(seedOf("tower"));
  });
});
