import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { words } from "../words/words.svelte";
import Controls from "./Controls.svelte";
import { type FakeLink, own, sit, view } from "./match.fixture";
import type { Match } from "./match.svelte";

let match: Match;
let link: FakeLink;
let shown: Record<string, unknown>;

beforeEach(async () => {
  await words.speak("en");
  vi.useFakeTimers();
  [match, link] = sit();
  shown = mount(Controls, { target: document.body, props: { match } });
  flushSync();
});

afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

const button = (kind: "roll" | "done"): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`button.${kind}`);
  if (!found) throw new Error(`no button ${kind}`);
  return found;
};

// `detail` is the number of the click; a key that activates a button has none.
function click(kind: "roll" | "done", detail: number): void {
  button(kind).dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
  flushSync();
}

async function answerWithAnotherTurn(turn: number): Promise<void> {
  match.receive({ type: "update", entries: [], view: view({ turn }), own: [own()] });
  await link.answer({ type: "ack", entries: 1 });
  flushSync();
}

test("the second tap of a double tap does not hit the next turn", async () => {
  click("done", 1);
  await answerWithAnotherTurn(3);
  expect(button("done").getAttribute("aria-disabled")).toBe("true");
  click("done", 1);
  click("roll", 1);
  expect(link.sent).toHaveLength(1);
  vi.advanceTimersByTime(250);
  flushSync();
  expect(button("done").getAttribute("aria-disabled")).toBe("false");
  click("done", 1);
  expect(link.sent).toHaveLength(2);
});

test("a key is never taken for the second tap of a double tap", async () => {
  click("done", 0);
  await answerWithAnotherTurn(3);
  click("done", 0);
  expect(link.sent).toHaveLength(2);
});

test("the controls say that input waits, until it is answered", async () => {
  const controls = document.querySelector(".controls");
  expect(controls?.getAttribute("aria-busy")).toBe("false");
  click("done", 0);
  expect(controls?.getAttribute("aria-busy")).toBe("true");
  await answerWithAnotherTurn(3);
  expect(controls?.getAttribute("aria-busy")).toBe("false");
});

test("the roll button says how many dice it takes", () => {
  expect(button("roll").textContent).toContain("5 dice · 2 rolls left");
  match.dice.toggle(0);
  flushSync();
  expect(button("roll").textContent).toContain("4 dice · 2 rolls left");
});

test("dice that are used up are struck when they have come to rest", () => {
  const used = own({ dice: ["red", "blue", "green"] });
  match.receive({ type: "update", entries: [], view: view({ turn: 3 }), own: [used] });
  match.dice.inAir = true;
  flushSync();
  expect(document.querySelectorAll(".struck")).toHaveLength(0);
  match.dice.land();
  flushSync();
  expect(document.querySelectorAll(".struck")).toHaveLength(2);
});
