// The illustrations of a rulebook: data that is generated from the game's own file, and how the game draws and describes
// it. They are loaded with the rulebook.

import type { Component } from "svelte";

import type { Face } from "../dice/faces";
import type { TargetView } from "../protocol/types";
import { t } from "../words/words.svelte";

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

// The game's addition to the data: how its dice and panels are drawn and described.
interface Drawn<M, P extends Panel> extends Omit<Illustrations<M, P>, "describe"> {
  // The dice at these places of a roll, in words.
  diceText(material: M, row: DiceRow, places: readonly number[]): string;
  panelTexts(material: M, panel: P): string[];
}

// Forgets the types of one game, as `tableUi` does.
export function illustrationsOf<M, P extends Panel>({ diceText, panelTexts, ...drawn }: Drawn<M, P>): Illustrations {
  function rollTexts(material: M, rolls: readonly DiceRow[]): string[] {
    return rolls.flatMap((row, n) => {
      const some = (places: Iterable<number>): string => diceText(material, row, [...places]);
      const dice = some(row.dice.keys());
      return [
        rolls.length > 1 ? t("illustration-roll", { number: n + 1, dice }) : t("illustration-dice", { dice }),
        ...(row.kept.length ? [t("illustration-kept", { dice: some(row.kept) })] : []),
        ...(row.spent.length ? [t("illustration-used", { dice: some(row.spent) })] : []),
      ];
    });
  }

  const describe = (material: M, { rolls, panels }: Illustration<P>): string =>
    [...rollTexts(material, rolls), ...panels.flatMap((panel) => panelTexts(material, panel))].join(" ");
  return { ...drawn, describe } as unknown as Illustrations;
}
