import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { LogEntry, Material, OwnView, Problem, PublicView, WrittenEntry } from "../../protocol/types";
import { Refused, type Listener, type Wish } from "../net/socket";
import { Match } from "./match.svelte";

const PROBLEM: Problem = { code: "illegal", message: "segment-left-open", arguments: {}, rule: "B14" };
const OPENED: WrittenEntry = {
  type: "opened",
  game: "border",
  seats: 2,
  sheets: [],
  as_listed: false,
  copies: false,
  first: null,
  variant: null,
  dice: "proven",
  commitment: "c",
  seed: null,
  pace: "live",
  patience: 60,
};

function view(more: Partial<PublicView> = {}, position: object = {}): PublicView {
  return {
    position: {
      game: "border",
      phase: "first-action",
      round: 1,
      active: 0,
      rolls: 1,
      rolls_left: 2,
      dice: ["grey", "red", "red", "blue", "green"],
      leftover: [],
      idle_rounds: 0,
      worth: {},
      seats: [
        { board: "A", crossed: [0], areas: {}, score: 0 },
        { board: "B", crossed: [0], areas: {}, score: 0 },
      ],
      ...position,
    },
    turn: 2,
    entries: 1,
    seats: [
      { name: "Ana", bot: null, left: false },
      { name: "greedy", bot: "greedy", left: false },
    ],
    words: [true, true],
    waiting_for: [0],
    chosen: [],
    roller: null,
    dice_due: 0,
    outcome: null,
    rematch: null,
    ...more,
  } as PublicView;
}

const own = (more: Partial<OwnView> = {}): OwnView => ({
  seat: 0,
  choice: null,
  draft: [],
  points: 0,
  targets: [
    { adds: [4, 5], points: 3 },
    { adds: [9], points: 0 },
  ],
  moves: ["reroll", "mark", "pass"],
  dice: ["grey", "red", "red", "blue", "green"],
  ...more,
});

const logged = (n: number, entry: WrittenEntry): LogEntry => ({ n, at: 0, entry });

const MATERIAL: Material = {
  game: "border",
  letters: { grey: "a", red: "r", blue: "b", green: "g", yellow: "y", orange: "o" },
  spaces: Array.from({ length: 12 }, (_, place) => ({ place, text: String(place), q: place, r: 0 })),
  areas: [],
  boards: [],
};

class FakeLink {
  sent: Wish[] = [];
  answers: { done(answer: unknown): void; failed(error: unknown): void }[] = [];
  startedOver = 0;
  listener!: Listener;

  send(wish: Wish): Promise<unknown> {
    this.sent.push(wish);
    return new Promise((done, failed) => this.answers.push({ done, failed }));
  }

  startOver(): void {
    this.startedOver += 1;
  }

  close(): void {}

  async answer(answer: unknown): Promise<void> {
    this.answers.shift()?.done(answer);
    await vi.advanceTimersByTimeAsync(0);
  }

  async refuse(problem: Problem): Promise<void> {
    this.answers.shift()?.failed(new Refused(problem));
    await vi.advanceTimersByTimeAsync(0);
  }
}

function sit(pause = 0): [Match, FakeLink] {
  const link = new FakeLink();
  const match = new Match(
    "t",
    () => pause,
    (listener) => {
      link.listener = listener;
      return link;
    },
  );
  match.material = MATERIAL;
  welcome(match, [logged(0, OPENED)]);
  return [match, link];
}

function welcome(match: Match, entries: LogEntry[]): void {
  match.receive({
    type: "welcome",
    protocol: 1,
    version: "0",
    table: "t",
    role: "host",
    entries,
    view: view(),
    own: [own()],
    presence: { away_since: [null, null], watchers: 0 },
  });
}

