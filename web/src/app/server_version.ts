// An old page that meets a newer server: it reloads, once, and is a new one.

import type { Offer } from "../protocol/types";
import { ask } from "../net/api";

const KEY = "reloaded for";

// `version` is the server's; the page has its own from the server that sent it.
export function reloadIfNewer(version: string, reload: () => void = () => location.reload()): void {
  const own = document.documentElement.dataset["version"];
  if (!own || own === version) return;
  try {
    if (sessionStorage.getItem(KEY) === version) return; // it did not help: something between us keeps old pages
    sessionStorage.setItem(KEY, version);
  } catch {
    return; // without a memory it might reload for ever
  }
  reload();
}

// Ask the server what it is, where something hints at a newer one: it speaks another protocol, or misses a part of us.
export async function checkServerVersion(): Promise<void> {
  try {
    reloadIfNewer((await ask<Offer>("GET", "api/offer")).version);
  } catch {
    // it does not answer: then it is not known to be newer
  }
}

// A newer server no longer has the parts of an old page that are loaded when they are wanted.
export function watchForMissingChunks(): void {
  addEventListener("vite:preloadError", () => void checkServerVersion());
}
