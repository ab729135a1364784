// A request of the player that may fail: while it runs no other is started, and its error can be shown.

import type { Problem } from "../protocol/types";
import { RequestError } from "./api";

export class Attempt {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  // Whether it was done.
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.problem = error.problem;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
