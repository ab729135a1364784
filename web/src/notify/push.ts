// Push notifications on this device. Browsers offer them on secure addresses only, and ask for permission after a tap.

import type { AddedChannel } from "../protocol/types";
import { ask } from "../net/api";
import { ROOT } from "../net/root";
import { registerWorker } from "../net/worker";

// "insecure": the page was opened over plain http.
export type PushSupport = "insecure" | "unsupported" | "denied" | "supported";

// The browser has no push service or cannot reach it, or the player has withdrawn the permission.
const UNAVAILABLE = ["AbortError", "NotAllowedError", "NotSupportedError"];

export function pushSupport(): PushSupport {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)) {
    return "unsupported";
  }
  return Notification.permission === "denied" ? "denied" : "supported";
}

// The push subscription of this device, if there is one.
export async function subscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== "supported") return null;
  const registration = await navigator.serviceWorker.getRegistration(ROOT);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

// Subscribes this device. False if the player did not allow it, or if the browser has no push service.
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !isFor(key, old)) await old.unsubscribe(); // the server has lost its key; browsers refuse to change it
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    if (error instanceof DOMException && UNAVAILABLE.includes(error.name)) return false;
    throw error;
  }
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  await ask<AddedChannel>("POST", "api/me/notifications/push", { endpoint: made.endpoint, p256dh, auth });
  return true;
}

// Whether a subscription was made with this key of the server, which is base64url.
function isFor(key: string, { options }: PushSubscription): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}
