// What the files of a table ask of it: who sits where, what is whose.

import { ROOT, TABLE, ask, field, named, random, redraw, remembered, state, t } from "./elements.js";
import { send } from "./socket.js";

export const at = (path) => `api/tables/${TABLE}/${path}`;
export const address = (table) => new URL(`table/${table}`, ROOT).href;
export const myName = () => state.form.name.trim() || t("page-guest");
export const nameField = () =>
  field("name", t("page-your-name"), { maxlength: 60, onchange: (event) => remembered("name", event.target.value) });

export const opened = () => state.replay?.opened ?? state.entries[0].entry;
export const act = (type, content) => {
  send(type, content);
  redraw();
};
export const mine = (seat) => state.own.find((one) => one.seat === seat);
export const everyone = () => state.view.seats.map((_, seat) => seat);

export const satDown = (seat) =>
  state.entries.findLast(({ entry }) => entry.type === "sat-down" && entry.seat === seat)?.entry;

export function seatName(seat) {
  const { name, bot: plays } = state.view.seats[seat];
  const said = name ?? satDown(seat)?.name ?? `${t("page-seat")} ${seat + 1}`;
  const bot = satDown(seat)?.bot ?? plays;
  return bot && said.startsWith(bot) ? named("bot", bot) + said.slice(bot.length) : said; // bots are called by their id
}

export async function sit(seat) {
  const word = opened().dice === "proven" && !state.view.turn ? state.form.word.trim() || random() : null;
  await ask("POST", at(`seats/${seat}`), { name: myName(), word });
  state.form.word = random();
}

// The links of a table are told once, when it is opened; this browser's tab keeps them.

export const keepLinks = (table, links) => remembered(`links ${table}`, JSON.stringify(links), "sessionStorage");
export const keptLinks = (table) => JSON.parse(remembered(`links ${table}`, undefined, "sessionStorage") ?? "null");
