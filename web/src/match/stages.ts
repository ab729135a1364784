// Divides an update into stages that are shown one after the other: the dice that are kept, the roll, each mark of the other
// players, and at last the state of the table. It knows no clock.

import type { LoadedGame } from "../games";
import type { Position } from "../games/game_ui";
import type { LogEntry, OwnView, PublicView, ServerMessage, WrittenEntry } from "../protocol/types";
import { freshMarks } from "./fresh";

export type News = Extract<ServerMessage, { type: "welcome" | "update" }>;

export interface Stage {
  // The entries that are told with this stage, and the state that is shown.
  readonly news: News;
  // Whether the table has moved on already, so that nothing is asked of any seat.
  readonly passing: boolean;
  // The seat whose marks are drawn.
  readonly mover: number | null;
  // The position before the marks of this stage; null: that of the stage before.
  readonly since: Position | null;
  // For how many milliseconds it is shown at normal speed.
  readonly stays: number;
}

// Milliseconds at normal speed. A roll includes the time for which the dice tumble.
export const STAYS = { roll: 1400, move: 700, look: 350, mark: 240, marked: 700, scored: 1800 } as const;

const EVENTS: ReadonlySet<WrittenEntry["type"]> = new Set(["rolled", "played", "marked"]);

// The whole update in one stage.
export const present = (news: News, stays = 0): Stage => ({ news, passing: false, mover: null, since: null, stays });

// `mine`: the seats of this browser, whose own moves need no time to be understood.
export function stagesOf(game: LoadedGame, before: PublicView | null, news: News, mine: readonly number[]): Stage[] {
  if (news.type === "welcome" || !before) return [present(news)];
  const events = news.entries.flatMap(({ entry }, n) => (EVENTS.has(entry.type) ? [n] : []));
  const fresh = freshMarks(game, before.position, news.view.position);
  const movers = [...fresh.keys()].filter((seat) => fresh[seat]?.size && !mine.includes(seat));
  const marking = events.filter((n) => marksIn(news.entries[n]?.entry, movers));
  // Entries of more than one move come together only after an interruption.
  if (marking.length > 1) return [present(news)];

  const stages: Stage[] = [];
  let [told, shown] = [0, before];
  for (const [count, n] of events.entries()) {
    const last = count === events.length - 1;
    const entries = news.entries.slice(told, n + 1);
    const turn = before.turn + count + 1;
    if (n === marking[0]) {
      const scoring = announced(entries);
      const drawn = positions(game, before.position, news.view.position, movers, fresh, scoring);
      for (const [step, { position, mover, stays }] of drawn.entries()) {
        shown = passingView(news.view, position, turn);
        stages.push({ ...passing(news, step ? [] : entries, shown), mover, since: before.position, stays });
      }
    } else if (last) continue;
    else {
      shown = passingView(news.view, afterEvent(shown.position, news.view.position), turn);
      stages.push({ ...passing(news, entries, shown), since: before.position, stays: STAYS.move });
    }
    told = n + 1;
  }
  const rest = { ...news, entries: news.entries.slice(told) };
  return [...stages, present(rest, staysOf(rest.entries, news.view, mine))];
}

// The seats of whom something important is told, such as that they have scored.
const announced = (entries: readonly LogEntry[]): ReadonlySet<unknown> =>
  new Set(
    entries
      .flatMap(({ told }) => told)
      .filter(({ importance }) => importance === "announced")
      .map(({ arguments: given }) => given["seat"]),
  );

function marksIn(entry: WrittenEntry | undefined, movers: readonly number[]): boolean {
  if (entry?.type === "played") return movers.includes(entry.seat);
  return entry?.type === "marked" && movers.length > 0;
}

// For how long the state of the table is shown before the next update. Only moves of others take time.
function staysOf(entries: readonly LogEntry[], { position }: PublicView, mine: readonly number[]): number {
  const times = entries.map(({ entry }) => {
    if (entry.type === "rolled") return mine.includes(position.active) ? 0 : STAYS.roll;
    return entry.type === "played" && !mine.includes(entry.seat) ? STAYS.move : 0;
  });
  return Math.max(0, ...times);
}

const passing = (news: News, entries: LogEntry[], view: PublicView): Stage => ({
  news: { ...news, type: "update", entries, view, own: news.own.map(nothingAsked) },
  passing: true,
  mover: null,
  since: null,
  stays: 0,
});

const nothingAsked = ({ seat }: OwnView): OwnView => ({
  seat,
  choice: null,
  draft: [],
  points: 0,
  targets: [],
  moves: [],
  dice: [],
});

const passingView = (after: PublicView, position: Position, turn: number): PublicView => ({
  ...after,
  position: position as PublicView["position"],
  turn,
  waiting_for: [],
  chosen: [],
  roller: null,
  dice_due: 0,
  outcome: null,
});

// The position after an event that is followed by a roll: the sheets are written, the dice are as before.
function afterEvent(before: Position, after: Position): Position {
  if (before.seats.length) return { ...before, seats: after.seats };
  return { ...after, rolls: 0, dice: [] };
}

interface Drawn {
  readonly position: Position;
  readonly mover: number;
  readonly stays: number;
}

// The positions while the marks of the movers are drawn: for each of them its sheet as it was, then one mark after the
// other. The marks of this browser are there from the beginning.
function positions(
  { ui, material }: LoadedGame,
  before: Position,
  after: Position,
  movers: readonly number[],
  fresh: readonly ReadonlySet<number>[],
  scoring: ReadonlySet<unknown>,
): Drawn[] {
  return movers.flatMap((mover, turn) => {
    const places = [...(fresh[mover] ?? [])];
    return Array.from({ length: places.length + 1 }, (_, drawn) => {
      const later = new Set(places.slice(drawn));
      const seats = after.seats.map((sheet, seat) => {
        const order = movers.indexOf(seat); // -1 for those that are not movers
        if (order < turn || (seat === mover && !later.size)) return sheet;
        if (seat !== mover || !drawn) return before.seats[seat] ?? sheet;
        return ui.partlyMarked?.(material, before, after, seat, later) ?? sheet;
      });
      const whole = scoring.has(mover) ? STAYS.scored : STAYS.marked;
      const stays = drawn === 0 ? STAYS.look : later.size ? STAYS.mark : whole;
      return { position: { ...before, seats }, mover, stays };
    });
  });
}
