// Reloads of the page: once for a newer server, and after a part of the page could not be fetched.

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

const RELOADED_AT = "reloaded at";
const SHORTEST_INTERVAL = 10_000;
const RETRY = 2000;

const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(RELOADED_AT));
  } catch {
    return 0;
  }
}

let reloading: Promise<void> | null = null;

// Reloads the page as soon as the server answers, and not again within ten seconds.
export function reloadWhenServed(reload: () => void = () => location.reload()): Promise<void> {
  reloading ??= (async () => {
    await later(Math.max(0, lastReload() + SHORTEST_INTERVAL - Date.now()));
    while (!(await ask("GET", "api/offer").catch(() => null))) await later(RETRY);
    try {
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    } catch {
      // without storage the interval cannot be kept; the player would rather have the board
    }
    reload();
  })();
  return reloading;
}
