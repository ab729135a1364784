// A match whose server is played by the test. For tests only.

import { vi } from "vitest";

import { settings } from "../app/settings.svelte";
import type { LoadedGame } from "../games";
import { tableUiOfBorder } from "../games/border/table_ui";
import type { BorderMaterial, LogEntry, OwnView, Problem, PublicView, Sentence, WrittenEntry } from "../protocol/types";
import { Refused, type Listener, type Outgoing } from "../net/socket";
import { Match } from "./match.svelte";

export const PROBLEM: Problem = { code: "illegal", message: "segment-left-open", arguments: {}, rule: "B14" };
export const OPENED: WrittenEntry = {
  type: "opened",
  game: "border",
  seats: 2,
  sheets: [],
  as_listed: false,
  copies: false,
  wins: [],
  first: null,
  variant: null,
  dice: "proven",
  commitment: "c",
  seed: null,
  pace: "live",
  patience: 60,
};

export function view(more: Partial<PublicView> = {}, position: object = {}): PublicView {
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

export const own = (more: Partial<OwnView> = {}): OwnView => ({
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

export const logged = (n: number, entry: WrittenEntry, ...told: Sentence[]): LogEntry => ({ n, at: 0, entry, told });

const MATERIAL: BorderMaterial = {
  game: "border",
  letters: { grey: "a", red: "r", blue: "b", green: "g", yellow: "y", orange: "o" },
  spaces: Array.from({ length: 12 }, (_, place) => ({ place, text: String(place), q: place, r: 0 })),
  areas: [],
  areas_to_end: 6,
  boards: [],
};

export const GAME: LoadedGame = { ui: tableUiOfBorder, material: MATERIAL };

export class FakeLink {
  sent: Outgoing[] = [];
  answers: { done(answer: unknown): void; failed(error: unknown): void }[] = [];
  startedOver = 0;
  listener!: Listener;

  send(message: Outgoing): Promise<unknown> {
    this.sent.push(message);
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

// `pace`: 1 is the normal speed at which the moves of the others are shown. Passes are not asked about, so that tests can
// pass at any time.
export function sit(pace = 0): [Match, FakeLink] {
  settings.chosen.confirmPass = false;
  const link = new FakeLink();
  const match = new Match(
    "t",
    () => pace,
    (listener) => {
      link.listener = listener;
      return link;
    },
  );
  match.game = GAME;
  welcome(match, [logged(0, OPENED)]);
  return [match, link];
}

export function welcome(match: Match, entries: LogEntry[]): void {
  match.receive({
    type: "welcome",
    protocol: 1,
    version: "0",
    table: "t",
    role: "host",
    entries,
    view: view(),
    own: [own()],
    presence: { away_since: [null, null], watchers: 0, at_rematch: [] },
  });
}
