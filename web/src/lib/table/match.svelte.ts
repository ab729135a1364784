// One match as this browser sees it: what the server told, what was touched since, and what may be done. It draws nothing
// and knows no rule: what may be touched, what it scores and why not, the server says.

import type {
  LogEntry,
  Material,
  OwnView,
  Presence,
  Problem,
  PublicView,
  Role,
  ServerMessage,
  TargetView,
  WrittenEntry,
} from "../../protocol/types";
import { ask, Wrong } from "../net/api";
import { randomWord } from "../net/random";
import { Refused, TableSocket, type Listener, type Wish } from "../net/socket";
import { Dice } from "./dice.svelte";
import { freshMarks } from "./fresh";
import { letterOf, placesIn, textOf } from "./notation";
import { Pencil, type Step } from "./pencil.svelte";

type Opened = Extract<WrittenEntry, { type: "opened" }>;
type News = Extract<ServerMessage, { type: "welcome" | "update" }>;

const RETRY = 2000;

export interface Link {
  // Sends until answered; fails with Refused.
  send(wish: Wish): Promise<unknown>;
  startOver(): void;
  close(): void;
}

export class Match implements Listener {
  readonly table: string;
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
  #deciding = $state<number | null>(null);
  #own = $state.raw<readonly OwnView[]>([]);
  #pencil = new Pencil();
  #drafts = 0;
  #closed = false;
  #link: Link;
  #queue: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause: () => number;

  // `pause`: for how many milliseconds what a bot did stays in sight.
  constructor(table: string, pause: () => number = () => 0, link?: (listener: Listener) => Link) {
    this.table = table;
    this.#pause = pause;
    this.#link = link ? link(this) : new TableSocket(table, this);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#link.close();
  }

  // What can be asked of it

  get opened(): Opened | null {
    const first = this.entries[0]?.entry;
    return first?.type === "opened" ? first : null;
  }

  // The seats of this browser.
  get seats(): number[] {
    return this.#own.map(({ seat }) => seat);
  }

  get own(): OwnView | null {
    return this.#own.find(({ seat }) => seat === this.seat) ?? null;
  }

  ownOf(seat: number): OwnView | null {
    return this.#own.find((own) => own.seat === seat) ?? null;
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
    return choice ? placesIn(this.material, choice) : this.#pencil.marks;
  }

  get targets(): readonly TargetView[] {
    const drawn = this.pencil;
    return this.own?.targets.filter(({ adds }) => !adds.every((place) => drawn.has(place))) ?? [];
  }

  get typed(): boolean {
    return this.opened?.dice === "typed";
  }

  get mayThrow(): boolean {
    const { view, seat } = this;
    if (!view || view.outcome || view.roller === null || seat === null || this.busy) return false;
    return view.roller === seat || this.typed;
  }

  // Whether an answer is awaited; once the game goes on without it, it is no longer.
  get busy(): boolean {
    return this.#deciding === this.#turn;
  }

  may(move: "reroll" | "again" | "keep" | "mark" | "pass"): boolean {
    return !this.busy && (this.own?.moves.includes(move) ?? false);
  }

  get mayUndo(): boolean {
    return this.myTurn && this.#pencil.steps.length > 0 && !this.busy;
  }

  get mayDone(): boolean {
    return this.#pencil.steps.length > 0 ? this.may("mark") : this.may("pass");
  }

