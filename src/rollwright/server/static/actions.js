// What a seat of this browser may do: throw, touch, undo, make firm, take back.

import { button, field, h, redraw, state, t } from "./elements.js";
import { act, mine, opened, seatName } from "./match.js";
import { markMove, rerollMove, sheet, signed, targetLabel } from "./sheets.js";
import { isWaiting, replaceOwn, send } from "./socket.js";

export function actions(seat) {
  const { view } = state;
  const own = mine(seat);
  const turn = { seat, turn: view.turn };
  const whose = state.own.length > 1 && h("h2", seatName(seat));
  const busy = isWaiting("choose", seat) || isWaiting("throw", seat);
  const choose = (label, move, more) =>
    button(label, () => act("choose", { ...turn, move: move() }), { ...more, disabled: busy || more.disabled });
  if (view.seats[seat].bot || view.seats[seat].left) return null;
  const typed = opened().dice === "typed";
  if (view.roller != null && !view.outcome && (view.roller === seat || typed)) {
    const faces =
      typed && field("faces", t("page-faces"), { placeholder: Object.values(state.material.letters).join(" ") });
    const read = () => (typed ? { faces: state.form.faces ?? "" } : {});
    const roll = button(t("page-throw"), () => act("throw", { ...turn, ...read() }), {
      id: "throw",
      class: "main",
      disabled: busy,
    });
    return h("div", whose, faces, h("div.row", roll));
  }
  if (own.choice) {
    const takeBack = button(t("page-take-back"), () => act("take-back", turn));
    return h("div", whose, h("p", t("page-chosen"), " ", h("code", own.choice)), h("div.row", takeBack));
  }
  if (!own.moves.length) return null;
  const marked = own.draft.length > 0;
  return h(
    "div",
    whose,
    own.targets.length > 0 &&
      h(
        "div.row",
        own.targets.map((target) =>
          button(targetLabel(seat, target), () => touch(seat, target), {
            id: `target${seat}-${target.adds.join("-")}`,
          }),
        ),
      ),
    h(
      "div.row",
      own.moves.includes("again") && choose(t("page-again"), () => "again", { class: "main" }),
      own.moves.includes("keep") && choose(t("page-keep"), () => "keep", { class: "main" }),
      own.moves.includes("reroll") &&
        choose(t("page-reroll"), rerollMove, { id: "reroll", disabled: !state.taken.size || marked }),
      own.moves.includes("mark") &&
        choose(`${t("page-done")}${signed(own.points)}`, () => markMove(own.draft), {
          id: "done",
          class: "main",
          disabled: !marked,
        }),
      marked && button(t("page-undo"), () => undo(seat), { id: "undo" }),
      own.moves.includes("pass") && choose(t("page-pass"), () => "pass", { id: "pass", disabled: marked }),
    ),
    own.moves.includes("reroll") && h("p.hint", t("page-reroll-how")),
  );
}

function pencil(seat, marks) {
  // drawn at once; the server's answer says what may be touched next
  const own = mine(seat);
  send("draft", { seat, turn: state.view.turn, marks }, own);
  replaceOwn({ ...own, draft: marks, targets: [] });
  redraw();
}

function touch(seat, target) {
  const { draft } = mine(seat);
  (state.past[seat] ??= []).push(draft);
  pencil(
    seat,
    [...new Set([...draft, ...target.adds])].sort((one, other) => one - other),
  );
}
const undo = (seat) => pencil(seat, state.past[seat]?.pop() ?? []);
const why = (seat) => (place) => send("why-not", { seat, turn: state.view.turn, marks: mine(seat).draft, place });

export function sheetOf(seat) {
  const { position } = state.view;
  const name = position.seats[seat].board ?? position.seats[seat].sheet;
  return h(
    mine(seat) ? "article.mine" : "article",
    h("h2", seatName(seat), h("small", ` · ${name} · ${position.seats[seat].score} ${t("page-points")}`)),
    sheet(seat, mine(seat), (target) => touch(seat, target), why(seat)),
  );
}
