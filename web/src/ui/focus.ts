// Keeps the focus in a part of the page whose controls come and go. When the focused control disappears, the focus moves
// to the part itself, which must be focusable, and from there to the next of the wanted controls that appears.

import type { Attachment } from "svelte/attachments";

const OFF = ":disabled, [aria-disabled=true]";

export function keepFocus(wanted: string): Attachment<HTMLElement> {
  return (part) => {
    let held: Element | null = null;

    function enter({ target }: FocusEvent): void {
      held = target as Element;
    }

    // Where the focus went by itself, it is no longer ours to keep; what is taken away goes nowhere.
    function leave({ relatedTarget }: FocusEvent): void {
      if (relatedTarget && !part.contains(relatedTarget as Node)) held = null;
    }

    function look(): void {
      const now = document.activeElement;
      const lost = held !== null && !held.isConnected && (now === null || now === document.body);
      if (!lost && now !== part) return;
      const next = [...part.querySelectorAll<HTMLElement>(wanted)].find((control) => !control.matches(OFF));
      (next ?? part).focus({ preventScroll: true });
    }

    const observer = new MutationObserver(look);
    observer.observe(part, { subtree: true, childList: true, attributeFilter: ["disabled", "aria-disabled", "class"] });
    part.addEventListener("focusin", enter);
    part.addEventListener("focusout", leave);
    return () => {
      observer.disconnect();
      part.removeEventListener("focusin", enter);
      part.removeEventListener("focusout", leave);
    };
  };
}