  // Whether the roll button does something: it throws what is due, or rolls again what is not kept.
  get mayRoll(): boolean {
    if (this.typed && this.mayThrow) return false;
    return this.mayThrow || this.may("again") || (this.may("reroll") && !this.#pencil.steps.length && this.dice.freed.length > 0);
  }

  // What can be done

  async roll(): Promise<void> {
    if (!this.mayRoll) return;
    if (this.mayThrow) await this.#decide({ type: "throw", seat: this.#actor, turn: this.#turn });
    else if (this.may("again")) await this.#choose("again");
    else await this.#choose(`reroll ${this.dice.freed.map((face) => letterOf(this.material, face)).join(" ")}`);
  }

  // Real dice: what they show, each as a record writes it.
  async enterFaces(faces: string): Promise<void> {
    if (this.mayThrow) await this.#decide({ type: "throw", seat: this.#actor, turn: this.#turn, faces });
  }

  async keepAll(): Promise<void> {
    if (this.may("keep")) await this.#choose("keep");
  }

  // Keep a die, or free it again.
  toggle(place: number): void {
    if (this.may("reroll")) this.dice.toggle(place);
  }

  // Touch a place: a pencil mark comes, goes, or the reason why not.
  async touch(place: number): Promise<void> {
    if (this.seat === null || !this.myTurn || this.busy || this.mayThrow) return;
    this.problem = null;
    const drawn = this.#pencil.stepWith(place);
    const target = this.targets.find(({ adds }) => adds.includes(place));
    if (drawn) await this.#draw(this.#pencil.steps.filter((step) => step !== drawn));
    else if (target) await this.#draw([...this.#pencil.steps, target.adds]);
    else await this.#whyNot(place);
  }

  async undo(): Promise<void> {
    if (this.mayUndo) await this.#draw(this.#pencil.steps.slice(0, -1));
  }

  async done(): Promise<void> {
    if (!this.mayDone) return;
    const marks = [...this.pencil].sort((one, other) => one - other);
    await this.#choose(marks.length ? `mark ${marks.map((place) => textOf(this.material, place)).join(" ")}` : "pass");
  }

  async takeBack(): Promise<void> {
    const { own } = this;
    if (!own?.choice) return;
    const [turn, { steps }] = [this.#turn, this.#pencil];
    const marks = [...this.pencil];
    await this.#decide({ type: "take-back", seat: own.seat, turn });
    // What was chosen is in pencil again, to be changed rather than drawn anew.
    if (turn === this.#turn && !this.own?.choice && marks.length) await this.#draw(steps.length ? steps : [marks]);
  }

  handOver(): void {
    this.seat = this.handOverTo ?? this.seat;
    this.#adopt();
  }

  // Anything else: phrases, leaving, coming back, letting a bot play on.
  async send(wish: Wish): Promise<void> {
    this.problem = null;
    try {
      await this.#link.send(wish);
    } catch (error) {
      this.#complain(error);
    }
  }

  // What the server tells

  known(): number {
    return this.entries.length + this.#queue.reduce((sum, { entries }) => sum + entries.length, 0);
  }

  connected(online: boolean): void {
    this.online = online;
  }

  refused(problem: Problem): void {
    this.refusal = problem;
  }

  receive(message: News | Extract<ServerMessage, { type: "presence" }>): void {
    if (message.type === "presence") {
      this.presence = message.presence;
      return;
    }
    const first = message.entries[0]?.n;
    if (first !== undefined && first !== 0 && first !== this.known()) {
      this.#forget();
      this.#link.startOver(); // something is missing: ask for all of it
      return;
    }
    if (first === 0) this.#forget();
    this.#queue.push(message);
    if (this.#timer === undefined) this.#show();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.entries = [];
  }

  // Show the next of the news; what a bot did stays in sight for a while.
  #show(): void {
    this.#timer = undefined;
    const news = this.#queue.shift();
    if (!news) return;
    this.#follow(news);
    const pause = this.#queue.length || this.#byBot(news) ? this.#pause() : 0;
    if (pause > 0) this.#timer = setTimeout(() => this.#show(), pause);
    else this.#show();
  }

  #byBot({ entries, view }: News): boolean {
    return entries.some(({ entry }) => {
      if (entry.type === "rolled") return view.position.seats.length > 0 && !!view.seats[view.position.active]?.bot;
      return entry.type === "played" && !!view.seats[entry.seat]?.bot;
    });
  }

  #follow(news: News): void {
    const before = this.view;
    this.entries = [...this.entries, ...news.entries];
    this.view = news.view;
    this.#own = news.own;
    if (news.type === "welcome") {
      this.role = news.role;
      this.version = news.version;
      this.presence = news.presence;
    }
    const rolled = news.entries.some(({ entry }) => entry.type === "rolled");
    const { dice } = news.view.position;
    if (rolled || dice.length !== this.dice.slots.length) {
      this.dice.fall(dice, before?.position.round === news.view.position.round);
    }
    if (before?.turn !== news.view.turn) this.problem = null;
    const fresh = freshMarks(this.material, before?.position ?? null, news.view.position);
    if (fresh.some(({ size }) => size > 0)) this.fresh = fresh;
    if (this.seat === null || !this.seats.includes(this.seat)) this.seat = this.seats.length > 1 ? null : (this.seats[0] ?? null);
    // Marks that are still on their way are sent again after a lost connection: they stay.
    if (before?.turn !== news.view.turn || !this.#drafts) this.#adopt();
    this.latest = news.entries;
    void this.#lay(news.view.position.game);
    this.#addWords();
  }

  // The steps of what was chosen are kept, should it be taken back.
  #adopt(): void {
    if (!this.own?.choice) this.#pencil.adopt(this.own?.draft ?? []);
  }

  // Without a network it is tried again, for as long as the table is open.
  async #lay(game: string): Promise<void> {
    if (this.material?.game === game || this.#closed) return;
    try {
      this.material = await ask<Material>("GET", `api/sheets/${game}`);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      setTimeout(() => void this.#lay(game), RETRY);
    }
  }

  // After a rematch everyone sits already, and the dice still wait for a word of each.
  #addWords(): void {
    const { view } = this;
    if (!view || view.turn || view.outcome || this.opened?.dice !== "proven") return;
    for (const { seat } of this.#own) {
      if (!view.words[seat]) void this.send({ type: "say-word", seat, word: randomWord() });
    }
  }

  // Sending

  get #actor(): number {
    if (this.seat === null) throw new Error("nobody sits here");
    return this.seat;
  }

