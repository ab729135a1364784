// The action that the seat of this device is asked for.

import { t } from "../words/words.svelte";
import type { Match } from "./match.svelte";

// In a word; null while only other seats are asked.
export function askedFor({ view, myTurn, seat }: Match): string | null {
  if (!view || !myTurn) return null;
  return t(view.roller === seat ? "page-your-roll" : "page-your-turn");
}

// With what can be done, and why; null while only other seats are asked.
export function promptOf(match: Match): string | null {
  const { view, own, game, seat, targets, pencil } = match;
  const asked = askedFor(match);
  if (!asked || !view || !own || !game?.ui.prompt || view.roller === seat) return asked;
  return game.ui.prompt({ material: game.material, view, own, targets, marked: pencil.size > 0 });
}
