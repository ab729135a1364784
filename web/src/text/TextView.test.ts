import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import type { LoadedGame } from "../games";
import type { PublicView } from "../protocol/types";
import { words } from "../words/words.svelte";
import { BORDER, borderView, sheetOf, TWENTYONE, twentyOneView } from "../games/scenes.fixture";
import TextView from "./TextView.svelte";

let shown: ReturnType<typeof mount>;
const show = (view: PublicView, game: LoadedGame): void => {
  shown = mount(TextView, { target: document.body, props: { view, game } });
};
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

describe("the position as text", () => {
  beforeAll(() => words.speak("en"));
  afterEach(() => unmount(shown));

  it("has the dice, the areas and every open space of The Border", () => {
    const seats = [
      { board: "1", crossed: [0, 1, 2, 3], areas: { villa: 9, well: null }, score: 9 },
      { board: "2", crossed: [0], areas: { villa: null, well: null }, score: 0 },
    ];
    show(borderView({ seats, worth: { villa: 4, well: 4 } }), BORDER);
    expect(texts("li")).toContain("The dice show 1 grey, 1 blue, 2 red, and 1 yellow.");
    expect(texts("tbody tr:nth-child(1) > *")).toEqual(["villa", "4", "9", "2 spaces left"]);
    expect(texts("tbody tr:nth-child(2) > *")).toEqual(["well", "4", "one space left", "2 spaces left"]);
    const segments = "details:first-of-type dl:last-of-type";
    expect(texts(`${segments} dt`)).toEqual(["red 2, 3", "grey 4, 5", "blue 6"]);
    expect(texts(`${segments} dd`)).toEqual(["crossed off", "open: 5", "all open"]);
  });

  it("has every box of Twenty One", () => {
    const row = { entries: [6, 4, 0, null, null, null], hits: 1, score: 11, complete: false };
    show(twentyOneView({ seats: [sheetOf("A", row), sheetOf("B", {})] }), TWENTYONE);
    expect(texts("h3")).toEqual(["Round 1", "Ana, sheet A", "Greedy, sheet B"]);
    expect(texts("section:nth-of-type(2) tbody tr:nth-child(1) > *")).toEqual([
      "Row 1 current row",
      "white 6 6",
      "black 5 4",
      "red 4 crossed off",
      "blue 3 free",
      "yellow 2 free",
      "green 1 free",
      "11 points one hit",
    ]);
  });
});
