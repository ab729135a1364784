// The order in which a result lists the seats.

import type { OutcomeView } from "../protocol/types";

// Winners first, then by points; equal seats in their own order.
export function ranking({ scores, winners }: OutcomeView): number[] {
  const rank = (seat: number): number => (winners.includes(seat) ? Infinity : (scores[seat] ?? 0));
  return scores
    .map((_, seat) => seat)
    .sort((one, other) => (rank(one) === rank(other) ? one - other : rank(other) - rank(one)));
}
