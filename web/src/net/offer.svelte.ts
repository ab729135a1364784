// The offer of the server: games, bots and phrases. It is requested once, when it is first needed.

import type { BotStrength, Offer } from "../protocol/types";
import { ask } from "./api";

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

  // Undefined for a bot that was not measured, and until the offer has come.
  strengthOf(game: string, bot: string): BotStrength | undefined {
    return this.now?.games.find((one) => one.game === game)?.strengths.find((one) => one.bot === bot);
  }

  async #fetch(): Promise<Offer> {
    try {
      return (this.now = await ask<Offer>("GET", "api/offer"));
    } catch (error) {
      this.#coming = null; // the next call requests it again
      throw error;
    }
  }
}

export const offered = new Offered();