  get #turn(): number {
    return this.view?.turn ?? 0;
  }

  #choose(move: string): Promise<void> {
    return this.#decide({ type: "choose", seat: this.#actor, turn: this.#turn, move });
  }

  // Something that ends a choice: nothing else may be done before its answer.
  async #decide(wish: Wish): Promise<void> {
    const turn = this.#turn;
    this.#deciding = turn;
    await this.send(wish);
    if (this.#deciding === turn) this.#deciding = null;
  }

  // Drawn at once; the server's answer makes it firm, or takes it back with the reason. Several may be on their way: what
  // is drawn upon something that is refused is refused as well.
  async #draw(steps: readonly Step[]): Promise<void> {
    const [seat, turn] = [this.#actor, this.#turn];
    const number = (this.#drafts += 1);
    this.#pencil.steps = steps;
    try {
      const answer = (await this.#link.send({ type: "draft", seat, turn, marks: [...this.pencil] })) as {
        own: OwnView;
      };
      if (turn !== this.#turn) return;
      this.#pencil.firm = steps;
      this.#replace(answer.own);
    } catch (error) {
      if (turn === this.#turn && number === this.#drafts) this.#pencil.steps = this.#pencil.firm;
      this.#complain(error);
    } finally {
      if (number === this.#drafts) this.#drafts = 0;
    }
  }

  #replace(own: OwnView): void {
    this.#own = this.#own.map((one) => (one.seat === own.seat ? own : one));
  }

  async #whyNot(place: number): Promise<void> {
    const wish: Wish = { type: "why-not", seat: this.#actor, turn: this.#turn, marks: [...this.pencil], place };
    try {
      const answer = (await this.#link.send(wish)) as { problem: Problem | null };
      this.problem = answer.problem;
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = error.problem;
  }
}
