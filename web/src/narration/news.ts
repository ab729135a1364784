// Entries of the log in words, one sentence each: for screen readers, the list of moves and the replay.

import type { LoadedGame } from "../games";
import type { LogEntry, PublicView, WrittenEntry } from "../protocol/types";
import { seatName } from "../words/players";
import { t, words } from "../words/words.svelte";
import { changes } from "./changes";

// The context of an entry. The roller and the dice are not always known.
interface Context {
  game: LoadedGame;
  view: PublicView;
  // Whether it is the roll that draws the start.
  deal: boolean;
  roller: number | null;
  dice: string | null;
}

// The entries that change the position.
const EVENTS: ReadonlySet<string> = new Set(["rolled", "played", "marked"]);

// The entries of an update, then the changes between the views before and after them.
export function tell(
  entries: readonly LogEntry[],
  before: PublicView | null,
  after: PublicView,
  game: LoadedGame,
): string[] {
  const kinds = entries.map(({ entry }) => entry.type);
  const [marked, rolled] = [kinds.lastIndexOf("marked"), kinds.lastIndexOf("rolled")];
  const deal = before?.position.seats.length ? -1 : kinds.indexOf("rolled");
  const lines = entries.flatMap(({ entry }, n) => {
    if ((entry.type === "chose" || entry.type === "took-back") && n < marked) return []; // the choice itself follows
    // The active player may be another one after a move or a roll.
    const early = n <= marked || !kinds.slice(0, n).some((kind) => EVENTS.has(kind));
    const { active: roller } = (early && before ? before : after).position;
    // After a roll that ends the round, no dice are in the position.
    const inPosition = n === rolled && rolled > marked && after.position.dice.length > 0;
    const dice = inPosition ? game.ui.diceText(game.material, after.position) : null;
    return entryText(entry, { game, view: after, deal: n === deal, roller, dice });
  });
  return before ? [...lines, ...changes(game, before, after)] : lines;
}

// One entry of a log of which only the last view is known. Hidden choices and words for the dice are left out.
export function tellPast(entry: WrittenEntry, deal: boolean, view: PublicView, game: LoadedGame): string[] {
  if (entry.type === "chose" || entry.type === "took-back") return [];
  return entryText(entry, { game, view, deal, roller: null, dice: null });
}

function entryText(entry: WrittenEntry, context: Context): string[] {
  const { game, view } = context;
  const by = (seat: number, more: Record<string, string> = {}): string[] => [
    t(`page-tell-${entry.type}`, { name: seatName(view, seat), seat: seat + 1, ...more }),
  ];
  switch (entry.type) {
    case "rolled":
      return context.deal ? dealt(game, view) : [rolled(entry.faces, context)];
    case "played":
      return [game.ui.moveText(game.material, view, entry.seat, entry.move)];
    case "marked":
      return entry.plays.map(({ seat, move }) => game.ui.moveText(game.material, view, seat, move));
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

function rolled(faces: readonly number[], { game, view, roller, dice }: Context): string {
  const shown = dice ?? game.ui.facesText(game.material, faces);
  if (roller === null) return t("page-tell-dice", { dice: shown });
  return t("page-tell-rolled", { name: seatName(view, roller), dice: shown });
}

// The boards or sheets of the seats, and who begins.
function dealt({ ui }: LoadedGame, view: PublicView): string[] {
  const { seats, round, active } = view.position;
  const lines = seats.flatMap((_, seat) => ui.drawnText?.(view, seat) ?? []);
  return round === 1 ? [...lines, t("page-tell-first", { name: seatName(view, active) })] : lines;
}
