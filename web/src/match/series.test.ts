import { expect, test } from "vitest";

import type { Opened, OutcomeView } from "../protocol/types";
import { OPENED, view } from "./match.fixture";
import { seriesOf } from "./series";

const won = (...winners: number[]): OutcomeView => ({
  reason: "reason-areas",
  scores: [9, 7],
  winners,
  tie_break: null,
});
const opened = (...wins: number[]): Opened => ({ ...(OPENED as Opened), wins });

test("a series counts the wins before and the one of this game", () => {
  expect(seriesOf({ opened: opened(2, 1), view: view({ outcome: won(1) }) })).toEqual([2, 2]);
  expect(seriesOf({ opened: opened(2, 1), view: view() })).toEqual([2, 1]);
});

test("a series without a win is not shown", () => {
  expect(seriesOf({ opened: opened(0, 0), view: view() })).toEqual([]);
});

test("a game begins a series as soon as it has a rematch", () => {
  expect(seriesOf({ opened: opened(), view: view({ outcome: won(0) }) })).toEqual([]);
  expect(seriesOf({ opened: opened(), view: view({ outcome: won(0), rematch: "t2" }) })).toEqual([1, 0]);
});
