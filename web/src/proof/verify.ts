// Checks the dice of a finished game: the secret must be the one promised, and every roll must follow from it and the
// words.

import type { LogEntry, Opened } from "../protocol/types";
import { rollOf } from "./dice";
import { fromHex, sha256, toHex } from "./sha256";

// The data that are published when a game is over.
export interface Revealed {
  secret: string;
  words: readonly string[];
}

// The data that were visible during the game.
export interface Seen {
  commitment: string;
  // For each roll, how many faces each of its dice has, and how they fell, counted from 0. The first roll is the deal.
  rolls: readonly { dice: readonly number[]; faces: readonly number[] }[];
  // The words as they were added at the table; null if this browser was not there.
  words: readonly string[] | null;
}

export interface Checked {
  // The secret is the one that was promised before anyone gave a word.
  promised: boolean;
  // The words are those that were added at the table; null if this browser was not there.
  heard: boolean | null;
  rolls: number;
  // The first roll that does not follow, counted as the rolls are; null if all of them do.
  wrong: number | null;
}

const equal = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, n) => part === other[n]);

export function verify(seen: Seen, { secret, words }: Revealed): Checked {
  const bytes = fromHex(secret);
  const wrong = seen.rolls.findIndex(
    ({ dice, faces }, roll) => !bytes || !equal(rollOf(bytes, roll, words, dice), faces),
  );
  return {
    promised: bytes !== null && toHex(sha256(bytes)) === seen.commitment,
    heard: seen.words && equal(seen.words, words),
    rolls: seen.rolls.length,
    wrong: wrong < 0 ? null : wrong,
  };
}

export const isProven = ({ promised, heard, wrong }: Checked): boolean => promised && heard !== false && wrong === null;

// The dice and words of a log. A log that begins with the first roll, as in a replay, has no words.
// `firstFace`: the number of a die's first face in the log.
export function seenIn(opened: Opened, log: readonly LogEntry[], firstFace: number): Seen {
  const rolls = log.flatMap(({ entry }) => (entry.type === "rolled" ? [entry.faces] : []));
  return {
    commitment: opened.commitment ?? "",
    rolls: rolls.map((faces, roll) => (roll ? thrown(faces, firstFace) : { dice: dealt(opened), faces })),
    words: log.some(({ entry }) => entry.type === "sat-down") ? wordsSaid(opened.seats, log) : null,
  };
}

function thrown(faces: readonly number[], firstFace: number): Seen["rolls"][number] {
  return { dice: faces.map(() => 6), faces: faces.map((face) => face - firstFace) };
}

// The dice of the draw: one with a face for each seat, then for each seat one with a face for each sheet that is left.
function dealt({ seats, sheets, first, as_listed: asListed }: Opened): number[] {
  const drawn = Array.from({ length: seats }, (_, taken) => sheets.length - taken);
  return [...(first === null ? [seats] : []), ...(asListed ? [] : drawn)];
}

// The last word of each seat before the dice fell; a seat without one counts with its number.
function wordsSaid(seats: number, log: readonly LogEntry[]): string[] {
  const said = new Map<number, string>();
  for (const { entry } of log) {
    if (entry.type === "rolled") break;
    if (entry.type === "said-word") said.set(entry.seat, entry.word);
    if (entry.type === "freed") said.delete(entry.seat);
  }
  return Array.from({ length: seats }, (_, seat) => said.get(seat) ?? String(seat + 1));
}
