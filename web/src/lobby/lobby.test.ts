import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { offered } from "../net/offer.svelte";
import type { Offer, Role, SeatView, ServerMessage } from "../protocol/types";
import type { Outgoing } from "../net/socket";
import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";
import { rememberPlaying } from "./lessons";
import Lobby from "./Lobby.svelte";
import { logged, OPENED, own, view } from "../match/match.fixture";
import { Match } from "../match/match.svelte";
import People from "./People.svelte";
import { keepLinks } from "./open_table";

const FREE: SeatView = { name: null, bot: null, left: false };
const ADA: SeatView = { name: "Ada", bot: null, left: false };
const BOT: SeatView = { name: "greedy", bot: "greedy", left: false };
const BORDER = {
  game: "border",
  seats: [2],
  sheets: ["1"],
  sheet_sets: 0,
  variants: [],
  bots: ["random", "greedy"],
  bots_missing: [],
  strengths: [],
  lesson: true,
};
const OFFER = { version: "", protocol: 1, games: [BORDER], phrases: ["phrase-hello"] };
const NEW_LINKS = { invitation: { url: "http://h/t#join=new" }, watching: { url: "http://h/t#watch=new" } };

let sent: Outgoing[] = [];
let asked: { method: string; path: string; body: unknown }[] = [];
let shown: Record<string, unknown> | undefined;

function welcome(role: Role, seats: SeatView[], mine: number[], turn = 0): ServerMessage {
  return {
    type: "welcome",
    protocol: 1,
    version: "",
    table: "t1",
    role,
    entries: [logged(0, { ...OPENED, seats: 3 } as typeof OPENED)],
    view: view(
      { turn, seats, words: seats.map(({ name }) => name !== null), waiting_for: [] },
      { phase: "deal", seats: [] },
    ),
    own: mine.map((seat) => own({ seat, targets: [], moves: [], dice: [] })),
    presence: { away_since: seats.map(() => null), watchers: 2, at_rematch: [] },
  };
}

function show(Part: Component<{ match: Match }>, message: ServerMessage): void {
  const send = (message: Outgoing) => (sent.push(message), Promise.resolve());
  const match = new Match("t1", () => 0, () => ({ send, startOver: () => undefined, close: () => undefined })); // prettier-ignore
  match.receive(message as Extract<ServerMessage, { type: "welcome" }>);
  shown = mount(Part, { target: document.body, props: { match } });
  flushSync();
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === name,
  );

beforeAll(() => words.speak("en"));

