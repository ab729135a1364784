// The prompt of The Border: what the player can do now, why, and by which rule.

import type { BorderMaterial, BorderView } from "../../protocol/types";
import { seatName } from "../../words/players";
import { t } from "../../words/words.svelte";
import type { Asked } from "../game_ui";
import { colourCounts } from "./texts";

type AskedInBorder = Asked<BorderMaterial, BorderView>;

export function prompt(asked: AskedInBorder): string {
  const { view, targets, marked } = asked;
  if (marked) return t(targets.length ? "page-border-ask-more" : "page-ask-done");
  return view.position.phase === "second-action" ? secondAction(asked) : firstAction(asked);
}

export function couldMark({ view, targets }: AskedInBorder): string {
  if (view.position.phase === "second-action") return t("page-border-could-cross");
  return t("page-border-could-complete", { count: targets.length });
}

function firstAction({ view, own, targets }: AskedInBorder): string {
  if (!own.moves.includes("reroll")) {
    return t(targets.length ? "page-border-ask-complete" : "page-border-ask-nothing");
  }
  const left = view.position.rolls_left;
  return targets.length ? t("page-border-ask-reroll", { left }) : t("page-border-ask-reroll-only", { left });
}

function secondAction({ material, view, targets }: AskedInBorder): string {
  const { leftover, active } = view.position;
  if (!targets.length) return t("page-border-ask-no-die");
  const name = seatName(view, active);
  if (!leftover.length) return t("page-border-ask-one-die", { name });
  return t("page-border-ask-second", { name, dice: colourCounts(material, leftover) });
}

// The rule of the moment.
export function ruleNow({ phase, rolls, rolls_left: left, leftover }: BorderView, asked: AskedInBorder | null): string {
  switch (phase) {
    case "roll":
      return rolls ? "B11" : "B10";
    case "first-action":
      if (asked ? asked.marked : !left) return "B13";
      if (left) return "B11";
      return asked?.targets.length ? "B14" : "B18";
    case "second-action":
      if (!leftover.length) return "B22";
      return asked ? "B20" : "B19";
    case "over":
      return "B29";
    default:
      return "B8";
  }
}
