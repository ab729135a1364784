import { describe, expect, it } from "vitest";

import type { LogEntry, WrittenEntry } from "../protocol/types";
import { rollOf } from "./dice";
import { provenRecord } from "./records.fixture";
import { fromHex, hmacSha256, sha256, toHex } from "./sha256";
import { isProven, seenIn, verify } from "./verify";

const bytes = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, n) => (n * 37 + length) % 256);
const HMAC = { name: "HMAC", hash: "SHA-256" };

describe("SHA-256", () => {
  it("is that of everybody else, at every length around a block", async () => {
    for (let length = 0; length <= 200; length += 1) {
      const message = bytes(length);
      const theirs = await crypto.subtle.digest("SHA-256", message);
      expect(toHex(sha256(message))).toBe(toHex(new Uint8Array(theirs)));
    }
  });

  it("has an HMAC with short and long keys", async () => {
    for (const key of [1, 32, 64, 65, 130].map(bytes)) {
      const theirKey = await crypto.subtle.importKey("raw", key, HMAC, false, ["sign"]);
      const theirs = await crypto.subtle.sign("HMAC", theirKey, bytes(99));
      expect(toHex(hmacSha256(key, bytes(99)))).toBe(toHex(new Uint8Array(theirs)));
    }
  });

  it("reads only hexadecimal digits", () => {
    expect(fromHex("00ff")).toEqual(Uint8Array.of(0, 255));
    for (const text of ["0", "0x", "FF"]) expect(fromHex(text)).toBeNull();
  });
});

describe("the dice of docs/record.md", () => {
  const secret = fromHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f") as Uint8Array;
  const seven = fromHex("5441a5c200e62be8bf8f76f3e9dad9dc431636ae269d6209651610ed4f0f3f10") as Uint8Array;

  it("fall as written there", () => {
    expect(rollOf(secret, 1, ["apple", "żółw"], [6, 6, 6, 6, 6])).toEqual([4, 2, 3, 4, 5]);
    expect(rollOf(secret, 24, ["apple", "żółw"], [6, 6, 6, 6, 6, 6])).toEqual([5, 3, 0, 3, 0, 0]);
    expect(rollOf(seven, 0, [], [3, 6, 5, 4])).toEqual([0, 2, 1, 1]);
  });

  it("go on into the second block", () => {
    const forty = rollOf(
      secret,
      2,
      ["only"],
      Array.from({ length: 40 }, () => 6),
    );
    expect(forty.slice(-8)).toEqual([3, 1, 2, 5, 1, 5, 5, 0]);
  });
});

describe("a record", () => {
  const firstFaceOf = (path: string): number => (path.includes("twentyone") ? 1 : 0);
  const check = (path: string) => {
    const { opened, log, revealed } = provenRecord(path);
    return verify(seenIn(opened, log, firstFaceOf(path)), revealed);
  };

  it.each([
    ["border-3-proven.txt", 76],
    ["twentyone-1-solo.txt", null],
    ["twentyone-2-proven.txt", null],
    ["twentyone-4-proven.txt", null],
    ["twentyone-6-proven.txt", null],
  ])("%s is proven", (name, rolls) => {
    const checked = check(`valid/${name}`);
    expect(isProven(checked)).toBe(true);
    expect(checked.rolls).toBeGreaterThan(10);
    if (rolls) expect(checked.rolls).toBe(rolls);
  });

  it.each(["changed-face", "changed-deal", "changed-word", "swapped-words"])("with a %s is refused", (name) => {
    const checked = check(`invalid/proof-${name}.txt`);
    expect(checked.promised).toBe(true);
    expect(checked.wrong).not.toBeNull();
    expect(isProven(checked)).toBe(false);
  });

  it.each(["changed-secret", "changed-commitment"])("with a %s does not keep its promise", (name) => {
    const checked = check(`invalid/proof-${name}.txt`);
    expect(checked.promised).toBe(false);
    expect(isProven(checked)).toBe(false);
  });
});

describe("the words of a log", () => {
  const { opened, log, revealed } = provenRecord("valid/twentyone-2-proven.txt");
  const logged = (entry: WrittenEntry): LogEntry => ({ n: 0, at: 0, entry, told: [] });
  const said = (seat: number, word: string) => logged({ type: "said-word", seat, word });
  const sat = logged({ type: "sat-down", seat: 0, name: "Ana", bot: null });
  const [ana = "", bert = ""] = revealed.words;

  it("are the last that each seat said before the dice fell", () => {
    const before = [sat, said(0, "changed my mind"), said(0, ana), said(1, bert)];
    const seen = seenIn(opened, [...before, ...log, said(1, "too late")], 1);
    expect(verify(seen, revealed).heard).toBe(true);
  });

  it("give away a server that swapped one", () => {
    const seen = seenIn(opened, [sat, said(0, ana), said(1, "my own"), ...log], 1);
    expect(verify(seen, revealed).heard).toBe(false);
    expect(isProven(verify(seen, revealed))).toBe(false);
  });

  it("are not in a replay", () => expect(seenIn(opened, log, 1).words).toBeNull());
});
