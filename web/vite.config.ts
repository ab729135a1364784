import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { shell } from "./tools/shell.ts";

// The modules that every screen needs are one file, and so are the small ones that several screens share: on a slow
// network a small file costs more than its content.
const BASE =
  /src\/app\/|src\/(net|words)\/(?!socket|later_files)|src\/protocol\/constants|src\/board\/symbols|src\/games\/(index|extra_games)|src\/games\/\w+\/(index|StartPicture|start_picture)|src\/lobby\/(open_table|lessons|LessonOffer)|src\/ui\/(Close|ErrorMessage)|disclose-version/;
const SHARED =
  /src\/(ui\/(Ask|Dialog|Switch|Choice)|match\/(sounds|Owner)|lobby\/(my_tables|ResumeCard)|screens\/DeadEnd|games\/MadeFrom)/;
// The modules that a table and a replay draw with, except those of one game.
const DRAWING =
  /src\/(board|dice|narration|proof|share|text)\/|src\/games\/(game_ui|places_text)|src\/result\/(ScoreTable|Verdict|ranking)|src\/ui\/(Deferred|time_slices)|src\/match\/(Controls|History|SeatCard|fresh)/;
// The modules of one game at a table are one file; its illustrations are another.
const TABLE = /src\/games\/(\w+)\/(?!illustrations|Illustration|panel)\w+\.(svelte|ts)/;
const groups = [
  { name: "base", test: BASE },
  { name: "shared", test: SHARED },
  { name: "drawing", test: DRAWING },
  { name: (id: string) => TABLE.exec(id)?.[1] ?? null, test: TABLE },
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

// A build for tests adds games that exist only in tests: the variable names a module that replaces games/extra_games.ts.
const extraGames = process.env["ROLLWRIGHT_EXTRA_GAMES"];
const alias = extraGames ? [{ find: /^\.\/extra_games$/, replacement: resolve(extraGames) }] : [];

// All addresses are relative, so that the page works under any path of any proxy; the server says where the root is.
export default defineConfig({
  base: "./",
  plugins: [catalogue, svelte(), shell()],
  resolve: { alias },
  build: {
    outDir: "../src/rollwright/server/http/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8021", ws: true } } },
});
