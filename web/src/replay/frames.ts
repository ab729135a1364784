// A finished game as frames: per step the dice by place, the latest marks, and the round.

import type { Face } from "../dice/faces";
import { settle, spentSlots } from "../dice/slots";
import type { LoadedGame } from "../games";
import { freshMarks } from "../match/fresh";
import type { PublicView, ReplayStep, WrittenEntry } from "../protocol/types";

export interface Frame {
  entry: WrittenEntry;
  before: PublicView | null;
  view: PublicView;
  // The round to which the step belongs; 0 for the draw.
  round: number;
  // The dice by place, and the places of those that were put aside or used up.
  slots: readonly Face[];
  kept: ReadonlySet<number>;
  spent: readonly number[];
  fresh: readonly ReadonlySet<number>[];
}

type DiceState = Pick<Frame, "slots" | "kept" | "spent">;

const NO_DICE: DiceState = { slots: [], kept: new Set(), spent: [] };

export function framesOf(steps: readonly ReplayStep[], game: LoadedGame): Frame[] {
  const frames: Frame[] = [];
  for (const { entry, view } of steps) {
    const last = frames.at(-1);
    const before = last?.view ?? null;
    const round = before?.position.round ?? 0;
    const lying = last && last.round === round ? last : NO_DICE;
    frames.push({
      ...diceAfter(game, entry.entry, before, view, lying),
      entry: entry.entry,
      before,
      view,
      round,
      fresh: freshMarks(game, before?.position ?? null, view.position),
    });
  }
  return frames;
}

function diceAfter(
  { ui, material }: LoadedGame,
  entry: WrittenEntry,
  before: PublicView | null,
  { position }: PublicView,
  lying: DiceState,
): DiceState {
  const { slots, kept } = lying;
  const colours = ui.dieColours?.(material);
  if (entry.type === "rolled") {
    return { slots: colours ? position.dice : settle(slots, kept, position.dice), kept, spent: [] };
  }
  if (entry.type !== "played" || !before) return lying;
  const stay = ui.keptBy?.(material, entry.move, { position: before.position, slots, kept });
  if (stay) return { slots, kept: stay, spent: [] };
  const usable = ui.leftover?.(position);
  return { slots, kept: NO_DICE.kept, spent: usable ? spentSlots(slots, usable, colours) : [] };
}

// For each round the step with which it begins.
export function roundStarts(frames: readonly Frame[]): { round: number; step: number }[] {
  return frames.flatMap(({ round }, step) => (round !== (frames[step - 1]?.round ?? -1) ? [{ round, step }] : []));
}
