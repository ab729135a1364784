// The map of the page: which folder imports which, that no module imports itself through others, that no name has two
// meanings, and that no file names a game outside the folder of the game.
import { describe, expect, it } from "vitest";

import contributing from "../../CONTRIBUTING.md?raw";
import { GAMES } from "./games";
import { nodesOf, SOURCES, type Node } from "./sources.fixture";

// Exactly the imports between folders that exist; a folder imports only folders above it. "." is main.ts and App.svelte.
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  board: [],
  net: ["protocol"],
  words: ["net", "protocol"],
  ui: ["words"],
  app: ["net", "protocol", "words"],
  share: ["net", "ui", "words"],
  proof: ["net", "protocol", "ui", "words"],
  dice: ["app", "board", "ui", "words"],
  games: ["app", "board", "dice", "net", "protocol", "ui", "words"],
  rules: ["dice", "games", "words"],
  narration: ["protocol", "words"],
  match: ["app", "dice", "games", "narration", "net", "protocol", "ui", "words"],
  text: ["games", "match", "protocol", "words"],
  result: ["app", "games", "match", "net", "proof", "protocol", "ui", "words"],
  replay: ["app", "dice", "games", "match", "narration", "net", "proof", "protocol", "result", "share", "text", "ui", "words"], // prettier-ignore
  lobby: ["app", "games", "match", "net", "protocol", "share", "ui", "words"],
  notify: ["net", "protocol", "words"],
  lesson: ["app", "match", "net", "protocol", "words"],
  screens: [
    "app",
    "games",
    "lesson",
    "lobby",
    "match",
    "narration",
    "net",
    "notify",
    "protocol",
    "replay",
    "result",
    "rules",
    "text",
    "ui",
    "words",
  ],
  ".": ["app", "screens", "words"],
};

interface Module {
  readonly folder: string;
  readonly imports: readonly string[];
  // The identifiers, and the words of the strings.
  readonly names: ReadonlySet<string>;
  // The types and classes that it exports.
  readonly types: readonly string[];
}

// Files of the page that are not modules of it.
const OTHERS = import.meta.glob<string>(["../public/*.js", "../tools/*.{ts,mjs}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = new Set(Object.keys(SOURCES));
const GENERATED = /^\.\/protocol\//;

function moduleOf(path: string, source: string): Module {
  const nodes = nodesOf(path, source);
  const specifiers = nodes.flatMap(({ type = "", source: from }) =>
    /^(Import|Export)/.test(type) && from ? [String((from as Node)["value"])] : [],
  );
  return {
    folder: path.split("/").slice(1, -1)[0] ?? ".",
    imports: specifiers.flatMap((specifier) => resolved(path, specifier)),
    names: new Set(nodes.flatMap(wordsIn)),
    types: nodes.flatMap(exportedType),
  };
}

// The file that an import names; nothing for a package.
function resolved(from: string, specifier: string): string[] {
  if (!specifier.startsWith(".")) return [];
  const url = new URL(specifier, `file:///${from.slice(2)}`);
  const path = `.${url.pathname}`.replace(/\/$/, "");
  return [path, `${path}.ts`, `${path}/index.ts`].filter((file) => FILES.has(file)).slice(0, 1);
}

function wordsIn({ type, name, value }: Node): string[] {
  if (type === "Identifier") return [String(name).toLowerCase()];
  const text = type === "TemplateElement" ? (value as { raw: string }).raw : type === "Literal" ? value : null;
  return typeof text === "string" ? text.split(/[^A-Za-z0-9]+/).map((word) => word.toLowerCase()) : [];
}

function exportedType({ type, declaration }: Node): string[] {
  if (type !== "ExportNamedDeclaration" || !declaration) return [];
  const { type: kind = "", id } = declaration as Node;
  return /^(TSInterface|TSTypeAlias|TSEnum|Class)Declaration$/.test(kind) ? [String((id as Node)["name"])] : [];
}

// The names that two files define; the same file in the folders of two games is one.
function definedTwice(definitions: readonly (readonly [path: string, name: string])[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const [path, name] of definitions) {
    const game = GAMES.find(({ id }) => path.startsWith(`./games/${id}/`));
    const concept = game ? path.replace(`/${game.id}/`, "/<game>/") : path;
    found.set(name, (found.get(name) ?? new Set()).add(concept));
  }
  return [...found]
    .filter(([, concepts]) => concepts.size > 1)
    .map(([name, concepts]) => `${name}: ${[...concepts].join(", ")}`);
}

const modules = new Map(Object.entries(SOURCES).map(([path, source]) => [path, moduleOf(path, source)]));

function arrows(): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const { folder, imports } of modules.values()) {
    const targets = (found[folder] ??= new Set());
    for (const target of imports.map((path) => modules.get(path)?.folder ?? "")) {
      if (target !== folder) targets.add(target);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([folder, targets]) => [folder, [...targets].sort()]));
}

