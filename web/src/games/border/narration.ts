// Dice, moves and changes of The Border in words.

import type { BoardView, BorderMaterial, BorderView } from "../../protocol/types";
import { seatName } from "../../words/players";
import { t, words } from "../../words/words.svelte";
import type { PlaceName, ViewOf } from "../game_ui";
import { placesText } from "../places_text";

type View = ViewOf<BorderView>;

// Colours with their numbers, in the order of the game's colours: 2 red and 1 blue.
export function colourCounts({ letters }: BorderMaterial, colours: readonly string[]): string {
  const present = Object.keys(letters).filter((colour) => colours.includes(colour));
  return words.list(
    present.map((colour) => t("page-count-colour", { count: colours.filter((one) => one === colour).length, colour })),
  );
}

export function facesText(material: BorderMaterial, faces: readonly number[]): string {
  const colours = Object.keys(material.letters);
  return colourCounts(
    material,
    faces.map((face) => colours[face] ?? ""),
  );
}

export function placeName(material: BorderMaterial, position: BorderView, seat: number, place: number): PlaceName {
  const board = material.boards.find(({ name }) => name === position.seats[seat]?.board);
  return { colour: board?.colours[place] ?? null, text: material.spaces[place]?.text ?? String(place) };
}

export function moveText(material: BorderMaterial, view: View, seat: number, move: string): string {
  const name = seatName(view, seat);
  const [verb = "", ...parts] = move.split(" ");
  if (verb === "reroll") {
    const colours = Object.entries(material.letters);
    const rolled = parts.map((letter) => colours.find(([, one]) => one === letter)?.[0] ?? letter);
    return t("page-tell-reroll", { name, dice: colourCounts(material, rolled) });
  }
  if (verb === "mark") {
    const spaces = material.spaces.filter(({ text }) => parts.includes(text));
    const names = spaces.map(({ place }) => placeName(material, view.position, seat, place));
    return t("page-tell-mark", { name, spaces: placesText(names) });
  }
  return t(`page-tell-${verb}`, { name });
}

export const drawnText = (view: View, seat: number): string =>
  t("page-tell-board", { name: seatName(view, seat), sheet: view.position.seats[seat]?.board ?? "" });

export function changes(material: BorderMaterial, before: View, after: View): string[] {
  const scored = after.position.seats.flatMap((board, seat) => {
    const old = before.position.seats[seat];
    return old ? areasScored(seatName(after, seat), old, board) : [];
  });
  const leftover = before.position.phase === after.position.phase ? [] : leftoverText(material, after.position);
  return [...scored, ...leftover];
}

function areasScored(name: string, before: BoardView, after: BoardView): string[] {
  return Object.entries(after.areas).flatMap(([area, points]) =>
    points !== null && before.areas[area] === null ? [t("page-tell-area", { name, area, points })] : [],
  );
}

// The dice that the active player has left to the others.
export function leftoverText(material: BorderMaterial, { phase, leftover }: BorderView): string[] {
  if (phase !== "second-action" || !leftover.length) return [];
  return [t("page-tell-leftover", { dice: colourCounts(material, leftover) })];
}
