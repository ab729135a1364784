import { beforeAll, describe, expect, it } from "vitest";

import type { LoadedGame } from ".";
import type { OwnView, PublicView } from "../protocol/types";
import { words } from "../words/words.svelte";
import { BORDER, borderView, TWENTYONE, twentyOneView } from "./scenes.fixture";

beforeAll(() => words.speak("en"));

function asks({ ui, material }: LoadedGame, view: PublicView, more: Partial<OwnView>, marked = false): string {
  const own = { seat: 1, choice: null, draft: [], points: 0, targets: [], moves: [], dice: [], ...more };
  return ui.prompt?.({ material, view, own, targets: own.targets, marked }) ?? "";
}

const TARGETS = [{ adds: [1], points: 0 }];

describe("a player of The Border is told", () => {
  const first = borderView({ active: 1, rolls_left: 2 });
  const second = borderView({ phase: "second-action", active: 0, leftover: ["blue", "yellow"] });

  it("in the first action how often the dice can be rolled again, and whether a segment can be completed", () => {
    const moves = ["reroll", "mark", "pass"];
    expect(asks(BORDER, first, { moves, targets: TARGETS })).toBe(
      "Your round: tap dice to keep them, then roll again (2 left), or complete a segment.",
    );
    expect(asks(BORDER, first, { moves })).toContain("no segment fits yet");
  });

  it("after the last roll whether a segment can be completed", () => {
    expect(asks(BORDER, first, { moves: ["mark", "pass"], targets: TARGETS })).toContain("complete a segment");
    expect(asks(BORDER, first, { moves: ["pass"] })).toContain("no segment fits these dice");
  });

  it("in the second action what the active player left", () => {
    expect(asks(BORDER, second, { targets: TARGETS })).toBe(
      "Ana left 1 blue and 1 yellow: cross off spaces next to a cross.",
    );
    const none = borderView({ phase: "second-action", active: 0, leftover: [] });
    expect(asks(BORDER, none, { targets: TARGETS })).toContain("Ana used all dice");
    expect(asks(BORDER, second, {})).toBe("No die fits next to a cross: pass.");
  });

  it("with marks that they can be confirmed", () => {
    expect(asks(BORDER, second, { targets: TARGETS }, true)).toContain("or press Done");
    expect(asks(BORDER, second, {}, true)).toBe("Press Done to confirm.");
  });
});

describe("a player of Twenty One is told", () => {
  const view = twentyOneView();
  const crossing = { adds: [12], points: 0 };

  it("which dice would be rolled again", () => {
    expect(asks(TWENTYONE, view, { moves: ["again", "keep"] })).toBe(
      "Your round: keep the dice, or roll all 4 dice without a 1 again.",
    );
  });

  it("where the dice go, or that none of them fits", () => {
    expect(asks(TWENTYONE, view, { targets: [...TARGETS, crossing] })).toContain("Enter dice in row 1");
    expect(asks(TWENTYONE, view, { targets: [crossing] })).toContain("No die fits in row 1");
  });

  it("with marks that they can be confirmed", () => {
    expect(asks(TWENTYONE, view, { targets: TARGETS }, true)).toBe("Enter more dice, or press Done.");
    expect(asks(TWENTYONE, view, {}, true)).toBe("Press Done to confirm.");
  });
});
