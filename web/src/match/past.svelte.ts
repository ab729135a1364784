// A moment of the past that the reader looks at, while the game continues.

import type { LoadedGame } from "../games";
import { ask, RequestError } from "../net/api";
import type { LogEntry, TableMoment, Problem } from "../protocol/types";
import { freshMarks } from "./fresh";
import { diceAt, type LaidDice } from "./past_dice";
import type { MatchState } from "./state.svelte";

const EVENTS: ReadonlySet<string> = new Set(["rolled", "played", "marked"]);

// Whether there is a position after this entry that can be looked at.
export const isEvent = ({ entry }: LogEntry): boolean => EVENTS.has(entry.type);

type Source = Pick<MatchState, "entries" | "game"> & { readonly table: string };

export class Past {
  moment = $state.raw<TableMoment | null>(null);
  problem = $state.raw<Problem | null>(null);
  // How many entries there were when the reader left the present.
  #left = $state(0);
  #wanted: number | null = null;
  readonly #known = new Map<number, TableMoment>();
  readonly #match: Source;

  constructor(match: Source) {
    this.#match = match;
  }

  // The number of events since then.
  get news(): number {
    return this.#match.entries.slice(this.#left).filter(isEvent).length;
  }

  // The marks of this moment, per seat.
  get fresh(): readonly ReadonlySet<number>[] {
    const { moment } = this;
    const game: LoadedGame | null = this.#match.game;
    return moment ? freshMarks(game, moment.before.position, moment.view.position) : [];
  }

  // The dice of this moment, by place.
  get dice(): LaidDice {
    const { game, entries } = this.#match;
    return game && this.moment ? diceAt(game, entries, this.moment) : { slots: [], kept: new Set() };
  }

  // The number of the event before or after this one; null if there is none.
  beside(by: 1 | -1): number | null {
    const now = this.moment?.entry.n ?? 0;
    const events = this.#match.entries.filter(isEvent).map(({ n }) => n);
    return (by > 0 ? events.find((n) => n > now) : events.findLast((n) => n < now)) ?? null;
  }

  async show(n: number): Promise<void> {
    this.#wanted = n;
    this.problem = null;
    if (!this.moment) this.#left = this.#match.entries.length;
    try {
      const known = this.#known.get(n);
      const moment = known ?? (await ask<TableMoment>("GET", `api/tables/${this.#match.table}/moments/${n}`));
      this.#known.set(n, moment);
      if (this.#wanted === n) this.moment = moment;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (this.#wanted === n) this.problem = error.problem;
    }
  }

  leave(): void {
    this.#wanted = null;
    this.moment = null;
    this.problem = null;
  }
}
