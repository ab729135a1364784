// Messages that the page names by a literal id are given all their arguments. Ids and arguments that are computed are
// not checked.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { nodesIn, nodesOf, SOURCES, type Node } from "../sources.fixture";

const CATALOGUE = import.meta.glob<string>("../../../src/rollwright/translations/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

// The arguments of every message; `$colour-id` comes with the argument `colour`.
const taken = new Map(
  Object.values(CATALOGUE)
    .flatMap((text) => new FluentResource(text).body)
    .map(({ id, value }) => {
      const variables = nodesIn(value).filter(({ type }) => type === "var");
      return [id, variables.map(({ name }) => String(name).replace(/-id$/, ""))];
    }),
);

// The names in an object literal; null if it is not one, or takes names from elsewhere.
function namesIn(literal: Node | undefined): Set<string> | null {
  if (!literal) return new Set();
  if (literal.type !== "ObjectExpression") return null;
  const properties = literal["properties"] as Node[];
  if (properties.some(({ type }) => type !== "Property")) return null;
  return new Set(properties.map(({ key }) => String((key as Node)["name"])));
}

// For each call of `t`: the messages that it may name, and those of them that lack an argument.
function callsIn(path: string, source: string): { named: string[]; lacking: string[] }[] {
  const calls = nodesOf(path, source).filter(
    ({ type, callee }) => type === "CallExpression" && (callee as Node)["name"] === "t",
  );
  return calls.flatMap(({ arguments: all }) => {
    const [id, literal] = all as Node[];
    const given = namesIn(literal);
    const named = nodesIn(id).flatMap(({ value }) => (typeof value === "string" && taken.has(value) ? [value] : []));
    const lacks = (message: string): boolean => (taken.get(message) ?? []).some((name) => !given?.has(name));
    return given ? [{ named, lacking: named.filter(lacks) }] : [];
  });
}

describe("the messages that the page names", () => {
  it("are given all their arguments", () => {
    const calls = Object.entries(SOURCES).flatMap(([path, source]) => callsIn(path, source));
    expect(calls.filter(({ named }) => named.length).length).toBeGreaterThan(250);
    expect(calls.flatMap(({ lacking }) => lacking)).toEqual([]);
  });

  it("are found if they lack one", () => {
    const source =
      't("page-score"); t("page-score", { score: 1 }); t(x ? "page-roll" : "page-score", { points }); t(y)';
    const calls = callsIn("./x.ts", source);
    expect(calls.map(({ named }) => named.length).sort()).toEqual([0, 1, 1, 2]);
    expect(calls.flatMap(({ lacking }) => lacking)).toEqual(["page-score", "page-score"]);
  });
});
