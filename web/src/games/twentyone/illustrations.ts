// The illustrations of Twenty One's rulebook.

import type { DrawnBox, TwentyOneMaterial } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import { illustrationsOf, type DiceRow } from "../illustrations";
import { boxName, rowName } from "./box_labels";
import all from "./illustrations.json";
import Drawing from "./IllustrationSheet.svelte";
import { rowBox, viewBox } from "./layout";
import type { TwentyOnePanel } from "./panel";

const rowsOf = ({ sheets }: TwentyOneMaterial, { sheet }: TwentyOnePanel): readonly (readonly DrawnBox[])[] =>
  sheets.find(({ name }) => name === sheet.sheet)?.rows ?? [];

function ratio(material: TwentyOneMaterial, panel: TwentyOnePanel): number {
  const rows = rowsOf(material, panel);
  const columns = rows[0]?.length ?? 0;
  const box = panel.row === null ? viewBox(rows.length, columns, false) : rowBox(panel.row, columns);
  const [, , width = 1, height = 1] = box.split(" ").map(Number);
  return width / height;
}

function diceText({ letters }: TwentyOneMaterial, { dice }: DiceRow, places: readonly number[]): string {
  const colours = Object.keys(letters);
  return words.list(
    places.map((place) => t("tell-colour-number", { colour: colours[place] ?? "", number: Number(dice[place]) })),
  );
}

// A row that is not begun by its boxes only, any other with its entries; a complete row of a whole sheet in short.
function rowText(material: TwentyOneMaterial, panel: TwentyOnePanel, row: number, boxes: readonly DrawnBox[]): string {
  const view = panel.sheet.rows[row];
  const entries = view?.entries ?? [];
  const touched = entries.some((entry) => entry !== null) || panel.targets.length > 0 || panel.refused.length > 0;
  if (!touched) {
    const named = boxes.map(({ colour, number }) => t("tell-colour-number", { colour, number }));
    return t("illustration-row", { row: row + 1, boxes: words.list(named) });
  }
  if (panel.row === null && view?.complete) return `${rowName(row, view, false)}.`;
  const colours = Object.keys(material.letters);
  const named = boxes.map((box, n) =>
    boxName(row, box, {
      entry: entries[n] ?? null,
      die: panel.dice[colours.indexOf(box.colour)] ?? null,
      points: panel.targets.find(({ adds }) => adds.includes(box.place))?.points,
      pencilled: false,
      crossing: false,
    }),
  );
  return `${named.join("; ")}.${view?.complete ? ` ${rowName(row, view, false)}.` : ""}`;
}

function panelTexts(material: TwentyOneMaterial, panel: TwentyOnePanel): string[] {
  const rows = rowsOf(material, panel);
  const refused = rows.flat().filter(({ place }) => panel.refused.includes(place));
  return [
    t("illustration-sheet", { name: panel.sheet.sheet }),
    ...rows.flatMap((boxes, row) =>
      panel.row === null || panel.row === row ? [rowText(material, panel, row, boxes)] : [],
    ),
    ...refused.map(({ colour }) => {
      const number = panel.dice[Object.keys(material.letters).indexOf(colour)] ?? 0;
      return t("illustration-refused", { places: t("tell-colour-number", { colour, number }) });
    }),
  ];
}

export const illustrationsOfTwentyOne = illustrationsOf<TwentyOneMaterial, TwentyOnePanel>({
  all,
  Drawing,
  ratio,
  diceText,
  panelTexts,
});
