import { expect, test } from "vitest";

import type { GameInfo } from "../protocol/types";
import { requestOf, newForm, fitted, hasPerson, seatFor, sheetsOf, sittingHere } from "./table_form";

const BORDER: GameInfo = {
  game: "border",
  seats: [2, 3, 4],
  sheets: ["1", "2", "3", "4"],
  sheet_sets: 1000,
  variants: [],
  bots: [],
  bots_missing: [],
  strengths: [],
  lesson: true,
};
const TWENTY_ONE: GameInfo = {
  game: "twentyone",
  seats: [1, 2, 3, 4, 5, 6],
  sheets: ["A", "B", "C", "D", "E", "F"],
  sheet_sets: 0,
  variants: ["inverted"],
  bots: [],
  bots_missing: [],
  strengths: [],
  lesson: true,
};

test("people and bots are asked for seat by seat", () => {
  const form = { ...newForm("Ada", false), seats: [seatFor("here", "Ada"), seatFor("bot greedy"), seatFor("link")] };
  expect(requestOf(form, BORDER)).toMatchObject({ game: "border", seats: [null, "greedy", null], sheets: null });
});

test("players who share the device sit down, with a name or without", () => {
  const form = newForm(" Ada ", true);
  expect(sittingHere(form, (seat) => `Player ${seat + 1}`)).toEqual(new Map([[0, "Ada"], [1, "Player 2"]])); // prettier-ignore
});

test("a player who comes by a link is not seated from here", () => {
  expect([...sittingHere(newForm("Ada", false), () => "?").keys()]).toEqual([0]);
});

test("a smaller game has fewer seats, and the first of them stay", () => {
  const six = Array.from({ length: 6 }, (_, seat) => seatFor("here", `${seat}`));
  expect(fitted(six, BORDER).map(({ name }) => name)).toEqual(["0", "1", "2", "3"]);
});

test("a game for two at least gets a second seat", () => {
  expect(fitted([seatFor("here")], BORDER).map(({ sitter }) => sitter)).toEqual(["here", "link"]);
});

test("the sheet of another game is forgotten", () => {
  expect(fitted([{ ...seatFor("here"), sheet: "A" }, seatFor("link")], BORDER)[0]?.sheet).toBe("");
});

test("no player takes a sheet that another has chosen", () => {
  const seats = [seatFor("here"), { ...seatFor("link"), sheet: "A" }, { ...seatFor("link"), sheet: "A" }];
  expect(sheetsOf(seats, TWENTY_ONE.sheets)).toEqual(["B", "A", "C"]);
});

test("a variant that the game does not have is not asked for", () => {
  const form = { ...newForm("", false), variant: "inverted" };
  expect(requestOf(form, TWENTY_ONE).variant).toBe("inverted");
  expect(requestOf(form, BORDER).variant).toBeNull();
});

test.each([
  [NaN, 60],
  [1, 5],
  [90.4, 90],
  [1e9, 86_400],
])("a patience of %d seconds is asked for as %d", (typed, sent) => {
  expect(requestOf({ ...newForm("", false), patience: typed }, BORDER).patience).toBe(sent);
});

test("bots alone need no table", () => {
  expect(hasPerson(newForm("", false))).toBe(true);
  expect(hasPerson({ ...newForm("", false), seats: [seatFor("bot greedy"), seatFor("bot greedy")] })).toBe(false);
});

test("new boards are asked for by their number, or by any", () => {
  const form = { ...newForm("", false), deal: "made" as const };
  expect(requestOf({ ...form, set: 471 }, BORDER)).toMatchObject({ sheets: null, sheet_set: 471 });
  expect(requestOf(form, BORDER).sheet_set).toBeLessThan(1000);
  expect(requestOf({ ...form, set: 471 }, TWENTY_ONE)).toMatchObject({ sheets: null, sheet_set: null });
});