beforeEach(() => {
  sent = [];
  asked = [];
  sessionStorage.clear();
  settings.chosen.name = "";
  vi.stubGlobal("fetch", (url: URL, { method = "GET", body }: RequestInit) => {
    asked.push({ method, path: url.pathname, body: body ? JSON.parse(body as string) : null });
    const answer = url.pathname.endsWith("offer") ? OFFER : url.pathname.endsWith("guest") ? NEW_LINKS : {};
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

const posted = (end: string) => asked.find(({ method, path }) => method === "POST" && path.endsWith(end));

test("a guest who opens the link sits down in the first free seat, with a name and a word for the dice", async () => {
  show(Lobby, welcome("invited", [ADA, FREE, FREE], []));
  settings.chosen.name = " Grace ";
  button("Sit down")?.click();
  const sitting = { name: "Grace", word: expect.stringMatching(/^\w{8,}$/) as string };
  await vi.waitFor(() => expect(posted("seats/1")?.body).toMatchObject(sitting));
});

test("a name is optional", async () => {
  show(Lobby, welcome("invited", [FREE, ADA, FREE], []));
  button("Sit in seat 3")?.click();
  await vi.waitFor(() => expect(posted("seats/2")?.body).toMatchObject({ name: "Guest" }));
});

test("the lesson is offered until the player's first game begins", () => {
  settings.chosen.begun = [];
  offered.now = OFFER as unknown as Offer;
  const at = (turn: number, mine: number[]): void => {
    const { view } = welcome("invited", [ADA, FREE, FREE], mine, turn) as Extract<ServerMessage, { type: "welcome" }>;
    rememberPlaying(view, mine);
  };
  const lesson = (): Element | null => document.querySelector("a[href$='learn/border']");
  show(Lobby, welcome("invited", [ADA, FREE, FREE], [0]));
  at(0, [0]);
  at(5, []);
  flushSync();
  expect(lesson()).not.toBeNull();
  at(5, [0]);
  flushSync();
  expect(lesson()).toBeNull();
  at(6, [0]);
  expect(settings.chosen.begun).toEqual(["border"]);
});

test("a spectator is offered no seat, and a seated player no second one", async () => {
  show(Lobby, welcome("watcher", [ADA, FREE, FREE], []));
  expect(button("Sit down")).toBeUndefined();
  if (shown) await unmount(shown);
  show(Lobby, welcome("invited", [ADA, FREE, FREE], [0]));
  expect(button("Sit down")).toBeUndefined();
});

test("the host alone has the invitation, and seats bots", async () => {
  keepLinks("t1", { invitation: { url: "http://h/t#join=a" }, watching: { url: "http://h/t#watch=b" } });
  show(Lobby, welcome("invited", [ADA, FREE, BOT], [0]));
  expect(document.querySelector("input[readonly]")).toBeNull();
  expect(button("Add a bot")).toBeUndefined();
  if (shown) await unmount(shown);
  show(Lobby, welcome("host", [ADA, FREE, BOT], [0]));
  expect(document.querySelector<HTMLInputElement>("input[readonly]")?.value).toBe("http://h/t#join=a");
  await vi.waitFor(() => expect(button("Add a bot")?.disabled).toBe(false));
  button("Add a bot")?.click();
  flushSync();
  button("Random")?.click();
  await vi.waitFor(() => expect(posted("seats/1/bot")?.body).toEqual({ bot: "random" }));
});

test("leaving a game asks first", async () => {
  show(People, welcome("invited", [ADA, BOT], [0], 5));
  button("Leave")?.click();
  flushSync();
  expect(sent).toEqual([]);
  [...document.querySelectorAll("dialog button")].at(-1)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await vi.waitFor(() => expect(sent).toEqual([{ type: "leave", seat: 0 }]));
});

test("a bot may replace a player who has left, and that player may come back", async () => {
  show(People, welcome("invited", [ADA, { ...ADA, name: "Bob", left: true }], [0], 5));
  expect(button("Come back")).toBeUndefined();
  await vi.waitFor(() => expect(button("Let a bot take over")?.disabled).toBe(false));
  button("Let a bot take over")?.click();
  flushSync();
  button("Greedy")?.click();
  expect(sent).toEqual([{ type: "take-over", seat: 1, bot: "greedy" }]);
  if (shown) await unmount(shown);
  show(People, welcome("invited", [ADA, { name: "Bob", bot: "greedy", left: true }], [1], 5));
  button("Come back")?.click();
  expect(sent.at(-1)).toEqual({ type: "come-back", seat: 1 });
});

test("who watches is told, and only the host closes the table", async () => {
  show(People, welcome("invited", [ADA, BOT], [0], 5));
  expect(document.body.textContent).toContain("2 people are watching.");
  expect(button("Close the table")).toBeUndefined();
  if (shown) await unmount(shown);
  show(People, welcome("host", [ADA, BOT], [0], 5));
  expect(button("Close the table")).toBeDefined();
});

test("the host removes a player for good after a question, and hands out the new links", async () => {
  const BOB = { ...ADA, name: "Bob" };
  show(People, welcome("invited", [ADA, BOB], [0], 5));
  expect(button("Remove permanently: Bob")).toBeUndefined();
  if (shown) await unmount(shown);
  show(People, welcome("host", [ADA, BOB, BOT], [0], 5));
  expect(button("Remove permanently: Ada")).toBeUndefined();
  expect(button("Remove permanently: Greedy")).toBeUndefined();
  button("Remove permanently: Bob")?.click();
  flushSync();
  const removal = (): unknown =>
    asked.find(({ method, path }) => method === "DELETE" && path.endsWith("seats/1/guest"));
  expect(removal()).toBeUndefined();
  [...document.querySelectorAll("dialog button")].at(-1)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await vi.waitFor(() => expect(removal()).toBeDefined());
  const link = (): string | undefined => document.querySelector<HTMLInputElement>("input[readonly]")?.value;
  await vi.waitFor(() => expect(link()).toBe("http://h/t#join=new"));
});