// A chain of modules that ends where it began; null if there is none.
function cycle(): string[] | null {
  const done = new Set<string>();
  const walk = (path: string, chain: readonly string[]): string[] | null => {
    if (chain.includes(path)) return [...chain.slice(chain.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const next of modules.get(path)?.imports ?? []) {
      const found = walk(next, [...chain, path]);
      if (found) return found;
    }
    done.add(path);
    return null;
  };
  for (const path of modules.keys()) {
    const found = walk(path, []);
    if (found) return found;
  }
  return null;
}

describe("the modules of the page", () => {
  it("are found with their imports", () => {
    expect(modules.size).toBeGreaterThan(120);
    expect(modules.get("./main.ts")?.imports).toContain("./App.svelte");
    expect(modules.get("./App.svelte")?.imports).toContain("./screens/Table.svelte");
  });

  it("import other folders exactly as the map says", () => {
    expect(arrows()).toEqual(ARROWS);
  });

  it("are in folders of which none imports another that imports it", () => {
    const folders = Object.keys(ARROWS);
    const upwards = (folder: string, target: string): boolean => folders.indexOf(target) < folders.indexOf(folder);
    for (const [folder, targets] of Object.entries(ARROWS)) {
      expect(targets.filter((target) => !upwards(folder, target)), folder).toEqual([]); // prettier-ignore
    }
  });

  it("are in folders that CONTRIBUTING describes", () => {
    const page = /^web\/.*\n(?: .*\n)+/m.exec(contributing)?.[0] ?? "";
    const described = [...page.matchAll(/^ {4}(\w+)\/ /gm)].map(([, folder = ""]) => folder);
    expect(described.sort()).toEqual(Object.keys(ARROWS).filter((folder) => folder !== ".").sort()); // prettier-ignore
  });

  it("have no cycle, also not through components or types", () => {
    expect(cycle()).toBeNull();
  });

  it("give no exported type two meanings", () => {
    const types = [...modules].flatMap(([path, { types: exported }]) => exported.map((name) => [path, name] as const));
    expect(types.map(([, name]) => name)).toEqual(expect.arrayContaining(["GameUi", "PublicView"]));
    expect(definedTwice(types)).toEqual([]);
    expect(definedTwice([...types, ["./ui/other.ts", "GameUi"]])).toHaveLength(1);
  });

  it("give no component the name of another", () => {
    const components = [...modules.keys()].flatMap((path) => {
      const name = /(\w+)\.svelte$/.exec(path)?.[1];
      return name ? [[path, name] as const] : [];
    });
    expect(components.length).toBeGreaterThan(50);
    expect(definedTwice(components)).toEqual([]);
    expect(definedTwice([...components, ["./ui/Table.svelte", "Table"]])).toHaveLength(1);
  });

  it("name no game outside its folder", () => {
    const others = Object.entries(OTHERS).map(([path, source]) => [path, moduleOf(path, source)] as const);
    const naming = [...modules, ...others].flatMap(([path, { names }]) =>
      GAMES.filter(({ id }) => !path.startsWith(`./games/${id}/`) && [...names].some((name) => name.includes(id))).map(
        ({ id }) => `${path} names ${id}`,
      ),
    );
    const registered = GAMES.map(({ id }) => `./games/index.ts names ${id}`);
    expect(naming.filter((line) => !GENERATED.test(line) && !registered.includes(line))).toEqual([]);
  });
});
