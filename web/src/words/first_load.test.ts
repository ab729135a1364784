// The start page needs no message of the files that are loaded with other screens, and its own files have no others.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { OF_OTHER_SCREENS, OF_START_PAGE } from "./words.svelte";

const SOURCES = import.meta.glob<string>("/src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"(\.[^"]+)"/gm;

function sourceOf(path: string): string | null {
  return [path, `${path}.ts`, `${path}.svelte`, `${path}/index.ts`].find((file) => file in SOURCES) ?? null;
}

// The modules that main.ts imports, directly or through others.
function loadedFirst(): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ""] of SOURCES[file]?.matchAll(IMPORT) ?? []) {
      const source = sourceOf(join(dirname(file), imported));
      if (source) add(source);
    }
  };
  add("/src/main.ts");
  return [...found];
}

const messagesOf = (name: string): string[] => {
  const text = readFileSync(`../src/rollwright/translations/en/${name}.ftl`, "utf-8");
  return new FluentResource(text).body.map(({ id }) => id);
};
const text = loadedFirst()
  .map((file) => SOURCES[file] ?? "")
  .join("\n");
const named = new Set([...text.matchAll(/["'`]([a-z]+-[a-z0-9-]+)["'`]/g)].map(([, id = ""]) => id));
const families = [...text.matchAll(/`([a-z]+-[a-z-]+-)\$\{/g)].map(([, beginning = ""]) => beginning);
const isNeeded = (id: string): boolean => named.has(id) || families.some((family) => id.startsWith(family));

test("the start page names only messages that are loaded with it", () => {
  expect(OF_OTHER_SCREENS.flatMap(messagesOf).filter(isNeeded)).toEqual([]);
});

test("the start page loads only messages that it needs", () => {
  expect(OF_START_PAGE).toContain("page");
  expect(messagesOf("page").filter((id) => !isNeeded(id))).toEqual([]);
});
