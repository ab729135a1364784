// The moves that happened while the player did not look: without a connection, before the page was reloaded, or while it
// was hidden.

import type { LogEntry } from "../protocol/types";

export class MissedMoves {
  // How many moves of others were missed, and the number of the first entry that was; until the game continues.
  count = $state(0);
  from = $state(0);
  // How many entries were shown to the player. Null: the table was never opened in this tab.
  #seen: number | null;
  readonly #key: string;

  // `table`: empty for a table that exists only as long as it is shown, as in a lesson.
  constructor(table: string) {
    this.#key = table && `rollwright-seen-${table}`;
    this.#seen = this.#key ? stored(this.#key) : null;
  }

  // To be called with all entries when they are shown. `returned`: the player may have been away until now.
  follow(entries: readonly LogEntry[], mine: readonly number[], returned: boolean): void {
    if (document.hidden) return;
    const seen = Math.min(this.#seen ?? entries.length, entries.length);
    const moves = entries.slice(seen).reduce((sum, one) => sum + movesIn(one, mine), 0);
    if (moves) [this.count, this.from] = returned ? [moves, seen] : [0, 0];
    if (seen === entries.length && this.#seen !== null) return;
    this.#seen = entries.length;
    if (this.#key) store(this.#key, entries.length);
  }

  forget(): void {
    this.count = 0;
  }
}

// How many moves of other seats an entry has.
function movesIn({ entry }: LogEntry, mine: readonly number[]): number {
  if (entry.type === "played") return mine.includes(entry.seat) ? 0 : 1;
  return entry.type === "marked" ? entry.plays.filter(({ seat }) => !mine.includes(seat)).length : 0;
}

function stored(key: string): number | null {
  try {
    const found = sessionStorage.getItem(key);
    return found === null ? null : Number(found);
  } catch {
    return null; // storage may be switched off
  }
}

function store(key: string, entries: number): void {
  try {
    sessionStorage.setItem(key, String(entries));
  } catch {
    // a reload then tells of no moves
  }
}
