// The dice in the tray by place, and which of them are put aside.

import type { Face } from "../dice/faces";
import { settle } from "../dice/slots";

export class Dice {
  slots = $state.raw<readonly Face[]>([]);
  kept = $state.raw<ReadonlySet<number>>(new Set());

  get freed(): readonly Face[] {
    return this.slots.filter((_, place) => !this.kept.has(place));
  }

  toggle(place: number): void {
    if (place >= this.slots.length) return;
    const kept = new Set(this.kept);
    if (!kept.delete(place)) kept.add(place);
    this.kept = kept;
  }

  // New faces. Within a round the dice that are put aside stay in their places.
  fall(faces: readonly Face[], sameRound: boolean): void {
    this.slots = sameRound ? settle(this.slots, this.kept, faces) : [...faces];
    if (!sameRound) this.kept = new Set();
  }
}
