// Changes between two views in words: whatever the game tells, the next round, the end.

import type { LoadedGame } from "../games";
import type { OutcomeView, PublicView } from "../protocol/types";
import { seatName } from "../words/players";
import { t, words } from "../words/words.svelte";

export function changes({ ui, material }: LoadedGame, before: PublicView, after: PublicView): string[] {
  const over = after.outcome && !before.outcome ? endOf(after, after.outcome) : [];
  return [...ui.changes(material, before, after), ...over];
}

// The round that has begun, and its active player.
export function nextRound(before: PublicView, after: PublicView): string[] {
  const { round, active } = after.position;
  if (after.outcome || before.position.round === round) return [];
  return [t("page-tell-round", { round, name: seatName(after, active) })];
}

// Why the game is over, who has won, and which tie-break decided.
export function endOf(view: PublicView, { reason, winners, scores, tie_break: tie }: OutcomeView): string[] {
  const names = winners.map((seat) => seatName(view, seat));
  const score = scores[winners[0] ?? 0] ?? 0;
  return [
    t("page-tell-over", { reason: t(reason) }),
    ...(winners.length ? [t("page-tell-wins", { names: words.list(names), count: names.length, score })] : []),
    ...(tie ? [t("page-tell-tie", { tie: t(tie) })] : []),
  ];
}
