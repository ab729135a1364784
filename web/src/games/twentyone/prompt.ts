// What a player of Twenty One can do now, and why.

import type { TwentyOneMaterial, TwentyOneView } from "../../protocol/types";
import { t } from "../../words/words.svelte";
import type { Asked } from "../game_ui";

export function prompt({ material, view, own, targets, marked }: Asked<TwentyOneMaterial, TwentyOneView>): string {
  const { falling, seats } = view.position;
  if (own.moves.includes("again")) return t("page-twentyone-ask-again", { dice: falling.length });
  const fits = targets.some(({ adds }) => !adds.includes(material.cross_off.place));
  if (marked) return t(fits ? "page-twentyone-ask-more" : "page-ask-done");
  const row = (seats[own.seat]?.current_row ?? 0) + 1;
  return fits ? t("page-twentyone-ask-enter", { row }) : t("page-twentyone-ask-cross", { row });
}
