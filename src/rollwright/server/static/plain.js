// The plain page: it draws what the server tells it and sends what is touched. It knows no rules of any game, and its
// words come from the catalogue. A real page takes its place later; this one is small on purpose.

import {
  ROOT,
  TABLE,
  ask,
  attempt,
  box,
  button,
  choice,
  drawWith,
  field,
  fold,
  h,
  named,
  random,
  remembered,
  speak,
  state,
  t,
} from "./elements.js";
import { address, keepLinks, myName, nameField } from "./match.js";
import { enterTable, tablePage } from "./table.js";

function draw() {
  const focused = document.activeElement?.id;
  const languages = state.languages.map((one) => [one, one.toUpperCase()]);
  const language = choice("language", "", languages, (one) => {
    remembered("language", one);
    attempt(() => speak(one));
  });
  language.lastChild.setAttribute("aria-label", t("page-language"));
  box("header").replaceChildren(h("a.home", { href: ROOT.href }, "Rollwright"), language);
  box("main").replaceChildren(...(TABLE ? tablePage() : startPage()).filter(Boolean));
  if (focused) box(focused)?.focus({ preventScroll: true });
}

const startPage = () => [playNowPart(), openPart(), tablesPart(), dataPart()];

function playNowPart() {
  const start = (one) => button(named("game", one.game), () => attempt(() => playNow(one)), { class: "main" });
  return h(
    "section",
    h("h1", t("page-welcome")),
    h("p", t("page-plain")),
    h("div.form", nameField()),
    h("h2", t("page-play-now")),
    h("div.row", state.offer.games.map(start)),
  );
}

function openPart() {
  const { form, offer } = state;
  const { seats, variants } = offer.games.find((one) => one.game === form.game);
  const games = offer.games.map((one) => [one.game, named("game", one.game)]);
  const people = [["", t("page-person")], ...offer.bots.map((bot) => [bot, named("bot", bot)])];
  const kinds = [["", t("page-as-in-the-box")], ...variants.map((one) => [one, named("variant", one)])];
  const paces = Object.entries({ live: t("page-pace-live"), days: t("page-pace-days") });
  const sources = Object.entries({ proven: t("page-dice-proven"), typed: t("page-dice-typed") });
  const wishes = [
    choice("game", t("page-game"), games, (game) => attempt(() => chooseGame(game))),
    choice(
      "seats",
      t("page-seats"),
      seats.map((number) => [number, number]),
      draw,
    ),
    numbers(form.seats).map((seat) => choice(`seat${seat}`, `${t("page-seat")} ${seat + 1}`, people, draw)),
    variants.length > 0 && choice("variant", t("page-variant"), kinds, draw),
    choice("pace", t("page-pace"), paces, draw),
    choice("dice", t("page-dice"), sources, draw),
    form.pace === "live" && field("patience", t("page-patience"), { type: "number", min: 5, max: 86400 }),
  ];
  const open = button(t("page-open"), () => attempt(openTable), { class: "main" });
  return h("section", fold("open", t("page-open-table"), h("div.form", wishes), h("div.row", open)));
}
const numbers = (count) => Array.from({ length: Number(count) }, (_, number) => number);

function tablesPart() {
  const status = { waiting: t("page-status-waiting"), playing: t("page-status-playing"), over: t("page-status-over") };
  const line = (one) => {
    const names = one.names.map((name) => (name == null ? "…" : named("bot", name))).join(", ");
    const due = one.your_turn ? h("strong", t("page-your-turn")) : status[one.status];
    return h("li", h("a", { href: address(one.table) }, named("game", one.game), h("small", ` · ${names} · `), due));
  };
  const none = state.tables.length === 0 && h("p", t("page-no-tables"));
  return h("section", h("h2", t("page-my-tables")), none, h("ul.tables", state.tables.map(line)));
}

function dataPart() {
  const file = { href: new URL("api/me/data", ROOT), download: "rollwright.json" };
  const erase = button(t("page-forget"), () => confirm(t("page-forget-sure")) && attempt(forget));
  const row = h("div.row", h("a.button", file, t("page-export")), erase);
  return h("section", fold("data", t("page-my-data"), h("p", t("page-my-data-what")), row));
}

function chooseGame(game) {
  const { seats } = state.offer.games.find((one) => one.game === game);
  Object.assign(state.form, { game, seats: seats.includes(2) ? 2 : seats[0], variant: "" });
}

async function playNow({ game, seats }) {
  const bots = Array(Math.max(seats[0], 2) - 1).fill(state.offer.bots.at(-1));
  const { table } = await ask("POST", "api/tables", { game, seats: [null, ...bots] });
  await ask("POST", `api/tables/${table}/seats/0`, { name: myName(), word: random() });
  location.assign(address(table));
}

async function openTable() {
  const { game, pace, dice, variant, patience } = state.form;
  const seats = numbers(state.form.seats).map((seat) => state.form[`seat${seat}`] || null);
  const wish = { game, seats, pace, dice, variant: variant || null, patience: Number(patience) };
  const { table, links } = await ask("POST", "api/tables", wish);
  keepLinks(table, links);
  location.assign(address(table));
}

async function forget() {
  await ask("DELETE", "api/me");
  localStorage.clear();
  location.reload();
}

async function start() {
  const wished = [remembered("language"), ...navigator.languages].map((tag) => tag?.split("-")[0]);
  await speak(document.documentElement.lang);
  const language = wished.find((tag) => state.languages.includes(tag));
  if (language && language !== document.documentElement.lang) await speak(language);
  state.offer = await ask("GET", "api/offer");
  Object.assign(state.form, { name: remembered("name") ?? "", pace: "live", dice: "proven", patience: 60 });
  chooseGame(state.offer.games[0].game);
  if (TABLE) await enterTable();
  else ({ tables: state.tables } = await ask("GET", "api/me/tables"));
}

drawWith(draw);
attempt(start);
