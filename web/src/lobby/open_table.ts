// Opens tables and takes seats. The links of a table are sent once, to the host, and stored by this tab only.

import { LONGEST_NAME } from "../protocol/constants";
import type { NewTable, OpenedTable, TableLinks, TableState } from "../protocol/types";
import { ask } from "../net/api";
import { randomWord } from "../net/random";
import { settings } from "../app/settings.svelte";
import { t } from "../words/words.svelte";

// The name of the player at this browser; giving one is optional.
export const myName = (): string => settings.chosen.name.trim() || t("page-guest");

// `word`: the word that the seat adds to the dice; null after the first roll and for real dice.
export const sitDown = (table: string, seat: number, name: string, word: string | null): Promise<TableState> =>
  ask<TableState>("POST", `api/tables/${table}/seats/${seat}`, { name: name.trim().slice(0, LONGEST_NAME), word });

// Opens a table and takes some of its seats. A seat that is refused can still be taken at the table.
export async function openTable(request: NewTable, names: ReadonlyMap<number, string>): Promise<string> {
  const { table, links } = await ask<OpenedTable>("POST", "api/tables", request);
  keepLinks(table, links);
  for (const [seat, name] of names) {
    await sitDown(table, seat, name, request.dice === "typed" ? null : randomWord()).catch(() => undefined);
  }
  return table;
}

const key = (table: string): string => `links ${table}`;

export function keepLinks(table: string, links: TableLinks): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // storage may be switched off: the host makes new links when they are needed
  }
}

export function keptLinks(table: string): TableLinks | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as TableLinks | null;
  } catch {
    return null;
  }
}
