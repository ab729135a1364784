// A table: whose turn it is, what lies on it, and how it ended.

import {
  ROOT,
  ask,
  attempt,
  button,
  complain,
  field,
  h,
  named,
  quiet,
  random,
  redraw,
  state,
  t,
  TABLE,
} from "./elements.js";
import { actions, sheetOf } from "./actions.js";
import { address, at, everyone, keptLinks, mine, nameField, opened, seatName, sit } from "./match.js";
import { invitations, news, phrases, seatLine, tableMenu } from "./people.js";
import { areasTable, dice } from "./sheets.js";
import { connect, disconnect, isWaiting, send } from "./socket.js";

export async function enterTable() {
  const token = location.hash.match(/^#(?:join|watch|seat)=([\w-]+)$/)?.[1];
  if (token) {
    // what is behind # reaches no log, and after this no bookmark either
    history.replaceState(null, "", location.pathname);
    await ask("POST", at("keys"), { token }).catch(complain);
  }
  state.links = keptLinks(TABLE);
  if (state.links) state.unfolded.add("links");
  state.form.word = random();
  const changed = async () => {
    if (!state.view) return;
    await lay(state.view.position.game);
    addWords();
  };
  connect(
    () => attempt(changed),
    (problem) => attempt(() => lookFromOutside(problem)),
  );
}

async function lay(game) {
  if (state.material?.game !== game) state.material = await ask("GET", `api/sheets/${game}`);
}

function addWords() {
  // after a rematch everyone sits already, and the dice still wait for a word of each
  const { view, own } = state;
  if (view.turn || view.outcome || opened().dice !== "proven") return;
  for (const { seat } of own) {
    if (!view.words[seat] && !isWaiting("say-word", seat)) send("say-word", { seat, word: random() });
  }
}

// A finished game may be looked at by whoever has its address

async function lookFromOutside(problem) {
  const replay = problem.code === "not-allowed" ? await ask("GET", at("replay")).catch(() => null) : null;
  state.refused = !replay?.steps.length;
  if (state.refused) throw problem;
  await showReplay(replay);
}

async function showReplay(replay) {
  disconnect();
  quiet();
  await lay(replay.opened.game);
  Object.assign(state, { replay, over: replay.steps.at(-1).view, own: [] });
  goTo(replay.steps.length - 1);
}

function goTo(step) {
  state.step = Math.max(0, Math.min(step, state.replay.steps.length - 1));
  state.view = state.replay.steps[state.step].view;
}

// The page

export function tablePage() {
  const { view } = state;
  if (!view) return state.refused ? [] : [h("p.status", { role: "status" }, t("page-connecting"))];
  const dealt = view.position.seats.length > 0;
  return [
    h(
      "section",
      h("h1", named("game", view.position.game), dealt && h("small", ` · ${t("page-round")} ${view.position.round}`)),
      !state.online && !state.replay && h("p.away", { role: "status" }, t("page-connecting")),
      status(),
      state.replay && steps(),
    ),
    !view.turn && !view.outcome && waitingRoom(),
    (view.outcome || state.replay) && result(state.over?.outcome ?? view.outcome),
    dealt &&
      h(
        "section",
        dice(state.own.some(({ moves }) => moves.includes("reroll"))),
        state.own.map(({ seat }) => actions(seat)),
      ),
    dealt &&
      h(
        "section",
        h(
          "div.sheets",
          [...state.own.map(({ seat }) => seat), ...everyone().filter((seat) => !mine(seat))].map(sheetOf),
        ),
        view.position.game === "border" && areasTable(seatName),
      ),
    !state.replay && h("section", h("h2", t("page-at-the-table")), h("ul.seats", everyone().map(seatLine)), phrases()),
    !state.replay && h("section", invitations(), news(), tableMenu()),
  ];
}

function status() {
  const { view, own } = state;
  const due = [...new Set([...view.waiting_for, view.roller])].filter((seat) => seat != null);
  let text = `${t("page-waiting-for")} ${due.map(seatName).join(", ")}`;
  if (view.outcome) text = t(view.outcome.reason);
  else if (state.replay) text = "";
  else if (!view.turn || !due.length) text = t("page-waiting-for-players");
  else if (mine(view.roller)) text = t("page-your-roll");
  else if (due.some(mine)) text = t("page-your-turn");
  document.title = `${text} · Rollwright`;
  return h("p.status", { role: "status", class: own.length && due.some(mine) ? "status due" : "status" }, text);
}

function steps() {
  const go = (label, by, id) =>
    button(
      label,
      () => {
        goTo(state.step + by);
        redraw();
      },
      { id, "aria-label": t(by < 0 ? "page-step-back" : "page-step-on") },
    );
  return h(
    "div.row",
    go("◀", -1, "back"),
    h("span", `${state.step + 1} / ${state.replay.steps.length}`),
    go("▶", 1, "on"),
    state.role && button(t("page-close"), () => location.reload()),
  );
}

function waitingRoom() {
  const free = everyone().filter((seat) => state.view.seats[seat].name == null);
  if (!free.length || state.role === "watcher") return null;
  return h(
    "section",
    h("div.form", nameField(), opened().dice === "proven" && field("word", t("page-your-word"), { maxlength: 200 })),
    h(
      "div.row",
      free.map((seat) => button(`${t("page-sit")} ${seat + 1}`, () => attempt(() => sit(seat)), { class: "main" })),
    ),
  );
}

function result({ scores, winners, tie_break: tie }) {
  const order = scores.map((_, seat) => seat).sort((one, other) => scores[other] - scores[one]);
  const line = (seat) => h("li", winners.includes(seat) && "★ ", seatName(seat), ": ", h("strong", scores[seat]));
  return h(
    "section",
    h("h2", t("page-result")),
    h("ol", order.map(line)),
    tie && h("p", t(tie)),
    state.view.turn > 0 && h("div.row", afterwards()),
    state.proof && proof(state.proof),
  );
}

function afterwards() {
  const record = (form) => new URL(at(`record?form=${form}`), ROOT);
  const prove = async () => {
    state.proof = await ask("GET", at("proof"));
  };
  const lookAgain = async () => showReplay(await ask("GET", at("replay")));
  const { rematch } = state.view;
  return [
    rematch && h("a.button.main", { href: address(rematch) }, t("page-to-the-rematch")),
    !rematch && state.own.length > 0 && button(t("page-rematch"), () => attempt(playAgain), { class: "main" }),
    !state.replay && button(t("page-replay"), () => attempt(lookAgain)),
    h("a.button", { href: record("text"), download: "" }, t("page-record")),
    h("a.button", { href: record("json"), download: "" }, t("page-record-json")),
    opened().dice === "proven" && button(t("page-proof"), () => attempt(prove)),
  ];
}
const playAgain = async () => location.assign(address((await ask("POST", at("rematch"))).table));

function proof({ rolls, commitment, secret, words }) {
  const lines = [
    [t("page-proof-rolls"), rolls],
    [t("page-proof-commitment"), commitment],
    [t("page-proof-secret"), secret],
    [t("page-proof-words"), words.join(" · ")],
  ];
  return h(
    "dl",
    lines.map(([term, value]) => [h("dt", term), h("dd", h("code", value))]),
  );
}
