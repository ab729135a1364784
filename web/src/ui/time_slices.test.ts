import { describe, expect, test } from "vitest";

import { chunks, startTimeSlicing, nextSlice } from "./time_slices";

describe("turns", () => {
  test("are not waited for where nothing opens", () => {
    expect(nextSlice()).toBeUndefined();
  });

  test("come one after the other, in the order in which they were asked for", async () => {
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

  test("are over when all had theirs", async () => {
    startTimeSlicing();
    const only = nextSlice();
    expect(document.body.ariaBusy).toBe("true");
    await only;
    expect(nextSlice()).toBeUndefined();
    expect(document.body.ariaBusy).toBeNull();
  });

  test("are for parts of many things, the last of which may be smaller", () => {
    expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunks([], 2)).toEqual([]);
  });
});
