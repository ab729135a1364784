// The narration in the reader's language: for screen readers, the log of the table and the replay. The server says it in
// message ids and arguments.

import type { Listing, LogEntry, PublicView, Sentence } from "../protocol/types";
import { seatName } from "../words/players";
import { t, words, type Arguments } from "../words/words.svelte";

type Seats = Pick<PublicView, "seats">;

// The messages that announce a round, and the first player.
const ROUND = "tell-round";
const BEGINS = "tell-begins";
// The messages that follow the last move of a round or a game, and that are about a player and not about this move.
const AFTER_MOVE: ReadonlySet<string> = new Set([ROUND, "tell-wins", "tell-scored"]);

// Choices that stay hidden until the last one is made.
const HIDDEN: ReadonlySet<string> = new Set(["chose", "took-back"]);

// The entries of an update. What is told again by a later one of them is left out.
export function tellUpdate(entries: readonly LogEntry[], view: Seats): string[] {
  const kinds = entries.map(({ entry }) => entry.type);
  const [revealed, rolled] = [kinds.lastIndexOf("marked"), kinds.lastIndexOf("rolled")];
  return entries.flatMap(({ entry, told }, n) => {
    if (HIDDEN.has(entry.type) && n < revealed) return [];
    return texts(n < rolled ? withoutRound(told) : told, view);
  });
}

// A line of the log, and the seat whose move it tells; null if it tells no move.
export interface Line {
  readonly text: string;
  readonly seat: number | null;
}

// An entry of a list of entries, in which hidden choices would only be noise.
export function tellPast({ entry, told }: LogEntry, view: Seats): Line[] {
  if (HIDDEN.has(entry.type)) return [];
  return told.flatMap((sentence) => {
    const seat = AFTER_MOVE.has(sentence.message) ? null : sentence.arguments["seat"];
    return texts([sentence], view).map((text) => ({ text, seat: typeof seat === "number" ? seat : null }));
  });
}

// An entry among others of its round.
export const tellInRound = ({ told }: LogEntry, view: Seats): string[] => texts(withoutRound(told), view);

// The latest move, without the announcement of the next round; of the deal only who begins. `mover`: the seat whose part
// of a move of several seats is told.
export function latestMove(entries: readonly LogEntry[], view: Seats, mover: number | null = null): string[] {
  for (const { entry, told } of entries.toReversed()) {
    const begins = told.filter(({ message }) => message === BEGINS);
    const lines = HIDDEN.has(entry.type)
      ? []
      : texts(begins.length ? begins : ofMover(withoutRound(told), mover), view);
    if (lines.length) return lines;
  }
  return [];
}

function ofMover(told: Sentence[], mover: number | null): Sentence[] {
  const own = told.filter(({ arguments: given }) => given["seat"] === mover);
  return own.length ? own : told;
}

const withoutRound = (told: readonly Sentence[]): Sentence[] => told.filter(({ message }) => message !== ROUND);

// A game from another package may have messages that the page does not have: they are left out.
function texts(told: readonly Sentence[], view: Seats): string[] {
  return told
    .filter(({ message }) => words.has(message))
    .map(({ message, arguments: given, lists }) => {
      const listed = Object.entries(lists).map(([name, listing]) => [name, listText(listing, view)] as const);
      return t(message, { ...ofSeat(given, view), ...Object.fromEntries(listed) });
    });
}

const listText = ({ message, items }: Listing, view: Seats): string =>
  words.list(items.map((item) => t(message, ofSeat(item, view))));

// A seat has the name of its player, and its number from 1.
function ofSeat(given: Readonly<Record<string, string | number>>, view: Seats): Arguments {
  const seat = given["seat"];
  return typeof seat === "number" ? { ...given, name: seatName(view, seat), seat: seat + 1 } : given;
}
