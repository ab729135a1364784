// The last step of a build: index.html becomes a template for the server to fill in, the service worker gets the list of
// what the page is made of, and every text gets its compressed copies.

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = /\.(css|js|svg|webmanifest)$/;
const NOT_KEPT = new Set(["index.html", "sw.js", "icon-512.png", "icon-full.png"]);

export function shell(): Plugin {
  let folder = "";
  return {
    name: "shell",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    transformIndexHtml: { order: "post", handler: asTemplate },
    writeBundle: { sequential: true, order: "post", handler: () => finish(folder) },
  };
}

// Where the root is, the language and the version are known when the page is asked for.
function asTemplate(html: string): string {
  return html
    .replace('lang="en"', 'lang="$language"')
    .replace('data-root="."', 'data-root="$root"')
    .replace('data-version=""', 'data-version="$version"')
    .replaceAll('"./', '"$root/');
}

async function finish(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1).replaceAll("\\", "/"))
    .sort();
  await listInWorker(folder, names);
  await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compress(join(folder, name))));
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
