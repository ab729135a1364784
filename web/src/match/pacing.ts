// Shows stages one after the other, each for its time.

import type { News, Stage } from "./stages";

export class StageQueue {
  #waiting: Stage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #observers: { reached: () => boolean; done: () => void }[] = [];
  readonly #show: (stage: Stage, skipped: boolean) => void;
  readonly #pace: () => number;

  // `pace`: the time of a stage is multiplied by it; with 0 nothing waits. `skipped`: the stage is not looked at.
  constructor(show: (stage: Stage, skipped: boolean) => void, pace: () => number) {
    this.#show = show;
    this.#pace = pace;
  }

  // Whether stages wait to be shown.
  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  // How many entries of the log are in the stages that are not shown yet.
  get entries(): number {
    return this.#waiting.reduce((sum, { news }) => sum + news.entries.length, 0);
  }

  // The state after all stages; undefined if none waits.
  get last(): News | undefined {
    return this.#waiting.at(-1)?.news;
  }

  some(test: (news: News) => boolean): boolean {
    return this.#waiting.some(({ news }) => test(news));
  }

  add(stages: readonly Stage[]): void {
    this.#waiting.push(...stages);
    if (this.#timer === undefined) this.#next();
  }

  // Changes the states that are not passing.
  change(change: (news: News) => News): void {
    this.#waiting = this.#waiting.map((stage) => (stage.passing ? stage : { ...stage, news: change(stage.news) }));
  }

  // Shows everything that waits immediately.
  skip(): void {
    if (!this.busy) return;
    this.#stop();
    for (let stage = this.#waiting.shift(); stage; stage = this.#waiting.shift()) this.#present(stage, true);
  }

  clear(): void {
    this.#stop();
    this.#waiting = [];
  }

  // Resolves when the stages that were shown have reached a state, or when a welcome has replaced everything.
  shown(reached: () => boolean): Promise<void> {
    return new Promise((done) => {
      if (reached()) done();
      else this.#observers.push({ reached, done });
    });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    const stage = this.#waiting.shift();
    if (!stage) return;
    this.#present(stage, false);
    const pause = stage.stays * this.#pace();
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }

  #present(stage: Stage, skipped: boolean): void {
    this.#show(stage, skipped);
    this.#observers = this.#observers.filter(({ reached, done }) => {
      if (stage.news.type !== "welcome" && !reached()) return true;
      done();
      return false;
    });
  }
}
