// Two small tables, one per game. For tests only.

import type {
  BorderMaterial,
  BorderView,
  LogEntry,
  OutcomeView,
  PublicView,
  Sentence,
  TwentyOneMaterial,
  TwentyOneView,
  WrittenEntry,
} from "../protocol/types";
import type { LoadedGame } from ".";
import { tableUiOfBorder } from "./border/table_ui";
import { tableUiOfTwentyOne } from "./twentyone/table_ui";

export const BORDER_MATERIAL: BorderMaterial = {
  game: "border",
  letters: { grey: "a", green: "g", blue: "b", red: "r", yellow: "y", orange: "o" },
  spaces: [0, 1, 2, 3, 4, 5].map((place) => ({ place, text: String(place + 1), q: place, r: 0 })),
  areas: [
    { id: "well", value: 4, low: 2, ring: [3, 4], x: null, y: null },
    { id: "villa", value: 9, low: 4, ring: [0, 1, 2], x: null, y: null },
  ],
  areas_to_end: 6,
  boards: [
    { name: "1", hash: "", colours: [null, "red", "red", "grey", "grey", "blue"], segments: [[1, 2], [3, 4], [5]] },
    { name: "2", hash: "", colours: [null, "blue", "blue", "red", "red", "grey"], segments: [[1, 2], [3, 4], [5]] },
  ],
};

const COLOURS = ["white", "black", "red", "blue", "yellow", "green"];
const TWENTYONE_MATERIAL: TwentyOneMaterial = {
  game: "twentyone",
  letters: { white: "w", black: "k", red: "r", blue: "b", yellow: "y", green: "g" },
  cross_off: { place: 12, text: "x" },
  bonus: [1, 3, 6, 10, 15, 21],
  sheets: ["A", "B"].map((name) => ({
    name,
    hash: "",
    rows: [0, 1].map((row) =>
      COLOURS.map((colour, n) => ({
        place: 6 * row + n,
        text: `${row + 1}${"wkrbyg"[n] ?? ""}`,
        colour,
        number: 6 - n,
      })),
    ),
  })),
};

export const BORDER: LoadedGame = { ui: tableUiOfBorder, material: BORDER_MATERIAL };
export const TWENTYONE: LoadedGame = { ui: tableUiOfTwentyOne, material: TWENTYONE_MATERIAL };

function table(position: PublicView["position"], more: Partial<PublicView>): PublicView {
  return {
    position,
    turn: 3,
    entries: 9,
    seats: [
      { name: "Ana", bot: null, left: false },
      { name: "greedy", bot: "greedy", left: false },
    ],
    words: [true, true],
    waiting_for: [],
    chosen: [],
    roller: null,
    dice_due: 0,
    outcome: null,
    rematch: null,
    ...more,
  };
}

const NOTHING = { villa: null, well: null };

export const borderView = (position: Partial<BorderView> = {}, more: Partial<PublicView> = {}): PublicView =>
  table(
    {
      game: "border",
      phase: "first-action",
      round: 2,
      active: 0,
      rolls: 1,
      rolls_left: 2,
      dice: ["grey", "red", "red", "blue", "yellow"],
      leftover: [],
      idle_rounds: 0,
      worth: { villa: 9, well: 4 },
      seats: [
        { board: "1", crossed: [0], areas: NOTHING, score: 0 },
        { board: "2", crossed: [0], areas: NOTHING, score: 0 },
      ],
      ...position,
    },
    more,
  );

const FREE: (number | null)[] = [null, null, null, null, null, null];
const BEGUN = { entries: FREE, hits: 0, score: 0, complete: false };

export const twentyOneView = (position: Partial<TwentyOneView> = {}, more: Partial<PublicView> = {}): PublicView =>
  table(
    {
      game: "twentyone",
      phase: "mark",
      round: 1,
      active: 1,
      rolls: 1,
      rolls_left: 1,
      dice: [6, 4, 3, 3, 1, 1],
      falling: [0, 1, 2, 3],
      could_enter: [],
      seats: ["A", "B"].map((sheet) => ({ sheet, rows: [BEGUN, BEGUN], current_row: 0, cross_goes: 0, score: 0 })),
      ...position,
    },
    more,
  );

export const sheetOf = (sheet: string, first: Partial<typeof BEGUN>) => ({
  sheet,
  rows: [{ ...BEGUN, ...first }, BEGUN],
  current_row: 0,
  cross_goes: 0,
  score: first.score ?? 0,
});

export const OUTCOME: OutcomeView = { reason: "reason-sixth-area", scores: [33, 33], winners: [1], tie_break: null };

export const logged = (...entries: WrittenEntry[]): LogEntry[] =>
  entries.map((entry, n) => ({ n, at: 0, entry, told: [] }));

export const sentence = (
  message: string,
  given: Sentence["arguments"] = {},
  lists: Sentence["lists"] = {},
): Sentence => ({ message, arguments: given, lists, importance: "ordinary" });

const COUNTS: readonly (readonly [string, number])[] = [
  ["grey", 1],
  ["blue", 1],
  ["red", 2],
  ["yellow", 1],
];
// A roll of the dice that `borderView` has.
export const ROLLED: LogEntry = {
  n: 0,
  at: 0,
  entry: { type: "rolled", faces: [0, 3, 3, 2, 4] },
  told: [
    sentence(
      "tell-rolled",
      { seat: 0 },
      { dice: { message: "tell-colour-count", items: COUNTS.map(([colour, count]) => ({ colour, count })) } },
    ),
  ],
};
