import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { router } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";
import NewTable from "./NewTable.svelte";
import Start from "./Start.svelte";

vi.mock("./Table.svelte", () => ({ default: () => undefined })); // it is fetched ahead, and not looked at here

const OFFER = {
  version: "",
  protocol: 1,
  games: [
    {
      game: "border",
      seats: [2, 3, 4],
      sheets: ["1", "2", "3", "4"],
      sheet_sets: 1000000,
      variants: [],
      bots: ["random", "greedy"],
      bots_missing: [],
      strengths: [{ bot: "greedy", wins: 2, games: 3 }],
      lesson: true,
    },
    {
      game: "twentyone",
      seats: [1, 2, 3, 4, 5, 6],
      sheets: ["A", "B", "C", "D", "E", "F"],
      sheet_sets: 0,
      variants: ["inverted"],
      bots: ["random", "planner"],
      bots_missing: [],
      strengths: [],
      lesson: true,
    },
  ],
  phrases: [],
};
const LINKS = { invitation: { url: "http://h/#join=a" }, watching: { url: "http://h/#watch=b" } };
const ANSWERS: Record<string, unknown> = {
  "api/offer": OFFER,
  "api/me/tables": { tables: [] },
  "api/tables": { table: "t1", links: LINKS },
};

let posted: [path: string, body: unknown][] = [];
let shown: Record<string, unknown> | undefined;

const button = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((one) => one.textContent.includes(text));

beforeAll(() => words.speak("en"));

beforeEach(() => {
  posted = [];
  settings.chosen.name = "";
  settings.chosen.opponent = "greedy";
  settings.chosen.begun = ["border"];
  vi.stubGlobal("scrollTo", () => undefined);
  router.go("");
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    const path = url.pathname.replace(/^\//, "");
    if (method === "POST") posted.push([path, JSON.parse(body as string)]);
    return Promise.resolve(new Response(JSON.stringify(ANSWERS[path] ?? {})));
  });
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

test("one tap opens a table with the strongest bot, sits down and goes there", async () => {
  settings.chosen.name = "Ada";
  shown = mount(Start, { target: document.body });
  flushSync();
  button("Play now")?.click();
  await vi.waitFor(() => expect(router.now).toMatchObject({ screen: "table", id: "t1" }));
  expect(posted[0]).toEqual(["api/tables", { game: "border", seats: [null, "greedy"], first: null }]);
  expect(posted[1]).toEqual(["api/tables/t1/seats/0", { name: "Ada", word: expect.any(String) as string }]);
});

test("each game offers its own bots, and plays against the one that it shows", async () => {
  settings.chosen.opponent = "planner";
  shown = mount(Start, { target: document.body });
  const choices = () => [...document.querySelectorAll("select")];
  await vi.waitFor(() => expect(choices()[0]?.options).toHaveLength(2));
  const bots = choices().map(({ options }) => [...options].map(({ value }) => value));
  expect(bots).toEqual(OFFER.games.map((game) => game.bots));
  expect(choices().map(({ value }) => value)).toEqual(["greedy", "planner"]);
  button("Play now")?.click();
  await vi.waitFor(() => expect(router.now.screen).toBe("table"));
  expect(posted[0]).toEqual(["api/tables", { game: "border", seats: [null, "greedy"], first: null }]);
});

test("the opponent is shown with its character and its measured strength", async () => {
  shown = mount(Start, { target: document.body });
  const told = () => [...document.querySelectorAll(".opponent small")].map((one) => one.textContent.trim());
  await vi.waitFor(() => expect(told()[0]).toMatch(/^Takes .* Wins about 2 of 3 games against a casual player\.$/));
  expect(told()[1]).toMatch(/^Knows the odds of every roll/);
  expect(told()[1]).not.toContain("casual");
});

test("in the first game of a kind the player begins, and later games draw who does", async () => {
  settings.chosen.begun = [];
  shown = mount(Start, { target: document.body });
  flushSync();
  for (const first of [0, null]) {
    button("Play now")?.click();
    await vi.waitFor(() => expect(router.now.screen).toBe("table"));
    expect(posted.find(([path]) => path === "api/tables")?.[1]).toMatchObject({ game: "border", first });
    posted = [];
    router.go("");
  }
  expect(settings.chosen.begun).toEqual(["border"]);
});

test("two taps in a hurry open one table", async () => {
  shown = mount(Start, { target: document.body });
  flushSync();
  button("Play now")?.click();
  button("Play now")?.click();
  await vi.waitFor(() => expect(router.now.screen).toBe("table"));
  expect(posted.filter(([path]) => path === "api/tables")).toHaveLength(1);
});

test("everyone at this device sits down, and the links are kept", async () => {
  router.go("new/twentyone#here");
  shown = mount(NewTable, { target: document.body, props: { id: "twentyone" } });
  await vi.waitFor(() => expect(button("Open the table")).toBeDefined());
  const [first] = document.querySelectorAll<HTMLInputElement>("ol input");
  if (first) first.value = "Ada";
  first?.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  button("Open the table")?.click();
  await vi.waitFor(() => expect(router.now.screen).toBe("table"));
  expect(posted[0]?.[1]).toMatchObject({ game: "twentyone", seats: [null, null], sheets: null, dice: "proven" });
  expect(posted.slice(1)).toMatchObject([
    ["api/tables/t1/seats/0", { name: "Ada" }],
    ["api/tables/t1/seats/1", { name: "Player 2" }],
  ]);
  expect(JSON.parse(sessionStorage.getItem("links t1") ?? "null")).toEqual(LINKS);
  expect(settings.chosen.name).toBe("Ada");
});
