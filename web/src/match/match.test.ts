import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import type { OwnView } from "../protocol/types";
import { FakeLink, GAME, logged, OPENED, own, PROBLEM, sit, view, welcome } from "./match.fixture";
import { Match } from "./match.svelte";
import { STAYS } from "./stages";

beforeEach(() => {
  vi.useFakeTimers();
  settings.chosen.hiddenChoices = false;
});
afterEach(() => void vi.useRealTimers());

describe("pencil marks", () => {
  test("are drawn before the server answers, and a segment goes together", async () => {
    const [match, link] = sit();
    void match.touch(5);
    expect([...match.pencil]).toEqual([4, 5]);
    expect(link.sent).toEqual([{ type: "draft", seat: 0, turn: 2, marks: [4, 5] }]);
    await link.answer({ type: "drafted", own: own({ draft: [4, 5], points: 3, targets: [{ adds: [9], points: 0 }] }) });
    expect(match.own?.points).toBe(3);
    expect(match.targets).toEqual([{ adds: [9], points: 0 }]);
  });

  test("are taken back with the reason when the server says no", async () => {
    const [match, link] = sit();
    void match.touch(9);
    await link.refuse(PROBLEM);
    expect(match.pencil.size).toBe(0);
    expect(match.problem).toEqual(PROBLEM);
  });

  test("are undone step by step, or by touching them", async () => {
    const [match, link] = sit();
    void match.touch(4);
    await link.answer({ own: own({ draft: [4, 5] }) });
    void match.touch(9);
    await link.answer({ own: own({ draft: [4, 5, 9] }) });
    void match.undo();
    await link.answer({ own: own({ draft: [4, 5] }) });
    expect([...match.pencil]).toEqual([4, 5]);
    void match.touch(5);
    expect(match.pencil.size).toBe(0);
  });

  test("of an earlier device or page are there", () => {
    const [match] = sit();
    match.receive({ type: "update", entries: [], view: view(), own: [own({ draft: [9] })] });
    expect([...match.pencil]).toEqual([9]);
    expect(match.mayUndo).toBe(true);
  });

  test("made while the connection was lost stay when it is back", async () => {
    const [match, link] = sit();
    void match.touch(4);
    welcome(match, []);
    expect([...match.pencil]).toEqual([4, 5]);
    await link.answer({ own: own({ draft: [4, 5] }) });
    expect([...match.pencil]).toEqual([4, 5]);
    expect(match.mayDone).toBe(true);
  });

  test("become a move when they are done, and nothing else can be done meanwhile", async () => {
    const [match, link] = sit();
    void match.touch(5);
    await link.answer({ own: own({ draft: [4, 5] }) });
    void match.done();
    expect(link.sent.at(-1)).toEqual({ type: "mark", seat: 0, turn: 2, marks: [4, 5] });
    expect(match.mayRoll).toBe(false);
    await match.done();
    expect(link.sent).toHaveLength(2);
    await link.answer({ type: "ack", entries: 1 });
    expect(match.busy).toBe(false);
  });

  test("that were chosen stay in sight until they are revealed", () => {
    const [match] = sit();
    const chosen = own({ choice: [4, 5], targets: [], moves: [], draft: [] });
    match.receive({ type: "update", entries: [], view: view({ waiting_for: [1], chosen: [0] }), own: [chosen] });
    expect([...match.pencil]).toEqual([4, 5]);
    expect(match.mayUndo).toBe(false);
  });

  test("stay in sight when they are done, and come back when that is taken back", async () => {
    const [match, link] = sit();
    void match.touch(5);
    await link.answer({ own: own({ draft: [4, 5] }) });
    const chosen = own({ choice: [4, 5], moves: [], targets: [] });
    const tell = (one: OwnView, waiting: number[]): void =>
      match.receive({ type: "update", entries: [], view: view({ waiting_for: waiting }), own: [one] });
    tell(chosen, [1]);
    expect([...match.pencil]).toEqual([4, 5]);
    expect(match.mayUndo).toBe(false);
    void match.takeBack();
    tell(own(), [0, 1]);
    await link.answer({ type: "ack", entries: 1 });
    expect(link.sent.at(-1)).toEqual({ type: "draft", seat: 0, turn: 2, marks: [4, 5] });
    expect([...match.pencil]).toEqual([4, 5]);
  });

  test("without any, done means to pass", () => {
    const [match, link] = sit();
    void match.done();
    expect(link.sent.at(-1)).toMatchObject({ type: "mark", marks: [] });
  });
});

