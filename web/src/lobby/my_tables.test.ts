import { beforeAll, expect, test } from "vitest";

import type { MyTable } from "../protocol/types";
import { words } from "../words/words.svelte";
import { company, inOrder, statusOf } from "./my_tables";

const TABLE: MyTable = {
  table: "t",
  game: "border",
  created: 1,
  status: "playing",
  role: "host",
  names: ["Ada", "greedy 2", null],
  seats: [0],
  your_turn: false,
  result: null,
};

beforeAll(() => words.speak("en"));

test("where it is my turn comes first, and what is over last", () => {
  const tables: MyTable[] = [
    { ...TABLE, table: "over", status: "over", created: 9 },
    { ...TABLE, table: "waiting", status: "waiting", created: 8 },
    { ...TABLE, table: "old" },
    { ...TABLE, table: "new", created: 5 },
    { ...TABLE, table: "mine", your_turn: true },
  ];
  expect(inOrder(tables).map(({ table }) => table)).toEqual(["mine", "new", "old", "waiting", "over"]);
});

test("the company is everyone else, and bots have names", () => {
  expect(company({ ...TABLE, names: ["Ada", "greedy 2", null, "Bob"] })).toBe("Greedy 2 and Bob");
});

test("players who share a device are named, and a single player is not", () => {
  expect(company({ ...TABLE, names: ["Mum", "Ben"], seats: [0, 1] })).toBe("Mum and Ben");
  expect(company({ ...TABLE, names: ["Ada", null], seats: [0] })).toBe("");
});

test("a person whose name looks like an id keeps it", () => {
  expect(company({ ...TABLE, names: ["Ada", "bob"] })).toBe("bob");
});

test("a table says what it waits for", () => {
  expect(statusOf({ ...TABLE, your_turn: true })).toBe("Your turn");
  expect(statusOf({ ...TABLE, status: "waiting" })).toBe("one free seat");
  expect(statusOf({ ...TABLE, seats: [] })).toBe("watching");
});
