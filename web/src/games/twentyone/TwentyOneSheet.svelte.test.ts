// The sheet as a person meets it: what can be touched, how it is named, where the keys lead.
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { DrawnSheet, SheetView, TwentyOneMaterial } from "../../protocol/types";
import { words } from "../../words/words.svelte";
import TwentyOneSheet from "./TwentyOneSheet.svelte";

const COLOURS = ["white", "black", "red", "blue", "yellow", "green"];
const drawn: DrawnSheet = {
  name: "A",
  hash: "",
  rows: [0, 1].map((row) =>
    COLOURS.map((colour, n) => ({ place: row * 6 + n, text: `${row + 1}${colour[0]}`, colour, number: 6 - n })),
  ),
};
const material: TwentyOneMaterial = {
  game: "twentyone",
  letters: { white: "w", black: "k", red: "r", blue: "b", yellow: "y", green: "g" },
  cross_off: { place: 12, text: "x" },
  bonus: [1, 3, 6, 10, 15, 21],
  sheets: [drawn],
};
const sheet: SheetView = {
  sheet: "A",
  rows: [
    { entries: [6, 3, 0, 1, 1, 1], hits: 2, score: 15, complete: true },
    { entries: [2, null, null, null, null, null], hits: 0, score: 2, complete: false },
  ],
  current_row: 1,
  cross_goes: 1,
  score: 17,
};
const targets = [
  { adds: [7], points: 2 },
  { adds: [10], points: 1 },
  { adds: [12], points: 0 },
];
const props = { material, sheet, dice: [6, 2, 5, 6, 1, 1], label: "Ana" };

let there: Record<string, unknown> | undefined;
const boxes = (): SVGGElement[] => [...document.querySelectorAll<SVGGElement>("g[role=button]")];
const box = (place: number): SVGGElement => document.querySelector(`[data-place="${place}"]`) as SVGGElement;
const crossOff = (): HTMLButtonElement => document.querySelector("button") as HTMLButtonElement;
const focused = (): string | undefined => (document.activeElement as SVGElement | null)?.dataset["place"];
const placesWith = (attribute: string, value: string): number[] =>
  boxes()
    .filter((one) => one.getAttribute(attribute) === value)
    .map((one) => Number(one.dataset["place"]));
const name = (place: number): string | null => box(place).getAttribute("aria-label");
const press = (key: string, repeat = false): boolean | undefined =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }));

function show(given: ComponentProps<typeof TwentyOneSheet>): void {
  there = mount(TwentyOneSheet, { target: document.body, props: given });
  flushSync();
}

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

beforeAll(() => words.speak("en"));

afterEach(async () => {
  if (there) await unmount(there);
  there = undefined;
});

describe("a sheet to look at", () => {
  it("is a picture with a name, and nothing in it can be touched", () => {
    show(props);
    const picture = document.querySelector("svg");
    expect(picture?.getAttribute("role")).toBe("img");
    expect(picture?.getAttribute("aria-label")).toBe("Ana");
    expect(document.querySelector("[role=button], button, [tabindex]")).toBeNull();
  });
});

describe("a sheet to write on", () => {
  it("names every box with what stands in it", () => {
    show({ ...props, targets, ontouch: () => {} });
    expect(boxes()).toHaveLength(12);
    expect(name(0)).toBe("Row 1, white 6: 6 entered, a hit");
    expect(name(1)).toBe("Row 1, black 5: 3 entered");
    expect(name(2)).toBe("Row 1, red 4: crossed off");
    expect(name(7)).toBe("Row 2, black 5: can take 2, 2 points");
    expect(name(10)).toBe("Row 2, yellow 2: can take 1, 1 point");
    expect(name(8)).toBe("Row 2, red 4: free");
    expect(document.querySelector('[aria-label="Row 2, current row: 2 points, 0 hits"]')).not.toBeNull();
    expect(document.querySelector('[aria-label="Row 1, complete: 15 points, 2 hits"]')).not.toBeNull();
  });

  it("says which may be touched and which are pencilled in", () => {
    const pencil = new Set([7]);
    const given = { ...props, targets: [{ adds: [10], points: 1 }], pencil, ontouch: () => {} };
    show(given);
    expect(name(7)).toBe("Row 2, black 5: 2 pencilled in");
    expect(placesWith("aria-pressed", "true")).toEqual([7]);
    expect(placesWith("aria-disabled", "false")).toEqual([7, 10]);
  });

  it("hands on every touch, also of a box that may not be filled, so that the reason can be said", () => {
    const ontouch = vi.fn();
    show({ ...props, targets, ontouch });
    click(box(7));
    click(box(0));
    crossOff().click();
    expect(ontouch.mock.calls.flat()).toEqual([7, 0, 12]);
  });

  it("shows in pencil which box would be crossed off", () => {
    const given = { ...props, pencil: new Set([12]), ontouch: () => {} };
    show(given);
    expect(crossOff().getAttribute("aria-pressed")).toBe("true");
    expect(name(7)).toBe("Row 2, black 5: marked for crossing off");
  });

  it("points at the button when the box that it crosses off is touched and cannot be filled", () => {
    const pointed = (): boolean => crossOff().classList.contains("pointed");
    show({ ...props, targets: targets.slice(1), ontouch: () => {} });
    click(box(7));
    flushSync();
    expect(pointed()).toBe(true);
    click(box(8));
    flushSync();
    expect(pointed()).toBe(false);
  });

  it("points at no button when the box can be filled", () => {
    show({ ...props, targets, ontouch: () => {} });
    click(box(7));
    flushSync();
    expect(crossOff().classList.contains("pointed")).toBe(false);
  });

  it("is one tab stop, at the first box that may be touched", () => {
    show({ ...props, targets, ontouch: () => {} });
    expect(placesWith("tabindex", "0")).toEqual([7]);
  });

  it("is walked with the arrows and touched with Enter or Space", () => {
    const ontouch = vi.fn();
    show({ ...props, targets, ontouch });
    box(7).focus();
    press("ArrowRight");
    expect(focused()).toBe("8");
    press("ArrowUp");
    expect(focused()).toBe("2");
    expect(press("Enter")).toBe(false);
    expect(press(" ")).toBe(false);
    expect(press("d")).toBe(true);
    expect(ontouch.mock.calls.flat()).toEqual([2, 2]);
    flushSync();
    expect(placesWith("tabindex", "0")).toEqual([2]);
  });

  it("is touched once by a key that is held down", () => {
    const ontouch = vi.fn();
    show({ ...props, targets, ontouch });
    box(7).focus();
    press(" ");
    expect(press(" ", true)).toBe(false);
    expect(ontouch.mock.calls.flat()).toEqual([7]);
  });

  it("keeps the focus when something is written", () => {
    const given = $state({ ...props, targets, ontouch: () => {} });
    show(given);
    box(10).focus();
    const row = { entries: [2, 2, null, null, 1, null], hits: 0, score: 5, complete: false };
    given.sheet = { ...sheet, rows: sheet.rows.with(1, row) };
    given.targets = [];
    flushSync();
    expect(focused()).toBe("10");
    expect(name(10)).toBe("Row 2, yellow 2: 1 entered");
  });
});
