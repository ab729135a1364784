// The socket of a table: it connects again by itself, and what was not acknowledged is sent again under the same id,
// so that it is done once.

import { ROOT, TABLE, complain, quiet, random, state } from "./elements.js";

const PROTOCOL = 1;
const FATAL = ["not-allowed", "not-found", "other-protocol", "wrong-origin"]; // connecting again would not help
const SHORTEST = 500;
const LONGEST = 15000;

const unanswered = new Map();
const prefix = random().slice(0, 8);
let socket = null;
let count = 0;
let delay = SHORTEST;

// `changed` is called after every message, `refused` with the problem when the server will not have us.
export function connect(changed, refused) {
  const url = new URL(`api/tables/${TABLE}/socket`, ROOT);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url);
  let goodbye = null;
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, known: state.entries.length }));
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "bye") goodbye = message.problem;
    else take(message, changed);
  };
  socket.onclose = () => {
    state.online = false;
    if (FATAL.includes(goodbye?.code)) {
      refused(goodbye);
      return;
    }
    setTimeout(() => connect(changed, refused), delay * (0.5 + Math.random()));
    delay = Math.min(2 * delay, LONGEST);
    changed();
  };
}

// `before` is what the seat saw, to be put back if the server says no.
export function send(type, content, before = null) {
  const message = { type, id: `${prefix}-${(count += 1)}`, ...content };
  unanswered.set(message.id, { message, before });
  quiet();
  if (state.online) socket.send(JSON.stringify(message));
}

export function disconnect() {
  if (socket) socket.onclose = null;
  socket?.close();
}

export const isWaiting = (type, seat) =>
  [...unanswered.values()].some(({ message }) => message.type === type && message.seat === seat);

function take(message, changed) {
  if ((message.type === "welcome" || message.type === "update") && !follow(message)) return;
  const sent = unanswered.get(message.id);
  unanswered.delete(message.id);
  if (message.type === "welcome") {
    Object.assign(state, { role: message.role, online: true });
    delay = SHORTEST;
    for (const { message: again } of unanswered.values()) socket.send(JSON.stringify(again));
  }
  if (message.presence) state.presence = message.presence;
  if (message.type === "drafted") replaceOwn(message.own);
  if (message.type === "error" && sent?.before) replaceOwn(sent.before);
  if (message.problem) complain(message.problem);
  changed();
}

function follow({ entries, view, own }) {
  if (entries[0]?.n === 0) state.entries = [];
  if (entries.length && entries[0].n !== state.entries.length) {
    // something is missing: ask for all of it
    state.entries = [];
    socket.close();
    return false;
  }
  if (view.turn !== state.view?.turn) {
    state.taken.clear();
    state.past = {};
  }
  state.entries.push(...entries);
  Object.assign(state, { view, own });
  return true;
}

export function replaceOwn(own) {
  state.own = state.own.map((one) => (one.seat === own.seat ? own : one));
}
