// One match as this browser plays it: it follows the server's news, and sends what the player does. It draws nothing.

import type { Material, OwnView, Problem, ServerMessage } from "../../protocol/types";
import { ask, Wrong } from "../net/api";
import { randomWord } from "../net/random";
import { Refused, TableSocket, type Listener, type Wish } from "../net/socket";
import { freshMarks } from "./fresh";
import { InputQueue, type Input, type Performer } from "./input.svelte";
import { letterOf } from "./notation";
import { NewsQueue, type News } from "./pacing";
import type { Step } from "./pencil.svelte";
import { MatchState } from "./state.svelte";

const RETRY = 2000;
const STALE: Problem = { code: "stale", message: "error-stale", arguments: {}, rule: null };

export interface Link {
  // Sends until answered; fails with Refused.
  send(wish: Wish): Promise<unknown>;
  startOver(): void;
  close(): void;
}

export class Match extends MatchState implements Listener, Performer {
  readonly table: string;
  #drafting = false;
  #closed = false;
  readonly #link: Link;
  readonly #input = new InputQueue(this);
  readonly #news: NewsQueue;

  // `pause`: for how many milliseconds what a bot did stays in sight.
  constructor(table: string, pause: () => number = () => 0, link?: (listener: Listener) => Link) {
    super();
    this.table = table;
    this.#news = new NewsQueue((news) => this.#follow(news), pause);
    this.#link = link ? link(this) : new TableSocket(table, this);
  }

  close(): void {
    this.#closed = true;
    this.#input.clear();
    this.#news.clear();
    this.#link.close();
  }

  // Whether input waits for an answer.
  get waiting(): boolean {
    return this.#input.busy;
  }

  // The places that were touched and whose touch still waits.
  get touched(): ReadonlySet<number> {
    return this.#input.places;
  }

  // What can be done; all of it waits until the input before it is answered

  roll(): Promise<void> {
    return this.#take({ type: "roll" });
  }

  // Real dice: what they show, each as a record writes it.
  enterFaces(faces: string): Promise<void> {
    return this.#take({ type: "enter", faces });
  }

  keepAll(): Promise<void> {
    return this.#take({ type: "keep" });
  }

  // Keep a die, or free it again.
  toggle(die: number): Promise<void> {
    return this.#take({ type: "toggle", die });
  }

  // Touch a place: a pencil mark comes, goes, or the reason why not.
  touch(place: number): Promise<void> {
    return this.#take({ type: "touch", place });
  }

  undo(): Promise<void> {
    return this.#take({ type: "undo" });
  }

  // With marks, or with touches that will be marks, it is another move than without.
  done(): Promise<void> {
    return this.#take({ type: this.drawing.steps.length || this.touched.size ? "mark" : "pass" });
  }

  takeBack(): Promise<void> {
    return this.#take({ type: "take-back" });
  }

  handOver(): void {
    this.#input.clear();
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
    return this.entries.length + this.#news.entries;
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
    this.#news.add(message);
  }

