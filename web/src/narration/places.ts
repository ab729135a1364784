// Places of a board or sheet in words, by their colours.

import type { GameView, Material } from "../protocol/types";
import { t, words } from "../words/words.svelte";

interface Named {
  colour: string | null;
  text: string;
}

// What a place is on the sheet of a seat: its colour, and how it is called beside it.
function named(material: Material, position: GameView, seat: number, place: number): Named {
  if (material.game === "border" && position.game === "border") {
    const board = material.boards.find(({ name }) => name === position.seats[seat]?.board);
    return { colour: board?.colours[place] ?? null, text: material.spaces[place]?.text ?? String(place) };
  }
  if (material.game === "twentyone" && position.game === "twentyone") {
    const sheet = material.sheets.find(({ name }) => name === position.seats[seat]?.sheet);
    const box = sheet?.rows.flat().find((one) => one.place === place);
    const die = position.dice[Object.keys(material.letters).indexOf(box?.colour ?? "")];
    if (box) return { colour: box.colour, text: t("page-text-box", { number: box.number, die: die ?? 0 }) };
  }
  return { colour: null, text: t("page-cross-off") };
}

// Grey 16, 23 and red 40; white 4 in the 5; cross off a box.
export function placesText(material: Material, position: GameView, seat: number, places: readonly number[]): string {
  const all = places.map((place) => named(material, position, seat, place));
  const colours = [...new Set(all.map(({ colour }) => colour))];
  return words.list(
    colours.map((colour) => {
      const spaces = row(all.filter((one) => one.colour === colour).map(({ text }) => text));
      return colour === null ? spaces : t("page-colour-spaces", { colour, spaces });
    }),
  );
}

// Things in a row, without an "and": numbers of one colour among other colours.
export const row = (items: readonly string[]): string => items.join(", ");
