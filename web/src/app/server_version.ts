// A page that is older than the server reloads itself once.

import type { Offer } from "../protocol/types";
import { ask } from "../net/api";

const KEY = "reloaded for";

// `version`: the server's. The page has its own from the server that sent it.
export function reloadIfNewer(version: string, reload: () => void = () => location.reload()): void {
  const own = document.documentElement.dataset["version"];
  if (!own || own === version) return;
  try {
    if (sessionStorage.getItem(KEY) === version) return; // it did not help: a cache in between still has the old page
    sessionStorage.setItem(KEY, version);
  } catch {
    return; // without storage it might reload again and again
  }
  reload();
}

// Asks for the version of the server, after a sign that it is newer: another protocol, or a missing chunk of the page.
export async function checkServerVersion(): Promise<void> {
  try {
    reloadIfNewer((await ask<Offer>("GET", "api/offer")).version);
  } catch {
    // no answer: the server is not known to be newer
  }
}

// A newer server no longer has the chunks that an old page loads later.
export function watchForMissingChunks(): void {
  addEventListener("vite:preloadError", () => void checkServerVersion());
}
