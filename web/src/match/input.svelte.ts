// The input queue: input waits while the answer to earlier input is awaited, and is then done if the game has not moved on
// since it was made. It does not know the effect of an input.

export type Input =
  | { readonly type: "touch"; readonly place: number }
  | { readonly type: "toggle"; readonly die: number }
  | { readonly type: "enter"; readonly faces: string }
  | { readonly type: "roll" | "stop" | "mark" | "pass" | "undo" | "take-back" | "play" };

export interface Performer {
  // The turn and the seat that input of a seat is made for.
  contextOf(seat: number | null): string;
  // Whether the view is complete enough for input to be handled.
  readonly ready: boolean;
  // Does it for a seat; resolves when it is answered and the answer is shown. False if it was refused.
  perform(input: Input, seat: number | null): Promise<boolean> | boolean;
  // The game has moved on since this input was made.
  tooLate(input: Input): void;
}

interface Pending {
  readonly input: Input;
  readonly seat: number | null;
  readonly context: string;
}

// These mean the same whatever becomes of the input before them. All others build on it and are dropped if it is refused.
const INDEPENDENT: ReadonlySet<Input["type"]> = new Set(["touch", "toggle", "play"]);
// Made twice, these are two inputs. All others end a choice, so that a double press is one.
const REPEATABLE: ReadonlySet<Input["type"]> = new Set(["touch", "toggle", "undo"]);

const NONE: ReadonlySet<number> = new Set();

export class InputQueue {
  // Everything that is not answered yet, in the order in which it was made.
  #pending = $state.raw<readonly Pending[]>([]);
  // The first of them, once it is being done.
  #current = $state.raw<Pending | null>(null);
  readonly #performer: Performer;

  constructor(performer: Performer) {
    this.#performer = performer;
  }

  get busy(): boolean {
    return this.#pending.length > 0;
  }

  // The places of a seat whose touch is still to be done.
  placesOf(seat: number | null): ReadonlySet<number> {
    const later = this.#pending.filter((one) => one !== this.#current && one.seat === seat);
    if (!later.length) return NONE;
    return new Set(later.flatMap(({ input }) => (input.type === "touch" ? [input.place] : [])));
  }

  // Do an input, now or when the input before it has been answered.
  async add(input: Input, seat: number | null): Promise<void> {
    const context = this.#performer.contextOf(seat);
    const same = (one: Pending): boolean => one.context === context && one.input.type === input.type;
    if (!REPEATABLE.has(input.type) && this.#pending.some(same)) return;
    this.#pending = [...this.#pending, { input, seat, context }];
    await this.run();
  }

  // Handles waiting input as far as possible. To be called whenever `ready` may have become true.
  async run(): Promise<void> {
    while (!this.#current && this.#pending[0] && this.#performer.ready) {
      const first = this.#pending[0];
      let done = false;
      try {
        const answered = this.#begin(first);
        done = answered instanceof Promise ? await answered : answered;
      } finally {
        this.#end(first, done);
      }
    }
  }

  clear(): void {
    this.#pending = [];
  }

  // Whether it was done.
  #begin(first: Pending): Promise<boolean> | boolean {
    if (first.context !== this.#performer.contextOf(first.seat)) {
      this.#performer.tooLate(first.input);
      return false;
    }
    this.#current = first;
    return this.#performer.perform(first.input, first.seat);
  }

  #end(first: Pending, done: boolean): void {
    const stays = ({ input, context }: Pending): boolean =>
      done || INDEPENDENT.has(input.type) || context !== first.context;
    this.#current = null;
    this.#pending = this.#pending.filter((one) => one !== first && stays(one));
  }
}
