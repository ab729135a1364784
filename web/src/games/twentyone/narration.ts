// Dice, moves and changes of Twenty One in words.

import type { DrawnBox, SheetView, TwentyOneMaterial, TwentyOneView } from "../../protocol/types";
import { seatName } from "../../words/players";
import { t, words } from "../../words/words.svelte";
import type { PlaceName, ViewOf } from "../game_ui";

type View = ViewOf<TwentyOneView>;

const numbered = (colours: readonly string[], dice: readonly number[]): string =>
  words.list(dice.map((number, n) => t("page-colour-number", { colour: colours[n] ?? "", number })));

export const diceText = ({ letters }: TwentyOneMaterial, { dice }: TwentyOneView): string =>
  numbered(Object.keys(letters), dice);

// The log does not say which dice a second roll threw.
export function facesText({ letters }: TwentyOneMaterial, faces: readonly number[]): string {
  const colours = Object.keys(letters);
  return faces.length === colours.length ? numbered(colours, faces) : words.list(faces.map(words.number));
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

export function moveText(material: TwentyOneMaterial, view: View, seat: number, move: string): string {
  const name = seatName(view, seat);
  const [verb = "", ...places] = move.split(" ");
  if (verb !== "mark") return t(`page-tell-${verb}`, { name });
  if (places.includes(material.cross_off.text)) return t("page-tell-cross-off", { name });
  return t("page-tell-enter", { name, ...entered(material, view, seat, places) });
}

// The row, and the boxes with their entries: red 3 and green 2. Entries never change, so a later view will do as well.
function entered(
  material: TwentyOneMaterial,
  { position }: View,
  seat: number,
  places: readonly string[],
): { row: number; boxes: string } {
  const played = position.seats[seat];
  const sheet = material.sheets.find(({ name }) => name === played?.sheet)?.rows ?? [];
  const row = sheet.findIndex((boxes) => boxes.some(({ text }) => places.includes(text)));
  const text = ({ colour }: DrawnBox, box: number): string => {
    const number = played?.rows[row]?.entries[box];
    return number ? t("page-colour-number", { colour, number }) : words.name("colour", colour);
  };
  const boxes = (sheet[row] ?? []).flatMap((box, n) => (places.includes(box.text) ? [text(box, n)] : []));
  return { row: row + 1, boxes: words.list(boxes) };
}

export const drawnText = (view: View, seat: number): string =>
  t("page-tell-sheet", { name: seatName(view, seat), sheet: view.position.seats[seat]?.sheet ?? "" });

export function changes(_: TwentyOneMaterial, before: View, after: View): string[] {
  return after.position.seats.flatMap((sheet, seat) => {
    const old = before.position.seats[seat];
    return old ? rowsCompleted(seatName(after, seat), old, sheet) : [];
  });
}

function rowsCompleted(name: string, before: SheetView, after: SheetView): string[] {
  return after.rows.flatMap(({ complete, hits, score }, n) =>
    complete && !before.rows[n]?.complete ? [t("page-tell-row", { name, row: n + 1, hits, score })] : [],
  );
}
