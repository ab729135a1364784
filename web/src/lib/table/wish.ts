// The table that somebody is about to open: who is to sit in its seats, and how it is to be played.

import type { GameInfo, NewTable, Pace } from "../../protocol/types";

// Somebody at this device, somebody who comes by a link, or a bot by its id.
export type Sitter = "here" | "link" | `bot ${string}`;

export interface SeatWish {
  readonly key: number;
  sitter: Sitter;
  name: string;
  // A board or sheet by name; empty: any that is free.
  sheet: string;
}

export interface TableWish {
  seats: SeatWish[];
  // Whether boards or sheets are chosen, rather than drawn.
  chosen: boolean;
  variant: string;
  dice: "proven" | "typed";
  pace: Pace;
  patience: number;
}

export const PATIENCE = 60;
let keys = 0;

export const seatFor = (sitter: Sitter, name = ""): SeatWish => ({ key: (keys += 1), sitter, name, sheet: "" });

// As most people play: with one more, who comes by a link, or who shares the device.
export const firstWish = (name: string, here: boolean): TableWish => ({
  seats: [seatFor("here", name), seatFor(here ? "here" : "link")],
  chosen: false,
  variant: "",
  dice: "proven",
  pace: "live",
  patience: PATIENCE,
});

// The seats as another game allows them; who was there first stays.
export function fitted(seats: readonly SeatWish[], { seats: numbers, sheets }: GameInfo): SeatWish[] {
  const fitting = seats
    .slice(0, Math.max(...numbers))
    .map((seat) => (sheets.includes(seat.sheet) ? seat : { ...seat, sheet: "" }));
  while (fitting.length < Math.min(...numbers)) fitting.push(seatFor("link"));
  return fitting;
}

// The sheets by seat: what was chosen, and what is left for the others. Nobody takes what another has.
export function sheetsOf(seats: readonly SeatWish[], sheets: readonly string[]): string[] {
  const chosen = new Set<string>();
  const firm = seats.map(({ sheet }) => {
    if (!sheets.includes(sheet) || chosen.has(sheet)) return "";
    chosen.add(sheet);
    return sheet;
  });
  const left = sheets.filter((sheet) => !chosen.has(sheet));
  return firm.map((sheet) => sheet || (left.shift() ?? ""));
}

export const botOf = ({ sitter }: SeatWish): string | null => (sitter.startsWith("bot ") ? sitter.slice(4) : null);

// At least one seat must be for a person: a game of bots alone has nobody to open it for.
export const hasPerson = ({ seats }: TableWish): boolean => seats.some((seat) => botOf(seat) === null);

export function asked(wish: TableWish, game: GameInfo): NewTable {
  return {
    game: game.game,
    seats: wish.seats.map(botOf),
    sheets: wish.chosen ? sheetsOf(wish.seats, game.sheets) : null,
    variant: game.variants.includes(wish.variant) ? wish.variant : null,
    dice: wish.dice,
    pace: wish.pace,
    patience: Math.min(86_400, Math.max(5, Math.round(wish.patience) || PATIENCE)),
  };
}

// Who sits down from this device, by seat; `called` names those who did not say.
export const sittingHere = ({ seats }: TableWish, called: (seat: number) => string): Map<number, string> =>
  new Map(
    seats.flatMap(({ sitter, name }, seat) =>
      sitter === "here" ? [[seat, name.trim() || called(seat)] as [number, string]] : [],
    ),
  );
