// Loads a game for its table. Without a network it is tried again as long as the table is open.

import { loadGame, type LoadedGame } from "../games";
import { RequestError } from "../net/api";
import type { SheetReference } from "../protocol/types";

const RETRY = 2000;

// Null if the table was closed before.
export async function loadUntilServed(
  game: string,
  sheets: readonly SheetReference[],
  closed: () => boolean,
): Promise<LoadedGame | null> {
  while (!closed()) {
    try {
      return await loadGame(game, sheets);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      await new Promise((done) => setTimeout(done, RETRY));
    }
  }
  return null;
}
