// The names of seats, and the descriptions of bots.

import type { PublicView } from "../protocol/types";
import { t, words } from "./words.svelte";

export function seatName(view: Pick<PublicView, "seats">, seat: number): string {
  const { name = null, bot = null } = view.seats[seat] ?? {};
  if (name === null) return t("page-seat-number", { seat: seat + 1 });
  // The name of a bot is its id, with a number from the second of its kind on.
  return bot && name.startsWith(bot) ? words.name("bot", bot) + name.slice(bot.length) : name;
}

// Empty for a bot that the catalogue does not describe.
export const botCharacter = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}-character`) : "");
