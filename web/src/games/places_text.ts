// Places in words, grouped by colour: "grey 16, 23 and red 40".

import { t, words } from "../words/words.svelte";
import type { PlaceName } from "./game_ui";

export function placesText(places: readonly PlaceName[]): string {
  const colours = [...new Set(places.map(({ colour }) => colour))];
  return words.list(
    colours.map((colour) => {
      const spaces = inRow(places.filter((one) => one.colour === colour).map(({ text }) => text));
      return colour === null ? spaces : t("tell-colour-spaces", { colour, spaces });
    }),
  );
}

// Separated by commas, without an "and": places of one colour among places of other colours.
export const inRow = (items: readonly string[]): string => items.join(", ");
