// The service worker: the page, the rules and the finished games that were looked at, with boards that were made for them,
// open without a network. Of the other answers under /api only the words of games from other packages are stored.

// The build writes the files of the page here, and a hash of them (tools/shell.ts).
const FILES = [];
const BUILD = "";

const ROOT = new URL(self.registration.scope);
const SHELL = `rollwright ${ROOT.pathname} shell `;
const EVERY_GAMES = `rollwright ${ROOT.pathname} games`;
// Replays of this form; the number is increased when the page can no longer show the stored ones.
const GAMES = `${EVERY_GAMES} 2`;
const MOST_GAMES = 100;
const at = (path) => new URL(path, ROOT).href;

// The page names its files relative to its own address, so there is one page per depth of the address.
const NEAR = "";
const DEEP = "rules/all";

// Files that have the hash of their content in their names.
const isAsset = (path) => path.startsWith("assets/");
const SCREENS = /^((rules|settings|tables|new|notifications|mail)?|(table|replay|rules|new|notifications)\/[^/]+)$/;
const SHEETS = /^api\/sheets\/\w+$/;
const OTHER_WORDS = /^api\/words\/[\w-]+$/;
const REPLAY = /^api\/tables\/[^/]+\/replay$/;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function install() {
  const shell = await caches.open(SHELL + BUILD);
  const { games } = await (await fetch(at("api/offer"), { cache: "no-cache" })).json();
  const wanted = [NEAR, DEEP, ...games.map(({ game }) => `api/sheets/${game}`), ...FILES];
  await shell.addAll(wanted.map((path) => new Request(at(path), { cache: isAsset(path) ? "default" : "no-cache" })));
  await self.skipWaiting();
}

// A page of the previous build may still be open and need its files, so that build stays; all older ones are deleted, and
// replays of an older form.
async function activate() {
  const names = await caches.keys();
  const shells = names.filter((name) => name.startsWith(SHELL));
  const games = names.filter((name) => name.startsWith(EVERY_GAMES) && name !== GAMES);
  await Promise.all([...shells.slice(0, -2), ...games].map((name) => caches.delete(name)));
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
  else if (SHEETS.test(path) && new URL(request.url).search) event.respondWith(freshAndKept(event, GAMES));
  else if (SHEETS.test(path)) event.respondWith(fresh(request, () => kept(request.url)));
  else if (OTHER_WORDS.test(path)) event.respondWith(freshAndKept(event, SHELL + BUILD));
  else if (REPLAY.test(path)) event.respondWith(freshAndKept(event, GAMES));
});

self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

// The server has written the text in the language of the player. A newer notification replaces that of the same table.
function tell({ title, body, table }) {
  const look = { icon: at("icon-192.png"), tag: table, renotify: true, data: { table } };
  return self.registration.showNotification(title, { body, ...look });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(at(`table/${encodeURIComponent(event.notification.data.table)}`)));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

// The push service has ended a subscription: the server is told the address of a new one, and then to forget the old one.
// The permission remains, so nothing is asked.
async function renew({ oldSubscription, newSubscription }) {
  const { push_key: key, channels } = await (await accepted("api/me/notifications")).json();
  const old = oldSubscription?.endpoint;
  const now = key === null ? null : await subscribed(key, newSubscription);
  const isOld = ({ kind, address }) => kind === "push" && address === old && address !== now;
  for (const { id } of channels.filter(isOld)) {
    await accepted(`api/me/notifications/channels/${id}`, { method: "DELETE" });
  }
}

// The address of a subscription of which the server was told.
async function subscribed(key, given) {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (given ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const headers = { "Content-Type": "application/json" };
  await accepted("api/me/notifications/push", { method: "POST", headers, body });
  return endpoint;
}

// The answer of the server; an error if it has refused.
async function accepted(path, request) {
  const answer = await fetch(at(path), request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

// The page of a table: the window that shows it, or a new one.
async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((window) => window.url.split("#")[0] === url);
  return shown ? shown.focus() : self.clients.openWindow(url);
}

// The path below the root; null for an address outside it.
function pathOf(address) {
  const url = new URL(address);
  return url.origin === ROOT.origin && url.pathname.startsWith(ROOT.pathname)
    ? url.pathname.slice(ROOT.pathname.length)
    : null;
}

// The stored file of this build, or of an older one.
async function kept(url) {
  const found = await (await caches.open(SHELL + BUILD)).match(url, { ignoreVary: true });
  return found ?? caches.match(url, { ignoreVary: true });
}

async function keptFirst(request) {
  return (await kept(request.url)) ?? fetch(request);
}

// The answer of the server; if it cannot be reached, the stored one.
async function fresh(request, instead) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await instead();
    if (found) return found;
    throw error;
  }
}

// The stored games are deleted before the request is answered.
async function forget(request) {
  await caches.delete(GAMES);
  return fetch(request);
}

// The answer of the server, which is stored for the time when it cannot be reached.
async function freshAndKept(event, name) {
  const cache = await caches.open(name);
  const { url } = event.request;
  const answer = await fresh(event.request, () => cache.match(url, { ignoreVary: true }));
  if (answer.ok) event.waitUntil(keep(cache, url, answer.clone(), name === GAMES ? MOST_GAMES : Infinity));
  return answer;
}

async function keep(cache, url, answer, most) {
  await cache.put(url, answer);
  const oldest = (await cache.keys()).slice(0, -most);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}
