// What the plain page is made of: its state, its words, requests to the server, and elements that are drawn anew.

export const ROOT = new URL("..", import.meta.url); // wherever a proxy shows us
export const TABLE = location.pathname.slice(ROOT.pathname.length).match(/^table\/([\w-]+)$/)?.[1];

export const state = {
  words: {},
  languages: [],
  offer: null,
  material: null,
  tables: [],
  form: {},
  unfolded: new Set(),
  role: null,
  view: null,
  own: [],
  presence: null,
  entries: [],
  links: null,
  online: false,
  refused: false,
  taken: new Set(), // dice picked up to be rolled again
  past: {}, // by seat: the pencil marks before each touch
  proof: null,
  replay: null,
  over: null, // how the game stood at its end, while it is looked at again
  step: 0,
};

// Words

export const t = (id) => state.words[id] ?? id;
export const named = (family, id) => state.words[`${family}-${id}`] ?? id;

export async function speak(language) {
  const { words, languages } = await ask("GET", `api/words/${language}`);
  Object.assign(state, { words, languages });
  document.documentElement.lang = state.form.language = language;
}

async function say(message, given = {}) {
  if (state.words[message]) return state.words[message];
  const wish = { language: document.documentElement.lang, message, arguments: given };
  return (await ask("POST", "api/say", wish).catch(() => ({ text: message }))).text;
}

// Storage and chance

export function remembered(key, value, where = "localStorage") {
  try {
    if (value !== undefined) window[where].setItem(key, value);
    return window[where].getItem(key);
  } catch {
    return null;
  } // some browsers keep nothing
}

export function random() {
  // randomUUID is missing where a page came over plain http
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

// The server

export async function ask(method, path, body) {
  const headers = body ? { "Content-Type": "application/json" } : {};
  const sent = fetch(new URL(path, ROOT), { method, headers, body: body && JSON.stringify(body) });
  const answer = await sent.catch(() => {
    throw { message: "page-unreachable" };
  });
  const json = answer.headers.get("Content-Type")?.includes("json");
  const content = await (json ? answer.json() : answer.text());
  if (!answer.ok) throw json ? content : { message: "page-unreachable" };
  return content;
}

export async function complain(problem) {
  if (problem instanceof Error) {
    console.error(problem);
    problem = { message: "page-broken" };
  }
  const rule = problem.rule && h("details", h("summary", problem.rule), await say(`rule-${problem.rule}`));
  const said = h("div", await say(problem.message, problem.arguments), rule);
  box("problem").replaceChildren(said, button("✕", quiet, { "aria-label": t("page-close") }));
}
export const quiet = () => box("problem").replaceChildren();
export const box = (id) => document.getElementById(id);

// Elements: the whole page is drawn anew when something has changed

let drawAll = () => {};
export const drawWith = (draw) => {
  drawAll = draw;
};
export const redraw = () => drawAll();
export const attempt = (work) => Promise.resolve().then(work).then(redraw, complain);

// `h("p.hint", { id: "x" }, "text")`; the attributes may be left out.
export function h(tag, ...content) {
  const given = content[0]?.constructor === Object;
  const [attributes, children] = given ? [content[0], content.slice(1)] : [{}, content];
  const [name, ...classes] = tag.split(".");
  const drawn = ["svg", "g", "polygon", "text"].includes(name);
  const element = drawn ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  if (classes.length) element.setAttribute("class", classes.join(" "));
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(3).filter((child) => child != null && child !== false));
  return element;
}

export const button = (label, onclick, more = {}) => h("button", { type: "button", onclick, ...more }, label);

export function field(id, label, more = {}) {
  const oninput = (event) => {
    state.form[id] = event.target.value;
  };
  return h("label", label, h("input", { id, value: state.form[id] ?? "", oninput, autocomplete: "off", ...more }));
}

export function choice(id, label, options, onchange) {
  const chosen = String(state.form[id] ?? "");
  const choices = options.map(([value, text]) => h("option", { value, selected: String(value) === chosen }, text));
  const change = (event) => {
    state.form[id] = event.target.value;
    onchange(event.target.value);
  };
  return h("label", label, h("select", { id, onchange: change }, choices));
}

export function fold(id, title, ...content) {
  const ontoggle = (event) => state.unfolded[event.target.open ? "add" : "delete"](id);
  return h("details.fold", { open: state.unfolded.has(id), ontoggle }, h("summary", { id }, title), ...content);
}
