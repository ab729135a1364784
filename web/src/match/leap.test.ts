import { afterEach, expect, test } from "vitest";

import { leap, leapToTarget } from "./leap";

const TARGETS = [{ adds: [4, 5], points: 0 }, { adds: [2], points: 0 }]; // prettier-ignore

afterEach(() => document.body.replaceChildren());

function draw(): void {
  const place = (n: number) => `<button data-place="${n}" tabindex="-1"></button>`;
  document.body.innerHTML = `<main>${[1, 2, 3, 4, 5].map(place).join("")}<button id="other"></button></main>`;
}

const press = (key: string, targets = TARGETS) => leapToTarget(new KeyboardEvent("keydown", { key }), { targets });
const focused = () => (document.activeElement as HTMLElement).dataset["place"];

test("a leap goes to the next place and around", () => {
  expect(leap([40, 3, 20], 3, 1)).toBe(20);
  expect(leap([40, 3, 20], 40, 1)).toBe(3);
  expect(leap([40, 3, 20], 3, -1)).toBe(40);
  expect(leap([40, 3, 20], null, 1)).toBe(3);
  expect(leap([40, 3, 20], null, -1)).toBe(40);
  expect(leap([], 3, 1)).toBeNull();
});

test("the keys lead to the targets from anywhere at the table", () => {
  draw();
  document.getElementById("other")?.focus();
  expect(press("PageDown")).toBe(true);
  expect(focused()).toBe("2");
  press("PageDown");
  expect(focused()).toBe("4");
  press("PageUp");
  press("PageUp");
  expect(focused()).toBe("5");
});

test("a target that is not on the sheet is passed over", () => {
  draw();
  const targets = [...TARGETS, { adds: [30], points: 0 }];
  for (const place of ["2", "4", "5", "2"]) {
    expect(press("PageDown", targets)).toBe(true);
    expect(focused()).toBe(place);
  }
});

test("other keys, and keys without a target, are left alone", () => {
  draw();
  expect(press("ArrowDown")).toBe(false);
  expect(leapToTarget(new KeyboardEvent("keydown", { key: "PageDown" }), { targets: [] })).toBe(false);
});
