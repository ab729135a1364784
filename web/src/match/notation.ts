// How a move names dice and places. The server says it with the boards and sheets.

import type { Face } from "../dice/faces";
import type { LoadedGame } from "../games";

export const letterOf = ({ material }: LoadedGame, face: Face): string =>
  material.letters[String(face)] ?? String(face);

export const textOf = ({ ui, material }: LoadedGame, place: number): string =>
  ui.places(material).find((one) => one.place === place)?.text ?? String(place);

// The places that a move names.
export function placesIn({ ui, material }: LoadedGame, move: string): ReadonlySet<number> {
  const texts = new Set(move.split(" ").slice(1));
  return new Set(ui.places(material).flatMap(({ place, text }) => (texts.has(text) ? [place] : [])));
}
