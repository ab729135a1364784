import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { words } from "../words/words.svelte";
import { own, sit, view } from "./match.fixture";
import type { Match } from "./match.svelte";
import ScoreBar from "./ScoreBar.svelte";

let match: Match;
let shown: ReturnType<typeof mount>;

const SEATS = [
  { board: "A", crossed: [0], areas: { villa: 9, well: null }, score: 9 },
  { board: "B", crossed: [0], areas: { villa: null, well: null }, score: 0 },
];
const seats = (): string[] => [...document.querySelectorAll("li")].map((one) => one.textContent.replace(/\s+/g, " "));

function receive(more: object, position: object = {}): void {
  match.receive({ type: "update", entries: [], view: view(more, { seats: SEATS, ...position }), own: [own()] });
  flushSync();
}

beforeEach(async () => {
  await words.speak("en");
  [match] = sit();
  shown = mount(ScoreBar, { target: document.body, props: { match, shown: 0, thumbnails: true } });
  receive({});
});
afterEach(() => unmount(shown));

test("every seat is there, one's own included, with points and what it has completed", () => {
  const [ana, greedy] = seats();
  expect(ana).toContain("Ana 9 points · 1 of 6 areas · in the lead · active · choosing");
  expect(greedy).toContain("Greedy 0 points · 0 of 6 areas");
});

test("it says who rolls, who still has to choose and who has chosen", () => {
  receive({ roller: 1, waiting_for: [] }, { active: 1 });
  expect(seats()[1]).toContain("active · rolling");
  receive({ waiting_for: [0], chosen: [1] });
  expect(seats()[1]).toContain("has chosen");
  match.receive({ type: "presence", presence: { away_since: [5, 5], watchers: 0, at_rematch: [] } });
  flushSync();
  expect(seats()[0]).toContain("away");
  expect(seats()[1]).not.toContain("away"); // it is a bot
});

test("the player with most points is marked by a shape, and no player before the first point", () => {
  expect(document.querySelectorAll("li:first-child .crown")).toHaveLength(1);
  expect(document.querySelectorAll(".crown")).toHaveLength(1);
  receive({}, { seats: SEATS.map((seat) => ({ ...seat, score: 0 })) });
  expect(document.querySelectorAll(".crown")).toHaveLength(0);
});

test("only the sheets of others can be opened, because one's own is large already", () => {
  expect(document.querySelectorAll("li button")).toHaveLength(1);
  expect(document.querySelector("li:last-child button")).not.toBeNull();
});
