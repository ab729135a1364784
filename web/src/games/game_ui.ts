// The interface between the page and its games. Everything that differs from game to game is behind it, so that no file
// outside a game's folder names a game.

import type { Component } from "svelte";

import type { Face } from "../dice/faces";
import type { OwnView, PublicView, TargetView } from "../protocol/types";
import type { Illustrations } from "./illustrations";

// The fields that the material of every game has.
export interface Material {
  readonly game: string;
  // By die face or colour, the letter that a move names it by.
  readonly letters: Readonly<Record<string, string>>;
}

// The fields that the position of every game has.
export interface Position {
  readonly game: string;
  readonly phase: string;
  readonly round: number;
  readonly active: number;
  readonly rolls: number;
  readonly rolls_left: number;
  readonly dice: readonly Face[];
  // Empty until the start has been drawn.
  readonly seats: readonly { readonly score: number }[];
}

export type ViewOf<P extends Position> = Omit<PublicView, "position"> & { readonly position: P };

// A game on the start page and in the form for a new table. It is part of the first load, so it has to be small.
export interface GameUi {
  readonly id: string;
  readonly Picture: Component;
  // Which messages name the paper in front of a player: `page-any-board` or `page-any-sheet`. Null: there is nothing to
  // choose.
  readonly paper: "board" | "sheet" | null;
  // Loads the rest when a table or a replay of this game is opened.
  load(): Promise<TableUi>;
}

// A game at a table, in a replay and in the text view.
export interface TableUi<M extends Material = Material, P extends Position = Position> {
  // Drawing

  readonly Sheet: Component<SheetProps<M, P>>;
  // Shown below the sheet of the seat that is shown large.
  readonly SheetFooter?: Component<FooterProps<M, P>>;
  // The width of a sheet in proportion to its height.
  readonly sheetRatio: number;
  readonly TextTables: Component<TextTablesProps<M, P>>;
  // How far a seat is towards the end of the game.
  progress?(material: M, position: P, seat: number): Progress;
  // Places that have been written on, in the order of the sheet.
  writtenPlaces(material: M, position: P, seat: number): readonly number[];
  // The sheet of a seat while its latest marks are drawn one after the other: as in `after`, but without those that are
  // drawn later. Without it all marks are drawn together.
  partlyMarked?(material: M, before: P, after: P, seat: number, later: ReadonlySet<number>): P["seats"][number];

  // Dice

  // How many dice the tray shows before the first roll.
  readonly diceCount: number;
  // The faces of a die; the first and the last are on opposite sides, and so on inwards.
  faces(material: M): readonly Face[];
  // The number by which the log names the first face.
  readonly firstFace: number;
  // The colour of each die. Without it the dice are alike.
  dieColours?(material: M): readonly string[];
  // The dice that the next roll throws, where the game decides it and not the player.
  falling?(position: P): readonly number[];
  // The colours of the dice that the seats may use that are not asked to mark now.
  leftover?(position: P): readonly string[];
  // The places of the dice that a move leaves lying while it rolls the others again; null for a move that rolls none.
  keptBy?(material: M, move: string, lying: LyingDice<P>): ReadonlySet<number> | null;

  // Moves

  // The move that rolls again. `choosesDice`: it names the dice that are rolled.
  readonly rollAgain?: { readonly move: string; readonly choosesDice: boolean };
  // The move that ends rolling, and the label of its button.
  readonly stopRolling?: { readonly move: string; label(): string };
  // Every place with the text by which a move names it.
  places(material: M): readonly { readonly place: number; readonly text: string }[];

  // Questions

  // The answer to a question about the sheet: `topic` is what its `onask` named, such as an area or a row. Null if there
  // is nothing to say.
  answer?(material: M, view: ViewOf<P>, topic: string): Answer | null;

  // Words

