import { afterEach, expect, test, vi } from "vitest";

import { settings } from "../app/settings.svelte";
import { sounds } from "./sounds";

afterEach(() => {
  settings.chosen.sounds = false;
  vi.unstubAllGlobals();
});

test("nothing sounds before it is switched on, and a browser without sound stays silent", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  sounds.dice();
  sounds.pen();
  sounds.turn();
  expect(made).not.toHaveBeenCalled();
  vi.stubGlobal("AudioContext", undefined);
  settings.chosen.sounds = true;
  expect(() => sounds.turn()).not.toThrow();
});
