// The worth of a row or of the bonus table to each player.

import type { SheetView, TwentyOneMaterial, TwentyOneView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import type { Answer, ViewOf } from "../game_ui";

export const BONUS_TOPIC = "bonus";
export const rowTopic = (row: number): string => `row ${row}`;

export function answer(material: TwentyOneMaterial, { position }: ViewOf<TwentyOneView>, topic: string): Answer | null {
  if (topic === BONUS_TOPIC) return bonusAnswer(material, position);
  const row = Number(/^row (\d)$/.exec(topic)?.[1] ?? NaN);
  return Number.isNaN(row) ? null : rowAnswer(material, position, row);
}

function openBoxes({ sheets }: TwentyOneMaterial, { sheet, rows }: SheetView, row: number): Set<number> {
  const drawn = sheets.find(({ name }) => name === sheet)?.rows[row] ?? [];
  return new Set(drawn.flatMap(({ place }, box) => ((rows[row]?.entries[box] ?? null) === null ? [place] : [])));
}

function rowAnswer(material: TwentyOneMaterial, { seats }: TwentyOneView, row: number): Answer {
  return {
    title: t("page-row-number", { row: row + 1 }),
    lines: [bonusTable(material)],
    seats: seats.map((sheet) => {
      const { score = 0, hits = 0, complete = false } = sheet.rows[row] ?? {};
      const open = openBoxes(material, sheet, row);
      const said = [t("page-score", { score }), t("page-hits", { hits })];
      if (!complete) said.push(t("page-twentyone-left", { count: open.size }));
      return { text: said.join(" · "), open, done: complete };
    }),
  };
}

// The hits of the row that each player fills now, and the points for one more.
function bonusAnswer(material: TwentyOneMaterial, { seats }: TwentyOneView): Answer {
  const { bonus } = material;
  return {
    title: t("page-twentyone-bonus"),
    lines: [bonusTable(material)],
    seats: seats.map((sheet) => {
      const row = sheet.current_row;
      const hits = (row === null ? undefined : sheet.rows[row]?.hits) ?? 0;
      const worth = (count: number): number => (count ? (bonus[count - 1] ?? 0) : 0);
      const open = row === null ? new Set<number>() : openBoxes(material, sheet, row);
      if (row === null) return { text: t("page-score", { score: sheet.score }), open, done: true };
      const said = [t("page-row-number", { row: row + 1 }), t("page-hits", { hits })];
      if (hits < bonus.length) said.push(t("page-twentyone-next-hit", { points: worth(hits + 1) - worth(hits) }));
      return { text: said.join(" · "), open, done: false };
    }),
  };
}

const bonusTable = ({ bonus }: TwentyOneMaterial): string =>
  t("page-bonus", {
    table: words.list(bonus.map((points, n) => t("page-bonus-for", { hits: n + 1, points }))),
  });
