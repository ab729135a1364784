// The places that a line of the log tells of.

import type { LoadedGame } from "../games";
import type { LogEntry } from "../protocol/types";

// Per seat. `seat`: the one whose move the line tells; null if it tells no move.
export function toldPlaces({ entry }: LogEntry, seat: number | null, { ui, material }: LoadedGame): Set<number>[] {
  const plays = entry.type === "marked" ? entry.plays : entry.type === "played" ? [entry] : [];
  const { move } = plays.find((one) => one.seat === seat) ?? {};
  if (seat === null || !move) return [];
  const named = new Set(move.split(" "));
  const places = ui.places(material).filter(({ text }) => named.has(text));
  return Array.from({ length: seat + 1 }, (_, one) => new Set(one === seat ? places.map(({ place }) => place) : []));
}