test("touching what may not be touched asks why", async () => {
  const [match, link] = sit();
  void match.touch(7);
  expect(link.sent).toEqual([{ type: "why-not", seat: 0, turn: 2, marks: [], place: 7 }]);
  await link.answer({ type: "why", problem: PROBLEM });
  expect(match.problem?.rule).toBe("B14");
});

describe("dice", () => {
  test("that are kept are not rolled again, and stay in their places", async () => {
    const [match, link] = sit();
    match.toggle(1);
    match.toggle(2);
    void match.roll();
    expect(link.sent.at(-1)).toMatchObject({ type: "choose", move: "reroll a b g" });
    await link.answer({ type: "ack", entries: 1 });
    match.receive({
      type: "update",
      entries: [logged(1, { type: "rolled", faces: [0, 0, 0] })],
      view: view({ turn: 4 }, { rolls: 2, dice: ["yellow", "red", "orange", "red", "yellow"] }),
      own: [own()],
    });
    expect(match.dice.slots).toEqual(["yellow", "red", "red", "orange", "yellow"]);
    expect([...match.dice.kept]).toEqual([1, 2]);
  });

  test("that another player keeps stay in their places, and only the others fall", () => {
    const [match] = sit();
    match.receive({
      type: "update",
      entries: [
        logged(1, { type: "played", seat: 1, move: "reroll a r g" }),
        logged(2, { type: "rolled", faces: [0, 0, 0] }),
      ],
      view: view({ turn: 4 }, { rolls: 2, dice: ["yellow", "yellow", "red", "blue", "orange"] }),
      own: [own()],
    });
    expect([...match.dice.kept]).toEqual([1, 3]);
    expect(match.dice.slots).toEqual(["yellow", "red", "yellow", "blue", "orange"]);
  });

  test("tumble when they are rolled, but not for a player who was away", () => {
    const [match] = sit();
    const roll = { entries: [logged(1, { type: "rolled", faces: [0] })], view: view({ turn: 4 }), own: [own()] };
    match.receive({ type: "update", ...roll });
    expect(match.dice.throws).toBe(1);
    welcome(match, [logged(2, { type: "rolled", faces: [0] })]);
    expect(match.dice.throws).toBe(1);
  });

  test.each([
    ["normal", 1, true],
    ["instant", 0, false],
  ])("are waited for at %s speed: %d", (_, pace, waits) => {
    Element.prototype.animate ??= () => ({}) as Animation;
    const [match] = sit(pace);
    match.dice.inTray = true;
    const entries = [logged(1, { type: "rolled", faces: [0] })];
    match.receive({ type: "update", entries, view: view({ turn: 4 }), own: [own()] });
    expect(match.dice.inAir).toBe(waits);
  });

  test("hide the targets as long as they tumble, and no longer", () => {
    const [match, link] = sit();
    match.dice.inAir = true;
    expect(match.highlighted(0)).toEqual([]);
    void match.touch(9);
    expect(link.sent).toHaveLength(1);
    match.dice.land();
    expect(match.highlighted(0)).not.toEqual([]);
  });

  test("are told in the log when they have come to rest", () => {
    const [match] = sit();
    const roll = { entries: [logged(1, { type: "rolled", faces: [0] })], view: view({ turn: 4 }), own: [own()] };
    match.receive({ type: "update", ...roll });
    match.dice.inAir = true;
    expect(match.readable.map(({ n }) => n)).toEqual([0]);
    match.dice.land();
    expect(match.readable.map(({ n }) => n)).toEqual([0, 1]);
  });

  test("of a new round are all free", () => {
    const [match] = sit();
    match.toggle(0);
    match.receive({
      type: "update",
      entries: [logged(1, { type: "rolled", faces: [0, 0, 0, 0, 0] })],
      view: view({ turn: 5 }, { round: 2 }),
      own: [own()],
    });
    expect(match.dice.kept.size).toBe(0);
  });

  test("cannot be rolled when all are kept", () => {
    const [match] = sit();
    for (let place = 0; place < 5; place++) match.toggle(place);
    expect(match.mayRoll).toBe(false);
  });

  test("that are due are thrown by their player", () => {
    const [match, link] = sit();
    match.receive({
      type: "update",
      entries: [],
      view: view({ roller: 0, waiting_for: [] }),
      own: [own({ moves: [] })],
    });
    expect(match.mayThrow).toBe(true);
    void match.touch(7);
    expect(match.problem?.message).toBe("roll-first");
    void match.roll();
    expect(link.sent.at(-1)).toEqual({ type: "throw", seat: 0, turn: 2 });
  });
});

