// The action that the seat of this device is asked for.

import type { Match } from "./match.svelte";

// The id of its message; null while only other seats are asked.
export function askedFor({ view, myTurn, seat, own, game }: Match): string | null {
  if (!view || !myTurn) return null;
  if (view.roller === seat) return "page-your-roll";
  const again = game?.ui.rollAgain;
  return again && own?.moves.includes(again.move) ? again.prompt : "page-your-turn";
}
