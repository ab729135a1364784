import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";

import Deferred from "./Deferred.svelte";
import { chunks, nextSlice, startTimeSlicing } from "./time_slices";

describe("time slices", () => {
  test("are not waited for unless a table opens", () => {
    expect(nextSlice()).toBeUndefined();
  });

  test("come one after the other, in the order of the calls", async () => {
    const drawn: string[] = [];
    const part = (name: string) => nextSlice()?.then(() => drawn.push(name));
    startTimeSlicing();
    const [first, second] = [part("sea"), part("land")];
    expect(drawn).toEqual([]);
    await first;
    expect(drawn).toEqual(["sea"]);
    await second;
    expect(drawn).toEqual(["sea", "land"]);
  });

  test("end when all are drawn", async () => {
    startTimeSlicing();
    const only = nextSlice();
    expect(document.body.ariaBusy).toBe("true");
    await only;
    expect(nextSlice()).toBeUndefined();
    expect(document.body.ariaBusy).toBeNull();
  });

  test("have chunks of long lists, the last of which may be smaller", () => {
    expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunks([], 2)).toEqual([]);
  });
});

describe("deferred content", () => {
  const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));
  const draw = (together: boolean, words: string) =>
    mount(Deferred, { target: document.body, props: { together, children: text(words) } });

  test("is drawn in its slice while a table opens", async () => {
    startTimeSlicing();
    const parts = [draw(false, "sea"), draw(true, "land")];
    flushSync();
    expect(document.body.textContent).toBe("");
    await nextSlice();
    flushSync();
    expect(document.body.textContent).toBe("sealand");
    await Promise.all(parts.map((part) => unmount(part)));
  });

  test("is drawn immediately at any other time", async () => {
    const part = draw(false, "sea");
    flushSync();
    expect(document.body.textContent).toBe("sea");
    await unmount(part);
  });
});
