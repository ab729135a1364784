import { afterEach, expect, test, vi } from "vitest";

afterEach(() => localStorage.clear());

async function speedAfter(stored: object): Promise<string> {
  localStorage.setItem("rollwright", JSON.stringify(stored));
  vi.resetModules();
  return (await import("./settings.svelte")).settings.chosen.speed;
}

test.each([
  [{}, "normal"],
  [{ bots: "calm" }, "normal"],
  [{ bots: "brisk" }, "fast"],
  [{ bots: "instant" }, "instant"],
  [{ bots: "instant", speed: "slow" }, "slow"],
])("the speed of the bots that an earlier version stored is the speed of all others: %j", async (stored, speed) => {
  expect(await speedAfter(stored)).toBe(speed);
});
