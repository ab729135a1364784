// What of the page opens without a network: see public/sw.js. Only a secure address has service workers.

import { ROOT, urlOf } from "../net/root";

// Milliseconds after the page has loaded, so that nothing of it waits for what is only kept for later.
const LATER = 4000;

export function registerOffline(): void {
  if (!navigator.serviceWorker || import.meta.env.DEV) return;
  const register = (): void => {
    // Where it fails (storage is full, or switched off) the page works all the same, as long as there is a network.
    navigator.serviceWorker.register(urlOf("sw.js"), { scope: ROOT.pathname, updateViaCache: "none" }).catch(() => {});
  };
  const wait = (): void => void setTimeout(register, LATER);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
