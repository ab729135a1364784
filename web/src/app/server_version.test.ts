import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { reloadIfNewer } from "./server_version";

describe("a page that meets a server", () => {
  beforeEach(() => {
    sessionStorage.clear();
    document.documentElement.dataset["version"] = "1.0.0";
  });

  it("of its own version stays as it is", () => {
    const reload = vi.fn();
    reloadIfNewer("1.0.0", reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it("that is newer reloads, and only once", () => {
    const reload = vi.fn();
    reloadIfNewer("1.1.0", reload);
    reloadIfNewer("1.1.0", reload);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadIfNewer("1.2.0", reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("that is older stays as it is", () => {
    const reload = vi.fn();
    reloadIfNewer("0.9.9", reload);
    document.documentElement.dataset["version"] = "1.10.0";
    reloadIfNewer("1.9.0", reload);
    expect(reload).not.toHaveBeenCalled();
    reloadIfNewer("1.10.1", reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("without a version of its own, as in development, never reloads", () => {
    const reload = vi.fn();
    document.documentElement.dataset["version"] = "";
    reloadIfNewer("1.1.0", reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it("and cannot remember never reloads", () => {
    const reload = vi.fn();
    vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => expect.fail("switched off") });
    reloadIfNewer("1.1.0", reload);
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe("a page without a part that it needs", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    sessionStorage.clear();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function reloads(answers: readonly boolean[]): Promise<() => number> {
    const waiting = [...answers];
    vi.stubGlobal("fetch", () => (waiting.shift() === false ? Promise.reject(new Error("cut")) : Promise.resolve(Response.json({})))); // prettier-ignore
    const { reloadWhenServed } = await import("./server_version");
    const reload = vi.fn();
    void reloadWhenServed(reload);
    void reloadWhenServed(reload);
    return () => reload.mock.calls.length;
  }

  it("reloads once when the server answers", async () => {
    const count = await reloads([false, false, true]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(count()).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(count()).toBe(1);
  });

  it("waits ten seconds after it has reloaded", async () => {
    sessionStorage.setItem("reloaded at", String(Date.now()));
    const count = await reloads([true]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(count()).toBe(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(count()).toBe(1);
  });

  it("does not wait longer if the clock was set back", async () => {
    sessionStorage.setItem("reloaded at", String(Date.now() + 3_600_000));
    const count = await reloads([true]);
    await vi.advanceTimersByTimeAsync(10_500);
    expect(count()).toBe(1);
  });
});
