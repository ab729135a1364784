// What this server offers: games, bots and phrases. Asked for once, when somebody wants to know.

import type { Offer } from "../protocol/types";
import { ask } from "./api";

class Offered {
  // Null until it has come.
  now = $state.raw<Offer | null>(null);
  #coming: Promise<Offer> | null = null;

  load(): Promise<Offer> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  async #fetch(): Promise<Offer> {
    try {
      return (this.now = await ask<Offer>("GET", "api/offer"));
    } catch (error) {
      this.#coming = null; // the next one who wants to know asks again
      throw error;
    }
  }
}

export const offered = new Offered();
