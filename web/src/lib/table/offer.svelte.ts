// What this server offers: games, bots and phrases. Asked for once, when somebody wants to know.

import type { Offer } from "../../protocol/types";
import { ask } from "../net/api";

class Offered {
  // Null until it has come.
  now = $state.raw<Offer | null>(null);
  #coming: Promise<Offer> | null = null;

  load(): Promise<Offer> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  // The bots of a game, from the weakest to the strongest; none until the offer has come.
  botsOf(game: string): readonly string[] {
    return this.now?.games.find((one) => one.game === game)?.bots ?? [];
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
