// Shows updates one after the other, with a pause after each move of a bot.

import type { ServerMessage } from "../protocol/types";

export type News = Extract<ServerMessage, { type: "welcome" | "update" }>;

export class NewsQueue {
  #waiting: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #observers: { reached: () => boolean; done: () => void }[] = [];
  readonly #show: (news: News) => void;
  readonly #pause: () => number;

  // `pause`: for how many milliseconds a move of a bot is shown.
  constructor(show: (news: News) => void, pause: () => number) {
    this.#show = show;
    this.#pause = pause;
  }

  // How many entries of the log are in the updates that are not shown yet.
  get entries(): number {
    return this.#waiting.reduce((sum, { entries }) => sum + entries.length, 0);
  }

  some(test: (news: News) => boolean): boolean {
    return this.#waiting.some(test);
  }

  add(news: News): void {
    this.#waiting.push(news);
    if (this.#timer === undefined) this.#next();
  }

  change(change: (news: News) => News): void {
    this.#waiting = this.#waiting.map(change);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  // Resolves when the updates that were shown have reached a state, or when a welcome has replaced everything.
  shown(reached: () => boolean): Promise<void> {
    return new Promise((done) => {
      if (reached()) done();
      else this.#observers.push({ reached, done });
    });
  }

  #next(): void {
    this.#timer = undefined;
    const news = this.#waiting.shift();
    if (!news) return;
    this.#show(news);
    this.#observers = this.#observers.filter(({ reached, done }) => {
      if (news.type !== "welcome" && !reached()) return true;
      done();
      return false;
    });
    const pause = this.#waiting.length || byBot(news) ? this.#pause() : 0;
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }
}

function byBot({ entries, view }: News): boolean {
  return entries.some(({ entry }) => {
    if (entry.type === "rolled") return view.position.seats.length > 0 && !!view.seats[view.position.active]?.bot;
    return entry.type === "played" && !!view.seats[entry.seat]?.bot;
  });
}
