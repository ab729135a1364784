import { beforeAll, expect, test } from "vitest";

import { botStrength } from "./players";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

test("the strength of a bot is told as measured", () => {
  expect(botStrength({ bot: "greedy", wins: 1, games: 2 })).toBe("Wins about 1 of 2 games against a casual player.");
  expect(botStrength({ bot: "random", wins: 0, games: 2 })).toBe("Almost never beats a casual player.");
  expect(botStrength({ bot: "master", wins: 2, games: 2 })).toBe("Almost always beats a casual player.");
});

test("nothing is told of a bot that was not measured", () => {
  expect(botStrength(undefined)).toBe("");
});
