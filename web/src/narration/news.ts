// Entries of the log in words, each in a sentence: for the ear, for the list of what happened, and for the replay.

import type { LogEntry, Material, PublicView, WrittenEntry } from "../protocol/types";
import { t, words } from "../words/words.svelte";
import { changes } from "./changes";
import { diceText, facesText, moveText } from "./moves";
import { seatName } from "../words/players";

// What is needed beside an entry to tell it; the roller and the dice as they lie are not always known.
interface Told {
  material: Material;
  view: PublicView;
  deal: boolean;
  roller: number | null;
  dice: string | null;
}

// What the news brought: its entries, then what they changed between the views before and after them.
export function tell(
  entries: readonly LogEntry[],
  before: PublicView | null,
  after: PublicView,
  material: Material,
): string[] {
  const kinds = entries.map(({ entry }) => entry.type);
  const [marked, rolled] = [kinds.lastIndexOf("marked"), kinds.lastIndexOf("rolled")];
  const deal = before?.position.seats.length ? -1 : kinds.indexOf("rolled");
  const lines = entries.flatMap(({ entry }, n) => {
    if ((entry.type === "chose" || entry.type === "took-back") && n < marked) return []; // what was chosen follows
    const view = n <= marked && before ? before : after;
    const dice = n === rolled && rolled > marked ? diceText(material, after.position) : null;
    return toldEntry(entry, { material, view: after, deal: n === deal, roller: view.position.active, dice });
  });
  return before ? [...lines, ...changes(material, before, after)] : lines;
}

// One entry of a log of which only the end is known. Choices that were sealed, and words for the dice, are no news.
export function tellPast(entry: WrittenEntry, deal: boolean, view: PublicView, material: Material): string[] {
  if (entry.type === "chose" || entry.type === "took-back") return [];
  return toldEntry(entry, { material, view, deal, roller: null, dice: null });
}

function toldEntry(entry: WrittenEntry, told: Told): string[] {
  const { material, view } = told;
  const by = (seat: number, more: Record<string, string> = {}): string[] => [
    t(`page-tell-${entry.type}`, { name: seatName(view, seat), seat: seat + 1, ...more }),
  ];
  switch (entry.type) {
    case "rolled":
      return told.deal ? dealt(view) : [rolled(entry.faces, told)];
    case "played":
      return [moveText(material, view, entry.seat, entry.move)];
    case "marked":
      return entry.plays.map(({ seat, move }) => moveText(material, view, seat, move));
    case "said":
      return by(entry.seat, { said: t(entry.phrase) });
    case "bot-took-over":
    case "stood-in":
      return by(entry.seat, { bot: words.name("bot", entry.bot) });
    case "rematched":
      return [t("page-tell-rematched")];
    case "opened":
    case "said-word":
    case "closed":
      return [];
    default:
      return by(entry.seat);
  }
}

function rolled(faces: readonly number[], { material, view, roller, dice }: Told): string {
  const shown = dice ?? facesText(material, faces);
  if (roller === null) return t("page-tell-dice", { dice: shown });
  return t("page-tell-rolled", { name: seatName(view, roller), dice: shown });
}

// The draw: who has which board or sheet, and who begins.
function dealt(view: PublicView): string[] {
  const { position } = view;
  const names = position.seats.map((sheet) => ("board" in sheet ? sheet.board : sheet.sheet));
  const message = position.game === "border" ? "page-tell-board" : "page-tell-sheet";
  const lines = names.map((sheet, seat) => t(message, { name: seatName(view, seat), sheet }));
  return position.round === 1 ? [...lines, t("page-tell-first", { name: seatName(view, position.active) })] : lines;
}
