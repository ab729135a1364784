// Registers the service worker when the page has loaded, so that the page also opens without a network.

import { registerWorker } from "../net/worker";

// Milliseconds after the page has loaded, so that storing its files does not delay it.
const LATER = 4000;

export function registerOffline(): void {
  if (!navigator.serviceWorker || import.meta.env.DEV) return;
  const register = (): void => {
    // If it fails (storage is full, or switched off), the page works as long as there is a network.
    registerWorker().catch(() => {});
  };
  const wait = (): void => void setTimeout(register, LATER);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
