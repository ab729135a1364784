// The dice in the tray by place, which of them are put aside, and whether they have come to rest.

import type { Face } from "../dice/faces";
import { settle } from "../dice/slots";
import { mayTumble } from "../dice/tumble";

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

  // New faces. Within a round the dice that are put aside stay in their places. `byPlace`: each die has a place of its
  // own, in which the faces are given.
  lie(faces: readonly Face[], { sameRound, byPlace }: { sameRound: boolean; byPlace: boolean }): void {
    this.slots = sameRound && !byPlace ? settle(this.slots, this.kept, faces) : [...faces];
    if (!sameRound) this.kept = new Set();
    this.inAir = false;
  }

  // The dice that lie now were rolled before the player's eyes.
  tumble(): void {
    this.throws += 1;
    this.inAir = this.inTray && mayTumble();
  }

  land(): void {
    this.inAir = false;
  }
}
