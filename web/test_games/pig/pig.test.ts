// A game that no file of the page names is played, told and scored like the others.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import GameCard from "../../src/lobby/GameCard.svelte";
import { requestOf, newForm } from "../../src/lobby/table_form";
import { sentence } from "../../src/games/scenes.fixture";
import { promptOf } from "../../src/match/asked_for";
import Controls from "../../src/match/Controls.svelte";
import { FakeLink, logged, OPENED, own } from "../../src/match/match.fixture";
import { Match } from "../../src/match/match.svelte";
import { tellUpdate } from "../../src/narration/sentences";
import type { GameInfo, PublicView } from "../../src/protocol/types";
import ScoreTable from "../../src/result/ScoreTable.svelte";
import TextView from "../../src/text/TextView.svelte";
import { words } from "../../src/words/words.svelte";
import { pig } from ".";
import { tableUiOfPig } from "./table_ui";

const GAME = { ui: tableUiOfPig, material: { game: "pig", letters: {} } };
const POSITION = { game: "pig", phase: "decide", round: 2, active: 0, rolls: 1, rolls_left: 0, dice: [4] };
const VIEW = {
  position: { ...POSITION, seats: [{ score: 12 }, { score: 7 }] },
  turn: 3,
  entries: 1,
  seats: [
    { name: "Ana", bot: null, left: false },
    { name: "Ben", bot: null, left: false },
  ],
  words: [true, true],
  waiting_for: [0],
  chosen: [],
  roller: null,
  dice_due: 0,
  outcome: null,
  rematch: null,
} as unknown as PublicView;

let shown: ReturnType<typeof mount> | undefined;
function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ");
}

function atTable(): [Match, FakeLink] {
  const link = new FakeLink();
  const match = new Match(
    "t",
    () => 0,
    () => link,
  );
  match.game = GAME;
  match.receive({
    type: "welcome",
    protocol: 1,
    version: "0",
    table: "t",
    role: "host",
    entries: [logged(0, { ...OPENED, game: "pig" } as typeof OPENED)],
    view: VIEW,
    own: [own({ moves: ["roll", "hold"], targets: [], dice: [] })],
    presence: { away_since: [null, null], watchers: 0, at_rematch: [] },
  });
  return [match, link];
}

beforeAll(() => words.speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

describe("a game with moves of its own", () => {
  it("has a card on the start page", () => {
    show(GameCard, {
      ui: pig,
      bots: ["greedy"],
      opponent: "greedy",
      choose: vi.fn(),
      busy: false,
      learn: false,
      play: vi.fn(),
    });
    expect(document.querySelector("h2")?.textContent).toBe("pig");
  });

  it("loads the part that a table needs", async () => expect(await pig.load()).toBe(tableUiOfPig));

  it("is opened without boards", () => {
    const info: GameInfo = {
      game: "pig",
      seats: [1, 2, 3],
      sheets: [],
      sheet_sets: 0,
      variants: [],
      bots: [],
      bots_missing: [],
      strengths: [],
      lesson: false,
    };
    expect(requestOf({ ...newForm("", false), deal: "chosen" }, info).sheets).toBeNull();
  });

  it("offers its moves on the usual buttons", async () => {
    const [match, link] = atTable();
    expect(promptOf(match)).toBe("Your turn");
    show(Controls, { match });
    expect(document.querySelector(".die")?.getAttribute("aria-label")).toBe("Die 1: 4");
    const [roll, hold] = [...document.querySelectorAll<HTMLButtonElement>(".acts button")];
    roll?.click();
    link.answers.shift()?.done({ entries: 1 });
    await vi.waitFor(() => expect(match.waiting).toBe(false));
    expect(link.sent).toMatchObject([{ type: "choose", move: "roll", turn: 3 }]);
    hold?.dispatchEvent(new MouseEvent("click", { detail: 0, bubbles: true }));
    expect(link.sent[1]).toMatchObject({ type: "choose", move: "hold" });
  });

  it("is told in the words that the page has", () => {
    const dice = { dice: { message: "tell-number", items: [{ number: 1 }] } };
    const told = [sentence("tell-rolled", { seat: 0 }, dice), sentence("tell-pig-loses", { seat: 0, points: 4 })];
    const news = [logged(1, { type: "rolled", faces: [1] }, ...told)];
    expect(tellUpdate(news, VIEW)).toEqual(["Ana rolls. The dice show 1."]);
  });

  it("has a text view and a score table", () => {
    expect(show(TextView, { view: VIEW, game: GAME })).toContain("Ana 12 pointsBen 7 points");
    const outcome = { reason: "reason-closed", scores: [12, 7], winners: [0], tie_break: null };
    const table = mount(ScoreTable, { target: document.body, props: { view: VIEW, outcome, game: GAME } });
    expect(document.querySelector("tfoot")?.textContent).toContain("12");
    void unmount(table);
  });
});
