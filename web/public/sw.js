// The service worker: the page, the rules and the finished games that were looked at open without a network. Everything
// else under /api is the server's alone, and nothing of it is kept.

// The build writes here what the page is made of, and a hash of it (tools/shell.ts).
const FILES = [];
const BUILD = "";

const ROOT = new URL(self.registration.scope);
const SHELL = `rollwright ${ROOT.pathname} shell `;
const GAMES = `rollwright ${ROOT.pathname} games`;
const MOST_GAMES = 100;
const at = (path) => new URL(path, ROOT).href;

// The page names its files relative to its own address: there is one page for each depth of it.
const NEAR = "";
const DEEP = "rules/border";

// What has a hash of its content in its name.
const isAsset = (path) => path.startsWith("assets/");
const SCREENS = /^((rules|settings|tables|new)?|(table|replay|rules|new)\/[^/]+)$/;
const SHEETS = /^api\/sheets\/\w+$/;
const REPLAY = /^api\/tables\/[^/]+\/replay$/;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function install() {
  const shell = await caches.open(SHELL + BUILD);
  const wanted = [NEAR, DEEP, "api/sheets/border", "api/sheets/twentyone", ...FILES];
  await shell.addAll(wanted.map((path) => new Request(at(path), { cache: isAsset(path) ? "default" : "no-cache" })));
  await self.skipWaiting();
}

// A page of the build before may still be open and need its files: that one build is kept, all older ones go.
async function activate() {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL));
  await Promise.all(shells.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (path === "api/me" && request.method === "DELETE") event.respondWith(forget(request));
  if (path === null || request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (SCREENS.test(path)) event.respondWith(fresh(request, () => kept(at(path.includes("/") ? DEEP : NEAR))));
  } else if (isAsset(path) || FILES.includes(path)) event.respondWith(keptFirst(request));
  else if (SHEETS.test(path)) event.respondWith(fresh(request, () => kept(request.url)));
  else if (REPLAY.test(path)) event.respondWith(replay(event));
});

// The path below the root; null for what is not ours.
function pathOf(address) {
  const url = new URL(address);
  return url.origin === ROOT.origin && url.pathname.startsWith(ROOT.pathname)
    ? url.pathname.slice(ROOT.pathname.length)
    : null;
}

// What we have of this build, or of any other that is kept.
async function kept(url) {
  const found = await (await caches.open(SHELL + BUILD)).match(url, { ignoreVary: true });
  return found ?? caches.match(url, { ignoreVary: true });
}

async function keptFirst(request) {
  return (await kept(request.url)) ?? fetch(request);
}

// What the server says; without it, what we have.
async function fresh(request, instead) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await instead();
    if (found) return found;
    throw error;
  }
}

// When it is answered, nothing is kept any longer.
async function forget(request) {
  await caches.delete(GAMES);
  return fetch(request);
}

async function replay(event) {
  const games = await caches.open(GAMES);
  const { url } = event.request;
  const answer = await fresh(event.request, () => games.match(url, { ignoreVary: true }));
  if (answer.ok) event.waitUntil(keep(games, url, answer.clone()));
  return answer;
}

async function keep(games, url, answer) {
  await games.put(url, answer);
  const oldest = (await games.keys()).slice(0, -MOST_GAMES);
  await Promise.all(oldest.map((request) => games.delete(request)));
}
