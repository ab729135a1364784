// Reloads of the page: once for a newer server, and after a part of the page could not be fetched.

import type { Offer } from "../protocol/types";
import { ask } from "../net/api";

const KEY = "reloaded for";

// Whether a version, such as 1.10.0, comes after another one.
function isAfter(version: string, other: string): boolean {
  const [parts, others] = [version.split(".").map(Number), other.split(".").map(Number)];
  const place = parts.findIndex((part, place) => part !== others[place]);
  return place >= 0 && !((parts[place] ?? 0) < (others[place] ?? 0));
}

// `version`: the server's. The page has its own from the server that sent it. While several servers are updated, it may
// reach an older one as well.
export function reloadIfNewer(version: string, reload: () => void = () => location.reload()): void {
  const own = document.documentElement.dataset["version"];
  if (!own || own === version || !isAfter(version, own)) return;
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

// The milliseconds until the page may reload again. Without storage it is not known whether it just did.
function untilNextReload(): number {
  try {
    const since = Date.now() - Number(sessionStorage.getItem(RELOADED_AT));
    return since < 0 ? SHORTEST_INTERVAL : Math.max(0, SHORTEST_INTERVAL - since); // below 0 if the clock was set back
  } catch {
    return SHORTEST_INTERVAL;
  }
}

let reloading: Promise<never> | null = null;

// Reloads the page as soon as the server answers, and not again within ten seconds. Never resolves.
export function reloadWhenServed(reload: () => void = () => location.reload()): Promise<never> {
  reloading ??= (async () => {
    await later(untilNextReload());
    while (!(await ask("GET", "api/offer").catch(() => null))) await later(RETRY);
    try {
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    } catch {
      // the next page waits for the whole interval
    }
    reload();
    return new Promise<never>(() => undefined);
  })();
  return reloading;
}
