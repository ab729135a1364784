import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { OwnView, PublicView } from "../protocol/types";
import { READING } from "./shown_complaint.svelte";
import { type FakeLink, logged, own, PROBLEM, sit, view } from "./match.fixture";
import type { Match } from "./match.svelte";
import { STAYS } from "./stages";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const targets = (...places: number[]): Pick<OwnView, "targets"> => ({
  targets: places.map((place) => ({ adds: [place], points: 0 })),
});

function tell(match: Match, shown: PublicView, one: OwnView): void {
  match.receive({ type: "update", entries: [], view: shown, own: [one] });
}

function sitBefore(...places: number[]): [Match, FakeLink] {
  const [match, link] = sit();
  tell(match, view(), own(targets(...places)));
  return [match, link];
}

const drafts = (link: FakeLink): unknown[] => link.sent.map((message) => message.type === "draft" && message.marks);

test("places that are touched quickly are all marked, one answer after the other", async () => {
  const [match, link] = sitBefore(1, 2, 3);
  for (const place of [1, 2, 3]) void match.touch(place);
  expect([...match.pencil]).toEqual([1]);
  expect([...match.touched]).toEqual([2, 3]);
  await link.answer({ own: own({ draft: [1], ...targets(2, 3) }) });
  await link.answer({ own: own({ draft: [1, 2], ...targets(3) }) });
  await link.answer({ own: own({ draft: [1, 2, 3] }) });
  expect(drafts(link)).toEqual([[1], [1, 2], [1, 2, 3]]);
  expect([...match.pencil]).toEqual([1, 2, 3]);
  expect(match.waiting).toBe(false);
});

test("a place that only the answer opens is marked as well", async () => {
  const [match, link] = sitBefore(1);
  void match.touch(1);
  void match.touch(7);
  await link.answer({ own: own({ draft: [1], ...targets(7) }) });
  expect(drafts(link)).toEqual([[1], [1, 7]]);
});

test("a place that the answer closes is not marked, the reason is shown, and the next one is marked", async () => {
  const [match, link] = sitBefore(1, 2, 3);
  for (const place of [1, 2, 3]) void match.touch(place);
  await link.answer({ own: own({ draft: [1], ...targets(3) }) });
  expect(link.sent.at(-1)).toMatchObject({ type: "why-not", marks: [1], place: 2 });
  await link.answer({ problem: PROBLEM });
  await link.answer({ own: own({ draft: [1, 3] }) });
  expect([...match.pencil]).toEqual([1, 3]);
  expect(match.problem).toEqual(PROBLEM);
});

test("a reason that has just been shown stays while the next places are touched, and goes when it could be read", async () => {
  const [match, link] = sitBefore(1, 2, 3);
  void match.touch(7);
  await link.answer({ problem: PROBLEM });
  void match.touch(3);
  await link.answer({ own: own({ draft: [3] }) });
  expect(match.problem).toEqual(PROBLEM);
  vi.advanceTimersByTime(READING);
  expect(match.problem).toBeNull();
});

test("a reason stays until the next touch", async () => {
  const [match, link] = sitBefore(1);
  void match.touch(7);
  await link.answer({ problem: PROBLEM });
  vi.advanceTimersByTime(READING);
  expect(match.problem).toEqual(PROBLEM);
  void match.touch(1);
  expect(match.problem).toBeNull();
});

test("a place that nothing forbids is marked, even if it was not known as a target", async () => {
  const [match, link] = sitBefore(1);
  void match.touch(7);
  await link.answer({ problem: null });
  expect(drafts(link)).toEqual([false, [7]]);
});

test("a touch after the marks are done says how they can be changed", async () => {
  const [match, link] = sitBefore(1);
  tell(match, view({ waiting_for: [1], chosen: [0] }), own({ choice: [1], targets: [], moves: [] }));
  void match.touch(7);
  expect(link.sent).toEqual([]);
  expect(match.problem?.message).toBe("chosen-already");
});

test("done counts with the touches before it", async () => {
  const [match, link] = sitBefore(1, 2);
  void match.touch(1);
  void match.touch(2);
  void match.done();
  void match.done();
  await link.answer({ own: own({ draft: [1], ...targets(2) }) });
  await link.answer({ own: own({ draft: [1, 2] }) });
  expect(link.sent.slice(2)).toEqual([{ type: "mark", seat: 0, turn: 2, marks: [1, 2] }]);
});

test("done after a touch that is refused does not become a pass", async () => {
  const [match, link] = sitBefore(1);
  void match.touch(1);
  void match.done();
  await link.refuse(PROBLEM);
  expect(link.sent).toHaveLength(1);
  expect(match.problem).toEqual(PROBLEM);
  expect(match.waiting).toBe(false);
});

test("done after a mark that is taken away again does not become a pass", async () => {
  const [match, link] = sitBefore(1);
  void match.touch(1);
  void match.touch(1);
  void match.done();
  await link.answer({ own: own({ draft: [1] }) });
  await link.answer({ own: own() });
  expect(drafts(link)).toEqual([[1], []]);
  expect(match.mayDone).toBe(true);
});

