// The rulebook as the catalogue has it: every rule is a message, in its order, under its headings.

export interface Rule {
  // As code, refusals and links name it: B14.
  number: string;
  message: string;
}

export interface Chapter {
  message: string;
  rules: Rule[];
}

// The summary of the game, before the rules.
export interface Overview {
  message: string;
  // The messages `overview-GAME-…`, each with the last part of its id.
  parts: { name: string; message: string }[];
}

export interface Book {
  game: string;
  message: string;
  overview: Overview | null;
  chapters: Chapter[];
}

const OVERVIEW = /^overview-[a-z]+-(.+)$/;
const HEADING = /^heading-([a-z]+)(-.+)?$/;
const RULE = /^rule-([A-Z]+\d+)$/;

// Reads ids of messages; those that do not belong to a rulebook are skipped.
export function booksOf(ids: readonly string[]): Book[] {
  const books: Book[] = [];
  for (const message of ids) {
    const heading = HEADING.exec(message);
    const number = RULE.exec(message)?.[1];
    const part = OVERVIEW.exec(message)?.[1];
    const book = books.at(-1);
    if (heading && !heading[2]) books.push({ game: heading[1] ?? "", message, overview: null, chapters: [] });
    else if (heading?.[2] === "-overview" && book) book.overview = { message, parts: [] };
    else if (part) book?.overview?.parts.push({ name: part, message });
    else if (heading) book?.chapters.push({ message, rules: [] });
    else if (number) book?.chapters.at(-1)?.rules.push({ number, message });
  }
  return books;
}

export interface Piece {
  text: string;
  kind: "text" | "found" | "rule";
}

// Without accents and capitals, letter for letter, so that an index into it is an index into the text.
const plain = (text: string): string =>
  Array.from(text, (letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter).join("");

const terms = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

// Whether a rule has all words of a search in its number or text.
export function matches(query: string, number: string, text: string): boolean {
  const whole = plain(`${number} ${text}`);
  return terms(query).every((term) => whole.includes(term));
}

// A text in pieces: matches of a search, and the numbers of rules.
export function pieces(text: string, query: string, numbers: ReadonlySet<string>): Piece[] {
  const whole = plain(text);
  const marks: { from: number; to: number; kind: "found" | "rule" }[] = [];
  for (const found of text.matchAll(/\b[A-Z]+\d+\b/g)) {
    if (numbers.has(found[0])) marks.push({ from: found.index, to: found.index + found[0].length, kind: "rule" });
  }
  for (const term of terms(query)) {
    for (let from = whole.indexOf(term); from >= 0; from = whole.indexOf(term, from + term.length)) {
      marks.push({ from, to: from + term.length, kind: "found" });
    }
  }
  marks.sort((one, other) => one.from - other.from || other.to - one.to);
  const made: Piece[] = [];
  let done = 0;
  for (const { from, to, kind } of marks) {
    if (from < done) continue; // overlaps the piece before
    if (from > done) made.push({ text: text.slice(done, from), kind: "text" });
    made.push({ text: text.slice(from, to), kind });
    done = to;
  }
  if (done < text.length) made.push({ text: text.slice(done), kind: "text" });
  return made;
}
