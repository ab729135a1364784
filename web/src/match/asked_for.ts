// What the seat of this device is asked for.

import type { Match } from "./match.svelte";

// The message that says it; null while only others are asked.
export function askedFor({ view, myTurn, seat, own }: Match): string | null {
  if (!view || !myTurn) return null;
  if (view.roller === seat) return "page-your-roll";
  if (own?.moves.includes("reroll")) return "page-roll-or-mark";
  return own?.moves.includes("again") ? "page-roll-or-keep" : "page-your-turn";
}
