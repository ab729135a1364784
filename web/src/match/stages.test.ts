import { describe, expect, test } from "vitest";

import type { LoadedGame } from "../games";
import { BORDER, borderView, sheetOf, TWENTYONE, twentyOneView } from "../games/scenes.fixture";
import type { PublicView, WrittenEntry } from "../protocol/types";
import { logged, own } from "./match.fixture";
import { STAYS, stagesOf, type News, type Stage } from "./stages";

const [ANA, BEN] = [0, 1];

function update(view: PublicView, ...entries: WrittenEntry[]): News {
  return { type: "update", entries: entries.map((entry, n) => logged(n + 7, entry)), view, own: [own()] };
}

const split = (game: LoadedGame, before: PublicView, after: PublicView, ...entries: WrittenEntry[]): Stage[] =>
  stagesOf(game, before, update(after, ...entries), [ANA]);

const kinds = ({ news }: Stage): string[] => news.entries.map(({ entry }) => entry.type);

// Boards on which the two seats have crossed off these spaces.
function boards(ana: number[], ben: number[], more: object = {}): PublicView {
  const board = (name: string, crossed: number[]) => ({ board: name, crossed, areas: {}, score: 0 });
  return borderView({ round: 1, seats: [board("1", ana), board("2", ben)], ...more });
}

const crossed = ({ news }: Stage, seat: number): readonly number[] => {
  const { position } = news.view;
  return position.game === "border" ? (position.seats[seat]?.crossed ?? []) : [];
};

describe("the marks of another player", () => {
  const before = boards([0], [0]);
  const stages = split(BORDER, before, boards([0], [0, 3, 4]), { type: "played", seat: BEN, move: "mark 3 4" });

  test("are drawn one after the other on the board as it was, before the table goes on", () => {
    expect(stages.map((stage) => crossed(stage, BEN))).toEqual([[0], [0, 3], [0, 3, 4], [0, 3, 4]]);
    expect(stages.map(({ mover }) => mover)).toEqual([BEN, BEN, BEN, null]);
    expect(stages.map(({ passing }) => passing)).toEqual([true, true, true, false]);
    expect(stages.map(({ stays }) => stays)).toEqual([STAYS.look, STAYS.mark, STAYS.marked, 0]);
  });

  test("are told once, when the first is drawn", () => {
    expect(stages.map(kinds)).toEqual([["played"], [], [], []]);
  });

  test("ask nothing of anyone while they are drawn", () => {
    const [first, last] = [stages[0], stages.at(-1)];
    expect(first?.news.own[0]).toMatchObject({ seat: ANA, moves: [], targets: [] });
    expect(first?.news.view).toMatchObject({ waiting_for: [], roller: null, turn: before.turn + 1 });
    expect(last?.news.own[0]?.moves).not.toEqual([]);
  });
});

test("one's own marks need no time", () => {
  const stages = split(BORDER, boards([0], [0]), boards([0, 3], [0]), { type: "played", seat: ANA, move: "mark 3" });
  expect(stages).toHaveLength(1);
  expect(stages[0]).toMatchObject({ passing: false, stays: 0 });
});

test("the second action is shown before the dice of the next round", () => {
  const plays = [
    { seat: ANA, move: "mark 5" },
    { seat: BEN, move: "mark 3" },
  ];
  const next = boards([0, 5], [0, 3], { round: 2, active: BEN, dice: ["red", "red", "red", "red", "red"] });
  const before = boards([0], [0], { dice: ["blue", "grey", "grey", "red", "red"] });
  const stages = split(BORDER, before, next, { type: "marked", plays }, { type: "rolled", faces: [] });
  expect(stages.map(kinds)).toEqual([["marked"], [], ["rolled"]]);
  expect(stages.map((stage) => crossed(stage, ANA))).toEqual([
    [0, 5],
    [0, 5],
    [0, 5],
  ]);
  expect(stages.map(({ news }) => news.view.position.round)).toEqual([1, 1, 2]);
  expect(stages.slice(0, 2).map(({ news }) => news.view.position.dice[0])).toEqual(["blue", "blue"]);
  expect(stages.at(-1)).toMatchObject({ passing: false, stays: STAYS.roll });
});

test("dice that are kept are shown before the others fall", () => {
  const before = boards([0], [0], { active: BEN });
  const rolled: WrittenEntry = { type: "rolled", faces: [0, 0] };
  const stages = split(BORDER, before, before, { type: "played", seat: BEN, move: "reroll a r" }, rolled);
  expect(stages.map(kinds)).toEqual([["played"], ["rolled"]]);
  expect(stages.map(({ stays }) => stays)).toEqual([STAYS.move, STAYS.roll]);
});

test("the first roll of a bot is shown after the deal", () => {
  const before = boards([], [], { seats: [], round: 0 });
  const after = boards([0], [0], { active: BEN, dice: ["red", "red", "red", "red", "red"] });
  const rolled: WrittenEntry = { type: "rolled", faces: [] };
  const [deal, roll] = split(BORDER, before, after, rolled, rolled);
  expect(deal?.news.view.position).toMatchObject({ dice: [], round: 1 });
  expect(roll?.news.view.position.dice).toHaveLength(5);
});

test("a row of numbers has its score with the last of them", () => {
  const sheets = (entries: (number | null)[], score: number): PublicView =>
    twentyOneView({ seats: [sheetOf("A", {}), sheetOf("B", { entries, score })] });
  const before = sheets([null, null, null, null, null, null], 0);
  const after = sheets([2, 3, null, null, null, null], 5);
  const plays = [{ seat: BEN, move: "mark 2 3" }];
  const rows = split(TWENTYONE, before, after, { type: "marked", plays }).map(({ news: { view } }) => {
    const row = view.position.game === "twentyone" ? view.position.seats[BEN]?.rows[0] : undefined;
    return [row?.entries.filter((entry) => entry !== null), row?.score];
  });
  expect(rows).toEqual([
    [[], 0],
    [[2], 0],
    [[2, 3], 5],
    [[2, 3], 5],
  ]);
});

test("after an interruption only the present is shown", () => {
  const before = boards([0], [0]);
  const news = update(boards([0], [0, 3]), { type: "played", seat: BEN, move: "mark 3" });
  expect(stagesOf(BORDER, null, news, [ANA])).toHaveLength(1);
  const twice: WrittenEntry = { type: "played", seat: BEN, move: "mark 3" };
  expect(split(BORDER, before, boards([0], [0, 3]), twice, twice)).toHaveLength(1);
});
