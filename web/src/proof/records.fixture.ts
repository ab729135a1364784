// Reads the records of vectors/ as far as the proof of their dice needs it. For tests only.

import type { LogEntry, Opened } from "../protocol/types";
import type { Revealed } from "./verify";

const VECTORS = import.meta.glob<string>("../../../vectors/games/*/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const BORDER = "agbryo";

export interface ProvenRecord {
  opened: Opened;
  log: LogEntry[];
  revealed: Revealed;
}

export function provenRecord(path: string): ProvenRecord {
  const [header = "", ...events] = sections(VECTORS[`../../../vectors/games/${path}`] ?? "");
  const fields = new Map(header.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  const numbered = (name: string): string[] =>
    [...fields].flatMap(([key, value]) => (new RegExp(`^${name} \\d+$`).test(key) ? [value] : []));
  const game = fields.get("game") ?? "";
  const first = fields.get("first") ?? "";
  const opened: Opened = {
    type: "opened",
    game,
    seats: numbered("seat").length,
    sheets: numbered("sheet").map((sheet) => ({ name: sheet.slice(65), hash: sheet.slice(0, 64) })),
    as_listed: fields.get("sheets") === "as listed",
    first: first === "drawn" ? null : Number(first) - 1,
    variant: null,
    dice: "proven",
    commitment: fields.get("commitment") ?? "",
    seed: null,
    pace: "live",
    patience: 60,
    copies: fields.get("copies") === "allowed",
    wins: [],
  };
  const rolls = events.flatMap((line) => facesOf(line, game, opened.sheets.length));
  const log = rolls.map((faces, n): LogEntry => ({ n, at: 0, entry: { type: "rolled", faces }, told: [] }));
  return { opened, log, revealed: { secret: fields.get("secret") ?? "", words: numbered("word") } };
}

function sections(text: string): string[] {
  const [header = "", ...rest] = text.split("\n\n");
  return [header, ...rest.join("\n").split("\n")];
}

// The faces of a line, if it is a roll or the deal.
function facesOf(line: string, game: string, sheets: number): number[][] {
  const [kind, ...parts] = line.split(/\s+/);
  if (kind === "roll") return [parts.map((face) => (game === "border" ? BORDER.indexOf(face) : Number(face)))];
  if (kind !== "deal") return [];
  const first = /first (\d+)/.exec(line)?.[1];
  const left = Array.from({ length: sheets }, (_, n) => n + 1);
  const picks = /sheets ([\d ]+)/.exec(line)?.[1]?.split(" ").map(Number) ?? [];
  const drawn = picks.map((pick) => {
    const place = left.indexOf(pick);
    left.splice(place, 1);
    return place;
  });
  return [[...(first ? [Number(first) - 1] : []), ...drawn]];
}
