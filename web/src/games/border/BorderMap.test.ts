import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import type { BoardView, TargetView } from "../../protocol/types";
import { words } from "../../words/words.svelte";
import BorderMap from "./BorderMap.svelte";
import { MATERIAL } from "./shipped.fixture";

const worth = Object.fromEntries(MATERIAL.areas.map(({ id, value }) => [id, value]));
const areas = Object.fromEntries(MATERIAL.areas.map(({ id }) => [id, null]));
const BOARD: BoardView = { board: "1", crossed: [0, 10, 75], areas, score: 0 };
const TARGETS: TargetView[] = [
  { adds: [68, 71], points: 0 },
  { adds: [60, 53], points: 12 },
];

let shown: Record<string, unknown> | undefined;
const touched: number[] = [];

interface Shown {
  targets: TargetView[];
  pencil: Set<number>;
  fresh: Set<number>;
  board: BoardView;
  // Whether it is a picture only.
  still: boolean;
}

function show(more: Partial<Shown> = {}): void {
  const { still, ...rest } = more;
  const ontouch = (place: number): void => void touched.push(place);
  const props = { material: MATERIAL, board: BOARD, worth, label: "My board", ...rest, ...(still ? {} : { ontouch }) };
  shown = mount(BorderMap, { target: document.body, props });
  flushSync();
}

const space = (place: number): SVGElement => document.querySelector(`[data-place="${place}"]`) as SVGElement;
const stops = (): string[] =>
  [...document.querySelectorAll<SVGElement>('[tabindex="0"]')].map((one) => one.dataset["place"] ?? "");
const press = (place: number, key: string, repeat = false): void => {
  space(place).dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }));
  flushSync();
};

beforeAll(() => words.speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  touched.length = 0;
});

describe("the map as a picture", () => {
  it("is one image with a name, without a single control", () => {
    show({ still: true });
    expect(document.querySelector('svg[role="img"]')?.getAttribute("aria-label")).toBe("My board");
    expect(document.querySelectorAll('[role="button"], [tabindex]')).toHaveLength(0);
  });

  it("has a cross by pen for all that is crossed off, but not over the printed ones", () => {
    show({ still: true });
    const strokes = document.querySelector("path.pen:not(.fresh)")?.getAttribute("d") ?? "";
    expect(strokes.match(/M/g)).toHaveLength(2);
  });

  it("draws what is fresh stroke by stroke", () => {
    show({ still: true, fresh: new Set([0]) });
    expect(document.querySelectorAll("path.fresh")).toHaveLength(2);
    expect(document.querySelector("path.pen:not(.fresh)")?.getAttribute("d")).toBe("");
  });

  it("circles what was scored and hatches the area", () => {
    show({ still: true, board: { ...BOARD, areas: { ...areas, villa: 9 }, score: 9 } });
    expect(document.querySelectorAll("g.circled")).toHaveLength(1);
    expect(document.querySelector("g.circled")?.textContent.trim()).toBe("9");
    expect(document.querySelectorAll(".hatched")).toHaveLength(1);
    expect(document.querySelectorAll(".celebrated")).toHaveLength(0);
  });

  it("celebrates an area that the latest marks have completed", () => {
    const ring = MATERIAL.areas.find(({ id }) => id === "villa")?.ring ?? [];
    const scored = { ...BOARD, crossed: ring, areas: { ...areas, villa: 9 }, score: 9 };
    show({ still: true, board: scored, fresh: new Set(ring.slice(0, 1)) });
    expect(document.querySelectorAll(".celebrated")).toHaveLength(1);
  });
});

describe("the map to play on", () => {
  it("has a named control for every space", () => {
    show({ targets: TARGETS, pencil: new Set([2, 3]) });
    expect(document.querySelectorAll('[role="button"]')).toHaveLength(MATERIAL.spaces.length);
    expect(space(60).getAttribute("aria-label")).toBe(
      "Space 60, green, open. 2 spaces can be crossed off together, for 12 points. Segment of 5, 5 open. " +
        "Border of castle and town.",
    );
    expect(space(0).getAttribute("aria-label")).toBe(
      "Space 0, orange, crossed off. Segment of 4, 3 open. Border of villa.",
    );
    expect(space(10).getAttribute("aria-label")).toBe("Space 10, white, crossed off from the start. Border of mill.");
    expect(space(2).getAttribute("aria-label")).toMatch(/^Space 2, blue, pencilled in\. Segment/);
    expect(space(2).getAttribute("aria-pressed")).toBe("true");
    expect(space(4).getAttribute("aria-label")).toContain("Cannot be crossed off now.");
  });

  it("lights each target once and says what it would score", () => {
    show({ targets: TARGETS });
    expect(document.querySelectorAll(".target")).toHaveLength(2);
    expect([...document.querySelectorAll(".badge")].map((badge) => badge.textContent.trim())).toEqual(["+12"]);
  });

  it("is one tab stop, at first on what may be touched", () => {
    show({ targets: TARGETS });
    expect(stops()).toEqual(["53"]);
  });

  it("is walked with the arrow keys, and the tab stop goes along", () => {
    show({ targets: TARGETS });
    space(53).focus();
    press(53, "ArrowRight");
    expect(document.activeElement).toBe(space(54));
    expect(stops()).toEqual(["54"]);
  });

  it("is touched with Enter, with the space bar, and by a click without a pointer", () => {
    show({ targets: TARGETS });
    press(53, "Enter");
    press(68, " ");
    space(4).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    expect(touched).toEqual([53, 68, 4]);
  });

  it("is touched once by a key that is held down", () => {
    show({ targets: TARGETS });
    press(53, "Enter");
    press(53, "Enter", true);
    expect(touched).toEqual([53]);
  });

  it("leaves the keys of the table to the table", () => {
    show({ targets: TARGETS });
    const event = new KeyboardEvent("keydown", { key: "r", bubbles: true, cancelable: true });
    space(53).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
