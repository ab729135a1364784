import { describe, expect, it } from "vitest";

import { Zoom } from "./zoom.svelte";

const BOX = { x: -10, y: -20, width: 1000, height: 800 };
const zoom = (): Zoom => new Zoom(() => BOX);

describe("looking closer", () => {
  it("shows the whole at first", () => {
    const whole = zoom();
    expect(whole.close).toBe(false);
    expect(whole.through({ x: 300, y: 200 })).toEqual({ x: 300, y: 200 });
  });

  it("brings a point into the middle", () => {
    const near = zoom();
    near.into(2, { x: 490, y: 380 });
    expect(near.through({ x: 490, y: 380 })).toEqual({ x: 490, y: 380 });
    expect(near.through({ x: BOX.x, y: BOX.y })).toEqual({ x: 240, y: 180 });
  });

  it("never leaves the map", () => {
    const near = zoom();
    near.into(2, { x: BOX.x, y: BOX.y });
    expect([near.x, near.y]).toEqual([0, 0]);
    near.pan(-99999, -99999);
    expect([near.x, near.y]).toEqual([500, 400]);
    near.out();
    expect([near.x, near.y, near.close]).toEqual([0, 0, false]);
  });

  it("moves with the finger", () => {
    const near = zoom();
    near.into(2, { x: 490, y: 380 });
    const before = near.through({ x: 100, y: 100 });
    near.pan(60, -40);
    expect(near.through({ x: 160, y: 60 })).toEqual(before);
  });

  it("shows what has the focus, and stays where it can be seen already", () => {
    const near = zoom();
    near.into(2, { x: 490, y: 380 });
    const { x, y } = near;
    near.show({ x: 490, y: 380 }, 50);
    expect([near.x, near.y]).toEqual([x, y]);
    near.show({ x: 900, y: 100 }, 50);
    expect(near.x + 500).toBe(960);
    expect(near.y).toBe(70);
  });
});
