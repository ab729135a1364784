// The form for a new table: its seats, and how it is played.

import { randomBelow } from "../net/random";
import { PATIENCE } from "../protocol/constants";
import type { GameInfo, NewTable, Pace } from "../protocol/types";

// A player at this device, a player who comes by a link, or a bot by its id.
export type Sitter = "here" | "link" | `bot ${string}`;

export interface SeatForm {
  readonly key: number;
  sitter: Sitter;
  name: string;
  // A board or sheet by name; empty: any that is free.
  sheet: string;
}

export interface TableForm {
  seats: SeatForm[];
  // Boards or sheets are drawn from the shipped ones, chosen by seat, or drawn from a set that is made.
  deal: "drawn" | "chosen" | "made";
  // The number of the set; null if the field is empty.
  set: number | null;
  variant: string;
  dice: "proven" | "typed";
  pace: Pace;
  patience: number;
}

let keys = 0;

export const seatFor = (sitter: Sitter, name = ""): SeatForm => ({ key: (keys += 1), sitter, name, sheet: "" });

// Two seats: this player, and one who comes by a link or shares the device.
export const newForm = (name: string, here: boolean): TableForm => ({
  seats: [seatFor("here", name), seatFor(here ? "here" : "link")],
  deal: "drawn",
  set: null,
  variant: "",
  dice: "proven",
  pace: "live",
  patience: PATIENCE.usual,
});

// The seats as another game allows them; the first ones stay.
export function fitted(seats: readonly SeatForm[], { seats: numbers, sheets }: GameInfo): SeatForm[] {
  const fitting = seats
    .slice(0, Math.max(...numbers))
    .map((seat) => (sheets.includes(seat.sheet) ? seat : { ...seat, sheet: "" }));
  while (fitting.length < Math.min(...numbers)) fitting.push(seatFor("link"));
  return fitting;
}

// The sheets by seat: the chosen ones, and for the other seats those that are left. No sheet is used twice.
export function sheetsOf(seats: readonly SeatForm[], sheets: readonly string[]): string[] {
  const chosen = new Set<string>();
  const firm = seats.map(({ sheet }) => {
    if (!sheets.includes(sheet) || chosen.has(sheet)) return "";
    chosen.add(sheet);
    return sheet;
  });
  const left = sheets.filter((sheet) => !chosen.has(sheet));
  return firm.map((sheet) => sheet || (left.shift() ?? ""));
}

// The number of any set that the game can make.
export const randomSet = ({ sheet_sets }: GameInfo): number => randomBelow(sheet_sets);

export const botOf = ({ sitter }: SeatForm): string | null => (sitter.startsWith("bot ") ? sitter.slice(4) : null);

// At least one seat must be for a person.
export const hasPerson = ({ seats }: TableForm): boolean => seats.some((seat) => botOf(seat) === null);

export function requestOf(form: TableForm, game: GameInfo): NewTable {
  return {
    game: game.game,
    seats: form.seats.map(botOf),
    sheets: form.deal === "chosen" && game.sheets.length ? sheetsOf(form.seats, game.sheets) : null,
    sheet_set: form.deal === "made" && game.sheet_sets ? (form.set ?? randomSet(game)) : null,
    variant: game.variants.includes(form.variant) ? form.variant : null,
    dice: form.dice,
    pace: form.pace,
    patience: Math.min(PATIENCE.most, Math.max(PATIENCE.least, Math.round(form.patience) || PATIENCE.usual)),
  };
}

// The names of the players at this device, by seat; `called` gives a name to those without one.
export const sittingHere = ({ seats }: TableForm, called: (seat: number) => string): Map<number, string> =>
  new Map(
    seats.flatMap(({ sitter, name }, seat) =>
      sitter === "here" ? [[seat, name.trim() || called(seat)] as [number, string]] : [],
    ),
  );
