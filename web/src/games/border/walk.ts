// Where the arrow keys lead on the map: along a row, or to the nearest space of the next row.

import type { Space } from "./plan";

const ALONG: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ACROSS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

// The place that a key leads to; null where the key leads nowhere.
export function walk(spaces: readonly Space[], from: number, pressed: string): number | null {
  const here = spaces[from];
  if (!here) return null;
  const row = rowOf(spaces, here.r);
  if (pressed === "Home") return row[0]?.place ?? null;
  if (pressed === "End") return row.at(-1)?.place ?? null;
  const along = ALONG[pressed];
  if (along) return row[row.indexOf(here) + along]?.place ?? null;
  const across = ACROSS[pressed];
  if (!across) return null;
  const rows = spaces.map(({ r }) => r).filter((r) => (r - here.r) * across > 0);
  if (!rows.length) return null;
  const next = rowOf(spaces, across > 0 ? Math.min(...rows) : Math.max(...rows));
  return next.reduce((best, space) => (Math.abs(space.x - here.x) < Math.abs(best.x - here.x) ? space : best)).place;
}

function rowOf(spaces: readonly Space[], r: number): Space[] {
  return spaces.filter((space) => space.r === r).sort((one, other) => one.x - other.x);
}
