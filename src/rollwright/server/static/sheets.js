// Draws dice, boards and sheets from the view. What may be touched, and what it scores, comes from the server.

import { button, h, named, redraw, state, t } from "./elements.js";

const HEX = 20; // the width of a hexagon in the picture
const HEIGHT = HEX / Math.sqrt(3);

export const signed = (points) => (points ? ` +${points}` : "");
const material = () => state.material;
const letter = (colour) => material().letters[colour];

// Dice: in The Border colours, in Twenty One numbers of six colours

export function dice(picking) {
  const { position } = state.view;
  const numbers = position.game === "twentyone";
  const colours = numbers ? Object.keys(material().letters) : position.dice;
  if (!position.dice.length) return null;
  return h(
    "div.dice",
    position.dice.map((die, n) => {
      const colour = colours[n];
      const label = numbers ? `${named("colour", colour)} ${die}` : named("colour", colour);
      const shown = [numbers ? String(die) : letter(colour), h("small", named("colour", colour))];
      if (!picking) return h(`span.die.${colour}`, { "aria-label": label, role: "img" }, shown);
      const pick = () => {
        state.taken[state.taken.has(n) ? "delete" : "add"](n);
        redraw();
      };
      return button(shown, pick, {
        id: `die${n}`,
        class: `die ${colour}`,
        "aria-pressed": String(state.taken.has(n)),
        "aria-label": label,
      });
    }),
  );
}

export function rerollMove() {
  return `reroll ${[...state.taken]
    .sort()
    .map((n) => letter(state.view.position.dice[n]))
    .join(" ")}`;
}

// Places: how a move names them, and how a person reads them

const allPlaces = () =>
  material().game === "border" ? material().spaces : [...material().sheets[0].rows.flat(), material().cross_off];
export const markMove = (marks) =>
  `mark ${marks.map((place) => allPlaces().find((one) => one.place === place).text).join(" ")}`;

export function targetLabel(seat, target) {
  const place = target.adds[0];
  if (material().game === "border") {
    return `${named("colour", boardOf(seat).colours[place])} ${target.adds.join(" ")}${signed(target.points)}`;
  }
  if (place === material().cross_off.place) return `✕ ${t("page-cross-off")}`;
  const box = sheetOf(seat)
    .rows.flat()
    .find((one) => one.place === place);
  return `${named("colour", box.colour)} ${dieOf(box)}${signed(target.points)}`;
}

const boardOf = (seat) => material().boards.find(({ name }) => name === state.view.position.seats[seat].board);
const sheetOf = (seat) => material().sheets.find(({ name }) => name === state.view.position.seats[seat].sheet);
const dieOf = (box) => state.view.position.dice[Object.keys(material().letters).indexOf(box.colour)];

// What a seat has in front of it; `touch` gets a target, `why` a place that is none

export function sheet(seat, own, touch, why) {
  return material().game === "border" ? border(seat, own, touch, why) : twentyone(seat, own, touch, why);
}

function touches(own, place, touch, why) {
  const target = own?.targets.find(({ adds }) => adds.includes(place));
  const pencil = own?.draft.includes(place);
  if (!own?.moves.includes("mark")) return { pencil };
  return { target, pencil, onclick: target ? () => touch(target) : () => why(place) };
}

function border(seat, own, touch, why) {
  const { spaces, areas } = material();
  const { colours } = boardOf(seat);
  const played = state.view.position.seats[seat];
  const middles = spaces.map(({ q, r }) => [HEX * (q + r / 2), (HEX * r * Math.sqrt(3)) / 2]);
  const [left, top] = [0, 1].map((n) => Math.min(...middles.map((point) => point[n])) - HEX * 0.7);
  const [right, bottom] = [0, 1].map((n) => Math.max(...middles.map((point) => point[n])) + HEX * 0.7);
  const hexes = spaces.map(({ place, text }) => {
    const [x, y] = middles[place];
    const crossed = played.crossed.includes(place);
    const { target, pencil, onclick } = touches(own, place, touch, why);
    const corners = [0, 1, 2, 3, 4, 5].map((n) => [
      x + HEIGHT * Math.sin((n * Math.PI) / 3),
      y + HEIGHT * Math.cos((n * Math.PI) / 3),
    ]);
    const looks = [colours[place] ?? "white", crossed && "crossed", pencil && "pencil", target && "target"]
      .filter(Boolean)
      .join(" ");
    const signs =
      crossed || pencil
        ? h("text.sign", { x, y: y + 4.5 }, "✕")
        : [h("text", { x, y: y - 1 }, letter(colours[place])), h("text", { x, y: y + 7 }, text)];
    return h(
      "g",
      { class: looks, ...(onclick && !crossed ? { onclick } : {}) },
      h("polygon", { points: corners.map((point) => point.map((n) => n.toFixed(1)).join(",")).join(" ") }),
      signs,
    );
  });
  hexes.sort((one, other) => one.matches(".target") - other.matches(".target")); // their outline lies on top
  const labels = areas
    .filter(({ x }) => x != null)
    .map(({ id, value, low, x, y }) => {
      const scored = played.areas[id];
      return h(
        scored == null ? "text.area" : "text.area.scored",
        { x: HEX * x, y: HEX * y + 3 },
        scored == null ? `${value}/${low}` : `✓${scored}`,
      );
    });
  const size = [left, top, right - left, bottom - top].map((n) => n.toFixed(1)).join(" ");
  return h("svg.board", { viewBox: size, role: "img", "aria-label": t("page-board") }, hexes, labels);
}

export function areasTable(seatName) {
  const { position } = state.view;
  const seats = position.seats.map((_, seat) => seat);
  return h(
    "div.wide",
    h(
      "table.areas",
      h(
        "thead",
        h(
          "tr",
          h("th", t("page-area")),
          h("th", t("page-worth-now")),
          seats.map((seat) => h("th", seatName(seat))),
        ),
      ),
      h(
        "tbody",
        material().areas.map(({ id }) =>
          h(
            "tr",
            h("th", named("area", id)),
            h("td", position.worth[id]),
            seats.map((seat) => h("td", position.seats[seat].areas[id] ?? "")),
          ),
        ),
      ),
    ),
  );
}

function twentyone(seat, own, touch, why) {
  const played = state.view.position.seats[seat];
  const row = (boxes, n) => {
    const { entries, hits, score } = played.rows[n];
    const cells = boxes.map((box, column) => {
      const { target, pencil, onclick } = touches(own, box.place, touch, why);
      const entry = entries[column];
      const looks = [box.colour, target && "target", pencil && "pencil", entry === box.number && "hit"]
        .filter(Boolean)
        .join(" ");
      const shown = pencil ? dieOf(box) : entry === 0 ? "✕" : (entry ?? "");
      const content = [h("small", `${letter(box.colour)} ${box.number}`), h("b", String(shown))];
      const label = `${named("colour", box.colour)} ${box.number}: ${shown || "–"}${target ? signed(target.points) : ""}`;
      if (entry != null || !onclick) return h("td", { class: looks, "aria-label": label }, content);
      return h(
        "td",
        { class: looks },
        button(content, onclick, { id: `box${seat}-${box.place}`, "aria-label": label }),
      );
    });
    return h(n === played.current_row ? "tr.current" : "tr", cells, h("td.sum", "★".repeat(hits)), h("td.sum", score));
  };
  return h("div.wide", h("table.sheet", h("tbody", sheetOf(seat).rows.map(row))));
}
