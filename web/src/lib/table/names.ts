// What a seat is called, and what is to be said of a bot.

import type { PublicView } from "../../protocol/types";
import { t, words } from "../words/words.svelte";

export function seatName(view: PublicView, seat: number): string {
  const { name = null, bot = null } = view.seats[seat] ?? {};
  if (name === null) return t("page-seat-number", { seat: seat + 1 });
  // bots are called by their id, the second of a kind by its id and a number
  return bot && name.startsWith(bot) ? words.name("bot", bot) + name.slice(bot.length) : name;
}

// The label of a seat's board or sheet, in the word that the game has for it.
export function sheetLabel(view: PublicView, seat: number): string {
  const name = seatName(view, seat);
  return view.position.game === "border" ? t("page-board-of", { name }) : t("page-sheet-of", { name });
}

// What kind of player a bot is; nothing is known of those that are not ours.
export const characterOf = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}-character`) : "");
