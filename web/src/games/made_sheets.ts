// Boards or sheets that the server makes from a number. Their names are the number of their set and their place in it.

import type { SheetReference } from "../protocol/types";

const MADE = /^(\d+)-\d+$/;

// The names of those that are not shipped, so that they have to be asked for.
export const madeNames = (sheets: readonly SheetReference[]): string[] =>
  sheets.flatMap(({ name }) => (MADE.test(name) ? [name] : []));

// The number from which all of them are made; null if some are not, or if they are from several sets.
export function setNumber(sheets: readonly SheetReference[]): string | null {
  const numbers = new Set(sheets.map(({ name }) => MADE.exec(name)?.[1] ?? null));
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null;
}
