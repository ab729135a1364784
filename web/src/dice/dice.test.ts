// The tray's small logic: pips, how a die comes to rest, and real dice entered by tapping.
import { describe, expect, it } from "vitest";

import { empty, fill, filled, pick, written } from "./entry";
import { PIP_FACES } from "./faces";
import { pips } from "./pips";
import { restAngle, sides, tumble } from "./tumble";

describe("pips", () => {
  it("has as many as the face says, each in a place of its own", () => {
    for (const face of PIP_FACES) {
      expect(new Set(pips(face).map(String)).size).toBe(face);
    }
  });

  it("stands the same way round when the die is turned by half", () => {
    for (const face of PIP_FACES) {
      const turned = pips(face).map(([x, y]) => String([-x + 0, -y + 0]));
      expect(turned.sort()).toEqual(
        pips(face)
          .map(([x, y]) => String([x + 0, y + 0]))
          .sort(),
      );
    }
  });
});

describe("a tumbling die", () => {
  it("is a cube with each face once, the fallen one in front and 7 with its back", () => {
    for (const face of PIP_FACES) {
      const cube = sides(face, PIP_FACES);
      expect(cube[0]).toBe(face);
      expect(Number(cube[0]) + Number(cube[1])).toBe(7);
      expect([...cube].sort()).toEqual([...PIP_FACES]);
    }
    expect(new Set(sides("red", ["grey", "green", "blue", "red", "yellow", "orange"])).size).toBe(6);
  });

  it("comes to rest where it lies, with its front to us, in under a second", () => {
    for (const seed of ["one", "two", "three"]) {
      const { delay, duration, path, turning } = tumble(seed);
      expect(path.at(-1)?.["transform"]).toBe("translate(0%, 0%)");
      expect(turning.at(-1)?.["transform"]).toBe("rotateX(0deg) rotateY(0deg) rotateZ(0deg)");
      expect(delay + duration).toBeLessThan(1000);
      expect(Math.abs(restAngle(seed))).toBeLessThanOrEqual(7.5);
    }
    expect(tumble("one")).toEqual(tumble("one"));
    expect(tumble("one")).not.toEqual(tumble("two"));
  });
});

describe("real dice", () => {
  const letters = { grey: "a", green: "g", blue: "b" };

  it("fill one after the other and are written as a record writes them", () => {
    let entry = empty(3);
    expect(filled(entry)).toBe(false);
    for (const face of ["grey", "blue", "grey"]) entry = fill(entry, face);
    expect(filled(entry)).toBe(true);
    expect(written(entry, letters)).toBe("a b a");
    expect(written(fill(fill(empty(2), 6), 1), letters)).toBe("6 1");
  });

  it("take no more than are due", () => {
    const full = fill(empty(1), 4);
    expect(fill(full, 5)).toEqual(full);
    expect(filled(empty(0))).toBe(false);
  });

  it("are corrected by a tap: the next face goes there, then on to what is still empty", () => {
    let entry = fill(fill(empty(3), 1), 2);
    entry = fill(pick(entry, 0), 5);
    expect(entry).toEqual({ faces: [5, 2, ""], next: 2 });
    expect(fill(pick(empty(3), 2), 6).next).toBe(0);
  });
});
