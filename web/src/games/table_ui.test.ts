import { beforeAll, describe, expect, it } from "vitest";

import { words } from "../words/words.svelte";
import { GAMES, gameUi } from ".";
import { BORDER, borderView, sheetOf, TWENTYONE, twentyOneView } from "./scenes.fixture";

beforeAll(() => words.speak("en"));

describe("the scores", () => {
  it("of The Border list areas by their value, and circle the first to complete one", () => {
    const { position } = borderView({
      seats: [
        { board: "1", crossed: [], areas: { villa: 4, well: 4 }, score: 8 },
        { board: "2", crossed: [], areas: { villa: 9, well: null }, score: 9 },
      ],
    });
    expect(BORDER.ui.scoreLines(BORDER.material, position, [1, 0])).toEqual([
      { id: "villa", name: "villa", scores: [{ points: 9, first: true }, { points: 4, first: false }] }, // prettier-ignore
      { id: "well", name: "well", scores: [{ points: null, first: false }, { points: 4, first: true }] }, // prettier-ignore
    ]);
  });

  it("of Twenty One list rows from the top, with their hits", () => {
    const lines = TWENTYONE.ui.scoreLines(TWENTYONE.material, twentyOneView().position, [0, 1]);
    expect(lines.map(({ name }) => name)).toEqual(["Row 1", "Row 2"]);
    expect(lines[0]?.scores).toEqual([
      { points: 0, note: null },
      { points: 0, note: null },
    ]);
  });
});

describe("the end is announced", () => {
  it("in The Border when a sixth area was completed", () => {
    const five = { a: 1, b: 1, c: 1, d: 1, e: 1 };
    const seats = (areas: Record<string, number | null>) => [{ board: "1", crossed: [], areas, score: 0 }];
    const notice = (areas: Record<string, number | null>) =>
      BORDER.ui.notice?.(BORDER.material, borderView({ seats: seats(areas) }).position);
    expect(notice({ ...five, f: null })).toBeNull();
    expect(notice({ ...five, f: 1 })).toBe("Last round");
  });

  it("in Twenty One when a player is in the last row", () => {
    const notice = (complete: boolean) =>
      TWENTYONE.ui.notice?.(
        TWENTYONE.material,
        twentyOneView({ seats: [sheetOf("A", {}), sheetOf("B", { complete })] }).position,
      );
    expect(notice(false)).toBeNull();
    expect(notice(true)).toBe("Perhaps the last round");
  });
});

describe("what a seat has completed", () => {
  it("is in The Border the number of areas, of those that end the game", () => {
    const { position } = borderView({
      seats: [{ board: "1", crossed: [], areas: { villa: 4, well: null }, score: 4 }],
    });
    const progress = { shown: "1/6", spoken: "1 of 6 areas" };
    expect(BORDER.ui.progress?.(BORDER.material, position, 0)).toEqual(progress);
  });

  it("is in Twenty One the number of rows", () => {
    const progress = { shown: "0/2", spoken: "0 of 2 rows" };
    expect(TWENTYONE.ui.progress?.(TWENTYONE.material, twentyOneView().position, 0)).toEqual(progress);
  });
});

describe("the dice that the next roll throws", () => {
  it("are in Twenty One those that the server names", () => {
    expect(TWENTYONE.ui.falling?.(twentyOneView().position)).toEqual([0, 1, 2, 3]);
  });

  it("are in The Border for the player to choose", () => {
    expect(BORDER.ui.falling).toBeUndefined();
    expect(BORDER.ui.rollAgain?.choosesDice).toBe(true);
  });
});

describe("the games", () => {
  it("load the part that a table needs", async () => {
    const loaded = await Promise.all(GAMES.map((game) => game.load()));
    expect(loaded).toEqual(expect.arrayContaining([BORDER.ui, TWENTYONE.ui]));
    expect(loaded.every(({ Sheet }) => Sheet)).toBe(true);
  });

  it("are found by their id only", () => {
    expect(gameUi("border").paper).toBe("board");
    expect(() => gameUi("chess")).toThrow("the page has no game chess");
  });
});

describe("what the board answers", () => {
  it("counts in Twenty One the boxes that are left in a row", () => {
    const row = { entries: [6, 4, null, null, null, null], hits: 1, score: 11 };
    const last = { entries: [6, 4, 3, 3, 2, null], hits: 1, score: 19 };
    const view = twentyOneView({ seats: [sheetOf("A", row), sheetOf("B", last)] });
    const answer = TWENTYONE.ui.answer?.(TWENTYONE.material, view, "row 0");
    expect(answer?.seats.map(({ text }) => text)).toEqual([
      "11 points · one hit · 4 boxes left",
      "19 points · one hit · one box left",
    ]);
  });
});