test("a press between the news and the answer is done", async () => {
  const [match, link] = sitBefore(1);
  void match.touch(1);
  await link.answer({ own: own({ draft: [1] }) });
  void match.done();
  tell(match, view({ turn: 3, roller: 0, waiting_for: [] }), own({ moves: [] }));
  expect(match.mayRoll).toBe(true);
  void match.roll();
  await link.answer({ type: "ack", entries: 1 });
  expect(link.sent.at(-1)).toEqual({ type: "throw", seat: 0, turn: 3 });
});

test("a press after the one that ended the turn is not done, and it is said", async () => {
  const [match, link] = sitBefore(1);
  void match.done();
  void match.touch(1);
  tell(match, view({ turn: 3 }), own(targets(1)));
  await link.answer({ type: "ack", entries: 1 });
  expect(link.sent).toHaveLength(1);
  expect(match.pencil.size).toBe(0);
  expect(match.problem?.message).toBe("error-stale");
});

test("while the table asks nothing of this seat, there is nothing to wait for", () => {
  const [match, link] = sitBefore(1);
  tell(match, view({ waiting_for: [1] }), own({ moves: [], targets: [] }));
  void match.touch(1);
  void match.roll();
  expect(link.sent).toEqual([]);
  expect(match.waiting).toBe(false);
});

test("without the board nothing is done, and nothing is lost", () => {
  const [match, link] = sitBefore(1);
  const { game } = match;
  match.game = null;
  void match.touch(1);
  expect(match.waiting).toBe(true);
  match.game = game;
  tell(match, view(), own(targets(1)));
  expect(drafts(link)).toEqual([[1]]);
});

const played = (match: Match, n: number, one: OwnView, turn = 2): void =>
  match.receive({
    type: "update",
    entries: [logged(n, { type: "played", seat: 1, move: "pass" })],
    view: view({ turn }),
    own: [one],
  });

test("news that are shown later do not take a mark away", async () => {
  const [match, link] = sit(1);
  played(match, 1, own());
  void match.touch(9);
  played(match, 2, own());
  await link.answer({ own: own({ draft: [9], targets: [] }) });
  vi.advanceTimersByTime(STAYS.move);
  expect(match.entries).toHaveLength(3);
  expect([...match.pencil]).toEqual([9]);
  expect(match.targets).toEqual([]);
});

test("a choice is answered when its news are shown", async () => {
  const [match, link] = sit(1);
  played(match, 1, own());
  void match.done();
  played(match, 2, own({ moves: [] }), 3);
  await link.answer({ type: "ack", entries: 3 });
  expect(match.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(STAYS.move);
  expect(match.busy).toBe(false);
  expect(link.sent).toHaveLength(1);
});

test("input for a turn that is over is not done, and it is said", () => {
  const [match, link] = sit(1);
  played(match, 1, own());
  played(match, 2, own(), 3);
  void match.touch(9);
  expect(link.sent).toEqual([]);
  expect(match.problem?.message).toBe("error-stale");
});

describe("while the moves of the others are shown", () => {
  // The bot has crossed off three spaces, and left dice to Ana.
  function watch(asked: Partial<PublicView> = {}, one: OwnView = own()): [Match, FakeLink] {
    const [match, link] = sit(1);
    const seats = view().position.seats.map((seat, n) => (n ? { ...seat, crossed: [0, 3, 4, 5] } : seat));
    match.receive({
      type: "update",
      entries: [logged(1, { type: "played", seat: 1, move: "mark 3 4 5" })],
      view: view({ turn: 3, ...asked }, { seats }),
      own: [one],
    });
    return [match, link];
  }

  test("a touch shows the present state, and counts there", () => {
    const [match, link] = watch();
    expect([match.passing, match.myTurn, match.targets]).toEqual([true, false, []]);
    void match.touch(9);
    expect(match.passing).toBe(false);
    expect(link.sent).toEqual([{ type: "draft", seat: 0, turn: 3, marks: [9] }]);
  });

  test("a touch that can mean nothing there only shows the present state", () => {
    const [match, link] = watch();
    void match.touch(7);
    expect(match.passing).toBe(false);
    expect([link.sent, match.problem]).toEqual([[], null]);
  });

  test("no player passes before they have seen what they could do", () => {
    const [match, link] = watch();
    void match.done();
    expect(match.mayDone).toBe(true);
    expect(link.sent).toEqual([]);
  });

  test("the roll that is due can be asked for early", () => {
    const [match, link] = watch({ roller: 0, waiting_for: [] }, own({ moves: [], targets: [] }));
    void match.roll();
    expect(link.sent).toEqual([{ type: "throw", seat: 0, turn: 3 }]);
  });

  test("those who only wait see the present state as well", () => {
    const [match, link] = watch({ waiting_for: [1] }, own({ moves: [], targets: [] }));
    void match.touch(9);
    expect([match.passing, match.waiting, link.sent]).toEqual([false, false, []]);
  });
});
