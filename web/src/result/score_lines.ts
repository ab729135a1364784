// The seats of a result in their order, and what each scored where.

import type { Material, OutcomeView, PublicView } from "../protocol/types";

// Winners first, then by points; who is equal stays in the order of the seats.
export function ranking({ scores, winners }: OutcomeView): number[] {
  const rank = (seat: number): number => (winners.includes(seat) ? Infinity : (scores[seat] ?? 0));
  return scores
    .map((_, seat) => seat)
    .sort((one, other) => (rank(one) === rank(other) ? one - other : rank(other) - rank(one)));
}

export interface Line {
  // An area's id, or the number of a row.
  id: string;
  // One for each seat; null where nothing was scored.
  scored: { points: number; first: boolean; hits: number }[];
}

// One line for each area, the most valuable first, or for each row.
export function lines(material: Material, { position }: PublicView, order: readonly number[]): Line[] {
  const none = { points: 0, first: false, hits: 0 };
  if (material.game === "border" && position.game === "border") {
    return [...material.areas]
      .sort((one, other) => other.value - one.value)
      .map(({ id, value }) => ({
        id,
        scored: order.map((seat) => {
          const points = position.seats[seat]?.areas[id] ?? 0;
          return { ...none, points, first: points === value };
        }),
      }));
  }
  if (position.game === "border") return [];
  return (position.seats[0]?.rows ?? []).map((_, row) => ({
    id: String(row + 1),
    scored: order.map((seat) => {
      const { score = 0, hits = 0 } = position.seats[seat]?.rows[row] ?? {};
      return { ...none, points: score, hits };
    }),
  }));
}
