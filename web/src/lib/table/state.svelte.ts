// What is known of a match: what the server told, what was drawn in pencil since, and what may be done. It knows no rule:
// what may be touched, what it scores and why not, the server says.

import type {
  LogEntry,
  Material,
  OwnView,
  Presence,
  Problem,
  PublicView,
  Role,
  TargetView,
  WrittenEntry,
} from "../../protocol/types";
import { Dice } from "./dice.svelte";
import { Pencil } from "./pencil.svelte";

type Opened = Extract<WrittenEntry, { type: "opened" }>;

export class MatchState {
  entries = $state.raw<LogEntry[]>([]);
  view = $state.raw<PublicView | null>(null);
  presence = $state.raw<Presence | null>(null);
  role = $state.raw<Role | null>(null);
  // The version of the server.
  version = $state.raw<string | null>(null);
  material = $state.raw<Material | null>(null);
  online = $state(false);
  // Why this browser may not look at the table; null as long as it may.
  refusal = $state.raw<Problem | null>(null);
  // What was refused last, until something else is done.
  problem = $state.raw<Problem | null>(null);
  // What the last news brought, for whoever announces or highlights it.
  latest = $state.raw<readonly LogEntry[]>([]);
  // What each seat has written last, until the next of them writes.
  fresh = $state.raw<readonly ReadonlySet<number>[]>([]);
  // The seat in whose hands this device is; of several, the others wait until it is handed over.
  seat = $state<number | null>(null);
  readonly dice = new Dice();

  // The turn of which something that ends a choice is on its way.
  protected deciding = $state<number | null>(null);
  protected owns = $state.raw<readonly OwnView[]>([]);
  protected readonly drawing = new Pencil();

  get opened(): Opened | null {
    const first = this.entries[0]?.entry;
    return first?.type === "opened" ? first : null;
  }

  // The seats of this browser.
  get seats(): number[] {
    return this.owns.map(({ seat }) => seat);
  }

  get own(): OwnView | null {
    return this.owns.find(({ seat }) => seat === this.seat) ?? null;
  }

  ownOf(seat: number): OwnView | null {
    return this.owns.find((own) => own.seat === seat) ?? null;
  }

  // Who has to do something before the game goes on.
  get due(): number[] {
    const { view } = this;
    if (!view || view.outcome) return [];
    return [...new Set(view.roller === null ? view.waiting_for : [view.roller, ...view.waiting_for])];
  }

  get myTurn(): boolean {
    return this.seat !== null && this.due.includes(this.seat);
  }

  // The seat that waits for this device while another's hands hold it.
  get handOverTo(): number | null {
    if (this.seats.length < 2 || this.myTurn) return null;
    return this.due.find((seat) => this.seats.includes(seat)) ?? null;
  }

  // What was chosen stays in sight until it is revealed.
  get pencil(): ReadonlySet<number> {
    const choice = this.own?.choice;
    return choice ? new Set(choice) : this.drawing.marks;
  }

  get targets(): readonly TargetView[] {
    const drawn = this.pencil;
    return this.own?.targets.filter(({ adds }) => !adds.every((place) => drawn.has(place))) ?? [];
  }

  get typed(): boolean {
    return this.opened?.dice === "typed";
  }

  // Whether dice are due that this seat throws, or reads off.
  get throwDue(): boolean {
    const { view, seat } = this;
    if (!view || view.outcome || view.roller === null || seat === null) return false;
    return view.roller === seat || this.typed;
  }

  get mayThrow(): boolean {
    return this.throwDue && !this.busy;
  }

  // Whether an answer is awaited; once the game goes on without it, it is no longer.
  get busy(): boolean {
    return this.deciding === this.turn;
  }

  may(move: "reroll" | "again" | "keep" | "mark" | "pass"): boolean {
    return !this.busy && (this.own?.moves.includes(move) ?? false);
  }

  get mayUndo(): boolean {
    return this.myTurn && this.drawing.steps.length > 0 && !this.busy;
  }

  get mayDone(): boolean {
    return this.drawing.steps.length > 0 ? this.may("mark") : this.may("pass");
  }

  // Whether the roll button does something: it throws what is due, or rolls again what is not kept.
  get mayRoll(): boolean {
    if (this.typed && this.mayThrow) return false;
    return this.mayThrow || this.may("again") || (this.may("reroll") && !this.drawing.steps.length && this.dice.freed.length > 0);
  }

  protected get turn(): number {
    return this.view?.turn ?? 0;
  }
}
