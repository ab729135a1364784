import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { shell } from "./tools/shell.ts";

// What every screen needs comes in one piece, and so do the small parts that several of them share: on a slow network a
// small file costs more than what is in it.
const BASE =
  /lib\/(net|words)\/|lib\/(route|settings|newer|offline)\.|lib\/board\/symbols|lib\/table\/(names|offer|sitting)|lib\/ui\/(tables|Trouble|attempt)|disclose-version/;
const SHARED = /lib\/ui\/(Ask|Close|Dialog|sounds)/;
const groups = [
  { name: "base", test: BASE },
  { name: "shared", test: SHARED },
];

// Comments of the catalogue are for translators.
const catalogue: Plugin = {
  name: "catalogue",
  enforce: "pre",
  load(id) {
    const [file = "", query] = id.split("?");
    if (query !== "raw" || !file.endsWith(".ftl")) return null;
    return `export default ${JSON.stringify(readFileSync(file, "utf-8").replaceAll(/^#.*\n|^\n/gm, ""))}`;
  },
};

// All addresses are relative, so that the page works under any path of any proxy; the server says where the root is.
export default defineConfig({
  base: "./",
  plugins: [catalogue, svelte(), shell()],
  build: {
    outDir: "../src/rollwright/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8021", ws: true } } },
});
