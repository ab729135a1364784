// The places that a refusal names: their numbers are not printed on the board, so they are shown there.

import type { LoadedGame } from "../games";
import type { Problem } from "../protocol/types";

export function namedPlaces({ arguments: given }: Problem, { ui, material }: LoadedGame): Set<number> {
  const texts = [given["space"], given["spaces"]].flatMap((one) => String(one ?? "").match(/\d+/g) ?? []);
  const named = new Set(texts.map(Number));
  return new Set(ui.places(material).flatMap(({ place, text }) => (named.has(Number(text)) ? [place] : [])));
}
