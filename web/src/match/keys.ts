// The keys of a table. They can be switched off, and do nothing in text fields.

import type { Match } from "./match.svelte";

export interface Keyboard {
  match: Match;
  help(): void;
}

export const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ["R", "page-key-roll"],
  ["1 … 6", "page-key-dice"],
  ["K", "page-key-keep"],
  ["← → ↑ ↓", "page-key-walk"],
  ["PgUp PgDn", "page-key-lit"],
  ["Enter", "page-key-mark"],
  ["⌫", "page-key-undo"],
  ["D", "page-key-done"],
  ["T", "page-key-text"],
  ["?", "page-key-help"],
];

const TYPING = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

// Returns whether the key was handled.
export function press(event: KeyboardEvent, { match, help }: Keyboard): boolean {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target?.closest(TYPING)) return false;
  const act = actionOf(event.key, match, help) ?? skipping(event, match);
  if (!act) return false;
  act();
  return true;
}

// While moves of the others are shown, keys that do nothing else show the present state.
function skipping({ key, target }: KeyboardEvent, match: Match): (() => void) | null {
  const pressed = (target as Element | null)?.closest("a, button, [role=button], summary");
  return match.passing && !pressed && [" ", "Enter", "Escape"].includes(key) ? () => match.skip() : null;
}

function actionOf(key: string, match: Match, help: () => void): (() => unknown) | null {
  if (key >= "1" && key <= "9") return () => match.toggle(Number(key) - 1);
  switch (key.toLowerCase()) {
    case "r":
      return () => match.roll();
    case "k":
      return () => match.stopRolling();
    case "d":
      return () => (match.own?.choice ? match.takeBack() : match.done());
    case "backspace":
      return () => match.undo();
    case "?":
      return help;
    default:
      return null;
  }
}
