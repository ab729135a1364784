// Page Up and Page Down move the focus to the previous or next place that can be marked, from anywhere at the table.

import type { Match } from "./match.svelte";

const STEPS: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };
// Where several seats share the screen, only the sheet of the current one is meant.
const CURRENT = "[data-current=true]";

// Returns whether the key was handled. Without targets the keys scroll, as on any page.
export function leapToTarget(event: KeyboardEvent, { targets }: Pick<Match, "targets">): boolean {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return false;
  const places = `${document.querySelector(CURRENT) ? CURRENT : "main"} [data-place][tabindex]`;
  const from = document.activeElement?.closest<SVGElement>(places)?.dataset["place"];
  const placeOf = (to: number): SVGElement | null => document.querySelector(`${places}[data-place="${to}"]`);
  // A target with a button of its own is not on the sheet.
  const drawn = targets.flatMap(({ adds }) => adds).filter((to) => placeOf(to));
  const to = leap(drawn, from === undefined ? null : Number(from), step);
  const place = to === null ? null : placeOf(to);
  place?.focus();
  return place !== null;
}

// The next of some places, cyclic; from no place to the first or the last.
export function leap(places: readonly number[], from: number | null, step: 1 | -1): number | null {
  const sorted = [...new Set(places)].sort((one, other) => step * (one - other));
  return sorted.find((place) => from !== null && step * (place - from) > 0) ?? sorted[0] ?? null;
}
