import { afterEach, describe, expect, it, vi } from "vitest";

import { pushSupport, subscribe, subscription } from "./push";
import { minuteOf, timeOf } from "./quiet_hours";

const asked: unknown[] = [];

function browser(permission: NotificationPermission, push: Partial<PushManager> = {}): void {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
  const registration = { pushManager: { getSubscription: () => Promise.resolve(null), ...push } };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("fetch", (url: URL, request: RequestInit) => {
    asked.push([url.pathname, JSON.parse(String(request.body))]);
    return Promise.resolve(Response.json({}, { status: 201 }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe("push on this device", () => {
  it("needs a secure address, a browser that has it, and permission", () => {
    vi.stubGlobal("isSecureContext", false);
    expect(pushSupport()).toBe("insecure");
    vi.stubGlobal("isSecureContext", true);
    expect(pushSupport()).toBe("unsupported");
    browser("denied");
    expect(pushSupport()).toBe("denied");
    browser("default");
    expect(pushSupport()).toBe("supported");
  });

  it("sends the subscription to the server", async () => {
    const made = { endpoint: "https://push.example/1", toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }) };
    const options: unknown[] = [];
    browser("granted", {
      subscribe: (wanted) => {
        options.push(wanted);
        return Promise.resolve(made as unknown as PushSubscription);
      },
    });
    expect(await subscribe("key")).toBe(true);
    expect(options).toEqual([{ userVisibleOnly: true, applicationServerKey: "key" }]);
    const sent = { endpoint: made.endpoint, p256dh: "p", auth: "a" };
    expect(asked).toEqual([["/api/me/notifications/push", sent]]);
  });

  it("is not turned on without permission or a push service", async () => {
    browser("default");
    expect(await subscribe("key")).toBe(false);
    browser("granted", { subscribe: () => Promise.reject(new DOMException("no push service", "AbortError")) });
    expect(await subscribe("key")).toBe(false);
    expect(asked).toEqual([]);
  });

  it("is subscribed again with the new key of the server, and only then without the old subscription", async () => {
    for (const [bytes, unsubscribed] of [
      [[251, 255], 0],
      [[1, 2], 1],
    ] as const) {
      let ended = 0;
      const old = {
        options: { applicationServerKey: new Uint8Array(bytes).buffer },
        unsubscribe: () => Promise.resolve(++ended > 0),
      };
      const made = { endpoint: "https://push.example/2", toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }) };
      browser("granted", {
        getSubscription: () => Promise.resolve(old as unknown as PushSubscription),
        subscribe: () => Promise.resolve(made as unknown as PushSubscription),
      });
      expect(await subscribe("-_8")).toBe(true);
      expect(ended).toBe(unsubscribed);
    }
  });

  it("does not hide an error that it does not expect", async () => {
    browser("granted", { subscribe: () => Promise.reject(new DOMException("other key", "InvalidStateError")) });
    await expect(subscribe("key")).rejects.toThrow("other key");
  });

  it("is found again", async () => {
    const found = { endpoint: "https://push.example/1" } as PushSubscription;
    browser("granted", { getSubscription: () => Promise.resolve(found) });
    expect(await subscription()).toBe(found);
    vi.stubGlobal("isSecureContext", false);
    expect(await subscription()).toBeNull();
  });
});

it("minutes of the day are written as times and read again", () => {
  expect([0, 7 * 60 + 5, 1439].map(timeOf)).toEqual(["00:00", "07:05", "23:59"]);
  expect(["00:00", "07:05", "23:59:30", "", "noon"].map(minuteOf)).toEqual([0, 425, 1439, null, null]);
});
