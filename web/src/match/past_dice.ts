// The dice of a moment of the past as they lay in the tray: those that were kept in their places.

import type { Face } from "../dice/faces";
import { otherPlaces, settle } from "../dice/slots";
import type { LoadedGame } from "../games";
import type { LogEntry, TableMoment } from "../protocol/types";

export interface LaidDice {
  readonly slots: readonly Face[];
  // The places of those that were not rolled again.
  readonly kept: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

export function diceAt(game: LoadedGame, entries: readonly LogEntry[], moment: TableMoment): LaidDice {
  const { ui, material } = game;
  const { before, view, entry } = moment;
  const dice = view.position.dice.length ? view.position.dice : before.position.dice;
  const rolls = entry.entry.type === "rolled";
  if (ui.dieColours) {
    const falling = rolls && before.position.dice.length ? ui.falling?.(before.position) : undefined;
    return { slots: dice, kept: falling ? otherPlaces(dice, falling) : NONE };
  }
  let laid: LaidDice = { slots: [], kept: NONE };
  for (const { entry: event } of ofThisTurn(entries, entry.n)) {
    const { slots, kept } = laid;
    if (event.type === "rolled") {
      const faces = [...event.faces]
        .sort((a, b) => a - b)
        .map((face) => ui.faces(material)[face - ui.firstFace] as Face);
      const stay = slots.filter((_, place) => kept.has(place));
      laid = { slots: settle(slots, kept, [...stay, ...faces]), kept };
    } else if (event.type === "played") {
      const stay = ui.keptBy?.(material, event.move, { position: before.position, slots, kept });
      laid = { slots, kept: stay ?? NONE };
    }
  }
  // Dice that are not in the log cannot be shown.
  return laid.slots.length >= dice.length ? laid : { slots: dice, kept: NONE };
}

// The rolls and moves of the active player up to this entry.
function ofThisTurn(entries: readonly LogEntry[], last: number): LogEntry[] {
  const before = entries.filter(({ n, entry }) => n < last && entry.type === "marked").at(-1)?.n ?? 0;
  return entries.filter(({ n }) => n > before && n <= last);
}
