import { describe, expect, test } from "vitest";

import { parts, takeTurns, turn } from "./turns";

describe("turns", () => {
  test("are not waited for where nothing opens", () => {
    expect(turn()).toBeUndefined();
  });

  test("come one after the other, in the order in which they were asked for", async () => {
    const drawn: string[] = [];
    const part = (name: string) => turn()?.then(() => drawn.push(name));
    takeTurns();
    const [first, second] = [part("sea"), part("land")];
    expect(drawn).toEqual([]);
    await first;
    expect(drawn).toEqual(["sea"]);
    await second;
    expect(drawn).toEqual(["sea", "land"]);
  });

  test("are over when all had theirs", async () => {
    takeTurns();
    const only = turn();
    expect(document.body.ariaBusy).toBe("true");
    await only;
    expect(turn()).toBeUndefined();
    expect(document.body.ariaBusy).toBeNull();
  });

  test("are for parts of many things, the last of which may be smaller", () => {
    expect(parts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(parts([], 2)).toEqual([]);
  });
});
