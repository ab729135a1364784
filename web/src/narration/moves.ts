// Dice and moves in words: what lies on the table, and what somebody crossed off or entered.

import type { DrawnBox, GameView, Material, PublicView, TwentyOneMaterial } from "../protocol/types";
import { t, words } from "../words/words.svelte";
import { seatName } from "../words/players";
import { placesText } from "./places";

// Colours with their number, in the order of the game's colours: 2 red and 1 blue.
export function colourCounts(material: Material, colours: readonly string[]): string {
  const there = Object.keys(material.letters).filter((colour) => colours.includes(colour));
  return words.list(
    there.map((colour) => t("page-count-colour", { count: colours.filter((one) => one === colour).length, colour })),
  );
}

const numbered = (colours: readonly string[], dice: readonly number[]): string =>
  words.list(dice.map((number, n) => t("page-colour-number", { colour: colours[n] ?? "", number })));

// The dice of a position.
export function diceText(material: Material, position: GameView): string {
  if (position.game === "border") return colourCounts(material, position.dice);
  return numbered(Object.keys(material.letters), position.dice);
}

// The faces of a roll as the log has them; of a second roll of Twenty One it does not say whose they are.
export function facesText(material: Material, faces: readonly number[]): string {
  const colours = Object.keys(material.letters);
  if (material.game === "border") {
    return colourCounts(
      material,
      faces.map((face) => colours[face] ?? ""),
    );
  }
  return faces.length === colours.length ? numbered(colours, faces) : words.list(faces.map(words.number));
}

// A move of a seat, as a record writes it, in a sentence.
export function moveText(material: Material, view: PublicView, seat: number, move: string): string {
  const name = seatName(view, seat);
  const [verb = "", ...parts] = move.split(" ");
  if (verb === "mark") return marksText(material, view, seat, parts);
  if (verb !== "reroll") return t(`page-tell-${verb}`, { name });
  const colours = Object.entries(material.letters);
  const taken = parts.map((letter) => colours.find(([, one]) => one === letter)?.[0] ?? letter);
  return t("page-tell-reroll", { name, dice: colourCounts(material, taken) });
}

function marksText(material: Material, view: PublicView, seat: number, places: readonly string[]): string {
  const name = seatName(view, seat);
  if (material.game === "border") {
    const spaces = material.spaces.filter(({ text }) => places.includes(text)).map(({ place }) => place);
    return t("page-tell-mark", { name, spaces: placesText(material, view.position, seat, spaces) });
  }
  if (places.includes(material.cross_off.text)) return t("page-tell-cross-off", { name });
  const { row: number, boxes } = boxesText(material, view, seat, places);
  return t("page-tell-enter", { name, row: number, boxes });
}

// Boxes with what stands in them: red 3 and green 2. What was entered once stays, so a later view will do as well.
function boxesText(
  material: TwentyOneMaterial,
  { position }: PublicView,
  seat: number,
  places: readonly string[],
): { row: number; boxes: string } {
  const played = position.game === "twentyone" ? position.seats[seat] : undefined;
  const sheet = material.sheets.find(({ name }) => name === played?.sheet)?.rows ?? [];
  const number = sheet.findIndex((boxes) => boxes.some(({ text }) => places.includes(text)));
  const text = ({ colour }: DrawnBox, box: number): string => {
    const entered = played?.rows[number]?.entries[box];
    return entered ? t("page-colour-number", { colour, number: entered }) : words.name("colour", colour);
  };
  const boxes = (sheet[number] ?? []).flatMap((box, n) => (places.includes(box.text) ? [text(box, n)] : []));
  return { row: number + 1, boxes: words.list(boxes) };
}
