// The latest phrases, each for a few seconds.

import type { LogEntry } from "../protocol/types";

export interface Bubble {
  n: number;
  seat: number;
  phrase: string;
}

const MOST = 3;

export class Bubbles {
  shown = $state.raw<readonly Bubble[]>([]);
  #heard = -1;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #seconds: number;

  constructor(seconds = 6) {
    this.#seconds = seconds;
  }

  // New entries. Phrases from before the page was opened are not shown.
  hear(entries: readonly LogEntry[]): void {
    const first = entries[0];
    const last = entries.at(-1);
    if (!first || !last || last.n <= this.#heard) return;
    const late = first.n === 0;
    const said = entries.flatMap(({ n, entry }) =>
      entry.type === "said" && n > this.#heard ? [{ n, seat: entry.seat, phrase: entry.phrase }] : [],
    );
    this.#heard = last.n;
    if (late || !said.length) return;
    this.shown = [...this.shown, ...said].slice(-MOST);
    const timer = setTimeout(() => this.#fade(timer, last.n), 1000 * this.#seconds);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #fade(timer: ReturnType<typeof setTimeout>, n: number): void {
    this.#timers.delete(timer);
    this.shown = this.shown.filter((bubble) => bubble.n > n);
  }
}
