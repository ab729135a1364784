// A lesson: its table is fed by the answers of the server, which carry the progress.
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { Refused } from "../net/socket";
import { GAME, logged, OPENED, own, PROBLEM, view } from "../match/match.fixture";
import type { LessonAnswer, LessonRequest, Update, Welcome } from "../protocol/types";
import { LessonChapter } from "./lesson.svelte";

const requests: LessonRequest[] = [];
const answers: (LessonAnswer | object)[] = [];

const welcome = (entries = 1): Welcome => ({
  type: "welcome",
  protocol: 3,
  version: "1",
  table: "",
  role: "host",
  entries: [logged(0, OPENED)],
  view: view({ entries }),
  own: [own()],
  presence: { away_since: [null, null], watchers: 0, at_rematch: [] },
});
const update = (n: number): Update => ({
  type: "update",
  entries: [logged(n, { type: "said", seat: 0, phrase: "phrase-hello" })],
  view: view({ entries: n + 1 }),
  own: [own()],
});
const answer = (more: Partial<LessonAnswer>): LessonAnswer => ({
  step: 0,
  steps: 3,
  moves: [],
  text: "lesson-goal",
  kind: "read",
  places: [],
  messages: [],
  ...more,
});

const LOST = {};

beforeEach(() => {
  settings.chosen.speed = "instant";
  requests.length = 0;
  answers.length = 0;
  vi.stubGlobal("fetch", (address: URL, request?: RequestInit) => {
    if (!String(address).includes("api/lessons/")) return Promise.reject(new Error("no network"));
    requests.push(JSON.parse(String(request?.body)) as LessonRequest);
    const next = answers.shift();
    if (next === LOST) return Promise.reject(new Error("no network"));
    const refused = !!next && "code" in next;
    return Promise.resolve(new Response(JSON.stringify(next), { status: refused ? 409 : 200 }));
  });
});

async function begun(...more: Partial<LessonAnswer>[]): Promise<LessonChapter> {
  answers.push(...more.map(answer));
  const chapter = new LessonChapter("border", "Ana", { step: 0, moves: [] });
  await vi.waitFor(() => expect(chapter.shown).not.toBeNull());
  return chapter;
}

describe("a lesson", () => {
  it("shows the step and its table", async () => {
    const { shown, match } = await begun({ messages: [welcome()] });
    expect(requests).toEqual([{ step: 0, moves: [], name: "Ana" }]);
    expect(shown?.text).toBe("lesson-goal");
    expect(match.online).toBe(true);
    expect(match.view?.turn).toBe(2);
  });

  it("sends what the learner does with the progress, and takes the next one", async () => {
    const chapter = await begun({ messages: [welcome()] });
    answers.push(answer({ step: 1, moves: ["roll"], messages: [update(1), { type: "ack", id: "1", entries: 2 }] }));
    await chapter.send({ type: "throw", seat: 0, turn: 2 });
    expect(requests[1]?.action).toEqual({ type: "throw", id: "1", seat: 0, turn: 2 });
    expect(chapter.shown?.step).toBe(1);
    answers.push(answer({ step: 1 }));
    await chapter.next();
    expect(requests[2]).toEqual({ step: 1, moves: ["roll"], name: "Ana", next: true });
  });

  it("shows a step when everything before it has been shown", async () => {
    const chapter = await begun({ messages: [welcome()] });
    answers.push(answer({ step: 2, messages: [{ ...welcome(2), version: "2" }] }));
    chapter.startOver();
    await vi.waitFor(() => expect(chapter.match.version).toBe("2"));
    expect(chapter.shown?.step).toBe(0);
    chapter.match.entries = [logged(0, OPENED), logged(1, OPENED)];
    chapter.settle();
    expect(chapter.shown?.step).toBe(2);
  });

  it("highlights only what the step asks for", async () => {
    const chapter = await begun({ kind: "act", places: [9], messages: [welcome()] });
    flushSync();
    expect(chapter.match.targets).toEqual([{ adds: [9], points: 0 }]);
    chapter.match.guide([], 1);
    expect(chapter.match.targets).toHaveLength(2);
  });

  it("counts a touch of what the step asks for while the moves before it are still shown", async () => {
    settings.chosen.speed = "normal";
    const chapter = await begun({ kind: "act", places: [9], messages: [welcome()] });
    chapter.match.game = GAME;
    const seats = view().position.seats.map((seat, n) => (n ? { ...seat, crossed: [0, 3] } : seat));
    const bots: Update = {
      type: "update",
      entries: [logged(1, { type: "played", seat: 1, move: "mark 3" })],
      view: view({ turn: 3, entries: 2 }, { seats }),
      own: [own()],
    };
    answers.push(answer({ step: 1, kind: "act", places: [4, 5], messages: [bots] }));
    await chapter.next();
    expect(chapter.match.passing).toBe(true);
    answers.push(
      answer({ step: 1, places: [4, 5], messages: [{ type: "drafted", id: "1", own: own({ draft: [4, 5] }) }] }),
    );
    await chapter.match.touch(4);
    expect(requests.at(-1)?.action).toMatchObject({ type: "draft", marks: [4, 5] });
    chapter.match.close();
  });

  it("passes on a rule or a hint", async () => {
    const chapter = await begun({ messages: [welcome()] });
    answers.push(PROBLEM);
    await expect(chapter.send({ type: "throw", seat: 0, turn: 2 })).rejects.toThrow(Refused);
  });

  it("says where a chapter ends", async () => {
    const chapter = await begun({ messages: [welcome()] });
    answers.push({ ...PROBLEM, code: "stale" });
    expect(await chapter.next()).toBe(false);
    answers.push(PROBLEM);
    await expect(chapter.next()).rejects.toThrow(Refused);
  });

  it("is not there for a game without one", async () => {
    answers.push({ ...PROBLEM, code: "not-found", message: "error-not-found" });
    const { match } = new LessonChapter("chess", "Ana", { step: 0, moves: [] });
    await vi.waitFor(() => expect(match.refusal?.code).toBe("not-found"));
  });

  it("asks again until the network is back", async () => {
    vi.useFakeTimers();
    answers.push(LOST, answer({ messages: [welcome()] }));
    const chapter = new LessonChapter("border", "Ana", { step: 0, moves: [] });
    await vi.advanceTimersByTimeAsync(2500);
    vi.useRealTimers();
    await vi.waitFor(() => expect(chapter.shown).not.toBeNull());
    expect(requests).toHaveLength(2);
    chapter.match.close();
  });
});
