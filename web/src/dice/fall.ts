// The dice of the tray that were rolled last, so that only those tumble.

import type { Face } from "./faces";

// The places whose dice were rolled between two states of the tray. `still`: places that the roll left as they were. If
// one of them changed, a new round has begun and all dice were rolled.
export function fallen(before: readonly Face[], after: readonly Face[], still: ReadonlySet<number>): Set<number> {
  const newRound = [...still].some((place) => before[place] !== after[place]);
  return new Set([...after.keys()].filter((place) => newRound || !still.has(place)));
}
