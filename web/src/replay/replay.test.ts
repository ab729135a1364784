import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReplayStep } from "../protocol/types";
import { BORDER, borderView, logged } from "../games/scenes.fixture";
import { framesOf } from "./frames";
import { press } from "./keys";
import { Player } from "./player.svelte";

const ROLL = { phase: "roll", dice: [] };
const crossed = (...spaces: number[][]) =>
  spaces.map((places, n) => ({ board: String(n + 1), crossed: places, areas: {}, score: 0 }));

// The draw, a round with a reroll, and the first roll of the next.
const STEPS: ReplayStep[] = [
  { entry: { type: "rolled" as const, faces: [0, 0, 0] }, view: borderView({ ...ROLL, round: 1 }) },
  {
    entry: { type: "rolled" as const, faces: [2, 0, 3, 3, 4] },
    view: borderView({ round: 1, dice: ["grey", "blue", "red", "red", "yellow"] }),
  },
  {
    entry: { type: "played" as const, seat: 0, move: "reroll b y" },
    view: borderView({ round: 1, phase: "roll", dice: ["grey", "red", "red"] }),
  },
  {
    entry: { type: "rolled" as const, faces: [3, 1] },
    view: borderView({ round: 1, dice: ["grey", "green", "red", "red", "red"] }),
  },
  {
    entry: { type: "played" as const, seat: 0, move: "mark 2 3" },
    view: borderView({
      round: 1,
      phase: "second-action",
      dice: ["grey", "green", "red", "red", "red"],
      leftover: ["grey", "green", "red"],
      seats: crossed([0, 1, 2], [0]),
    }),
  },
  {
    entry: { type: "marked" as const, plays: [{ seat: 1, move: "mark 6" }] },
    view: borderView({ ...ROLL, round: 2, seats: crossed([0, 1, 2], [0, 5]) }),
  },
  { entry: { type: "rolled" as const, faces: [1, 1, 1, 1, 1] }, view: borderView({ round: 2 }) },
].map(({ entry, view }) => ({ entry: logged(entry)[0] as ReplayStep["entry"], view }));

const frames = framesOf(STEPS, BORDER);

describe("the pictures of a game", () => {
  it("belong to the round in which the step was made", () => {
    expect(frames.map(({ round }) => round)).toEqual([0, 1, 1, 1, 1, 1, 2]);
  });

  it("keep every die in its place", () => {
    expect(frames[2]?.slots).toEqual(["grey", "blue", "red", "red", "yellow"]);
    expect([...(frames[2]?.kept ?? [])]).toEqual([0, 2, 3]);
    expect(frames[3]?.slots).toEqual(["grey", "green", "red", "red", "red"]);
  });

  it("show what was used up until the round is over", () => {
    expect(frames[4]?.spent).toHaveLength(2);
    expect(frames[5]?.spent).toEqual(frames[4]?.spent);
    expect(frames[5]?.slots).toHaveLength(5);
    expect(frames[6]?.spent).toEqual([]);
  });

  it("know what was just written", () => {
    expect(frames[4]?.fresh.map((places) => [...places])).toEqual([[1, 2], []]);
    expect(frames[5]?.fresh.map((places) => [...places])).toEqual([[], [5]]);
  });
});

describe("the player", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("stays within the game", () => {
    const player = new Player(frames, 99);
    expect(player.step).toBe(6);
    player.walk(1);
    expect(player.step).toBe(6);
    player.jump(-3);
    expect(player.step).toBe(0);
    expect(new Player(frames, Number.NaN).step).toBe(0);
  });

  it("walks by rounds", () => {
    const player = new Player(frames, 3);
    player.walkRounds(-1);
    expect(player.step).toBe(1);
    player.walkRounds(-1);
    expect(player.step).toBe(0);
    player.jump(3);
    player.walkRounds(1);
    expect(player.step).toBe(6);
  });

  it("plays to the end by itself and stops there", () => {
    const player = new Player(frames);
    player.play();
    vi.advanceTimersByTime(60_000);
    expect(player.step).toBe(6);
    expect(player.playing).toBe(false);
  });

  it("stops when the player steps, and begins again from the end", () => {
    const player = new Player(frames, 6);
    player.toggle();
    expect(player.step).toBe(0);
    player.walk(1);
    vi.advanceTimersByTime(60_000);
    expect(player.step).toBe(1);
  });

  it("lets dice fall only when it goes forward onto a roll", () => {
    const player = new Player(frames, 2);
    player.walk(1);
    expect(player.thrown).toBe(3);
    player.walk(-2);
    expect(player.thrown).toBe(3);
    player.jump(6);
    expect(player.thrown).toBe(3);
  });

  it("follows its keys, but not while the player types or presses a button", () => {
    const player = new Player(frames, 3);
    const key = (name: string, on: Element = document.body): boolean => {
      const event = new KeyboardEvent("keydown", { key: name });
      Object.defineProperty(event, "target", { value: on });
      return press(event, player);
    };
    expect(key("ArrowRight")).toBe(true);
    expect(player.step).toBe(4);
    expect(key("Home")).toBe(true);
    expect(key("End")).toBe(true);
    expect(player.step).toBe(6);
    expect(key(" ", document.createElement("button"))).toBe(false);
    expect(key("ArrowLeft", document.createElement("input"))).toBe(false);
    expect(key("x")).toBe(false);
    expect(key(" ")).toBe(true);
    expect(player.playing).toBe(true);
    player.pause();
  });
});
