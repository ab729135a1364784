import { afterEach, expect, test } from "vitest";

import type { LogEntry, WrittenEntry } from "../protocol/types";
import { logged } from "./match.fixture";
import { MissedMoves } from "./missed.svelte";

const MINE = [0];
const ROLLED: WrittenEntry = { type: "rolled", faces: [1] };
const PASS: WrittenEntry = { type: "played", seat: 1, move: "pass" };
const OWN_PASS: WrittenEntry = { type: "played", seat: 0, move: "pass" };
const plays = [0, 1, 2].map((seat) => ({ seat, move: "pass" }));
const MARKED: WrittenEntry = { type: "marked", plays };

const log = (...entries: WrittenEntry[]): LogEntry[] => entries.map((entry, n) => logged(n, entry));

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(document, "hidden");
});

test("the first visit misses nothing", () => {
  const missed = new MissedMoves("t");
  missed.follow(log(ROLLED, PASS), MINE, true);
  expect(missed.count).toBe(0);
});

test("after a reload the moves of the others since then are missed", () => {
  new MissedMoves("t").follow(log(ROLLED), MINE, true);
  const missed = new MissedMoves("t");
  missed.follow(log(ROLLED, PASS, OWN_PASS, ROLLED, MARKED), MINE, true);
  expect([missed.count, missed.from]).toEqual([3, 1]);
});

test("the next move that is seen ends it, and a roll does not", () => {
  const missed = new MissedMoves("t");
  missed.follow(log(ROLLED), MINE, true);
  missed.follow(log(ROLLED, PASS), MINE, true);
  missed.follow(log(ROLLED, PASS, ROLLED), MINE, false);
  expect(missed.count).toBe(1);
  missed.follow(log(ROLLED, PASS, ROLLED, PASS), MINE, false);
  expect(missed.count).toBe(0);
});

test("what happens while the page is hidden is missed when it is visible again", () => {
  const missed = new MissedMoves("t");
  missed.follow(log(ROLLED), MINE, true);
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  missed.follow(log(ROLLED, PASS), MINE, false);
  missed.follow(log(ROLLED, PASS, MARKED), MINE, false);
  expect(missed.count).toBe(0);
  Reflect.deleteProperty(document, "hidden");
  missed.follow(log(ROLLED, PASS, MARKED), MINE, true);
  expect(missed.count).toBe(3);
});

test("of a table that is not kept nothing is missed", () => {
  new MissedMoves("").follow(log(ROLLED), MINE, true);
  const missed = new MissedMoves("");
  missed.follow(log(ROLLED, PASS, ROLLED), MINE, true);
  expect(missed.count).toBe(0);
});
