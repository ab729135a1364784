// Plays a finished game: step by step, round by round, or automatically.

import { roundStarts, type Frame } from "./frames";

// Milliseconds for which a step is shown while the replay is playing; marks take longer to look at.
const STAYS: Readonly<Record<string, number>> = { rolled: 1500, played: 1100, marked: 2000 };
export const SPEEDS = [1, 2, 4] as const;

export class Player {
  readonly frames: readonly Frame[];
  readonly rounds: readonly { round: number; step: number }[];
  step = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  // Changes when dice are rolled while the replay goes forward; going back rolls none.
  thrown = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: readonly Frame[], step = 0) {
    this.frames = frames;
    this.rounds = roundStarts(frames);
    this.step = this.#within(step);
  }

  get frame(): Frame | undefined {
    return this.frames[this.step];
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  go(step: number): void {
    const to = this.#within(step);
    if (to === this.step + 1 && this.frames[to]?.entry.type === "rolled") this.thrown = to;
    this.step = to;
    if (!this.playing) return;
    if (this.atEnd) this.pause();
    else this.#wait();
  }

  walk(by: number): void {
    this.pause();
    this.go(this.step + by);
  }

  // To the beginning of the next round; back to the beginning of this one, and from there of the one before.
  walkRounds(by: 1 | -1): void {
    const starts = this.rounds.map(({ step }) => step);
    const to = by > 0 ? starts.find((step) => step > this.step) : starts.findLast((step) => step < this.step);
    this.jump(to ?? (by > 0 ? this.last : 0));
  }

  jump(step: number): void {
    this.pause();
    this.go(step);
  }

  play(): void {
    if (this.atEnd) this.step = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const stays = STAYS[this.frame?.entry.type ?? ""] ?? 1000;
    this.#timer = setTimeout(() => this.go(this.step + 1), stays / this.speed);
  }

  #within(step: number): number {
    return Math.max(0, Math.min(Number.isFinite(step) ? Math.trunc(step) : 0, this.frames.length - 1));
  }
}
