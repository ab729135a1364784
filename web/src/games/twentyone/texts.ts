// Dice and places of Twenty One in words.

import type { TwentyOneMaterial, TwentyOneView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import type { PlaceName } from "../game_ui";

export function diceText({ letters }: TwentyOneMaterial, { dice }: TwentyOneView): string {
  const colours = Object.keys(letters);
  return words.list(dice.map((number, n) => t("tell-colour-number", { colour: colours[n] ?? "", number })));
}

export function placeName(
  material: TwentyOneMaterial,
  position: TwentyOneView,
  seat: number,
  place: number,
): PlaceName {
  const sheet = material.sheets.find(({ name }) => name === position.seats[seat]?.sheet);
  const box = sheet?.rows.flat().find((one) => one.place === place);
  if (!box) return { colour: null, text: t("page-cross-off") };
  const die = position.dice[Object.keys(material.letters).indexOf(box.colour)];
  return { colour: box.colour, text: t("page-text-box", { number: box.number, die: die ?? 0 }) };
}
