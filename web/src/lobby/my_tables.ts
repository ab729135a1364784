// This browser's tables as a list shows them: what wants attention first.

import type { MyTable } from "../protocol/types";
import { t, words } from "../words/words.svelte";

export const isRunning = ({ status }: MyTable): boolean => status !== "over";

const rank = (one: MyTable): number => (one.your_turn ? 0 : { playing: 1, waiting: 2, over: 3 }[one.status]);

// Where it is my turn, then what is in play, then what has not begun; the newest first among equals.
export const inOrder = (tables: readonly MyTable[]): MyTable[] =>
  [...tables].sort((one, other) => rank(one) - rank(other) || other.created - one.created);

// Bots are called by their id, the second of a kind by its id and a number.
function called(name: string): string {
  const [, bot = "", number = ""] = /^([a-z0-9-]+)( \d+)?$/.exec(name) ?? [];
  return bot && words.has(`bot-${bot}`) ? words.name("bot", bot) + number : name;
}

// Everyone else who sits there; where all share this device, all of them.
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
