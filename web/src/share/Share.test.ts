import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { words } from "../words/words.svelte";
import Share from "./Share.svelte";

beforeAll(() => words.speak("en"));
afterEach(() => vi.unstubAllGlobals());

test("the code is asked for once, by POST, and drawn as a picture", async () => {
  const fetched = vi.fn((_url: URL, _request: RequestInit) => Promise.resolve(new Response("<svg/>")));
  vi.stubGlobal("fetch", fetched);
  const shown = mount(Share, {
    target: document.body,
    props: { url: "http://10.0.0.2/table/x#join=secret", label: "To play", picture: true },
  });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("img")?.src).toContain("data:image/svg+xml,%3Csvg"));
  await new Promise((done) => setTimeout(done, 20));
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST" });
  expect(String(fetched.mock.calls[0]?.[0])).not.toContain("secret"); // it would stand in a log
  await unmount(shown);
});
