import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogEntry } from "../protocol/types";
import { Bubbles } from "./bubbles.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = (n: number): LogEntry => ({
  n,
  at: 0,
  entry: { type: "said", seat: 1, phrase: "phrase-hello" },
  told: [],
});
const numbers = (bubbles: Bubbles) => bubbles.shown.map(({ n }) => n);

test("what is said is seen for a while", () => {
  const bubbles = new Bubbles(6);
  bubbles.hear([said(7)]);
  vi.advanceTimersByTime(3000);
  bubbles.hear([said(8)]);
  expect(numbers(bubbles)).toEqual([7, 8]);
  vi.advanceTimersByTime(3500);
  expect(numbers(bubbles)).toEqual([8]);
  vi.advanceTimersByTime(3000);
  expect(numbers(bubbles)).toEqual([]);
});

test("what was said before the page was opened is not said again", () => {
  const bubbles = new Bubbles();
  bubbles.hear([{ n: 0, at: 0, entry: { type: "left", seat: 0 }, told: [] }, said(1)]);
  expect(numbers(bubbles)).toEqual([]);
  bubbles.hear([said(2)]);
  expect(numbers(bubbles)).toEqual([2]);
});

test("the same news twice is one bubble, and of many the last three are seen", () => {
  const bubbles = new Bubbles();
  for (const n of [1, 1, 2, 3, 4]) bubbles.hear([said(n)]);
  expect(numbers(bubbles)).toEqual([2, 3, 4]);
});
