// How a move names dice and places; the server says it with the boards and sheets.

import type { Material } from "../protocol/types";
import type { Face } from "../dice/slots";

interface Named {
  place: number;
  text: string;
}

function places(material: Material | null): readonly Named[] {
  if (material === null) return [];
  if (material.game === "border") return material.spaces;
  return [...(material.sheets[0]?.rows.flat() ?? []), material.cross_off];
}

export const letterOf = (material: Material | null, face: Face): string =>
  material?.letters[String(face)] ?? String(face);

export const textOf = (material: Material | null, place: number): string =>
  places(material).find((one) => one.place === place)?.text ?? String(place);

// The places that a move names.
export function placesIn(material: Material | null, move: string): ReadonlySet<number> {
  const texts = new Set(move.split(" ").slice(1));
  return new Set(places(material).flatMap(({ place, text }) => (texts.has(text) ? [place] : [])));
}
