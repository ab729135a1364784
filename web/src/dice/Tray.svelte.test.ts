// The tray and the entering of real dice, as a person meets them.
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";
import FaceEntry from "./FaceEntry.svelte";
import { PIP_FACES } from "./faces";
import Tray from "./Tray.svelte";

const LETTERS = { grey: "a", green: "g", blue: "b", red: "r", yellow: "y", orange: "o" };
const COLOURS = Object.keys(LETTERS);

let there: Record<string, unknown> | undefined;
const named = (name: string): HTMLElement | null => document.querySelector(`[aria-label="${name}"]`);
const names = (): (string | null)[] =>
  [...document.querySelectorAll(".die")].map((die) => die.getAttribute("aria-label"));
const tappable = (): number => document.querySelectorAll(".die[aria-disabled=false]").length;
const main = (): HTMLButtonElement | null => document.querySelector("button.main");

beforeAll(() => words.speak("en"));

beforeEach(() => {
  settings.chosen.motion = "full";
});

afterEach(async () => {
  if (there) await unmount(there);
  there = undefined;
});

describe("the tray", () => {
  const props = { shown: ["red", "blue", "red"], faces: COLOURS, count: 5, throwKey: 1, label: "Dice" };

  it("names every die, and says which are of no use", () => {
    there = mount(Tray, { target: document.body, props: { ...props, spent: [1] } });
    expect(names()).toEqual(["Die 1: red", "Die 2: blue, not usable now", "Die 3: red"]);
    expect(tappable()).toBe(0);
  });

  it("names the coloured dice by their colours", () => {
    const given = { ...props, shown: [4, 1], faces: PIP_FACES, colours: ["white", "green"] };
    there = mount(Tray, { target: document.body, props: given });
    expect(names()).toEqual(["white die: 4", "green die: 1"]);
  });

  it("shows dice that wait to be rolled", () => {
    there = mount(Tray, { target: document.body, props: { ...props, shown: [], toggle: () => {} } });
    expect(names()).toHaveLength(5);
    expect(names()[0]).toBe("Die 1, not rolled yet");
    expect(tappable()).toBe(0);
  });

  it("keeps and frees by a tap, and the state is told", () => {
    const toggle = vi.fn();
    there = mount(Tray, { target: document.body, props: { ...props, kept: new Set([2]), toggle } });
    expect(named("Die 1: red")?.getAttribute("aria-pressed")).toBe("false");
    expect(named("Die 3: red")?.getAttribute("aria-pressed")).toBe("true");
    named("Die 1: red")?.click();
    expect(toggle).toHaveBeenCalledExactlyOnceWith(0);
  });

  it("hints at the keys only where they work", () => {
    settings.chosen.keys = false;
    there = mount(Tray, { target: document.body, props: { ...props, toggle: () => {} } });
    expect(document.querySelector("kbd")).toBeNull();
    settings.chosen.keys = true;
    flushSync();
    expect([...document.querySelectorAll("kbd")].map((key) => key.textContent)).toEqual(["1", "2", "3"]);
  });

  it("keeps the focus on a die that can be tapped no more", () => {
    const given = $state<ComponentProps<typeof Tray>>({ ...props, toggle: () => {} });
    there = mount(Tray, { target: document.body, props: given });
    expect(tappable()).toBe(3);
    named("Die 2: blue")?.focus();
    given.toggle = undefined;
    flushSync();
    expect(tappable()).toBe(0);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Die 2: blue");
  });

  describe("when the dice are thrown", () => {
    const turning = (): number => document.querySelectorAll(".cube.turning").length;

    beforeEach(() => {
      const still = { finished: new Promise(() => {}), cancel: () => {} } as unknown as Animation;
      Element.prototype.animate = () => still;
    });

    it("lies still when it is first seen", () => {
      there = mount(Tray, { target: document.body, props });
      flushSync();
      expect(turning()).toBe(0);
    });

    it("tumbles those that fell, and shows at once what they show", () => {
      const given = $state({ ...props, kept: new Set([0]) });
      there = mount(Tray, { target: document.body, props: given });
      flushSync();
      Object.assign(given, { shown: ["red", "grey", "grey"], throwKey: 2 });
      flushSync();
      expect(turning()).toBe(2);
      expect(names()).toEqual(["Die 1: red", "Die 2: grey", "Die 3: grey"]);
    });

    it("turns as cubes once the browser has shown what fell", async () => {
      const sides = (): number => document.querySelectorAll(".cube.turning .side").length;
      const given = $state({ ...props, kept: new Set([0]) });
      there = mount(Tray, { target: document.body, props: given });
      flushSync();
      Object.assign(given, { shown: ["red", "grey", "grey"], throwKey: 2 });
      flushSync();
      expect(sides()).toBe(2);
      await vi.waitFor(() => expect(sides()).toBe(12));
    });

    it("tumbles all of them out of the hand", () => {
      const given = $state({ ...props, shown: [] as string[] });
      there = mount(Tray, { target: document.body, props: given });
      flushSync();
      Object.assign(given, { shown: ["red", "grey", "grey", "blue", "red"], throwKey: 2 });
      flushSync();
      expect(turning()).toBe(5);
    });

    it("tells when the last die has come to rest", async () => {
      const ends: (() => void)[] = [];
      Element.prototype.animate = () => {
        const finished = new Promise<void>((done) => ends.push(done));
        return { finished, cancel: () => {} } as unknown as Animation;
      };
      const onlanded = vi.fn();
      const given = $state({ ...props, kept: new Set([0]), onlanded });
      there = mount(Tray, { target: document.body, props: given });
      flushSync();
      Object.assign(given, { shown: ["red", "grey", "grey"], throwKey: 2 });
      flushSync();
      for (const end of ends.slice(0, -1)) end();
      await new Promise((done) => setTimeout(done));
      expect(onlanded).not.toHaveBeenCalled();
      ends.at(-1)?.();
      await vi.waitFor(() => expect(onlanded).toHaveBeenCalledOnce());
    });

    it("tumbles nothing for those who want no motion, and the dice lie immediately", () => {
      settings.chosen.motion = "reduced";
      const onlanded = vi.fn();
      const given = $state({ ...props, kept: new Set([0]), onlanded });
      there = mount(Tray, { target: document.body, props: given });
      flushSync();
      Object.assign(given, { shown: ["red", "grey", "grey"], throwKey: 2 });
      flushSync();
      expect(turning()).toBe(0);
      expect(onlanded).toHaveBeenCalledOnce();
    });
  });
});

