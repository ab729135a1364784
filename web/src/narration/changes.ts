// What changed between two positions, in words: areas and rows scored, dice left for others, the next round, the end.

import type { BoardView, Material, OutcomeView, PublicView, SheetView } from "../protocol/types";
import { t, words } from "../words/words.svelte";
import { colourCounts } from "./moves";
import { seatName } from "../words/players";

export function changes(material: Material, before: PublicView, after: PublicView): string[] {
  return [...scored(before, after), ...leftover(material, before, after), ...end(before, after)];
}

// Areas and rows that have points now and had none before.
function scored(before: PublicView, after: PublicView): string[] {
  const old: readonly (BoardView | SheetView)[] = before.position.seats;
  const now: readonly (BoardView | SheetView)[] = after.position.seats;
  return now.flatMap((sheet, seat) => {
    const past = old[seat];
    const name = seatName(after, seat);
    if (!past) return [];
    return "areas" in sheet ? areas(name, past as BoardView, sheet) : rows(name, past as SheetView, sheet);
  });
}

function areas(name: string, before: BoardView, after: BoardView): string[] {
  return Object.entries(after.areas).flatMap(([area, points]) =>
    points !== null && before.areas[area] === null ? [t("page-tell-area", { name, area, points })] : [],
  );
}

function rows(name: string, before: SheetView, after: SheetView): string[] {
  return after.rows.flatMap(({ complete, hits, score }, n) =>
    complete && !before.rows[n]?.complete ? [t("page-tell-row", { name, row: n + 1, hits, score })] : [],
  );
}

function leftover(material: Material, before: PublicView, { position }: PublicView): string[] {
  if (position.game !== "border" || before.position.phase === position.phase || !position.leftover.length) return [];
  if (position.phase !== "second-action") return [];
  return [t("page-tell-leftover", { dice: colourCounts(material, position.leftover) })];
}

// The round that has begun, and who is active in it.
export function nextRound(before: PublicView, after: PublicView): string[] {
  const { round, active } = after.position;
  if (after.outcome || before.position.round === round) return [];
  return [t("page-tell-round", { round, name: seatName(after, active) })];
}

function end(before: PublicView, after: PublicView): string[] {
  return after.outcome && !before.outcome ? endOf(after, after.outcome) : [];
}

// Why it is over, who won, and what decided between equals.
export function endOf(view: PublicView, { reason, winners, scores, tie_break: tie }: OutcomeView): string[] {
  const names = winners.map((seat) => seatName(view, seat));
  const score = scores[winners[0] ?? 0] ?? 0;
  return [
    t("page-tell-over", { reason: t(reason) }),
    ...(winners.length ? [t("page-tell-wins", { names: words.list(names), count: names.length, score })] : []),
    ...(tie ? [t("page-tell-tie", { tie: t(tie) })] : []),
  ];
}
