import { beforeAll, describe, expect, it } from "vitest";

import { borderView, ROLLED, sentence } from "../games/scenes.fixture";
import type { LogEntry, Sentence, WrittenEntry } from "../protocol/types";
import { words } from "../words/words.svelte";
import { latestMove, tellInRound, tellPast, tellUpdate } from "./sentences";

const VIEW = borderView();
const CHOSE: WrittenEntry = { type: "chose", seat: 1, move: null };
const MARKED: WrittenEntry = { type: "marked", plays: [{ seat: 1, move: "pass" }] };
const PASSES = sentence("tell-border-crosses-nothing", { seat: 1 });
const ROUND = sentence("tell-round", { round: 3, seat: 1 });

const entry = (written: WrittenEntry, ...told: Sentence[]): LogEntry => ({ n: 0, at: 0, entry: written, told });
const said = (...told: Sentence[]): string[] =>
  tellUpdate([entry({ type: "said-word", seat: 0, word: "" }, ...told)], VIEW);

beforeAll(() => words.speak("en"));

describe("a sentence", () => {
  it("has the names of seats, and their numbers from 1", () => {
    expect(said(sentence("tell-left", { seat: 0 }), sentence("tell-freed", { seat: 1 }))).toEqual([
      "Ana leaves the table.",
      "Seat 2 is free.",
    ]);
  });

  it("joins its lists as the language does", async () => {
    expect(tellUpdate([ROLLED], VIEW)).toEqual(["Ana rolls. The dice show 1 grey, 1 blue, 2 red, and 1 yellow."]);
    await words.speak("de");
    expect(tellUpdate([ROLLED], VIEW)).toEqual(["Ana würfelt. Die Würfel: 1 grauer, 1 blauer, 2 rote und 1 gelber."]);
    await words.speak("en");
  });

  it("has lists of players", () => {
    const names = { message: "tell-player", items: [{ seat: 0 }, { seat: 1 }] };
    expect(said(sentence("tell-win-together", { points: 33 }, { names }))).toEqual([
      "Ana and Greedy win with 33 points each.",
    ]);
  });

  it("has bots, areas and other messages by their names", () => {
    const phrase = { message: "phrase-nice", items: [{}] };
    expect(
      said(
        sentence("tell-bot-took-over", { seat: 0, bot: "greedy" }),
        sentence("tell-border-completes", { seat: 0, area: "villa", points: 9 }),
        sentence("tell-said", { seat: 0 }, { said: phrase }),
      ),
    ).toEqual(["Greedy, a bot, takes over for Ana.", "Ana completes the villa: 9 points.", "Ana: Nice one!"]);
  });

  it("is left out if the page has no words for it", () => {
    expect(said(sentence("tell-chess-check", { seat: 0 }), PASSES)).toEqual(["Greedy crosses off nothing."]);
  });
});

describe("an update", () => {
  it("does not tell a choice once more that it reveals", () => {
    const chose = entry(CHOSE, sentence("tell-chose", { seat: 1 }));
    expect(tellUpdate([chose], VIEW)).toEqual(["Greedy has chosen."]);
    expect(tellUpdate([chose, entry(MARKED, PASSES)], VIEW)).toEqual(["Greedy crosses off nothing."]);
  });

  it("announces the round only if its dice are not rolled yet", () => {
    const marked = entry(MARKED, PASSES, ROUND);
    expect(tellUpdate([marked], VIEW)).toEqual(["Greedy crosses off nothing.", "Round 3: Greedy rolls."]);
    expect(tellUpdate([marked, ROLLED], VIEW)).toHaveLength(2);
    expect(tellUpdate([ROLLED, marked], VIEW)).toHaveLength(3);
  });
});

describe("the latest move", () => {
  it("stays when only a hidden choice or the next round follows", () => {
    const moves = [ROLLED, entry(MARKED, PASSES, ROUND), entry(CHOSE, sentence("tell-chose", { seat: 1 }))];
    expect(latestMove(moves, VIEW)).toEqual(["Greedy crosses off nothing."]);
    expect(latestMove([], VIEW)).toEqual([]);
  });

  it("is told of one player while the marks of this player are drawn", () => {
    const both = entry(MARKED, sentence("tell-border-crosses-nothing", { seat: 0 }), PASSES, ROUND);
    expect(latestMove([both], VIEW)).toHaveLength(2);
    expect(latestMove([both], VIEW, 1)).toEqual(["Greedy crosses off nothing."]);
    expect(latestMove([ROLLED], VIEW, 1)).toEqual(latestMove([ROLLED], VIEW));
  });

  it("tells of the deal only who begins", () => {
    const has = sentence("tell-has-board", { seat: 0, sheet: "1" });
    const deal = entry({ type: "rolled", faces: [] }, has, sentence("tell-begins", { seat: 0 }));
    expect(latestMove([deal], VIEW)).toEqual(["Ana begins."]);
  });
});

describe("the past", () => {
  it("has no hidden choices", () => {
    expect(tellPast(entry(CHOSE, sentence("tell-chose", { seat: 1 })), VIEW)).toEqual([]);
    expect(tellPast(ROLLED, VIEW)).toHaveLength(1);
  });

  it("has no announcements where its rounds have headings", () => {
    expect(tellInRound(entry(MARKED, PASSES, ROUND), VIEW)).toEqual(["Greedy crosses off nothing."]);
    expect(tellPast(entry(MARKED, PASSES, ROUND), VIEW)).toHaveLength(2);
  });

  it("says whose move a line tells, and that a round or a victory is no move", () => {
    const wins = sentence("tell-wins", { seat: 1, points: 30 });
    expect(tellPast(entry(MARKED, PASSES, ROUND, wins), VIEW).map(({ seat }) => seat)).toEqual([1, null, null]);
  });
});
