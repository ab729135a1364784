// One chapter of a lesson: a match whose connection is the server's endpoint for lessons. The server stores nothing, so
// each request has the progress, and each answer the next one.

import { PACES, settings } from "../app/settings.svelte";
import { ask, RequestError } from "../net/api";
import { Match } from "../match/match.svelte";
import { Refused, type Reply, type Connection, type Listener, type Outgoing } from "../net/socket";
import type { LessonAnswer, LessonRequest, TargetView } from "../protocol/types";

const RETRY = 2000;

type Progress = Pick<LessonRequest, "step" | "moves">;

// The step that is shown.
export type Shown = Pick<LessonAnswer, "step" | "steps" | "moves" | "text" | "kind" | "places">;

export class LessonMatch extends Match {
  // The task of the step that is shown.
  kind = $state<Shown["kind"] | null>(null);

  // A step that is only read has to be read first.
  override get busy(): boolean {
    return this.kind === "read" || super.busy;
  }

  // The refusal of a step says what it asks for; the question of a real table is not asked.
  override get passGivesUp(): boolean {
    return this.kind === "free" && super.passGivesUp;
  }

  // The places of the step that is shown and of the one that is due, with the number of entries before each.
  #guides = $state.raw<readonly { places: readonly number[]; entries: number }[]>([]);

  // Where the text of the step wants the learner to look; everything, if it names no place. It follows the view, not the
  // text: a touch that shows the present state means this step.
  get guided(): readonly number[] {
    return this.#guides.findLast(({ entries }) => entries <= this.entries.length)?.places ?? [];
  }

  guide(places: readonly number[], entries: number): void {
    const shown = this.#guides.findLast((one) => one.entries <= this.entries.length);
    this.#guides = [...(shown ? [shown] : []), { places, entries }];
  }

  override targetsOf(seat: number | null): readonly TargetView[] {
    const [all, { guided }] = [super.targetsOf(seat), this];
    return guided.length ? all.filter(({ adds }) => adds.every((one) => guided.includes(one))) : all;
  }
}

export class LessonChapter implements Connection {
  // Null until the first answer.
  shown = $state.raw<Shown | null>(null);
  readonly match: LessonMatch;
  readonly #game: string;
  readonly #name: string;
  #listener!: Listener;
  #progress: Progress;
  #closed = false;
  #count = 0;
  // The step after the latest answer, and the number of entries with which it begins.
  #due: { shown: Shown; entries: number } | null = null;

  constructor(game: string, name: string, progress: Progress) {
    this.#game = game;
    this.#name = name;
    this.#progress = progress;
    this.match = new LessonMatch("", () => Math.min(PACES[settings.chosen.speed], PACES.fast), (listener) => this.#connect(listener)); // prettier-ignore
    void this.#ask({});
  }

  // Continues after a step that is only read. Returns whether the next step belongs to this chapter.
  async next(): Promise<boolean> {
    try {
      await this.#ask({ next: true });
      return true;
    } catch (error) {
      if (error instanceof Refused && error.problem.code === "stale") return false;
      throw error;
    }
  }

  // Shows the step that is due when everything before it has been shown.
  settle(): void {
    if (!this.#due || this.match.entries.length < this.#due.entries) return;
    this.shown = this.#due.shown;
    this.match.kind = this.#due.shown.kind;
    this.#due = null;
  }

  send(message: Outgoing): Promise<unknown> {
    this.#count += 1;
    return this.#ask({ action: { ...message, id: String(this.#count) } as NonNullable<LessonRequest["action"]> });
  }

  startOver(): void {
    void this.#ask({});
  }

  close(): void {
    this.#closed = true;
  }

  #connect(listener: Listener): Connection {
    this.#listener = listener;
    return this;
  }

  // Asks until it is answered. Fails with Refused.
  async #ask(asked: Pick<LessonRequest, "next" | "action">): Promise<Reply | undefined> {
    const request: LessonRequest = { ...this.#progress, name: this.#name, ...asked };
    try {
      return this.#take(await ask<LessonAnswer>("POST", `api/lessons/${this.#game}`, request));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.problem.message !== "page-unreachable" || this.#closed) return this.#refuse(error, asked);
      this.#listener.connected(false);
      await new Promise((done) => setTimeout(done, RETRY));
      return this.#ask(asked);
    }
  }

  // A step that does not exist is the same as a table that is not there.
  #refuse({ problem }: RequestError, { next, action }: Pick<LessonRequest, "next" | "action">): undefined {
    if (next || action) throw new Refused(problem);
    this.#listener.refused(problem);
  }

  #take({ messages, ...shown }: LessonAnswer): Reply | undefined {
    let reply: Reply | undefined;
    let entries = 0;
    this.#progress = { step: shown.step, moves: shown.moves };
    for (const message of messages)
      if (message.type === "welcome" || message.type === "update") entries = message.view.entries;
    this.match.guide(shown.places, entries);
    for (const message of messages) {
      if (message.type === "welcome" || message.type === "update") this.#listener.receive(message);
      else reply = message;
    }
    this.#listener.connected(true);
    this.#due = { shown, entries };
    this.settle();
    return reply;
  }
}