describe("news", () => {
  test("with a gap make it ask for everything", () => {
    const [match, link] = sit();
    match.receive({ type: "update", entries: [logged(5, { type: "left", seat: 1 })], view: view(), own: [] });
    expect(link.startedOver).toBe(1);
    expect(match.known()).toBe(0);
  });

  test("of a bot stay in sight for a while, and are counted as known at once", () => {
    const [match] = sit(1);
    const played = (n: number, turn: number): void =>
      match.receive({
        type: "update",
        entries: [logged(n, { type: "played", seat: 1, move: "pass" })],
        view: view({ turn }),
        own: [own()],
      });
    played(1, 3);
    played(2, 4);
    expect(match.view?.turn).toBe(3);
    expect(match.known()).toBe(3);
    vi.advanceTimersByTime(STAYS.move);
    expect(match.view?.turn).toBe(4);
  });

  test("tell what was written last", () => {
    const [match] = sit();
    const seats = [
      { board: "A", crossed: [0, 3, 4], areas: {}, score: 0 },
      { board: "B", crossed: [0], areas: {}, score: 0 },
    ];
    match.receive({
      type: "update",
      entries: [logged(1, { type: "played", seat: 0, move: "mark 3 4" })],
      view: view({ turn: 3 }, { seats }),
      own: [own()],
    });
    expect([...(match.fresh[0] ?? [])]).toEqual([3, 4]);
    expect(match.fresh[1]?.size).toBe(0);
  });
});

test("players who share a device and hide nothing are played in turn, without a hand-over", async () => {
  const [match, link] = sit();
  const owns = (first: object, second: object) => [own(first), own({ seat: 1, ...second })];
  match.receive({
    type: "update",
    entries: [],
    view: view({ turn: 3, waiting_for: [0, 1] }),
    own: owns({ moves: ["mark", "pass"] }, { draft: [9], moves: ["mark", "pass"] }),
  });
  expect(match.markingTogether).toEqual([0, 1]);
  expect(match.handOverTo).toBeNull();
  expect([...match.pencilOf(1)]).toEqual([9]);
  const done = match.done(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(link.sent).toMatchObject([{ type: "mark", seat: 1, marks: [9] }]);
  match.receive({
    type: "update",
    entries: [logged(1, { type: "chose", seat: 1, move: "mark 9" })],
    view: view({ turn: 3, waiting_for: [0], chosen: [1] }),
    own: owns({ moves: ["mark", "pass"] }, { choice: [9], moves: [] }),
  });
  await link.answer({ type: "ack", entries: 2 });
  await done;
  expect(match.seat).toBe(0);
  expect(match.pencil.size).toBe(0);
  expect([...match.pencilOf(1)]).toEqual([9]);
});

test("a shared device shows no player's marks when it is opened again", () => {
  settings.chosen.hiddenChoices = true;
  const link = new FakeLink();
  const match = new Match("t", undefined, () => link);
  match.game = GAME;
  match.receive({
    type: "welcome",
    protocol: 1,
    version: "0",
    table: "t",
    role: "host",
    entries: [logged(0, OPENED)],
    view: view({ waiting_for: [0, 1] }),
    own: [own({ draft: [4, 5] }), own({ seat: 1, draft: [9] })],
    presence: { away_since: [null, null], watchers: 0, at_rematch: [] },
  });
  expect(match.pencil.size).toBe(0);
  expect(match.handOverTo).toBe(0);
});

test("one device for several is handed over before the next may look", () => {
  settings.chosen.hiddenChoices = true;
  const [match] = sit();
  match.receive({
    type: "update",
    entries: [],
    view: view({ waiting_for: [1] }),
    own: [own({ moves: [] }), own({ seat: 1, draft: [9] })],
  });
  expect(match.seat).toBe(0);
  expect(match.handOverTo).toBe(1);
  match.handOver();
  expect(match.seat).toBe(1);
  expect(match.handOverTo).toBeNull();
  expect([...match.pencil]).toEqual([9]);
});
