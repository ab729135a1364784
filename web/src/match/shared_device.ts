// Several players at one device who hide nothing from each other: when their sheets are side by side.

import { MediaQuery } from "svelte/reactivity";

import type { Match } from "./match.svelte";

const large = new MediaQuery("(min-width: 44rem) and (min-height: 43rem)");

export const sideBySide = (): boolean => large.current;

// Whether each sheet has buttons of its own, because several seats mark at the same time.
export const actAtBoards = (match: Match): boolean => sideBySide() && match.markingTogether.length > 0;
