// The last step of a build: index.html becomes a template that the server fills in, with a list of files to preload; the
// service worker gets the list of all files, and every text gets compressed copies.

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

const TEXTS = /\.(css|js|svg|webmanifest)$/;
const NOT_KEPT = new Set(["index.html", "ahead.json", "sw.js", "icon-512.png", "icon-full.png"]);
// The words that the start page needs, and those that a table needs as well.
const WORDS = {
  start: /translations\/([\w-]+)\/(?:page|names)\.ftl/,
  table: /translations\/([\w-]+)\/(?:screens|narration)\.ftl/,
};
// The modules of a table that are only found once its words or its code are requested.
const TABLE = /\/(?:screens\/Table\.svelte|words\/later_files\.ts)$/;

export function shell(): Plugin {
  let folder = "";
  return {
    name: "shell",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    transformIndexHtml: { order: "post", handler: asTemplate },
    writeBundle: { sequential: true, order: "post", handler: (_, bundle) => finish(folder, bundle) },
  };
}

// Where the root is, the language, the version and the screen are known when the page is asked for.
function asTemplate(html: string): string {
  return html
    .replace('lang="en"', 'lang="$language"')
    .replace('data-root="."', 'data-root="$root"')
    .replace('data-version=""', 'data-version="$version"')
    .replace('data-other-words=""', 'data-other-words="$other_words"')
    .replaceAll('"./', '"$root/')
    .replace("</head>", "$ahead</head>");
}

async function finish(folder: string, bundle: Rolldown.OutputBundle): Promise<void> {
  await writeFile(join(folder, "ahead.json"), JSON.stringify(ahead(bundle)));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
  await listInWorker(folder, names);
  await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compress(join(folder, name))));
}

type ByLanguage = Record<string, string[]>;

interface Ahead {
  words: { start: ByLanguage; table: ByLanguage };
  table: string[];
}

// The files that the page would request only once its script runs: the words of each language, and the table.
function ahead(bundle: Rolldown.OutputBundle): Ahead {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const wordsIn = (files: RegExp): ByLanguage => {
    const found: ByLanguage = {};
    for (const { facadeModuleId, fileName } of chunks) {
      const language = files.exec(facadeModuleId ?? "")?.[1];
      if (language) (found[language] ??= []).push(fileName);
    }
    return found;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const table = chunks.filter(({ facadeModuleId }) => TABLE.test(facadeModuleId ?? ""));
  if (!entry || table.length !== 2) throw new Error("the page has no entry, no table, or no list of words for it");
  const there = filesOf(entry, bundle);
  const files = new Set(table.flatMap((chunk) => [...filesOf(chunk, bundle)]));
  return {
    words: { start: wordsIn(WORDS.start), table: wordsIn(WORDS.table) },
    table: [...files].filter((file) => !there.has(file)),
  };
}

// A chunk with all that it imports, and their styles.
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, files = new Set<string>()): Set<string> {
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk" && !files.has(name)) filesOf(imported, bundle, files);
  }
  return files;
}

async function listInWorker(folder: string, names: string[]): Promise<void> {
  const hash = createHash("sha256");
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  const kept = names.filter((name) => !NOT_KEPT.has(name));
  const path = join(folder, "sw.js");
  const worker = (await readFile(path, "utf-8"))
    .replace("const FILES = [];", `const FILES = ${JSON.stringify(kept)};`)
    .replace('const BUILD = "";', `const BUILD = "${hash.digest("hex").slice(0, 12)}";`);
  await writeFile(path, worker);
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params: quality }));
}
