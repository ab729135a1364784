// The names of seats, and the descriptions of bots.

import type { BotStrength, PublicView } from "../protocol/types";
import { t, words } from "./words.svelte";

export function seatName(view: Pick<PublicView, "seats">, seat: number): string {
  const { name = null, bot = null } = view.seats[seat] ?? {};
  if (name === null) return t("page-seat-number", { seat: seat + 1 });
  // The name of a bot is its id, with a number from the second of its kind on.
  return bot && name.startsWith(bot) ? words.name("bot", bot) + name.slice(bot.length) : name;
}

// Empty for a bot that the catalogue does not describe.
export const botCharacter = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}-character`) : "");

// How strong a bot is; empty for one that was not measured.
export function botStrength(strength: BotStrength | undefined): string {
  if (!strength) return "";
  const { wins, games } = strength;
  if (wins === 0) return t("bot-strength-never");
  return wins === games ? t("bot-strength-always") : t("bot-strength", { wins, games });
}
