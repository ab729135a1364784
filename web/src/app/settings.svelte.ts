// The settings of this browser. They are not sent to the server.

import { firstSpoken, words, type Language } from "../words/words.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
export type Speed = "slow" | "normal" | "fast" | "instant";

interface Chosen {
  name: string;
  language: Language | null;
  theme: Theme;
  symbols: boolean;
  sounds: boolean;
  motion: Motion;
  // How fast the moves of the others are shown.
  speed: Speed;
  // The opponent when a game is started with one tap.
  opponent: string;
  keys: boolean;
  // Whether a pass is asked about while something else could be done.
  confirmPass: boolean;
  // Whether players who share this device hide their choices from each other, and hand it over for each of them.
  hiddenChoices: boolean;
  // Whether the player has put a die aside before.
  knowsKeeping: boolean;
  // The games that were started from the start page; the player begins the first one of a kind.
  begun: readonly string[];
  // By game, how far the player is in its lesson; a game whose lesson was declined is at step null.
  lessons: Readonly<Record<string, LessonProgress>>;
}

export interface LessonProgress {
  step: number | null;
  // The moves of the free play at the end.
  moves: readonly string[];
  finished: boolean;
}

const DEFAULTS: Chosen = {
  name: "",
  language: null,
  theme: "system",
  symbols: true,
  sounds: false,
  motion: "system",
  speed: "normal",
  opponent: "greedy",
  keys: true,
  confirmPass: true,
  hiddenChoices: false,
  knowsKeeping: false,
  begun: [],
  lessons: {},
};
const KEY = "rollwright";

// The time of everything that is shown step by step, in proportion to the normal speed.
export const PACES: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

// Earlier versions had only a speed of the bots, under another name.
const EARLIER: Readonly<Record<string, Speed>> = { calm: "normal", brisk: "fast", instant: "instant" };

function remembered(): Chosen {
  try {
    const { bots, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen> & { bots?: string };
    const speed = EARLIER[bots ?? ""];
    return { ...DEFAULTS, ...(speed ? { speed } : {}), ...stored };
  } catch {
    return { ...DEFAULTS }; // storage may be switched off, or have content of another program
  }
}

class Settings {
  readonly chosen = $state(remembered());
  #ofBrowser = $state.raw(navigator.languages);

  get language(): Language {
    return this.chosen.language ?? firstSpoken(this.#ofBrowser);
  }

  // Called when the languages of the browser have changed.
  askBrowser(): void {
    this.#ofBrowser = navigator.languages;
  }

  get still(): boolean {
    const { motion } = this.chosen;
    return motion === "reduced" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  get pace(): number {
    return PACES[this.chosen.speed];
  }

  // Called in an effect of the whole page, so that every change is applied and saved immediately.
  apply(): void {
    const { theme, symbols, motion } = this.chosen;
    const page = document.documentElement;
    page.dataset["theme"] = theme;
    page.dataset["motion"] = motion;
    page.dataset["symbols"] = symbols ? "on" : "off";
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // the settings then last until the page is closed
    }
    if (words.language !== this.language) void words.change(this.language);
  }
}

export const settings = new Settings();