beforeEach(() => void vi.useFakeTimers());
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

  test("that were drawn quickly go back to the last that the server has kept", async () => {
    const [match, link] = sit();
    match.receive({
      type: "update",
      entries: [],
      view: view(),
      own: [own({ targets: [1, 2, 3].map((place) => ({ adds: [place], points: 0 })) })],
    });
    for (const place of [1, 2, 3]) void match.touch(place);
    expect(link.sent.map((wish) => "marks" in wish && wish.marks)).toEqual([[1], [1, 2], [1, 2, 3]]);
    await link.answer({ own: own({ draft: [1], targets: [{ adds: [7], points: 0 }] }) });
    await link.refuse(PROBLEM);
    await link.refuse(PROBLEM);
    expect([...match.pencil]).toEqual([1]);
    expect(match.targets).toEqual([{ adds: [7], points: 0 }]);
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
    expect(link.sent.at(-1)).toEqual({ type: "choose", seat: 0, turn: 2, move: "mark 4 5" });
    expect(match.mayRoll).toBe(false);
    await match.done();
    expect(link.sent).toHaveLength(2);
    await link.answer({ type: "ack" });
    expect(match.busy).toBe(false);
  });

  test("that were done hold nobody up when the game goes on before they are answered", async () => {
    const [match, link] = sit();
    void match.touch(5);
    await link.answer({ own: own({ draft: [4, 5] }) });
    void match.done();
    match.receive({ type: "update", entries: [], view: view({ turn: 3, roller: 0, dice_due: 5 }), own: [own({ moves: [] })] });
    void match.roll();
    expect(link.sent.at(-1)).toEqual({ type: "throw", seat: 0, turn: 3 });
    await link.answer({ type: "ack" });
    expect(match.busy).toBe(true);
    await link.answer({ type: "ack" });
    expect(match.busy).toBe(false);
  });

  test("that were chosen stay in sight until they are revealed", () => {
    const [match] = sit();
    const chosen = own({ choice: "mark 4 5", targets: [], moves: [], draft: [] });
    match.receive({ type: "update", entries: [], view: view({ waiting_for: [1], chosen: [0] }), own: [chosen] });
    expect([...match.pencil]).toEqual([4, 5]);
    expect(match.mayUndo).toBe(false);
  });

  test("stay in sight when they are done, and come back when that is taken back", async () => {
    const [match, link] = sit();
    void match.touch(5);
    await link.answer({ own: own({ draft: [4, 5] }) });
    const chosen = own({ choice: "mark 4 5", moves: [], targets: [] });
    const tell = (one: OwnView, waiting: number[]): void =>
      match.receive({ type: "update", entries: [], view: view({ waiting_for: waiting }), own: [one] });
    tell(chosen, [1]);
    expect([...match.pencil]).toEqual([4, 5]);
    expect(match.mayUndo).toBe(false);
    void match.takeBack();
    tell(own(), [0, 1]);
    await link.answer({ type: "ack" });
    expect(link.sent.at(-1)).toEqual({ type: "draft", seat: 0, turn: 2, marks: [4, 5] });
    expect([...match.pencil]).toEqual([4, 5]);
  });

  test("without any, done means to pass", () => {
    const [match, link] = sit();
    void match.done();
    expect(link.sent.at(-1)).toMatchObject({ move: "pass" });
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
    await link.answer({ type: "ack" });
    match.receive({
      type: "update",
      entries: [logged(1, { type: "rolled", faces: [0, 0, 0] })],
      view: view({ turn: 4 }, { rolls: 2, dice: ["yellow", "red", "orange", "red", "yellow"] }),
      own: [own()],
    });
    expect(match.dice.slots).toEqual(["yellow", "red", "red", "orange", "yellow"]);
    expect([...match.dice.kept]).toEqual([1, 2]);
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
    match.receive({ type: "update", entries: [], view: view({ roller: 0, waiting_for: [] }), own: [own({ moves: [] })] });
    expect(match.mayThrow).toBe(true);
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
    const [match] = sit(500);
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
    vi.advanceTimersByTime(500);
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

test("one device for several shows nobody's marks to whoever opens it again", () => {
  const link = new FakeLink();
  const match = new Match("t", undefined, () => link);
  match.material = MATERIAL;
  match.receive({
    type: "welcome",
    protocol: 1,
    version: "0",
    table: "t",
    role: "host",
    entries: [logged(0, OPENED)],
    view: view({ waiting_for: [0, 1] }),
    own: [own({ draft: [4, 5] }), own({ seat: 1, draft: [9] })],
    presence: { away_since: [null, null], watchers: 0 },
  });
  expect(match.pencil.size).toBe(0);
  expect(match.handOverTo).toBe(0);
});

test("one device for several is handed over before the next may look", () => {
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
