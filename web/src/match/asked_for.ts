// The action that the seat of this device is asked for.

import { seatName } from "../words/players";
import { t } from "../words/words.svelte";
import type { Match } from "./match.svelte";

// In a word; null while only other seats are asked.
export function askedFor(match: Match): string | null {
  const { view, myTurn, seat } = match;
  if (!view || !myTurn) return null;
  return addressed(match, t(view.roller === seat ? "page-your-roll" : "page-your-turn"));
}

// Players who share the device are asked by name.
function addressed({ shared, view, seat }: Match, prompt: string): string {
  return shared && view && seat !== null ? t("page-asked-by-name", { name: seatName(view, seat), prompt }) : prompt;
}

// With what can be done, and why; null while only other seats are asked.
export function promptOf(match: Match): string | null {
  const { view, own, game, seat, targets, pencil } = match;
  const asked = askedFor(match);
  if (!asked || !view || !own || !game?.ui.prompt || view.roller === seat) return asked;
  return addressed(match, game.ui.prompt({ material: game.material, view, own, targets, marked: pencil.size > 0 }));
}
