import { afterEach, expect, test, vi } from "vitest";

import { copyFrom, isLocal } from "./copy";

afterEach(() => vi.unstubAllGlobals());

function field(value: string): HTMLInputElement {
  const made = document.createElement("input");
  made.value = value;
  document.body.append(made);
  return made;
}

test("where there is a clipboard, the text goes there", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyFrom(field("http://a/b"))).toBe(true);
  expect(writeText).toHaveBeenCalledWith("http://a/b");
});

test("where there is none, the text is selected and the old command tried", async () => {
  vi.stubGlobal("navigator", {});
  const command = vi.fn(() => true);
  document.execCommand = command;
  const link = field("http://a/b");
  expect(await copyFrom(link)).toBe(true);
  expect(command).toHaveBeenCalledWith("copy");
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
});

test("a browser that forbids it leaves the text selected", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  const link = field("http://a/b");
  expect(await copyFrom(link)).toBe(false);
  expect(link.selectionEnd).toBe(link.value.length);
});

test.each([
  ["http://localhost:8021/table/x", true],
  ["http://127.0.0.1:8021/", true],
  ["http://[::1]:8021/", true],
  ["http://192.168.0.12:8021/", false],
  ["https://localhost.example.org/", false],
])("%s is an address of this machine alone: %s", (url, local) => expect(isLocal(url)).toBe(local));
