// How a table is laid out in this window. One place decides it, for the components and for their styles.

import { MediaQuery } from "svelte/reactivity";

// stacked: everything in one column, as on a phone. sideways: the own sheet, and next to it everything else; for
// windows that are not high. tablet and desktop: the sheets of all players. shared: the sheets of the players who share
// this device, and next to them everything else.
export type Layout = "stacked" | "sideways" | "tablet" | "desktop" | "shared";

const low = new MediaQuery("(min-width: 38rem) and (max-height: 42.99rem)");
const tablet = new MediaQuery("(min-width: 48rem) and (min-height: 43rem)");
const wide = new MediaQuery("(min-width: 60rem) and (min-height: 43rem)");
const veryWide = new MediaQuery("(min-width: 75rem) and (min-height: 43rem)");
const lowDesktop = new MediaQuery("(min-width: 75rem) and (min-height: 35rem)");
const lowWideDesktop = new MediaQuery("(min-width: 84rem) and (min-height: 35rem)");
const open = new MediaQuery("(min-width: 60rem)");

// More sheets than this next to the own one need a very wide window, and more than MANY_SHEETS a wider one if it is low. A
// low window has no room for the sheets of a shared device with their buttons at a size that can be read: it shows one,
// and the others with one tap.
const FEW_SHEETS = 3;
const MANY_SHEETS = 4;

export function layoutFor(seats: number, shared: boolean): Layout {
  if (low.current) {
    const enough = seats - 1 <= MANY_SHEETS ? lowDesktop.current : lowWideDesktop.current;
    return enough && !shared ? "desktop" : "sideways";
  }
  if (shared) return open.current ? "shared" : "stacked";
  if (veryWide.current || (wide.current && seats - 1 <= FEW_SHEETS)) return "desktop";
  if (wide.current) return "sideways";
  return tablet.current ? "tablet" : "stacked";
}

// Whether there is room for the log next to the sheets.
export const logIsOpen = (layout: Layout): boolean =>
  layout === "tablet" || layout === "desktop" || layout === "shared" || (layout === "sideways" && open.current);
