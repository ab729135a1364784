// The lesson of a game is offered to those who have never played it, until they decline.
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { settings } from "../app/settings.svelte";
import { offered } from "../net/offer.svelte";
import type { Offer } from "../protocol/types";
import LessonOffer from "./LessonOffer.svelte";
import { hasLesson, lessonOffered } from "./lessons";

const OFFER = {
  games: [
    { game: "one", lesson: true },
    { game: "two", lesson: false },
  ],
} as unknown as Offer;

beforeEach(() => {
  offered.now = OFFER;
  settings.chosen.lessons = {};
  settings.chosen.begun = [];
});

describe("the offer of a lesson", () => {
  it("is made for a game that has one and was not played", () => {
    expect(lessonOffered("one")).toBe(true);
    expect(lessonOffered("two")).toBe(false);
    expect([hasLesson("one"), hasLesson("two")]).toEqual([true, false]);
    expect(lessonOffered("one", true)).toBe(false);
    settings.chosen.begun = ["one"];
    expect(lessonOffered("one")).toBe(false);
  });

  it("waits for the offer of the server", () => {
    offered.now = null;
    expect(hasLesson("one")).toBeUndefined();
    expect(lessonOffered("one")).toBe(false);
  });

  it("stays for a lesson that was begun, and goes when it is finished", () => {
    settings.chosen.lessons = { one: { step: 3, moves: [], finished: false } };
    expect(lessonOffered("one", true)).toBe(true);
    settings.chosen.lessons = { one: { step: 9, moves: [], finished: true } };
    expect(lessonOffered("one")).toBe(false);
  });

  it("can be declined", () => {
    const shown = mount(LessonOffer, { target: document.body, props: { game: "one" } });
    document.querySelector("button")?.click();
    flushSync();
    expect(lessonOffered("one")).toBe(false);
    void unmount(shown);
  });
});
