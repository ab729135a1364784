// What the seat of this device is asked to do.

import type { Match } from "./match.svelte";

// The id of the message that says it; null while only others are asked.
export function askedFor({ view, myTurn, seat, own, game }: Match): string | null {
  if (!view || !myTurn) return null;
  if (view.roller === seat) return "page-your-roll";
  const again = game?.ui.rollAgain;
  return again && own?.moves.includes(again.move) ? again.prompt : "page-your-turn";
}
