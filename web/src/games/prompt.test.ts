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
      "Your turn: tap dice to keep them, then roll again (2 left), or complete a segment.",
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
    expect(asks(BORDER, none, { targets: TARGETS })).toContain("Ana used all five dice");
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
      "Your turn: keep the dice, or reroll all 4 dice that do not show a 1.",
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

describe("the rule of the moment", () => {
  const ruleFor = ({ ui, material }: LoadedGame, view: PublicView, more?: Partial<OwnView>, marked = false): string => {
    const own = { seat: 1, choice: null, draft: [], points: 0, targets: [], moves: [], dice: [], ...more };
    const asked = more ? { material, view, own, targets: own.targets, marked } : null;
    return ui.ruleNow?.(view.position, asked) ?? "";
  };

  it("follows the phases of The Border", () => {
    const at = (phase: string, more = {}): PublicView => borderView({ phase, ...more });
    expect(ruleFor(BORDER, at("deal"))).toBe("B8");
    expect(ruleFor(BORDER, at("roll", { rolls: 0 }), {})).toBe("B10");
    expect(ruleFor(BORDER, at("roll", { rolls: 1 }), {})).toBe("B11");
    expect(ruleFor(BORDER, at("first-action", { rolls_left: 2 }), { targets: TARGETS })).toBe("B11");
    expect(ruleFor(BORDER, at("first-action", { rolls_left: 2 }), { targets: TARGETS }, true)).toBe("B13");
    expect(ruleFor(BORDER, at("first-action", { rolls_left: 0 }), { targets: TARGETS })).toBe("B14");
    expect(ruleFor(BORDER, at("first-action", { rolls_left: 0 }), {})).toBe("B18");
    expect(ruleFor(BORDER, at("first-action", { rolls_left: 0 }))).toBe("B13");
    expect(ruleFor(BORDER, at("second-action", { leftover: ["blue"] }), {})).toBe("B20");
    expect(ruleFor(BORDER, at("second-action", { leftover: ["blue"] }))).toBe("B19");
    expect(ruleFor(BORDER, at("second-action", { leftover: [] }), {})).toBe("B22");
    expect(ruleFor(BORDER, at("over"))).toBe("B29");
  });

  it("follows the phases of Twenty One", () => {
    const at = (phase: string, more = {}): PublicView => twentyOneView({ phase, ...more });
    expect(ruleFor(TWENTYONE, at("deal"))).toBe("T9");
    expect(ruleFor(TWENTYONE, at("roll", { rolls: 0 }), {})).toBe("T10");
    expect(ruleFor(TWENTYONE, at("roll", { rolls: 1 }), {})).toBe("T11");
    expect(ruleFor(TWENTYONE, at("again"), { moves: ["again", "keep"] })).toBe("T11");
    expect(ruleFor(TWENTYONE, at("mark"))).toBe("T12");
    expect(ruleFor(TWENTYONE, at("mark"), { targets: TARGETS })).toBe("T14");
    expect(ruleFor(TWENTYONE, at("mark"), { targets: [{ adds: [12], points: 0 }] })).toBe("T18");
    expect(ruleFor(TWENTYONE, at("over"))).toBe("T22");
  });
});