  // The prompt: what the player can do now, and why. Without it the page only says that it is the player's turn.
  prompt?(asked: Asked<M, P>): string;
  // The marks that a player who passes could have made. Without it the page only says that something could be.
  couldMark?(asked: Asked<M, P>): string;
  // Said prominently while it is true: that the game is about to end.
  notice?(material: M, position: P): string | null;
  diceText(material: M, position: P): string;
  placeName(material: M, position: P, seat: number, place: number): PlaceName;
  // The number of the rule that is applied now. `asked`: the seat of this device, if it has to choose a move.
  ruleNow?(position: P, asked: Asked<M, P> | null): string;
  // Further lines on the position for the text view.
  notes?(material: M, position: P): string[];

  // Loads the illustrations of the rulebook.
  illustrations?(): Promise<Illustrations>;

  // The result

  readonly ScoreIcon?: Component<{ id: string }>;
  // One line per area or row. `order`: the seats as they are listed.
  scoreLines(material: M, position: P, order: readonly number[]): ScoreLine[];
}

// One board or sheet, whatever the position is.
export interface DrawnSheetProps<M extends Material = Material> {
  readonly material: M;
  readonly label: string;
  readonly pencil?: ReadonlySet<number>;
  readonly targets?: readonly TargetView[];
  // Places written on by the latest move.
  readonly fresh?: ReadonlySet<number>;
  // Places that were touched and whose touch has not been answered yet.
  readonly waiting?: ReadonlySet<number>;
  // Places that an answer or a message is about.
  readonly pointed?: ReadonlySet<number>;
  // A thumbnail.
  readonly small?: boolean;
  // The dice have not come to rest: what they show is not given away.
  readonly inAir?: boolean;
  // Without it the sheet is only a picture.
  readonly ontouch?: (place: number) => void;
  // A part of the sheet was touched that is not a place to mark.
  readonly onask?: (topic: string) => void;
}

export interface SheetProps<M extends Material = Material, P extends Position = Position> extends DrawnSheetProps<M> {
  readonly position: P;
  readonly seat: number;
}

export interface FooterProps<M extends Material = Material, P extends Position = Position> {
  readonly material: M;
  readonly position: P;
  readonly seat: number;
  readonly onask?: (topic: string) => void;
}

export interface TextTablesProps<M extends Material = Material, P extends Position = Position> {
  readonly view: ViewOf<P>;
  readonly material: M;
  // The seats of this browser.
  readonly mine: readonly number[];
}

// A seat that has to choose a move.
export interface Asked<M extends Material = Material, P extends Position = Position> {
  readonly material: M;
  readonly view: ViewOf<P>;
  readonly own: OwnView;
  // The places that can still be marked.
  readonly targets: readonly TargetView[];
  // Whether there are pencil marks.
  readonly marked: boolean;
}

export interface Answer {
  readonly title: string;
  // Its worth.
  readonly lines: readonly string[];
  // Per seat: how far the player is, the places that are still open, and whether the player has completed it.
  readonly seats: readonly { readonly text: string; readonly open: ReadonlySet<number>; readonly done: boolean }[];
}

// The dice before a move.
export interface LyingDice<P extends Position = Position> {
  readonly position: P;
  // The faces by place.
  readonly slots: readonly Face[];
  // The places of the dice that are put aside.
  readonly kept: ReadonlySet<number>;
}

// A short text, and how it is read out.
export interface Progress {
  readonly shown: string;
  readonly spoken: string;
}

export interface PlaceName {
  readonly colour: string | null;
  readonly text: string;
}

export interface ScoreLine {
  readonly id: string;
  readonly name: string;
  // One per seat, in the order that was asked for.
  readonly scores: readonly SeatScore[];
}

export interface SeatScore {
  // Null: nothing was scored here.
  readonly points: number | null;
  // Circled.
  readonly first?: boolean;
  // A short addition below the points. Null keeps its room free.
  readonly note?: string | null;
}

// Forgets the types of one game. The page passes a game only its own material and positions.
export const tableUi = <M extends Material, P extends Position>(ui: TableUi<M, P>): TableUi => ui as unknown as TableUi;
