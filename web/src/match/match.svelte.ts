// One match as this browser plays it: it follows the updates of the server, and sends the player's input. It draws nothing.

import { settings } from "../app/settings.svelte";
import { randomWord } from "../net/random";
import { Refused, TableSocket, type Connection, type Listener, type Outgoing } from "../net/socket";
import type { OwnView, Problem, ServerMessage } from "../protocol/types";
import { CHOSEN, ROLL_FIRST, STALE } from "./shown_complaint.svelte";
import { freshMarks } from "./fresh";
import { InputQueue, type Input, type Performer } from "./input.svelte";
import { loadUntilServed } from "./loading";
import { MissedMoves } from "./missed.svelte";
import { letterOf } from "./notation";
import { StageQueue } from "./pacing";
import type { Step } from "./pencil.svelte";
import { present, stagesOf, type News, type Stage } from "./stages";
import { MatchState } from "./state.svelte";

export class Match extends MatchState implements Listener, Performer {
  readonly table: string;
  readonly missed: MissedMoves;
  #drafting = false;
  #loading = false;
  #closed = false;
  readonly #link: Connection;
  readonly #input = new InputQueue(this);
  readonly #news: StageQueue;
  readonly #pace: () => number;

  // `pace`: the time for which each step of the others' moves is shown, in proportion to the normal speed.
  constructor(table: string, pace: () => number = () => 0, link?: (listener: Listener) => Connection) {
    super();
    this.table = table;
    this.missed = new MissedMoves(table);
    document.addEventListener("visibilitychange", this.#look);
    this.#pace = pace;
    this.#news = new StageQueue((stage, skipped) => this.#follow(stage, skipped), pace);
    this.#link = link ? link(this) : new TableSocket(table, this);
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#look);
    this.#input.clear();
    this.#news.clear();
    this.problem = null;
    this.#link.close();
  }

  // Whether input waits for an answer.
  get waiting(): boolean {
    return this.#input.busy;
  }

  // The places that were touched and whose touch still waits.
  get touched(): ReadonlySet<number> {
    return this.touchedBy(this.seat);
  }

  touchedBy(seat: number | null): ReadonlySet<number> {
    return this.#input.placesOf(seat);
  }

  // Input; each waits until the input before it is answered

  roll(): Promise<void> {
    return this.#take({ type: "roll" });
  }

  // The faces of real dice, as a record writes them.
  enterFaces(faces: string): Promise<void> {
    return this.#take({ type: "enter", faces });
  }

  stopRolling(): Promise<void> {
    return this.#take({ type: "stop" });
  }

  // Puts a die aside, or frees it.
  toggle(die: number): Promise<void> {
    return this.#take({ type: "toggle", die });
  }

  // Adds or removes a pencil mark, or asks why it is not allowed.
  touch(place: number, seat = this.seat): Promise<void> {
    return this.#take({ type: "touch", place }, seat);
  }

  undo(): Promise<void> {
    return this.#take({ type: "undo" });
  }

  // With marks, or with touches that will be marks, it is another move than without. A pass is asked about first if the
  // player could do something else.
  async done(seat = this.seat): Promise<void> {
    if (seat !== this.seat) await this.play(seat);
    if (seat !== this.seat) return; // the queue is not ready for it
    if (this.drawing.steps.length || this.touched.size) return this.#take({ type: "mark" });
    if (!settings.chosen.confirmPass || !this.passGivesUp) return this.pass();
    this.passAsked = this.context;
  }

  pass(): Promise<void> {
    this.passAsked = null;
    return this.#take({ type: "pass" });
  }

  takeBack(seat = this.seat): Promise<void> {
    return this.#take({ type: "take-back" }, seat);
  }

  // Plays another seat of a shared device from now on; earlier input is done first.
  async play(seat: number | null): Promise<void> {
    if (this.shared && seat !== this.seat) await this.#input.add({ type: "play" }, seat);
  }

  handOver(): void {
    this.#input.clear();
    this.#use(this.handOverTo);
  }

  // Anything else: phrases, leaving, coming back, letting a bot play on.
  async send(message: Outgoing): Promise<void> {
    this.complaint.pass();
    try {
      await this.#link.send(message);
    } catch (error) {
      this.#complain(error);
    }
  }

  // Updates from the server

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
      this.#link.startOver(); // an entry is missing: request the whole log
      return;
    }
    if (first === 0) this.#forget();
    this.#news.add(this.#stages(message));
    if (message.type === "welcome" || document.hidden) this.skip();
  }

  #stages(news: News): Stage[] {
    if (!this.game || !this.#pace()) return [present(news)];
    return stagesOf(this.game, this.#news.last?.view ?? this.view, news, this.seats);
  }

  // The page was hidden or is visible again: while it is hidden, nothing is shown step by step.
  readonly #look = (): void => {
    this.skip();
    this.missed.follow(this.entries, this.seats, true);
  };

  // Shows the present state of the table immediately.
  skip(): void {
    this.#news.skip();
  }

  #forget(): void {
    this.#news.clear();
    this.entries = [];
  }

  #follow({ news, passing, mover, since }: Stage, skipped: boolean): void {
    const before = this.view;
    this.passing = passing;
    this.mover = mover;
    this.dice.follow(this.game, before?.position ?? null, news, !skipped && news.type === "update");
    if (!this.#pace()) this.dice.land(); // at instant speed nothing waits for them
    this.entries = [...this.entries, ...news.entries];
    this.view = news.view;
    this.owns = news.own;
    if (news.type === "welcome") {
      this.role = news.role;
      this.version = news.version;
      this.presence = news.presence;
    }
    if (before?.turn !== news.view.turn) this.problem = null;
    const fresh = freshMarks(this.game, since ?? before?.position ?? null, news.view.position);
    if (fresh.some(({ size }) => size > 0)) this.fresh = fresh;
    if (this.seat === null || !this.seats.includes(this.seat))
      this.seat = this.seats.length > 1 ? null : (this.seats[0] ?? null);
    if (this.shared) this.#use(this.nextSeat);
    // Marks that were not answered yet are sent again after a lost connection, so they stay.
    if (before?.turn !== news.view.turn || !this.#drafting) this.#adopt();
    this.latest = news.entries;
    this.missed.follow(this.entries, this.seats, news.type === "welcome");
    void this.#load(news.view.position.game);
    for (const seat of this.wordsDue) void this.send({ type: "say-word", seat, word: randomWord() });
    void this.#input.run();
  }

  #use(seat: number | null): void {
    if (seat === null || seat === this.seat) return;
    this.seat = seat;
    this.drawing.adopt([]);
    this.#adopt();
  }

  // The steps of a choice stay, because it can be taken back.
  #adopt(): void {
    if (!this.own?.choice) this.drawing.adopt(this.own?.draft ?? []);
  }

  async #load(game: string): Promise<void> {
    if (this.game?.material.game === game || this.#loading) return;
    this.#loading = true;
    try {
      this.game = (await loadUntilServed(game, this.opened?.sheets ?? [], () => this.#closed)) ?? this.game;
    } finally {
      this.#loading = false;
    }
    void this.#input.run();
  }

  // Handling input

  contextOf(seat: number | null): string {
    return `${this.turn} ${seat}`;
  }

  get ready(): boolean {
    return this.game !== null && !this.#news.some(({ view }) => view.turn !== this.turn);
  }

  tooLate(): void {
    this.problem = STALE;
  }

  // Input is ignored while the table does not wait for this seat. While moves of the others are shown, it shows the
  // present state first.
  async #take(input: Input, seat = this.seat): Promise<void> {
    if (!this.asks(seat)) {
      this.skip();
      if (!this.asks(seat) || !this.couldBeMeant(input, seat)) return;
    }
    this.complaint.pass();
    const answered = this.#input.add(input, seat);
    this.skip();
    await answered;
  }

  perform(input: Input, seat: number | null): Promise<boolean> | boolean {
    this.#use(seat);
    const { steps } = this.drawing;
    switch (input.type) {
      case "touch":
        return this.#touch(input.place);
      case "toggle":
        if (this.mayChooseDice) this.dice.toggle(input.die);
        settings.chosen.knowsKeeping ||= this.dice.kept.size > 0;
        return true;
      case "undo":
        return !this.mayUndo || this.#draw(steps.slice(0, -1));
      case "enter":
        return !this.mayThrow || this.#decide({ type: "throw", ...this.#asked, faces: input.faces });
      case "roll":
        return !this.mayRoll || this.#roll();
      case "stop":
        return this.#stopRolling();
      case "mark":
        return !steps.length || !this.may("mark") || this.#mark();
      case "pass":
        return steps.length > 0 || !this.may("pass") || this.#mark();
      case "take-back":
        return this.#takeBack();
      case "play":
        return true;
    }
  }

  #roll(): Promise<boolean> | boolean {
    if (this.mayThrow) return this.#decide({ type: "throw", ...this.#asked });
    const { game } = this;
    const again = game?.ui.rollAgain;
    if (!again) return true;
    const freed = again.choosesDice ? this.dice.freed.map((face) => letterOf(game, face)) : [];
    return this.#choose([again.move, ...freed].join(" "));
  }

  #stopRolling(): Promise<boolean> | boolean {
    const stop = this.game?.ui.stopRolling;
    return !stop || !this.may(stop.move) || this.#choose(stop.move);
  }

  #touch(place: number): Promise<boolean> | boolean {
    if (this.own?.choice) this.problem = CHOSEN;
    else if (this.mayThrow) this.problem = ROLL_FIRST;
    if (!this.myTurn || this.mayThrow) return !this.own?.choice;
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
    // The choice is in pencil again and can be changed.
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

  // Sends a message that ends a choice. Resolves when it is answered and its update is shown.
  async #decide(message: Outgoing): Promise<boolean> {
    this.deciding = this.context;
    try {
      const { entries } = (await this.#link.send(message)) as { entries: number };
      await this.#news.shown(() => this.entries.length >= entries);
      return true;
    } catch (error) {
      return this.#complain(error);
    } finally {
      this.deciding = null;
    }
  }

  // Drawn immediately; the answer of the server confirms it, or removes it with the reason.
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

  // Updates that are not shown yet were sent before this answer.
  #drawn(own: OwnView): void {
    const replaced = (all: readonly OwnView[]): OwnView[] => all.map((one) => (one.seat === own.seat ? own : one));
    this.drawing.firm = this.drawing.steps;
    this.owns = replaced(this.owns);
    this.#news.change((news) => (news.view.turn === this.turn ? { ...news, own: replaced(news.own) } : news));
  }

  async #whyNot(place: number): Promise<boolean> {
    const message: Outgoing = { type: "why-not", ...this.#asked, marks: [...this.pencil], place };
    try {
      const { problem } = (await this.#link.send(message)) as { problem: Problem | null };
      if (!problem) return await this.#draw([...this.drawing.steps, [place]]);
      this.problem = problem;
      return false;
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
