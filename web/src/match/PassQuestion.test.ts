import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";
import { type FakeLink, own, sit, view } from "./match.fixture";
import type { Match } from "./match.svelte";
import PassQuestion from "./PassQuestion.svelte";

let match: Match;
let link: FakeLink;
let shown: Record<string, unknown>;

beforeEach(async () => {
  await words.speak("en");
  vi.useFakeTimers();
  [match, link] = sit();
  settings.chosen.confirmPass = true;
  shown = mount(PassQuestion, { target: document.body, props: { match } });
});

afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

const dialog = (): HTMLDialogElement | null => document.querySelector("dialog");

function press(text: string): void {
  const buttons = [...(dialog()?.querySelectorAll("button") ?? [])];
  buttons.find(({ textContent }) => textContent === text)?.click();
  flushSync();
}

function done(): void {
  void match.done();
  flushSync();
}

const holding = (more: object): void => {
  match.receive({ type: "update", entries: [], view: view(), own: [own(more)] });
  flushSync();
};

test("a pass that gives something up is asked about, and says what", () => {
  done();
  expect(dialog()?.textContent).toContain("You could complete 2 segments.");
  expect(dialog()?.textContent).toContain("You have 2 rolls left.");
  press("Keep playing");
  expect(dialog()).toBeNull();
  expect(link.sent).toEqual([]);
  done();
  press("Pass");
  expect(dialog()).toBeNull();
  expect(link.sent).toMatchObject([{ type: "mark", marks: [] }]);
});

test("with rolls left and nothing to mark, the rolls are asked about", () => {
  holding({ targets: [], moves: ["reroll", "pass"] });
  done();
  expect(dialog()?.textContent).not.toContain("segment");
  expect(dialog()?.textContent).toContain("You have 2 rolls left.");
});

test("where passing is all that is possible, nothing is asked", () => {
  holding({ targets: [], moves: ["pass"] });
  done();
  expect(dialog()).toBeNull();
  expect(link.sent).toMatchObject([{ type: "mark", marks: [] }]);
});

test("the question can be switched off in the question", () => {
  done();
  dialog()?.querySelector<HTMLInputElement>("input[role=switch]")?.click();
  expect(settings.chosen.confirmPass).toBe(false);
  press("Keep playing");
  done();
  expect(dialog()).toBeNull();
  expect(link.sent).toHaveLength(1);
});

test("the question goes when the game moves on", () => {
  done();
  match.receive({ type: "update", entries: [], view: view({ turn: 3 }), own: [own()] });
  flushSync();
  expect(dialog()).toBeNull();
});
