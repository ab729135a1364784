// Registers the service worker, public/sw.js. Browsers offer it on secure addresses only.

import { ROOT, urlOf } from "./root";

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(urlOf("sw.js"), { scope: ROOT.pathname, updateViaCache: "none" });
}
