// What a player of The Border can do now, and why.

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
