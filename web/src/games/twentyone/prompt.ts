// The prompt of Twenty One: what the player can do now, why, and by which rule.

import type { TwentyOneMaterial, TwentyOneView } from "../../protocol/types";
import { t } from "../../words/words.svelte";
import type { Asked } from "../game_ui";

type AskedInTwentyOne = Asked<TwentyOneMaterial, TwentyOneView>;

export function prompt(asked: AskedInTwentyOne): string {
  const { view, own, marked } = asked;
  const { falling, seats } = view.position;
  if (own.moves.includes("again")) return t("page-twentyone-ask-again", { dice: falling.length });
  const fits = numberFits(asked);
  if (marked) return t(fits ? "page-twentyone-ask-more" : "page-ask-done");
  const row = (seats[own.seat]?.current_row ?? 0) + 1;
  return fits ? t("page-twentyone-ask-enter", { row }) : t("page-twentyone-ask-cross", { row });
}

// Whether a number can be entered; a box can be crossed off in any case.
const numberFits = ({ material, targets }: AskedInTwentyOne): boolean =>
  targets.some(({ adds }) => !adds.includes(material.cross_off.place));

// The rule of the moment.
export function ruleNow({ phase, rolls }: TwentyOneView, asked: AskedInTwentyOne | null): string {
  switch (phase) {
    case "roll":
      return rolls ? "T11" : "T10";
    case "again":
      return "T11";
    case "mark":
      if (!asked) return "T12";
      return asked.marked || numberFits(asked) ? "T14" : "T18";
    case "over":
      return "T22";
    default:
      return "T9";
  }
}
