// Every word that a person can read comes from the catalogue, the same files that the server and the terminal read.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import { askText } from "../net/api";
import { BASE_LANGUAGES, LANGUAGES, NAMED_ARGUMENTS, SOURCE_LANGUAGE } from "../protocol/constants";
import type { Problem } from "../protocol/types";

export type Language = (typeof LANGUAGES)[number];
// Languages that have only the messages that differ from those of another language, the base.
const BASES: Partial<Record<Language, Language>> = BASE_LANGUAGES;
export type Arguments = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;

// The start page, which is the first load, needs only these files of the catalogue.
const FIRST_FILES = import.meta.glob<string>("../../../src/rollwright/translations/*/{page,names}.ftl", {
  query: "?raw",
  import: "default",
});
export const OF_START_PAGE = ["page", "names"];
export const OF_OTHER_SCREENS = ["screens", "narration"];
// Reasons of refusals and errors, loaded when the first one is needed.
const LATER = ["complaints", "server"];

// Arguments that are ids, each with the family of messages that has their names. A message can also select by the id, as
// `$colour-id`.
const NAMED: Readonly<Record<string, string>> = NAMED_ARGUMENTS;

const REMEMBERED = 2000;

// A number that Fluent chooses plurals by, and writes without asking Intl: its first answer would take longer than all
// else, and nothing here is large enough to need a separator.
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

// The language of the catalogue for a tag, with its region (pt-BR) or without (pt, for pt-PT).
function known(tag: string): Language | undefined {
  const named = (name: string) => LANGUAGES.find((language) => language.toLowerCase() === name);
  return named(tag.toLowerCase()) ?? named(tag.split("-")[0]?.toLowerCase() ?? "");
}

// The first language of a browser's list of tags that is in the catalogue.
export function firstSpoken(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = known(tag);
    if (language) return language;
  }
  return SOURCE_LANGUAGE;
}

// A file of the catalogue; the messages of the language itself come after those of its base, which they override.
async function read(language: Language, name: string): Promise<FluentResource> {
  const folders = [BASES[language] ?? [], language].flat();
  const files = OF_START_PAGE.includes(name) ? FIRST_FILES : (await import("./later_files")).LATER_FILES;
  const texts = folders.map((folder) => files[`../../../src/rollwright/translations/${folder}/${name}.ftl`]?.() ?? "");
  return new FluentResource((await Promise.all(texts)).join("\n"));
}

// The messages of games from other packages. The page says whether its server has any; without them ids are shown.
async function readOthers(language: Language): Promise<FluentResource> {
  if (!document.documentElement.dataset["otherWords"]) return new FluentResource("");
  return new FluentResource(await askText("GET", `api/words/${language}`).catch(() => ""));
}

class Words {
  language = $state<Language>(SOURCE_LANGUAGE);
  #bundle = $state.raw(new FluentBundle(SOURCE_LANGUAGE));
  // How often further files were loaded. Only messages that were missing depend on it.
  #arrivals = $state(0);
  #files = new Map<string, FluentResource>();
  #others = new FluentResource("");
  // Formatted messages: every update asks for the names of all spaces again, and few have changed.
  #said = new Map<string, string>();
  // Made once: of all that the browser knows about a language, its lists and numbers come slowest.
  #lists = $derived(new Intl.ListFormat(this.language));
  #numbers = $derived(new Intl.NumberFormat(this.language));

  async speak(language: Language, names: string[] = [...OF_START_PAGE, ...OF_OTHER_SCREENS]): Promise<void> {
    const coming = readOthers(language);
    const files = await Promise.all(names.map((name) => read(language, name)));
    this.#others = await coming;
    this.#files = new Map(files.map((file, n) => [names[n] ?? "", file]));
    const bundle = new FluentBundle(language, { useIsolating: false });
    // The catalogue comes later, so that no other package replaces its messages.
    for (const file of [this.#others, ...files]) bundle.addResource(file, { allowOverrides: true });
    this.#bundle = bundle;
    this.#said.clear();
    this.language = language;
    document.documentElement.lang = language;
  }

  // Loads further files of the catalogue.
  async also(...names: string[]): Promise<void> {
    const { language } = this;
    const missing = names.filter((name) => !this.#files.has(name));
    const found = await Promise.all(missing.map((name) => read(language, name)));
    if (!missing.length || language !== this.language) return;
    for (const [n, file] of found.entries()) {
      this.#files.set(missing[n] ?? "", file);
      this.#bundle.addResource(file, { allowOverrides: true });
    }
    this.#said.clear();
    this.#arrivals += 1;
  }

  // Changes the language of a page that is open: all files that it has by now are also there in the new one.
  change(language: Language): Promise<void> {
    return this.speak(language, [...new Set([...OF_START_PAGE, ...OF_OTHER_SCREENS, ...this.#files.keys()])]);
  }

  has = (id: string): boolean => {
    if (this.#bundle.hasMessage(id)) return true;
    void this.#arrivals; // it may be loaded later
    return false;
  };

  // All messages that are loaded, each file's in its order.
  get ids(): string[] {
    void [this.#bundle, this.#arrivals];
    return [...new Set([...this.#files.values(), this.#others].flatMap(({ body }) => body.map(({ id }) => id)))];
  }

  say = (id: string, given: Arguments = {}): string => {
    const pattern = this.has(id) && this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const asked = id + JSON.stringify(given);
    const before = this.#said.get(asked);
    if (before !== undefined) return before;
    if (this.#said.size >= REMEMBERED) this.#said.clear();
    const said = this.#format(pattern, given);
    this.#said.set(asked, said);
    return said;
  };

  #format(pattern: Pattern, given: Arguments): string {
    const filled = Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => {
        if (NAMED[name])
          return [
            [name, this.name(NAMED[name], String(value))],
            [`${name}-id`, value],
          ];
        return [[name, typeof value === "number" ? new Count(value) : value]];
      }),
    );
    return this.#bundle.formatPattern(pattern, filled);
  }

  name = (family: string, id: string): string => (this.has(`${family}-${id}`) ? this.say(`${family}-${id}`) : id);

  // A name as a heading, with a capital letter.
  title = (name: string): string => name.charAt(0).toLocaleUpperCase(this.language) + name.slice(1);

  // The text of a problem, without the number of its rule. Empty until its file is loaded.
  problem = ({ message, arguments: given }: Problem): string => {
    if (this.has(message)) return this.say(message, given ?? {});
    this.also(...LATER).catch(() => undefined); // it is said as soon as it is there; offline, the next problem tries again
    return "";
  };

  number = (value: number): string => this.#numbers.format(value);
  list = (items: string[]): string => (items.length < 2 ? items.join() : this.#lists.format(items));
  date = (ms: number): string =>
    new Intl.DateTimeFormat(this.#region, { dateStyle: "medium", timeStyle: "short" }).format(ms);
  time = (ms: number): string => new Intl.DateTimeFormat(this.#region, { timeStyle: "short" }).format(ms);

  // Times are written as where the reader lives: en-GB is not en-US.
  get #region(): string {
    return navigator.languages.find((tag) => tag.split("-")[0]?.toLowerCase() === this.language) ?? this.language;
  }
}

export const words = new Words();
export const t = words.say;
