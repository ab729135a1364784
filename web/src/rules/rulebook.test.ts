import { describe, expect, it } from "vitest";

import { GAMES } from "../games";
import { booksOf, matches, pieces } from "./rulebook";
import source from "../../../src/rollwright/translations/en/rules.ftl?raw";

const ids = [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? "");

describe("the rulebook", () => {
  it("has every game with all its chapters and rules, in order", () => {
    const books = booksOf(["page-close", ...ids, "colour-red"]);
    expect(books.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
    const rules = books.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.rules));
    expect(rules.map(({ message }) => message)).toEqual(ids.filter((id) => id.startsWith("rule-")));
    expect(rules.slice(0, 3).map(({ number }) => number)).toEqual(["B1", "B2", "B3"]);
    expect(books[0]?.chapters[0]?.message).toBe("heading-border-material");
  });

  it("begins with an overview: the game, a round in steps, scoring and end", () => {
    for (const { overview } of booksOf(ids)) {
      const names = overview?.parts.map(({ name }) => name) ?? [];
      expect(names).toEqual(["about", "step-1", "step-2", "step-3", "step-4", "scoring", "end"]);
    }
  });
});

describe("a search", () => {
  it("wants every word, in any order, whatever its accents and capitals", () => {
    expect(matches("SEGMENT gruen", "B14", "Ein grünes Segment")).toBe(false);
    expect(matches("SEGMENT grun", "B14", "Ein grünes Segment")).toBe(true);
    expect(matches("b14", "B14", "x")).toBe(true);
    expect(matches("", "B14", "x")).toBe(true);
  });
});

describe("the pieces of a rule", () => {
  const numbers = new Set(["B3", "B7", "BE2"]);

  it("make links of the rules that it names", () => {
    expect(pieces("keeps B3 to B7, not B99", "", numbers)).toEqual([
      { text: "keeps ", kind: "text" },
      { text: "B3", kind: "rule" },
      { text: " to ", kind: "text" },
      { text: "B7", kind: "rule" },
      { text: ", not B99", kind: "text" },
    ]);
  });

  it("show what was found, at its place under accents too", () => {
    expect(pieces("Área de área", "area", numbers)).toEqual([
      { text: "Área", kind: "found" },
      { text: " de ", kind: "text" },
      { text: "área", kind: "found" },
    ]);
  });

  it("lose nothing where things overlap", () => {
    const text = "After BE2 be 2 and be";
    const made = pieces(text, "be be2", numbers);
    expect(made.map((piece) => piece.text).join("")).toBe(text);
    expect(made.filter(({ kind }) => kind === "rule")).toHaveLength(1);
  });
});
