// Everyone at the table: who sits, who is away, what they say, what happened, and the links that bring more of them.

import { TABLE, ask, attempt, button, fold, h, named, state, t } from "./elements.js";
import { at, keepLinks, mine, opened, satDown, seatName, sit } from "./match.js";
import { send } from "./socket.js";

export function seatLine(seat) {
  const { name, bot, left } = state.view.seats[seat];
  const notes = [
    mine(seat) && t("page-you"),
    bot && !satDown(seat)?.bot && `${t("page-bot-plays")} ${named("bot", bot)}`,
    left ? t("page-left") : isAway(seat) && t("page-away"),
    state.view.chosen.includes(seat) && t("page-has-chosen"),
  ].filter(Boolean);
  const said = `${seat + 1}. ${name == null ? t("page-free") : seatName(seat)}`;
  const noted = notes.length > 0 && h("small", ` (${notes.join(", ")})`);
  return h("li", h("span", said, noted), h("span.row", state.view.outcome ? [] : seatButtons(seat)));
}
const isAway = (seat) => state.presence?.away_since[seat] != null;

function seatButtons(seat) {
  const { name, bot, left } = state.view.seats[seat];
  const strongest = state.offer.bots.at(-1);
  const host = state.role === "host";
  if (mine(seat)) {
    return [
      left || bot
        ? button(t("page-come-back"), () => send("come-back", { seat }))
        : button(t("page-leave"), () => confirm(t("page-leave-sure")) && send("leave", { seat })),
      button(t("page-hand-over"), () => attempt(() => handOver(seat))),
    ];
  }
  if (name == null) {
    const late = state.view.turn > 0 && state.role !== "watcher"; // before that the waiting room asks for a name
    const seatBot = () => ask("POST", at(`seats/${seat}/bot`), { bot: strongest });
    return [
      late && button(`${t("page-sit")} ${seat + 1}`, () => attempt(() => sit(seat))),
      host && button(t("page-seat-bot"), () => attempt(seatBot)),
    ];
  }
  const free = () => confirm(t("page-free-seat-sure")) && attempt(() => ask("DELETE", at(`seats/${seat}`)));
  const takeOver = !bot && (left || isAway(seat)) && state.own.length > 0;
  return [
    takeOver && button(t("page-let-bot-play"), () => send("take-over", { seat, bot: strongest })),
    host && button(t("page-free-seat"), free),
  ];
}

async function handOver(seat) {
  state.links = { ...state.links, seat: await ask("POST", at(`seats/${seat}/handover`)) };
  state.unfolded.add("links");
}

export function phrases() {
  const speaker = state.own[0]?.seat;
  const said = state.entries.filter(({ entry }) => entry.type === "said").slice(-3);
  return [
    said.map(({ entry }) => h("p.said", h("b", seatName(entry.seat)), ": ", t(entry.phrase))),
    speaker != null &&
      fold(
        "phrases",
        t("page-say"),
        h(
          "div.row",
          state.offer.phrases.map((phrase) => button(t(phrase), () => send("say", { seat: speaker, phrase }))),
        ),
      ),
  ];
}

export function news() {
  const lines = state.entries
    .slice(-20)
    .reverse()
    .flatMap(({ entry }) => newsOf(entry));
  return fold(
    "news",
    t("page-news"),
    h(
      "ul.news",
      lines.map((line) => h("li", line)),
    ),
  );
}

function newsOf(entry) {
  const simple = {
    "sat-down": t("page-news-sat-down"),
    "said-word": t("page-news-said-word"),
    chose: t("page-news-chose"),
    "took-back": t("page-news-took-back"),
    left: t("page-news-left"),
    "came-back": t("page-news-came-back"),
    "bot-took-over": t("page-news-bot-took-over"),
    freed: t("page-news-freed"),
    moved: t("page-news-moved"),
    "stood-in": t("page-news-stood-in"),
  };
  switch (entry.type) {
    case "rolled":
      return [t("page-news-rolled")];
    case "played":
      return [[`${seatName(entry.seat)}: `, h("code", entry.move)]];
    case "marked":
      return entry.plays.map(({ seat, move }) => [`${seatName(seat)}: `, h("code", move)]);
    case "said":
      return [`${seatName(entry.seat)}: ${t(entry.phrase)}`];
    case "closed":
      return [t(entry.reason)];
    default:
      return simple[entry.type] ? [`${seatName(entry.seat)}: ${simple[entry.type]}`] : [];
  }
}

// Links, and what the host may do

export function invitations() {
  const { links, role } = state;
  const renew = async () => {
    state.links = { ...state.links, ...(await ask("POST", at("links"))) };
    keepLinks(TABLE, state.links);
  };
  const sure = () => (!links || confirm(t("page-new-links-sure"))) && attempt(renew);
  const labels = {
    invitation: t("page-invitation"),
    watching: t("page-watching"),
    seat: t("page-hand-over-link"),
  };
  if (role !== "host" && !links) return null;
  return fold(
    "links",
    t("page-links"),
    Object.entries(labels).map(([kind, label]) => links?.[kind] && link(kind, label, links[kind])),
    role === "host" && h("div.row", button(t("page-new-links"), sure)),
  );
}

function link(kind, label, one) {
  const picture = async () => {
    one.qr = `data:image/svg+xml,${encodeURIComponent(await ask("POST", "api/qr", { text: one.url }))}`;
  };
  const onfocus = (event) => event.target.select(); // there is no clipboard where a page came over plain http
  const shown = h("input", { id: `link-${kind}`, readonly: true, value: one.url, onfocus });
  const qr = one.qr ? h("img.qr", { src: one.qr, alt: label }) : button(t("page-qr"), () => attempt(picture));
  return h("div", h("label", label, shown), h("div.row", qr));
}

export function tableMenu() {
  const close = () => confirm(t("page-close-table-sure")) && attempt(() => ask("POST", at("close")));
  const mayClose = state.role === "host" && !state.view.outcome;
  const { commitment } = opened();
  return fold(
    "menu",
    t("page-more"),
    commitment && h("p", t("page-commitment"), " ", h("code", commitment)),
    h("p", `${t("page-watchers")}: ${state.presence?.watchers ?? 0}`),
    mayClose && h("div.row", button(t("page-close-table"), close)),
  );
}
