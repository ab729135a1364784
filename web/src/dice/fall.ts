// Which dice of the tray fell in the last throw, so that the others lie still while those tumble.

import type { Face } from "./faces";

// The places whose dice fell between two pictures of the tray; `still` are those that a throw left lying. A die that
// should have stayed but shows something else has been picked up with the others: a new round.
export function fallen(before: readonly Face[], after: readonly Face[], still: ReadonlySet<number>): Set<number> {
  const newRound = [...still].some((place) => before[place] !== after[place]);
  return new Set([...after.keys()].filter((place) => newRound || !still.has(place)));
}