  #forget(): void {
    this.#news.clear();
    this.entries = [];
  }

  #follow(news: News): void {
    const before = this.view;
    this.entries = [...this.entries, ...news.entries];
    this.view = news.view;
    this.owns = news.own;
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
    if (before?.turn !== news.view.turn || !this.#drafting) this.#adopt();
    this.latest = news.entries;
    void this.#lay(news.view.position.game);
    this.#addWords();
    void this.#input.run();
  }

  // The steps of what was chosen are kept, should it be taken back.
  #adopt(): void {
    if (!this.own?.choice) this.drawing.adopt(this.own?.draft ?? []);
  }

  // Without a network it is tried again, for as long as the table is open.
  async #lay(game: string): Promise<void> {
    if (this.material?.game === game || this.#closed) return;
    try {
      this.material = await ask<Material>("GET", `api/sheets/${game}`);
      void this.#input.run();
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      setTimeout(() => void this.#lay(game), RETRY);
    }
  }

  // After a rematch everyone sits already, and the dice still wait for a word of each.
  #addWords(): void {
    const { view } = this;
    if (!view || view.turn || view.outcome || this.opened?.dice !== "proven") return;
    for (const { seat } of this.owns) {
      if (!view.words[seat]) void this.send({ type: "say-word", seat, word: randomWord() });
    }
  }

  // Doing what was put in

  get context(): string {
    return `${this.turn} ${this.seat}`;
  }

  get ready(): boolean {
    return this.material !== null && !this.#news.some(({ view }) => view.turn !== this.turn);
  }

  tooLate(): void {
    this.problem = STALE;
  }

  // As long as the table asks nothing of this seat, there is nothing to wait for.
  async #take(input: Input): Promise<void> {
    if (!this.myTurn && !this.own?.choice && !this.throwDue) return;
    this.problem = null;
    await this.#input.add(input);
  }

  perform(input: Input): Promise<boolean> | boolean {
    const { steps } = this.drawing;
    switch (input.type) {
      case "touch":
        return !this.myTurn || this.mayThrow || this.#touch(input.place);
      case "toggle":
        if (this.may("reroll")) this.dice.toggle(input.die);
        return true;
      case "undo":
        return !this.mayUndo || this.#draw(steps.slice(0, -1));
      case "enter":
        return !this.mayThrow || this.#decide({ type: "throw", ...this.#asked, faces: input.faces });
      case "roll":
        return !this.mayRoll || this.#roll();
      case "keep":
        return !this.may("keep") || this.#choose("keep");
      case "mark":
        return !steps.length || !this.may("mark") || this.#mark();
      case "pass":
        return steps.length > 0 || !this.may("pass") || this.#mark();
      case "take-back":
        return this.#takeBack();
    }
  }

  #roll(): Promise<boolean> {
    if (this.mayThrow) return this.#decide({ type: "throw", ...this.#asked });
    if (this.may("again")) return this.#choose("again");
    return this.#choose(`reroll ${this.dice.freed.map((face) => letterOf(this.material, face)).join(" ")}`);
  }

  #touch(place: number): Promise<boolean> {
    const { steps } = this.drawing;
    const drawn = this.drawing.stepWith(place);
    const target = this.targets.find(({ adds }) => adds.includes(place));
    if (drawn) return this.#draw(steps.filter((step) => step !== drawn));
    return target ? this.#draw([...steps, target.adds]) : this.#whyNot(place);
  }

  async #takeBack(): Promise<boolean> {
    if (!this.own?.choice) return true;
    const [turn, { steps }] = [this.turn, this.drawing];
    const marks = [...this.pencil];
    if (!(await this.#decide({ type: "take-back", ...this.#asked }))) return false;
    // What was chosen is in pencil again, to be changed rather than drawn anew.
    if (turn !== this.turn || this.own?.choice || !marks.length) return true;
    return this.#draw(steps.length ? steps : [marks]);
  }

  // Sending

  // The seat and the turn that a message answers for.
  get #asked(): { seat: number; turn: number } {
    if (this.seat === null) throw new Error("nobody sits here");
    return { seat: this.seat, turn: this.turn };
  }

  // The pencil marks are made firm; none of them is a pass.
  #mark(): Promise<boolean> {
    const marks = [...this.pencil].sort((one, other) => one - other);
    return this.#decide({ type: "mark", ...this.#asked, marks });
  }

  #choose(move: string): Promise<boolean> {
    return this.#decide({ type: "choose", ...this.#asked, move });
  }

  // Something that ends a choice. It is done when it is answered, and the news that it made are shown.
  async #decide(wish: Wish): Promise<boolean> {
    this.deciding = this.turn;
    try {
      const { entries } = (await this.#link.send(wish)) as { entries: number };
      await this.#news.shown(() => this.entries.length >= entries);
      return true;
    } catch (error) {
      return this.#complain(error);
    } finally {
      this.deciding = null;
    }
  }

  // Drawn at once; the server's answer makes it firm, or takes it back with the reason.
  async #draw(steps: readonly Step[]): Promise<boolean> {
    const asked = this.#asked;
    this.drawing.steps = steps;
    this.#drafting = true;
    try {
      const marks = [...this.drawing.marks];
      const { own } = (await this.#link.send({ type: "draft", ...asked, marks })) as { own: OwnView };
      if (asked.turn === this.turn) this.#drawn(own);
      return true;
    } catch (error) {
      if (asked.turn === this.turn) this.drawing.steps = this.drawing.firm;
      return this.#complain(error);
    } finally {
      this.#drafting = false;
    }
  }

  // News that are not shown yet were sent before this answer.
  #drawn(own: OwnView): void {
    const replaced = (all: readonly OwnView[]): OwnView[] => all.map((one) => (one.seat === own.seat ? own : one));
    this.drawing.firm = this.drawing.steps;
    this.owns = replaced(this.owns);
    this.#news.change((news) => (news.view.turn === this.turn ? { ...news, own: replaced(news.own) } : news));
  }

  async #whyNot(place: number): Promise<boolean> {
    const wish: Wish = { type: "why-not", ...this.#asked, marks: [...this.pencil], place };
    try {
      const { problem } = (await this.#link.send(wish)) as { problem: Problem | null };
      this.problem = problem;
      return problem === null;
    } catch (error) {
      return this.#complain(error);
    }
  }

  #complain(error: unknown): false {
    if (!(error instanceof Refused)) throw error;
    this.problem = error.problem;
    return false;
  }
}
