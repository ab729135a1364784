import { expect, test } from "vitest";

import { RequestError } from "./api";
import { Attempt } from "./attempt.svelte";

const PROBLEM = { code: "too-fast", message: "error-too-fast", arguments: {}, rule: null } as const;

test("what went wrong is kept until the next attempt", async () => {
  const attempt = new Attempt();
  expect(await attempt.run(() => Promise.reject(new RequestError(PROBLEM)))).toBe(false);
  expect(attempt.problem).toEqual(PROBLEM);
  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect(attempt.problem).toBeNull();
});

test("nothing is begun twice", async () => {
  const attempt = new Attempt();
  let begun = 0;
  let finish = (): void => undefined;
  const work = () => {
    begun += 1;
    return new Promise<void>((done) => (finish = done));
  };
  const first = attempt.run(work);
  expect(await attempt.run(work)).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(begun).toBe(1);
  expect(attempt.busy).toBe(false);
});

test("a fault of our own is not hidden", async () => {
  const attempt = new Attempt();
  await expect(attempt.run(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
  expect(attempt.busy).toBe(false);
});
