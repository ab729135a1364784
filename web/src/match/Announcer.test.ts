import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { LogEntry, OwnView, PublicView } from "../protocol/types";
import { words } from "../words/words.svelte";
import Announcer from "./Announcer.svelte";
import { Match } from "./match.svelte";
import { BORDER, borderView, logged, ROLLED, sentence } from "../games/scenes.fixture";

const link = { send: () => new Promise<never>(() => undefined), startOver: () => undefined, close: () => undefined };
const own = (moves: string[] = []): OwnView[] => [
  { seat: 0, choice: null, draft: [], points: 0, targets: [], moves, dice: [] },
];
const rolling = borderView({ phase: "roll", dice: [] }, { roller: 0 });

describe("the announcer", () => {
  let match: Match;
  let shown: ReturnType<typeof mount>;
  const said = (): string[] => [...document.querySelectorAll("p")].map((line) => line.textContent);
  const hear = (entries: LogEntry[], view: PublicView, owned = own()): void => {
    match.receive({ type: "update", entries: entries.map((one) => ({ ...one, n: match.known() })), view, own: owned });
    flushSync();
  };

  beforeEach(async () => {
    await words.speak("en");
    match = new Match(
      "t",
      () => 0,
      () => link,
    );
    match.game = BORDER;
    match.receive({
      type: "welcome",
      protocol: 1,
      version: "",
      table: "t",
      role: "host",
      entries: logged({ type: "sat-down", seat: 0, name: "Ana", bot: null }),
      view: rolling,
      own: own(),
      presence: { away_since: [null, null], watchers: 0, at_rematch: [] },
    });
    match.connected(true);
    shown = mount(Announcer, { target: document.body, props: { match } });
    flushSync();
  });

  afterEach(() => unmount(shown));

  it("does not tell the past, but whose turn it is", () => expect(said()).toEqual(["Your turn to roll"]));

  it("tells what happens, and what may be done then", () => {
    hear([ROLLED], borderView({}, { waiting_for: [0], turn: 4 }), own(["reroll", "mark"]));
    expect(said().slice(1)).toEqual([
      "Ana rolls. The dice show 1 grey, 1 blue, 2 red, and 1 yellow.",
      "Your turn: no segment fits yet. Tap dice to keep them, then roll again (2 left).",
    ]);
  });

  it("says nothing twice", () => {
    const view = borderView({}, { waiting_for: [1] });
    const told = [sentence("tell-said", { seat: 0 }, { said: { message: "phrase-nice", items: [{}] } })];
    hear([{ n: 0, at: 0, entry: { type: "said", seat: 0, phrase: "phrase-nice" }, told }], view);
    hear([], view);
    expect(said().filter((line) => line === "Ana: Nice one!")).toHaveLength(1);
  });

  it("tells who is away, and that the connection is lost", () => {
    match.receive({ type: "presence", presence: { away_since: [null, 5], watchers: 0, at_rematch: [] } });
    flushSync();
    match.connected(false);
    flushSync();
    expect(said().slice(1)).toEqual(["Greedy is away.", "Connection lost. Reconnecting…"]);
  });
});
