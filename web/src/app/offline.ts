// Registers the service worker, public/sw.js. Browsers offer it on secure addresses only.

import { ROOT, urlOf } from "../net/root";

// Milliseconds after the page has loaded, so that storing its files does not delay it.
const LATER = 4000;

export function registerOffline(): void {
  if (!navigator.serviceWorker || import.meta.env.DEV) return;
  const register = (): void => {
    // If it fails (storage is full, or switched off), the page works as long as there is a network.
    navigator.serviceWorker.register(urlOf("sw.js"), { scope: ROOT.pathname, updateViaCache: "none" }).catch(() => {});
  };
  const wait = (): void => void setTimeout(register, LATER);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
