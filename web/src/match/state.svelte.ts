// The state of a match: the view of the server, the pencil marks since then, and the possible actions. It knows no rule:
// the server says which places are targets, what they score and why others are not allowed.

import { settings } from "../app/settings.svelte";
import type { LogEntry, Opened, OwnView, Presence, Problem, PublicView, Role, TargetView } from "../protocol/types";
import type { LoadedGame } from "../games";
import { ShownComplaint } from "./shown_complaint.svelte";
import { Dice } from "./dice.svelte";
import type { Input } from "./input.svelte";
import { Pencil } from "./pencil.svelte";

export class MatchState {
  entries = $state.raw<LogEntry[]>([]);
  view = $state.raw<PublicView | null>(null);
  presence = $state.raw<Presence | null>(null);
  role = $state.raw<Role | null>(null);
  // The version of the server.
  version = $state.raw<string | null>(null);
  // Null until it has been loaded.
  game = $state.raw<LoadedGame | null>(null);
  online = $state(false);
  // Why this browser may not see the table; null if it may.
  refusal = $state.raw<Problem | null>(null);
  // The entries of the latest update.
  latest = $state.raw<readonly LogEntry[]>([]);
  // The latest marks of each seat.
  fresh = $state.raw<readonly ReadonlySet<number>[]>([]);
  // Whether a move of the others is shown that the table has moved on from.
  passing = $state(false);
  // The seat whose marks are drawn at this moment.
  mover = $state<number | null>(null);
  // The seat that this device plays now. Its other seats wait until it is handed over, or are played on the same screen.
  seat = $state<number | null>(null);
  readonly dice = new Dice();
  // The turn and the seat whose pass is asked about.
  passAsked = $state<string | null>(null);

  // The turn and the seat of a choice that was sent and is not answered yet.
  protected deciding = $state<string | null>(null);
  protected owns = $state.raw<readonly OwnView[]>([]);
  protected readonly drawing = new Pencil();
  readonly complaint = new ShownComplaint();

  // The latest refusal, until the player has gone on and could read it.
  get problem(): Problem | null {
    return this.complaint.shown;
  }

  set problem(problem: Problem | null) {
    this.complaint.show(problem);
  }

  get opened(): Opened | null {
    const first = this.entries[0]?.entry;
    return first?.type === "opened" ? first : null;
  }

