import { describe, expect, test } from "vitest";

import { takeTurns, turn } from "./turns";

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
    await turn();
    expect(turn()).toBeUndefined();
  });
});
