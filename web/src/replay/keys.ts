// The keys of the replay. They can be switched off, and do nothing in text fields and on buttons.

import type { Player } from "./player.svelte";

const TYPING = "input:not([type=range]), textarea, select";
const PRESSABLE = "button, a, summary";

// Returns whether the key was handled.
export function press(event: KeyboardEvent, player: Player): boolean {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || target?.closest?.(TYPING)) return false;
  switch (event.key) {
    case "ArrowRight":
      player.walk(1);
      return true;
    case "ArrowLeft":
      player.walk(-1);
      return true;
    case "ArrowDown":
      player.walkRounds(1);
      return true;
    case "ArrowUp":
      player.walkRounds(-1);
      return true;
    case "Home":
      player.jump(0);
      return true;
    case "End":
      player.jump(player.last);
      return true;
    case " ":
      if (target?.closest?.(PRESSABLE)) return false;
      player.toggle();
      return true;
    default:
      return false;
  }
}
