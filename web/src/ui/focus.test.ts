import { afterEach, beforeEach, expect, test } from "vitest";

import { keepFocus } from "./focus";

let part: HTMLElement;
let stop: ReturnType<ReturnType<typeof keepFocus>>;

const seen = (): Promise<void> => new Promise((done) => setTimeout(done));
const inside = (selector: string): HTMLElement => part.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<button id="outside"></button><main tabindex="-1"></main>`;
  part = document.querySelector("main") as HTMLElement;
  stop = keepFocus(".main")(part);
});

afterEach(() => stop?.());

test("focus on a removed element moves to the one that takes its place", async () => {
  part.innerHTML = `<button id="gone"></button><button class="main" aria-disabled="true"></button><button class="main" id="next">`;
  inside("#gone").focus();
  inside("#gone").remove();
  await seen();
  expect(document.activeElement).toBe(inside("#next"));
});

test("they wait where nothing is there yet", async () => {
  part.innerHTML = `<button id="gone"></button>`;
  inside("#gone").focus();
  inside("#gone").remove();
  await seen();
  expect(document.activeElement).toBe(part);
  part.innerHTML = `<button class="main"></button>`;
  await seen();
  expect(document.activeElement).toBe(inside(".main"));
});

test("focus elsewhere stays where it is", async () => {
  part.innerHTML = `<button id="gone"></button><button class="main">`;
  inside("#gone").focus();
  document.querySelector<HTMLElement>("#outside")?.focus();
  inside("#gone").remove();
  await seen();
  expect(document.activeElement?.id).toBe("outside");
});
