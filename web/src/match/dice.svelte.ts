// The dice in the tray by place, which of them are put aside, and whether they have come to rest.

import type { Face } from "../dice/faces";
import { settle } from "../dice/slots";
import { mayTumble } from "../dice/tumble";
import type { LoadedGame } from "../games";
import type { Position } from "../games/game_ui";
import type { News } from "./stages";

export class Dice {
  slots = $state.raw<readonly Face[]>([]);
  // Put aside, or left lying by the latest roll.
  kept = $state.raw<ReadonlySet<number>>(new Set());
  // How often dice were rolled before the player's eyes.
  throws = $state(0);
  // Whether dice tumble in a tray.
  inAir = $state(false);
  // Whether there is a tray that says when they have come to rest.
  inTray = false;

  get freed(): readonly Face[] {
    return this.slots.filter((_, place) => !this.kept.has(place));
  }

  toggle(place: number): void {
    if (place >= this.slots.length) return;
    const kept = new Set(this.kept);
    if (!kept.delete(place)) kept.add(place);
    this.kept = kept;
  }

  // Moves the dice as the entries of an update say. The dice that a move leaves lying stay in their places. `watched`:
  // the player sees them fall; one who was away sees only the result.
  follow(game: LoadedGame | null, before: Position | null, { entries, view }: News, watched: boolean): void {
    const { position } = view;
    for (const { entry } of entries) {
      if (entry.type !== "played" || !game || !before) continue;
      const lying = { position: before, slots: this.slots, kept: this.kept };
      this.kept = game.ui.keptBy?.(game.material, entry.move, lying) ?? this.kept;
    }
    const rolled = entries.some(({ entry }) => entry.type === "rolled");
    const sameRound = before?.round === position.round;
    // While some dice are rolled again, the position may have only the others.
    if (!rolled && sameRound && this.slots.length) return;
    // Dice of different colours have places of their own.
    const sorted = !sameRound || !!game?.ui.dieColours;
    this.slots = sorted ? [...position.dice] : settle(this.slots, this.kept, position.dice);
    if (!sameRound) this.kept = new Set();
    const falls = rolled && watched && position.dice.length > 0;
    if (falls) this.throws += 1;
    this.inAir = falls && this.inTray && mayTumble();
  }

  land(): void {
    this.inAir = false;
  }
}
