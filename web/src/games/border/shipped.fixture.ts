// The map and the boards of the package, read from their files, as the server would send them.

import type { BorderMaterial } from "../../protocol/types";

const FILES = import.meta.glob<string>("../../../../src/rollwright/games/border/boards/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const file = (name: string): string => FILES[`../../../../src/rollwright/games/border/boards/${name}.toml`] ?? "";

// The list after a name in a file: its brackets are those of JSON, once comments and the last comma are gone.
function listOf<List>(text: string, name: string): List {
  const plain = text.replace(/#.*$/gm, "");
  const start = plain.indexOf("[", plain.indexOf(`\n${name} =`));
  let [end, depth] = [start, 0];
  do {
    depth += plain[end] === "[" ? 1 : plain[end] === "]" ? -1 : 0;
    end += 1;
  } while (depth);
  return JSON.parse(plain.slice(start, end).replace(/,\s*\]/g, "]")) as List;
}

const numberOf = (text: string, name: string): number => Number(new RegExp(`^${name} = (.+)$`, "m").exec(text)?.[1]);

const LETTERS = { grey: "a", green: "g", blue: "b", red: "r", yellow: "y", orange: "o" };

function shipped(): BorderMaterial {
  const [head = "", ...tables] = file("map").split("[[area]]");
  const hexes = listOf<[number, number][]>(head, "spaces");
  const spaces = hexes.map(([q, r], place) => ({ place, text: String(place), q, r }));
  const areas = tables.map((table) => {
    const [x, y] = listOf<[number, number]>(table, "label");
    const id = /id = "(\w+)"/.exec(table)?.[1] ?? "";
    const [value, low] = [numberOf(table, "value"), numberOf(table, "low")];
    return { id, value, low, ring: listOf<number[]>(table, "ring"), x, y };
  });
  const boards = ["1", "2", "3", "4"].map((name) => {
    const colours = spaces.map((): string | null => null);
    const segments = Object.keys(LETTERS).flatMap((colour) => {
      const runs = listOf<number[][]>(file(name), colour);
      for (const place of runs.flat()) colours[place] = colour;
      return runs;
    });
    return { name, hash: name, colours, segments };
  });
  return { game: "border", letters: LETTERS, spaces, areas, areas_to_end: 6, boards };
}

export const MATERIAL = shipped();