describe("entering real dice", () => {
  function tap(name: string): void {
    const found = named(name);
    if (!found) throw new Error(`no ${name}`);
    found.click();
    flushSync();
  }

  it("takes colours in any order, corrects by a tap, and hands over what a record would say", () => {
    const onenter = vi.fn();
    there = mount(FaceEntry, { target: document.body, props: { faces: COLOURS, letters: LETTERS, due: 2, onenter } });
    expect(main()?.disabled).toBe(true);
    tap("red");
    tap("grey");
    expect(main()?.disabled).toBe(false);
    tap("Die 1: red");
    expect(main()?.disabled).toBe(true);
    tap("orange");
    main()?.click();
    expect(onenter).toHaveBeenCalledExactlyOnceWith("o a");
  });

  it("offers every colour once", () => {
    const props = { faces: COLOURS, letters: LETTERS, due: 2, onenter: () => {} };
    there = mount(FaceEntry, { target: document.body, props });
    for (const colour of COLOURS) expect(named(colour), colour).not.toBeNull();
  });

  it("asks for the dice that fell again, by their colours", () => {
    const onenter = vi.fn();
    const colours = ["white", "black", "red", "blue", "yellow", "green"];
    const dice = { colours, lying: [1, 4, 1, 1, 1, 6], falling: [1, 5] };
    const props = { faces: PIP_FACES, letters: {}, due: 2, ...dice, onenter };
    there = mount(FaceEntry, { target: document.body, props });
    expect(named("green die: not entered yet")).not.toBeNull();
    expect(named("white die: 1, stays")).not.toBeNull();
    expect(named("white die: not entered yet")).toBeNull();
    tap("6");
    expect(named("black die: 6")).not.toBeNull();
    tap("3");
    main()?.click();
    expect(onenter).toHaveBeenCalledExactlyOnceWith("6 3");
  });
});
