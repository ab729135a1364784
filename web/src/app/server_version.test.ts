import { beforeEach, describe, expect, it, vi } from "vitest";

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
