import { beforeAll, expect, test } from "vitest";

import type { MyTable } from "../protocol/types";
import { words } from "../words/words.svelte";
import { csvOf, EVERYTHING, matching, resultText, totalsPerGame, totalsPerOpponent } from "./my_results";

const result = (scores: number[], ...winners: number[]): MyTable["result"] => ({
  reason: "reason-areas",
  scores,
  winners,
  tie_break: null,
});

const table = (id: string, more: Partial<MyTable>): MyTable => ({
  table: id,
  game: "border",
  created: 0,
  status: "over",
  role: "host",
  names: ["Ada", "Bob"],
  seats: [0],
  your_turn: false,
  result: result([50, 40], 0),
  ...more,
});

const WON = table("won", {});
const LOST = table("lost", { names: ["greedy 2", "Ada"], seats: [1], result: result([60, 44], 0) });
const SOLO = table("solo", { game: "twentyone", names: ["Ada"], result: result([71], 0) });
const CLOSED = table("closed", { result: result([90, 0]) });
const SHARED = table("shared", { names: ["Mum", "Ben"], seats: [0, 1] });
const RUNNING = table("running", { status: "playing", result: null });
const ALL = [WON, LOST, SOLO, CLOSED, SHARED, RUNNING];

beforeAll(async () => {
  await words.speak("en");
  await words.also("tables");
});

test("a result says how it ended for this browser, its own points first", () => {
  expect(resultText(WON)).toEqual({ verdict: "Won", points: "50 : 40" });
  expect(resultText(LOST)).toEqual({ verdict: "Lost", points: "44 : 60" });
  expect(resultText(SOLO)).toEqual({ verdict: "71 points", points: "" });
  expect(resultText(CLOSED)).toEqual({ verdict: "Ended early", points: "" });
  expect(resultText(SHARED)?.verdict).toBe("Mum wins");
  expect(resultText({ ...WON, result: result([9, 9], 0, 1) })?.verdict).toBe("Won together");
  expect(resultText(RUNNING)).toBeNull();
});

test("totals count finished games with one seat here, per game and per opponent", () => {
  expect(totalsPerGame(ALL)).toEqual([
    { id: "border", played: 2, won: 1, best: 50 },
    { id: "twentyone", played: 1, won: 0, best: 71 },
  ]);
  expect(totalsPerOpponent(ALL)).toEqual([
    { id: "Bob", played: 1, won: 1, best: 50 },
    { id: "Greedy", played: 1, won: 0, best: 44 },
  ]);
});

test("a filter selects by game, status and opponent", () => {
  const shown = (filter: object) => matching(ALL, { ...EVERYTHING, ...filter }).map((one) => one.table);
  expect(shown({})).toHaveLength(ALL.length);
  expect(shown({ game: "twentyone" })).toEqual(["solo"]);
  expect(shown({ state: "running" })).toEqual(["running"]);
  expect(shown({ state: "finished", opponent: "Greedy" })).toEqual(["lost"]);
});

test("the list is a file for spreadsheets, in which no name is a formula", () => {
  const lines = csvOf([LOST, table("evil", { names: ['=1+"1"', null] })], (id) => `http://h/${id}`).split("\r\n");
  expect(lines[0]).toBe('"Date","Game","Players","Points","Winners","Table"');
  expect(lines[1]).toBe(
    '"1970-01-01T00:00:00.000Z","The Border","Greedy 2 / Ada","60 / 44","Greedy 2","http://h/lost"',
  );
  expect(lines[2]).toContain('"\'=1+""1"" / "');
});
