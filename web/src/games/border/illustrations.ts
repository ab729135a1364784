// The illustrations of The Border's rulebook.

import type { BorderMaterial } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import { illustrationsOf, type DiceRow } from "../illustrations";
import all from "./illustrations.json";
import Drawing from "./IllustrationBoard.svelte";
import { frameOf, type BorderPanel } from "./panel";
import { areaText, colourCounts } from "./texts";

function ratio(material: BorderMaterial, panel: BorderPanel): number | null {
  const { width, height } = frameOf(material, panel);
  return panel.row ? null : width / height;
}

// Spaces by colour: grey 11, 12 and 18.
function spacesText(material: BorderMaterial, { sheet }: BorderPanel, places: readonly number[]): string {
  const colours = material.boards.find(({ name }) => name === sheet.board)?.colours ?? [];
  const groups = [...Object.keys(material.letters), "white"].flatMap((colour) => {
    const some = places.filter((place) => (colours[place] ?? "white") === colour);
    return some.length ? [t("tell-colour-spaces", { colour, spaces: words.list(some.map(String)) })] : [];
  });
  return words.list(groups);
}

const diceText = (material: BorderMaterial, { dice }: DiceRow, places: readonly number[]): string =>
  colourCounts(material, places.map((place) => String(dice[place]))); // prettier-ignore

function panelTexts(material: BorderMaterial, panel: BorderPanel): string[] {
  const { sheet, worth, fresh, targets, refused, row } = panel;
  const scored = material.areas.filter(({ id, value }) => sheet.areas[id] !== null || (row && worth[id] !== value));
  const texts = [t("illustration-board", { name: sheet.board })];
  if (fresh.length && !row) texts.push(t("illustration-crossed", { places: spacesText(material, panel, fresh) }));
  for (const { adds } of targets) {
    texts.push(t("illustration-highlighted", { places: spacesText(material, panel, adds) }));
  }
  if (refused.length) texts.push(t("illustration-refused", { places: spacesText(material, panel, refused) }));
  return [...texts, ...scored.map((area) => areaText(area, sheet.areas[area.id] ?? null, worth[area.id]))];
}

export const illustrationsOfBorder = illustrationsOf<BorderMaterial, BorderPanel>({
  all,
  Drawing,
  ratio,
  diceText,
  panelTexts,
});
