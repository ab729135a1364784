// How the finished tables of this browser ended: one by one, summed up per game and per opponent, and as a file.

import type { MyTable } from "../protocol/types";
import { t, words } from "../words/words.svelte";
import { called, isRunning } from "./my_tables";

export interface Filter {
  // Empty: all games.
  game: string;
  state: "all" | "running" | "finished";
  // The name of another player; empty: anyone.
  opponent: string;
}

export const EVERYTHING: Filter = { game: "", state: "all", opponent: "" };

// The names of the other players; all bots of one level are one opponent.
export const opponentsIn = ({ names, seats }: MyTable): string[] => [
  ...new Set(names.flatMap((name, seat) => (name === null || seats.includes(seat) ? [] : [called(name, false)]))),
];

export const matching = (tables: readonly MyTable[], { game, state, opponent }: Filter): MyTable[] =>
  tables.filter(
    (one) =>
      (!game || one.game === game) &&
      (state === "all" || isRunning(one) === (state === "running")) &&
      (!opponent || opponentsIn(one).includes(opponent)),
  );

// The words for how a table ended for this browser, and the points: its own first. Null while it is in play.
export function resultText({ result, seats, names }: MyTable): { verdict: string; points: string } | null {
  if (!result) return null;
  const own = seats.map((seat) => result.scores[seat] ?? 0);
  const others = result.scores.filter((_, seat) => !seats.includes(seat));
  const points = [...own, ...others].map(words.number).join(" : ");
  if (!result.winners.length) return { verdict: t("page-result-none"), points: "" };
  if (names.length === 1) return { verdict: t("page-score", { score: own[0] ?? 0 }), points: "" };
  if (seats.length !== 1) return { verdict: winnersOf({ result, names }), points };
  if (!result.winners.includes(seats[0] ?? -1)) return { verdict: t("page-result-lost"), points };
  return { verdict: t(result.winners.length > 1 ? "page-result-shared" : "page-result-won"), points };
}

const winnersOf = ({ result, names }: Pick<MyTable, "result" | "names">): string =>
  t("page-names-win", {
    count: result?.winners.length ?? 0,
    names: words.list((result?.winners ?? []).map((seat) => called(names[seat] ?? ""))),
  });

export interface Total {
  // A game by its id, or an opponent by name.
  readonly id: string;
  readonly played: number;
  readonly won: number;
  // The most points in one game.
  readonly best: number;
}

// Games that were played to the end, with one seat here.
const counted = (tables: readonly MyTable[]): MyTable[] =>
  tables.filter(({ result, seats }) => !!result?.winners.length && seats.length === 1);

function totalsBy(tables: readonly MyTable[], idsOf: (one: MyTable) => readonly string[]): Total[] {
  const totals = new Map<string, Total>();
  for (const one of counted(tables)) {
    const seat = one.seats[0] ?? -1;
    const won = one.names.length > 1 && !!one.result?.winners.includes(seat);
    for (const id of idsOf(one)) {
      const { played, won: before, best } = totals.get(id) ?? { played: 0, won: 0, best: 0 };
      const points = Math.max(best, one.result?.scores[seat] ?? 0);
      totals.set(id, { id, played: played + 1, won: before + (won ? 1 : 0), best: points });
    }
  }
  return [...totals.values()].sort((one, other) => other.played - one.played);
}

export const totalsPerGame = (tables: readonly MyTable[]): Total[] => totalsBy(tables, ({ game }) => [game]);
export const totalsPerOpponent = (tables: readonly MyTable[]): Total[] => totalsBy(tables, opponentsIn);

// A list that spreadsheets open. `address`: the address of a table.
export function csvOf(tables: readonly MyTable[], address: (table: string) => string): string {
  const head = ["date", "players", "scores", "winners", "table"].map((column) => t(`page-column-${column}`));
  const lines = tables.map(({ created, game, names, result, table }) => [
    new Date(created).toISOString(),
    words.name("game", game),
    names.map((name) => called(name ?? "")).join(" / "),
    (result?.scores ?? []).join(" / "),
    (result?.winners ?? []).map((seat) => called(names[seat] ?? "")).join(" / "),
    address(table),
  ]);
  const [date = "", ...rest] = head;
  return [[date, t("page-game"), ...rest], ...lines].map((line) => line.map(quoted).join(",")).join("\r\n") + "\r\n";
}

// A name that begins like a formula must not become one.
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
