// Push notifications on this device. Browsers offer them on secure addresses only, and ask for permission after a tap.

import type { AddedChannel } from "../protocol/types";
import { ask } from "../net/api";
import { ROOT, urlOf } from "../net/root";

// "insecure": the page was opened over plain http.
export type PushSupport = "insecure" | "unsupported" | "denied" | "supported";

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
  const options = { scope: ROOT.pathname, updateViaCache: "none" } as const;
  await navigator.serviceWorker.register(urlOf("sw.js"), options);
  const registration = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return false;
  }
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  await ask<AddedChannel>("POST", "api/me/notifications/push", { endpoint: made.endpoint, p256dh, auth });
  return true;
}
