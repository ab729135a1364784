// The action that the seat of this device is asked for, and the rule of the moment.

import type { Asked } from "../games/game_ui";
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

// The state that the game needs in order to advise the seat; null while only other seats are asked.
function choiceOf(match: Match): Asked | null {
  const { view, own, game, targets, pencil } = match;
  if (!askedFor(match) || !view || !own || !game) return null;
  return { material: game.material, view, own, targets, marked: pencil.size > 0 };
}

// With what can be done, and why; null while only other seats are asked.
export function promptOf(match: Match): string | null {
  const { view, game, seat } = match;
  const asked = view?.roller === seat ? null : choiceOf(match);
  return asked && game?.ui.prompt ? addressed(match, game.ui.prompt(asked)) : askedFor(match);
}

// The rule that is applied now, as the end of an address; empty if the game names none.
export function ruleNow(match: Match): string {
  const { view, game } = match;
  const rule = view && game?.ui.ruleNow?.(view.position, choiceOf(match));
  return rule ? `#${rule}` : "";
}
