import { beforeAll, describe, expect, it } from "vitest";

import { words } from "../words/words.svelte";
import { nextRound } from "./changes";
import { tell, tellPast } from "./news";
import { BORDER, borderView, logged, OUTCOME, sheetOf, TWENTYONE, twentyOneView } from "../games/scenes.fixture";

beforeAll(() => words.speak("en"));

describe("in The Border", () => {
  const rolling = borderView({ phase: "roll", dice: [], rolls: 0 });

  it("a roll is told by the dice as they lie", () => {
    expect(tell(logged({ type: "rolled", faces: [0, 3, 3, 2, 4] }), rolling, borderView(), BORDER)).toEqual([
      "Ana rolls. The dice show 1 grey, 1 blue, 2 red, and 1 yellow.",
    ]);
  });

  it("after a reroll all five dice are told, not only those that fell", () => {
    const news = logged({ type: "played", seat: 0, move: "reroll b y" }, { type: "rolled", faces: [3, 3] });
    const after = borderView({ dice: ["grey", "red", "red", "red", "red"], rolls: 2 });
    expect(tell(news, borderView(), after, BORDER)).toEqual([
      "Ana rerolls 1 blue and 1 yellow.",
      "Ana rolls. The dice show 1 grey and 4 red.",
    ]);
  });

  it("marks are told by colour, with what they score and what is left", () => {
    const after = borderView({
      phase: "second-action",
      leftover: ["grey", "blue", "yellow"],
      seats: [
        { board: "1", crossed: [0, 1, 2], areas: { villa: 9, well: null }, score: 9 },
        { board: "2", crossed: [0], areas: { villa: null, well: null }, score: 0 },
      ],
    });
    expect(tell(logged({ type: "played", seat: 0, move: "mark 2 3" }), borderView(), after, BORDER)).toEqual([
      "Ana crosses off red 2, 3.",
      "Ana completes the villa: 9 points.",
      "Left for the others: 1 grey, 1 blue, and 1 yellow.",
    ]);
  });

  it("a reveal tells the marks of all, and not once more that they had chosen", () => {
    const before = borderView({ phase: "second-action" });
    const after = borderView({ phase: "roll", round: 3, active: 1, dice: [] });
    const news = logged(
      { type: "chose", seat: 1, move: null },
      { type: "marked", plays: [{ seat: 1, move: "mark 2 4" }] },
    );
    expect(tell(news, before, after, BORDER)).toEqual(["Greedy crosses off blue 2 and red 4."]);
    expect(nextRound(before, after)).toEqual(["Round 3: Greedy rolls."]);
    expect(nextRound(after, after)).toEqual([]);
  });

  it("the draw says who has what and who begins", () => {
    const before = borderView({ round: 0, seats: [], dice: [] });
    const after = borderView({ round: 1, phase: "roll", dice: [] });
    const told = tell(logged({ type: "rolled", faces: [0, 2, 1] }), before, after, BORDER);
    expect(told.slice(0, 3)).toEqual(["Ana has board 1.", "Greedy has board 2.", "Ana begins."]);
  });

  it("the end says why, who won, and what decided", () => {
    const before = borderView({ phase: "second-action" });
    const outcome = { ...OUTCOME, tie_break: "tie-most-valuable-area" };
    const news = logged({ type: "marked", plays: [{ seat: 1, move: "pass" }] });
    expect(tell(news, before, borderView({ phase: "over" }, { outcome }), BORDER)).toEqual([
      "Greedy crosses off nothing.",
      "The game is over: a sixth area was completed.",
      "Greedy wins with 33 points.",
      "It was a tie on points, decided by the most valuable area (B31).",
    ]);
  });
});

describe("in Twenty One", () => {
  it("dice are told by their colours", () => {
    const before = twentyOneView({ phase: "roll", dice: [] });
    expect(tell(logged({ type: "rolled", faces: [6, 4, 3, 3, 1, 1] }), before, twentyOneView(), TWENTYONE)).toEqual([
      "Greedy rolls. The dice show white 6, black 4, red 3, blue 3, yellow 1, and green 1.",
    ]);
  });

  it("numbers are told with their boxes, and a row with its hits", () => {
    const row = { entries: [6, 4, 3, 3, 1, 1], hits: 3, score: 24, complete: true };
    const seats = [sheetOf("A", row), sheetOf("B", { entries: [0, null, null, null, null, null] })];
    const news = logged({
      type: "marked",
      plays: [
        { seat: 0, move: "mark 1w 1k" },
        { seat: 1, move: "mark x" },
      ],
    });
    expect(tell(news, twentyOneView(), twentyOneView({ seats }), TWENTYONE)).toEqual([
      "Ana enters white 6 and black 4 in row 1.",
      "Greedy crosses off a box.",
      "Ana completes row 1: 24 points, 3 hits.",
    ]);
  });
});

describe("what is not the game", () => {
  it("is told by name, and a phrase in the reader's words", () => {
    const view = borderView();
    const news = logged(
      { type: "sat-down", seat: 0, name: "Ana", bot: null },
      { type: "said-word", seat: 0, word: "apple" },
      { type: "said", seat: 0, phrase: "phrase-nice" },
      { type: "bot-took-over", seat: 0, bot: "greedy" },
      { type: "chose", seat: 1, move: null },
    );
    expect(tell(news, view, view, BORDER)).toEqual([
      "Ana sits down.",
      "Ana: Nice one!",
      "Greedy, a bot, takes over for Ana.",
      "Greedy has chosen.",
    ]);
  });

  it("has words for every kind of entry", () => {
    const kinds = ["sat-down", "freed", "left", "came-back", "moved", "chose", "took-back"];
    const missing = [...kinds, "bot-took-over", "stood-in", "said", "rematched", "pass", "again", "keep"].filter(
      (kind) => !words.has(`page-tell-${kind}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("an old entry", () => {
  it("is told from the log alone", () => {
    const view = borderView();
    expect(tellPast({ type: "rolled", faces: [0, 0, 5] }, false, view, BORDER)).toEqual([
      "The dice show 2 grey and 1 orange.",
    ]);
    expect(tellPast({ type: "rolled", faces: [2, 5] }, false, twentyOneView(), TWENTYONE)).toEqual([
      "The dice show 2 and 5.",
    ]);
    expect(tellPast({ type: "chose", seat: 0, move: null }, false, view, BORDER)).toEqual([]);
  });
});
