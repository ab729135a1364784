// The latest refusal. The input after it removes it, but only when there was time to read it.

import type { Problem } from "../protocol/types";

// The game has moved on since the input was made.
export const ROLL_FIRST: Problem = { code: "illegal", message: "roll-first", arguments: {}, rule: null };
export const STALE: Problem = { code: "stale", message: "error-stale", arguments: {}, rule: null };
// The marks of this turn are done.
export const CHOSEN: Problem = { code: "illegal", message: "chosen-already", arguments: {}, rule: null };

// Milliseconds for which it stays while the player continues.
export const READING = 4000;

export class ShownComplaint {
  #shown = $state.raw<Problem | null>(null);
  // Until there was time to read it.
  #timer: ReturnType<typeof setTimeout> | undefined;
  #passed = false;

  get shown(): Problem | null {
    return this.#shown;
  }

  show(problem: Problem | null): void {
    clearTimeout(this.#timer);
    this.#timer = problem ? setTimeout(() => this.#read(), READING) : undefined;
    this.#passed = false;
    this.#shown = problem;
  }

  // The player has gone on.
  pass(): void {
    if (this.#timer === undefined) this.show(null);
    else this.#passed = true;
  }

  #read(): void {
    this.#timer = undefined;
    if (this.#passed) this.show(null);
  }
}
