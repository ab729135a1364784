import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";

import { sentence } from "../games/scenes.fixture";
import { words } from "../words/words.svelte";
import History from "./History.svelte";
import { logged, own, sit, view } from "./match.fixture";
import type { Match } from "./match.svelte";

const PASSES = sentence("tell-border-crosses-nothing", { seat: 0 });

let match: Match;
let shown: ReturnType<typeof mount>;
let told: readonly ReadonlySet<number>[];

const line = (): HTMLElement | null => document.querySelector("[data-moment]");

function receive(from: number, count: number): void {
  const entries = Array.from({ length: count }, (_, n) =>
    logged(from + n, { type: "played", seat: 0, move: "mark 3 4" }, PASSES),
  );
  match.receive({ type: "update", entries, view: view(), own: [own()] });
  flushSync();
}

beforeEach(async () => {
  await words.speak("en");
  [match] = sit();
  told = [];
  const props = { match, pick: () => {}, point: (places: typeof told) => void (told = places) };
  shown = mount(History, { target: document.body, props });
  receive(1, 1);
  line()?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  return () => (line() ? unmount(shown) : undefined);
});

test("the places of a line under the mouse are shown", () => {
  expect(told).toEqual([new Set([3, 4])]);
});

test("the places of a line are no longer shown when the log is removed", async () => {
  await unmount(shown);
  expect(told).toEqual([]);
});

test("the places of a line are no longer shown when newer lines have taken its place in the log", () => {
  receive(2, 20);
  expect(told).toEqual([new Set([3, 4])]);
  receive(22, 60);
  expect(told).toEqual([]);
});
