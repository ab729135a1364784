import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let ask: typeof import("./api").ask;
let sent: { path: string; answer: (given: Response | Error) => void }[] = [];

beforeEach(async () => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal(
    "fetch",
    (url: URL) =>
      new Promise<Response>((done, failed) => {
        const answer = (given: Response | Error) => (given instanceof Error ? failed(given) : done(given));
        sent.push({ path: url.pathname, answer });
      }),
  );
  ({ ask } = await import("./api"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => new Promise((done) => setTimeout(done));
const paths = () => sent.map(({ path }) => path);
const done = () => Response.json({});

describe("the requests of a new browser", () => {
  it("wait for the answer to the first one that gets a cookie", async () => {
    const asked = [ask("POST", "one", {}), ask("POST", "two", {}), ask("DELETE", "three")];
    void ask("GET", "list");
    await settled();
    expect(paths()).toEqual(["/one", "/list"]);
    sent[0]?.answer(done());
    await settled();
    expect(paths()).toEqual(["/one", "/list", "/two", "/three"]);
    for (const one of sent) one.answer(done());
    await Promise.all(asked);
  });

  it("wait for the next one if the first one has failed", async () => {
    const failing = expect(ask("POST", "one", {})).rejects.toThrow("page-unreachable");
    const asked = [ask("POST", "two", {}), ask("POST", "three", {})];
    await settled();
    sent[0]?.answer(new Error("unreachable"));
    await failing;
    await settled();
    expect(paths()).toEqual(["/one", "/two"]);
    sent[1]?.answer(done());
    await settled();
    expect(paths()).toEqual(["/one", "/two", "/three"]);
    sent[2]?.answer(done());
    await Promise.all(asked);
  });

  it("wait a few seconds at most, and later ones then go immediately", async () => {
    vi.useFakeTimers();
    void ask("POST", "one", {});
    void ask("POST", "two", {});
    await vi.advanceTimersByTimeAsync(2000);
    expect(paths()).toEqual(["/one"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(paths()).toEqual(["/one", "/two"]);
    void ask("POST", "three", {});
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual(["/one", "/two", "/three"]);
  });
});