  // The entries that are told in the log. A roll is told when the dice have come to rest, because it says what they show.
  get readable(): readonly LogEntry[] {
    const rolled = this.dice.inAir ? this.entries.findLastIndex(({ entry }) => entry.type === "rolled") : -1;
    return rolled < 0 ? this.entries : this.entries.slice(0, rolled);
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

  // The seats that the game waits for.
  get due(): number[] {
    const { view } = this;
    if (!view || view.outcome) return [];
    return [...new Set(view.roller === null ? view.waiting_for : [view.roller, ...view.waiting_for])];
  }

  get myTurn(): boolean {
    return this.seat !== null && this.due.includes(this.seat);
  }

  // Whether several players share this device and may see each other's choices.
  get shared(): boolean {
    return this.seats.length > 1 && !settings.chosen.hiddenChoices;
  }

  // The seats of this device that mark at the same time; empty while at most one of them is asked.
  get markingTogether(): number[] {
    const { view } = this;
    if (!this.shared || !view || view.outcome || view.roller !== null) return [];
    const asked = this.seats.filter((seat) => view.waiting_for.includes(seat) || view.chosen.includes(seat));
    return asked.length > 1 ? asked : [];
  }

  // The seat of this device that the game waits for, while it has another one.
  protected get nextSeat(): number | null {
    if (this.seats.length < 2 || this.myTurn) return null;
    return this.due.find((seat) => this.seats.includes(seat)) ?? null;
  }

  // The seat that the device has to be handed over to.
  get handOverTo(): number | null {
    return this.shared ? null : this.nextSeat;
  }

  // A choice stays visible until it is revealed.
  get pencil(): ReadonlySet<number> {
    return this.pencilOf(this.seat);
  }

  pencilOf(seat: number | null): ReadonlySet<number> {
    const own = this.owns.find((one) => one.seat === seat);
    if (!own?.choice && seat === this.seat) return this.drawing.marks;
    return new Set(own?.choice ?? own?.draft ?? []);
  }

  get targets(): readonly TargetView[] {
    return this.targetsOf(this.seat);
  }

  targetsOf(seat: number | null): readonly TargetView[] {
    const drawn = this.pencilOf(seat);
    const own = this.owns.find((one) => one.seat === seat);
    return own?.targets.filter(({ adds }) => !adds.every((place) => drawn.has(place))) ?? [];
  }

  // The targets that are highlighted. They would give away what the dice show before they have come to rest.
  highlighted(seat: number | null): readonly TargetView[] {
    return this.dice.inAir || (seat === this.seat && this.busy) ? [] : this.targetsOf(seat);
  }

  get typed(): boolean {
    return this.opened?.dice === "typed";
  }

  // Whether a roll is due that this seat throws or enters.
  get throwDue(): boolean {
    const { view, seat } = this;
    if (!view || view.outcome || view.roller === null || seat === null) return false;
    return view.roller === seat || this.typed;
  }

  get mayThrow(): boolean {
    return this.throwDue && !this.busy;
  }

  // Whether an answer of this turn is awaited.
  get busy(): boolean {
    return this.deciding === this.context;
  }

  may(move: string): boolean {
    return !this.busy && (this.own?.moves.includes(move) ?? false);
  }

  get mayUndo(): boolean {
    return this.myTurn && this.drawing.steps.length > 0 && !this.busy;
  }

  get mayDone(): boolean {
    return this.drawing.steps.length > 0 ? this.may("mark") : this.may("pass");
  }

  // Whether the rolls that are left can be used.
  get mayRollAgain(): boolean {
    const again = this.game?.ui.rollAgain;
    return !!again && this.may(again.move);
  }

  // Whether a player who passes gives up something else that is possible.
  get passGivesUp(): boolean {
    return this.may("pass") && (this.targets.length > 0 || this.mayRollAgain);
  }

  // Whether the player may choose the dice that are rolled again.
  get mayChooseDice(): boolean {
    return !!this.game?.ui.rollAgain?.choosesDice && this.mayRollAgain;
  }

  // Whether the roll button does something: it throws the dice that are due, or rolls those again that are not kept.
  get mayRoll(): boolean {
    if (this.typed && this.mayThrow) return false;
    const anyChosen = !this.drawing.steps.length && this.dice.freed.length > 0;
    return this.mayThrow || (this.mayRollAgain && (!this.game?.ui.rollAgain?.choosesDice || anyChosen));
  }

  // The turn and the seat that this device plays.
  get context(): string {
    return `${this.turn} ${this.seat}`;
  }

  // The seats of this browser whose word the dice wait for. After a rematch all seats are taken, and only words are missing.
  protected get wordsDue(): number[] {
    const { view } = this;
    if (!view || view.turn || view.outcome || this.opened?.dice !== "proven") return [];
    return this.seats.filter((seat) => !view.words[seat]);
  }

  // Whether the table waits for input of this seat.
  protected asks(seat: number | null): boolean {
    const asked = seat !== null && (this.due.includes(seat) || !!this.ownOf(seat)?.choice);
    return asked || this.throwDue;
  }

  // Whether input that was made before the present state was shown can mean it. The player could not know the dice yet.
  protected couldBeMeant(input: Input, seat: number | null): boolean {
    if (input.type === "roll") return this.mayThrow;
    if (input.type !== "touch" || this.mayThrow) return false;
    return this.targetsOf(seat).some(({ adds }) => adds.includes(input.place));
  }

  protected get turn(): number {
    return this.view?.turn ?? 0;
  }
}
