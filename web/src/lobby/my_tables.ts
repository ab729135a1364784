// The tables of this browser in the order of a list.

import type { MyTable } from "../protocol/types";
import { t, words } from "../words/words.svelte";

export const isRunning = ({ status }: MyTable): boolean => status !== "over";

const rank = (one: MyTable): number => (one.your_turn ? 0 : { playing: 1, waiting: 2, over: 3 }[one.status]);

// Tables that wait for this player, then running ones, then those that have not begun; among equals the newest first.
export const inOrder = (tables: readonly MyTable[]): MyTable[] =>
  [...tables].sort((one, other) => rank(one) - rank(other) || other.created - one.created);

// The name of a bot is its id, with a number from the second of its kind on.
export function called(name: string, numbered = true): string {
  const [, bot = "", number = ""] = /^([a-z0-9-]+)( \d+)?$/.exec(name) ?? [];
  return bot && words.has(`bot-${bot}`) ? words.name("bot", bot) + (numbered ? number : "") : name;
}

// The names of the other players; of all players if they share this device.
export function company({ names, seats }: MyTable): string {
  const sitting = names.flatMap((name, seat) => (name === null ? [] : [{ seat, name: called(name) }]));
  const others = sitting.filter(({ seat }) => !seats.includes(seat));
  return words.list((others.length || seats.length < 2 ? others : sitting).map(({ name }) => name));
}

export function statusOf(one: MyTable): string {
  if (one.your_turn) return t("page-your-turn");
  if (one.status === "waiting") {
    const seats = one.names.filter((name) => name === null).length;
    return seats ? t("page-free-seats", { seats }) : t("page-status-waiting");
  }
  if (one.status === "playing" && !one.seats.length) return t("page-watching-here");
  return t(`page-status-${one.status}`);
}
