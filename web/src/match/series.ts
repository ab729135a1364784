// The games that each seat has won, in this one and those of which it is a rematch.

import type { Match } from "./match.svelte";

// Empty at a table that neither is a rematch nor has one, for a single player, and while nobody has won.
export function seriesOf({ opened, view }: Pick<Match, "opened" | "view">): number[] {
  if (!opened || !view || view.seats.length < 2 || (!opened.wins.length && !view.rematch)) return [];
  const wins = view.seats.map((_, seat) => (opened.wins[seat] ?? 0) + (view.outcome?.winners.includes(seat) ? 1 : 0));
  return wins.some((won) => won > 0) ? wins : [];
}
