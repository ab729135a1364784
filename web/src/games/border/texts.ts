// Dice and places of The Border in words.

import type { BorderMaterial, BorderView } from "../../protocol/types";
import { t, words } from "../../words/words.svelte";
import type { PlaceName } from "../game_ui";
import { areaValues } from "./area_values";

// Colours with their numbers, in the order of the game's colours: 2 red and 1 blue.
export function colourCounts({ letters }: BorderMaterial, colours: readonly string[]): string {
  const present = Object.keys(letters).filter((colour) => colours.includes(colour));
  return words.list(
    present.map((colour) => t("tell-colour-count", { count: colours.filter((one) => one === colour).length, colour })),
  );
}

export function placeName(material: BorderMaterial, position: BorderView, seat: number, place: number): PlaceName {
  const board = material.boards.find(({ name }) => name === position.seats[seat]?.board);
  return { colour: board?.colours[place] ?? null, text: material.spaces[place]?.text ?? String(place) };
}

// The dice that the active player has left to the others.
export function leftoverText(material: BorderMaterial, { phase, leftover }: BorderView): string[] {
  if (phase !== "second-action" || !leftover.length) return [];
  return [t("tell-border-leftover", { dice: colourCounts(material, leftover) })];
}

// An area of a scoring row: the points that were scored, or what it is worth.
export function areaText(
  { id, value, low }: BorderMaterial["areas"][number],
  points: number | null,
  worth: number | undefined,
): string {
  if (points !== null) return t("page-area-scored", { area: id, points });
  const late = areaValues({ value, low }, null, worth)[0]?.mark === "struck";
  return late ? t("page-area-low", { area: id, low }) : t("page-area-values", { area: id, value, low });
}
