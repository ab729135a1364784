import { describe, expect, it } from "vitest";

import { enclosed, hexAt, key, type Hex } from "./geometry";
import { PICTURES } from "./area_pictures";
import { areaOf, around, planOf, segmentsOf } from "./plan";
import { MATERIAL } from "./shipped.fixture";

const plan = planOf(MATERIAL);
const areas = MATERIAL.areas.map((drawn) => areaOf(MATERIAL, drawn));

describe("the plan of the map", () => {
  it("is worked out once", () => {
    expect(planOf(MATERIAL)).toBe(plan);
    for (const [n, drawn] of MATERIAL.areas.entries()) expect(areaOf(MATERIAL, drawn)).toBe(areas[n]);
    expect(segmentsOf(MATERIAL, "2")).toBe(segmentsOf(MATERIAL, "2"));
  });

  it("has every space within its frame", () => {
    const { x, y, width, height } = plan.box;
    for (const space of plan.spaces) {
      expect(space.x * 100 - 50).toBeGreaterThan(x);
      expect(space.x * 100 + 50).toBeLessThan(x + width);
      expect(space.y * 100 - 58).toBeGreaterThan(y);
      expect(space.y * 100 + 58).toBeLessThan(y + height);
    }
  });

  it("knows the areas that each space borders", () => {
    expect(plan.spaces[0]?.areas).toEqual(["villa"]);
    expect(plan.spaces[54]?.areas).toEqual(["castle", "town", "lake"]);
  });

  it("has a picture of our own for each of the nine areas, on its own land and as large as a thumbnail", () => {
    expect(Object.keys(PICTURES).sort()).toEqual(areas.map(({ id }) => id).sort());
    for (const { id, emblem } of areas) {
      const ring = MATERIAL.areas.find((area) => area.id === id)?.ring ?? [];
      const land = new Set(enclosed(ring.map((place) => MATERIAL.spaces[place] as Hex)).map(key));
      for (const one of [emblem.picture, emblem.high, emblem.low]) expect(land).toContain(key(hexAt(one)));
      expect(emblem.picture.size).toBeGreaterThan(0.95);
      expect(emblem.high.size).toBeGreaterThan(emblem.low.size);
    }
  });

  it("writes the values where nothing else stands", () => {
    for (const { emblem, free } of areas) {
      const { picture, high, low } = emblem;
      const apart = Math.hypot(picture.x - high.x, picture.y - high.y);
      expect(apart).toBeGreaterThan(picture.size * 0.45);
      expect(Math.hypot(high.x - low.x, high.y - low.y)).toBeGreaterThan(low.size * 0.8);
      for (const spot of free) expect(Math.hypot(spot.x - high.x, spot.y - high.y)).toBeGreaterThan(high.size / 2);
    }
  });

  it("finds a place for an emblem without being told", () => {
    const unplaced = MATERIAL.areas.map((drawn) => areaOf(MATERIAL, { ...drawn, x: null, y: null }));
    for (const { emblem } of unplaced) expect(emblem.picture.size).toBeGreaterThan(0.95);
  });
});

describe("segments", () => {
  it("are four of each colour, of 2 to 5 spaces, and two white spaces", () => {
    for (const { name } of MATERIAL.boards) {
      const segments = segmentsOf(MATERIAL, name);
      expect(segments.filter(({ colour }) => colour === null).map(({ places }) => places)).toEqual([[10], [75]]);
      for (const colour of Object.keys(MATERIAL.letters)) {
        const lengths = segments.filter((one) => one.colour === colour).map(({ places }) => places.length);
        expect(lengths.sort()).toEqual([2, 3, 4, 5]);
      }
    }
  });

  it("are those that the server names, also where two of one colour touch", () => {
    const [board] = MATERIAL.boards;
    const [run = [], ...others] = board?.segments ?? [];
    const segments = [run.slice(0, 1), run.slice(1), ...others];
    const split = { ...MATERIAL, boards: board ? [{ ...board, segments }] : [] };
    const drawn = segmentsOf(split, board?.name ?? "").map(({ places }) => places);
    expect(drawn).toContainEqual(run.slice(0, 1));
    expect(drawn).not.toContainEqual(run);
  });

  it("have one outline each, with a seam between neighbours", () => {
    for (const { places, outline, seams } of segmentsOf(MATERIAL, "1")) {
      expect(outline.match(/M/g)).toHaveLength(1);
      expect(seams.match(/M/g)?.length ?? 0).toBe(places.length - 1);
    }
  });

  it("are outlined together, and further out on demand", () => {
    expect(around(plan, [0, 1]).match(/M/g)).toHaveLength(1);
    expect(around(plan, [0, 3]).match(/M/g)).toHaveLength(2);
    expect(around(plan, [0], 0.1)).not.toBe(around(plan, [0]));
  });
});
