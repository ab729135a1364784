// The games of the page. This is the only place where they are registered.

import { reloadWhenServed } from "../app/server_version";
import { ask } from "../net/api";
import type { PublicView, SheetReference } from "../protocol/types";
import { seatName } from "../words/players";
import { t } from "../words/words.svelte";
import { border } from "./border";
import { EXTRA_GAMES } from "./extra_games";
import type { GameUi, Material, TableUi } from "./game_ui";
import { madeNames } from "./made_sheets";
import { twentyone } from "./twentyone";

export const GAMES: readonly GameUi[] = [border, twentyone, ...EXTRA_GAMES];

export function gameUi(game: string): GameUi {
  const found = GAMES.find(({ id }) => id === game);
  if (!found) throw new Error(`the page has no game ${game}`);
  return found;
}

// The label of a seat's board or sheet, in the word that the game has for it.
export function sheetLabel(view: PublicView, seat: number): string {
  const message = gameUi(view.position.game).paper === "board" ? "page-board-of" : "page-sheet-of";
  return t(message, { name: seatName(view, seat) });
}

// A game at a table: how it is shown, and its boards or sheets as the server describes them.
export interface LoadedGame {
  readonly ui: TableUi;
  readonly material: Material;
}

// Raises RequestError if the server does not answer.
export async function loadGame(game: string, sheets: readonly SheetReference[]): Promise<LoadedGame> {
  // A browser remembers that it could not fetch code, so only a reloaded page can try again.
  const code = gameUi(game).load().catch(() => reloadWhenServed()); // prettier-ignore
  const made = madeNames(sheets);
  const names = made.length ? `?names=${made.join()}` : "";
  const [ui, material] = await Promise.all([code, ask<Material>("GET", `api/sheets/${game}${names}`)]);
  return { ui, material };
}
