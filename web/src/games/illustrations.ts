// The illustrations of a rulebook: data that is generated from the game's own file, and how the game draws and describes
// it. They are loaded with the rulebook.

import type { Component } from "svelte";

import type { Face } from "../dice/faces";
import type { TargetView } from "../protocol/types";

export interface Illustration<P extends Panel = Panel> {
  // Its caption is the message `illustration-ID`.
  readonly id: string;
  // The rules and worked examples that it is shown with.
  readonly rules: readonly string[];
  // The part of the overview that it is shown with.
  readonly overview: string | null;
  readonly rolls: readonly DiceRow[];
  readonly panels: readonly P[];
}

// The dice after a roll: which stay when the others are rolled again, and which are used.
export interface DiceRow {
  readonly dice: readonly Face[];
  readonly kept: readonly number[];
  readonly spent: readonly number[];
}

// A board or sheet.
export interface Panel {
  readonly fresh: readonly number[];
  readonly targets: readonly TargetView[];
  // The places of a move that a rule refuses.
  readonly refused: readonly number[];
  // Whether the marks are allowed, where that is the point: `allowed` or `refused`.
  readonly verdict: string | null;
}

export interface Illustrations<M = unknown, P extends Panel = Panel> {
  readonly all: readonly Illustration<P>[];
  readonly Drawing: Component<{ readonly material: M; readonly panel: P }>;
  // The width of a panel in proportion to its height; null if it is a strip that is as high as it needs.
  ratio(material: M, panel: P): number | null;
  // The text alternative.
  describe(material: M, illustration: Illustration<P>): string;
}

// Forgets the types of one game, as `tableUi` does.
export const illustrationsOf = <M, P extends Panel>(made: Illustrations<M, P>): Illustrations =>
  made as unknown as Illustrations;
