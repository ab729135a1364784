// Generated from schema/ by `npm run types`. Do not edit.

// The message of this id was done, and is on disk; `entries` is the length of the log right after it.
export interface Acknowledged {
  type: "ack";
  id: string;
  entries: number;
}

// What a token was worth.
export interface Admission {
  table: string;
  role: Role;
  seat: number | null;
}

// One player's board: its name, what is crossed off, and what each area scored, by the area's id.
export interface BoardView {
  board: string;
  crossed: number[];
  areas: Record<string, number | null>;
  score: number;
}

// Everything that is drawn of The Border.
export interface BorderMaterial {
  game: "border";
  letters: Record<string, string>;
  spaces: DrawnSpace[];
  areas: DrawnArea[];
  boards: DrawnBoard[];
}

// A position of The Border.
export interface BorderView {
  game: "border";
  phase: string;
  round: number;
  active: number;
  rolls: number;
  rolls_left: number;
  dice: string[];
  leftover: string[];
  idle_rounds: number;
  worth: Record<string, number>;
  seats: BoardView[];
}

// A bot to sit down.
export interface BotSeat {
  bot: string;
}

// A bot plays on in the seat of a player who is away.
export interface BotTookOver {
  seat: number;
  bot: string;
  type: "bot-took-over";
}

// The last message before the server closes the socket.
export interface Bye {
  type: "bye";
  problem: Problem;
}

// A player took their seat again, from a bot if one had it.
export interface CameBack {
  seat: number;
  type: "came-back";
}

// Make a move that is not a mark, as a record writes it: `reroll a r`, `again`, `keep`.
export interface Choose {
  type: "choose";
  id: string;
  seat: number;
  turn: number;
  move: string;
}

// A seat made its hidden choice. To every client but the one that chose, `move` is null.
export interface Chose {
  seat: number;
  move: string | null;
  type: "chose";
}

export type ClientMessage =
  | Hello
  | Choose
  | MarkPlaces
  | Throw
  | TakeBack
  | Draft
  | WhyNot
  | SayWord
  | Leave
  | ComeBack
  | TakeOver
  | Say;

// The game was broken off, or never began.
export interface Closed {
  reason: Reason;
  type: "closed";
}

// Take one's seat again, from a bot if one plays on in it.
export interface ComeBack {
  type: "come-back";
  id: string;
  seat: number;
}

// The place that means crossing off the leftmost free box.
export interface CrossOff {
  place: number;
  text: string;
}

// Keep these pencil marks; the answer has what may be touched next and what the marks would score.
export interface Draft {
  type: "draft";
  id: string;
  seat: number;
  turn: number;
  marks: number[];
}

// The answer to `draft`.
export interface Drafted {
  type: "drafted";
  id: string;
  own: OwnView;
}

// An area: its two values, the places around it, and where its values are written, in hexagon widths.
export interface DrawnArea {
  id: string;
  value: number;
  low: number;
  ring: number[];
  x: number | null;
  y: number | null;
}

// A board: the colour of each space, null where it is white, and the places of each segment.
export interface DrawnBoard {
  name: string;
  hash: string;
  colours: (string | null)[];
  segments: number[][];
}

// A box of a row.
export interface DrawnBox {
  place: number;
  text: string;
  colour: string;
  number: number;
}

// A sheet: its rows from the top, the boxes of each from the left.
export interface DrawnSheet {
  name: string;
  hash: string;
  rows: DrawnBox[][];
}

// A hexagon of the map in axial coordinates, points up: x = q + r / 2, y = r · √3 / 2 hexagon widths.
export interface DrawnSpace {
  place: number;
  text: string;
  q: number;
  r: number;
}

// The kind of an error; how a client reacts to it depends on nothing else.
export type ErrorCode =
  | "bad-message"
  | "unreadable"
  | "illegal"
  | "refused"
  | "stale"
  | "not-your-seat"
  | "not-allowed"
  | "not-found"
  | "wrong-origin"
  | "wrong-host"
  | "hello-first"
  | "other-protocol"
  | "too-large"
  | "too-fast"
  | "too-many"
  | "too-slow"
  | "unavailable"
  | "stopping"
  | "internal";

// A message that was not done, and why; `id` is null if it could not be read that far.
export interface Failed {
  type: "error";
  id: string | null;
  problem: Problem;
}

// A seat no longer has a player.
export interface Freed {
  seat: number;
  type: "freed";
}

// A game that this server offers, and the bots that play it.
export interface GameInfo {
  game: string;
  seats: number[];
  sheets: string[];
  variants: string[];
  bots: string[];
  bots_missing: string[];
}

export type GameView = BorderView | TwentyOneView;

// A link that brings a seat to another device, once.
export interface HandoverLink {
  url: string;
  expires: number;
}

// Whether all is well.
export interface Health {
  status: "ok";
}

// The first message: the protocol's version, and how many entries the client has already.
export interface Hello {
  type: "hello";
  protocol: number;
  known?: number;
}

// The token of a link, taken from behind its `#`.
export interface Key {
  token: string;
}

// Get up.
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

// A player left; the seat remains theirs.
export interface Left {
  seat: number;
  type: "left";
}

// A link to hand on; the token stands behind `#`, where no log sees it.
export interface Link {
  url: string;
}

// An entry of the log with its number, from 0, and its time in milliseconds since 1970.
export interface LogEntry {
  n: number;
  at: number;
  entry: WrittenEntry;
}

// Mark these places; none of them is a pass.
export interface MarkPlaces {
  type: "mark";
  id: string;
  seat: number;
  turn: number;
  marks: number[];
}

// All seats that owed a mark made it together; in the order of the seats.
export interface Marked {
  plays: SeatMove[];
  type: "marked";
}

// A seat went to another device of its player.
export interface Moved {
  seat: number;
  type: "moved";
}

// Everything that is stored about this browser.
export interface MyData {
  guest: string;
  first_seen: number | null;
  last_seen: number | null;
  tables: MyTable[];
  entries: MyEntry[];
  drafts: MyDraft[];
}

// The pencil marks of one of this browser's seats.
export interface MyDraft {
  table: string;
  seat: number;
  marks: number[];
}

// An entry that this browser caused.
export interface MyEntry {
  table: string;
  entry: LogEntry;
}

// One of this browser's tables.
export interface MyTable {
  table: string;
  game: string;
  created: number;
  status: "waiting" | "playing" | "over";
  role: "host" | "invited" | "watcher" | "removed";
  names: (string | null)[];
  seats: number[];
  your_turn: boolean;
}

// This browser's tables, the newest first.
export interface MyTables {
  tables: MyTable[];
}

// A table to open.
export interface NewTable {
  game: string;
  seats: (string | null)[];
  sheets?: string[] | null;
  copies?: boolean;
  first?: number | null;
  variant?: string | null;
  dice?: "proven" | "typed";
  pace?: Pace;
  patience?: number;
}

// Everything that this server offers.
export interface Offer {
  version: string;
  protocol: number;
  games: GameInfo[];
  phrases: string[];
  keep_finished: number | null;
}

// The table was opened. The commitment binds the dice before any player adds a word.
export interface Opened {
  type: "opened";
  game: string;
  seats: number;
  sheets: SheetReference[];
  as_listed: boolean;
  first: number | null;
  variant: string | null;
  dice: "proven" | "typed" | "seeded";
  commitment: string | null;
  seed: number | null;
  pace: Pace;
  patience: number;
  copies: boolean;
}

// A new table.
export interface OpenedTable {
  table: string;
  links: TableLinks;
}

// How it ended; reason and tie-break are message ids.
export interface OutcomeView {
  reason: string;
  scores: number[];
  winners: number[];
  tie_break: string | null;
}

// What only this seat sees: its hidden choice, its pencil marks, and what it may do. Places are numbers here.
export interface OwnView {
  seat: number;
  choice: number[] | null;
  draft: number[];
  points: number;
  targets: TargetView[];
  moves: string[];
  dice: string[];
}

// How long a table waits for an absent player: for a short time, or for days.
export type Pace = "live" | "days";

// All that can be said at a table; the value is a message id, which each reader sees in their own language.
export type Phrase =
  | "phrase-hello"
  | "phrase-good-luck"
  | "phrase-nice"
  | "phrase-lucky"
  | "phrase-unlucky"
  | "phrase-oops"
  | "phrase-thinking"
  | "phrase-your-turn"
  | "phrase-back-soon"
  | "phrase-thanks"
  | "phrase-good-game"
  | "phrase-again";

// One seat made its move.
export interface Played {
  seat: number;
  move: string;
  type: "played";
}

// Whose players are connected now; for a seat that is away, since when.
export interface Presence {
  away_since: (number | null)[];
  watchers: number;
}

// Somebody came or went.
export interface PresenceChanged {
  type: "presence";
  presence: Presence;
}

// What went wrong: a code, and a message of the catalogue with its arguments, which each reader sees in their own
// language.
export interface Problem {
  code: ErrorCode;
  message: string;
  arguments: Record<string, string | number>;
  rule: string | null;
}

// What the dice were made from, and how many rolls were found to follow from it.
export interface Proof {
  commitment: string;
  secret: string;
  words: string[];
  rolls: number;
}

// What everyone may see; `position` is the view of the game.
export interface PublicView {
  position: GameView;
  turn: number;
  entries: number;
  seats: SeatView[];
  words: boolean[];
  waiting_for: number[];
  chosen: number[];
  roller: number | null;
  dice_due: number;
  outcome: OutcomeView | null;
  rematch: string | null;
}

// What a QR code is to say.
export interface QrText {
  text: string;
}

// The ends that no rule of a game gives: all players left, the host closed the table, or the table expired.
export type Reason = "reason-abandoned" | "reason-closed" | "reason-expired";

// Where the rematch is.
export interface Rematch {
  table: string;
}

// The same players went on at another table.
export interface Rematched {
  table: string;
  type: "rematched";
}

// A finished table, step by step; only entries that changed the game are in it.
export interface Replay {
  table: string;
  opened: Opened;
  steps: ReplayStep[];
}

// An entry and where the table stood after it.
export interface ReplayStep {
  entry: LogEntry;
  view: PublicView;
}

export type Role = "host" | "invited" | "watcher";

// The dice fell; the first roll of a table is the deal.
export interface Rolled {
  faces: number[];
  type: "rolled";
}

// One row: a number, 0 for crossed off, null for free in each box; its exact hits and its points.
export interface RowView {
  entries: (number | null)[];
  hits: number;
  score: number;
  complete: boolean;
}

// A player said one of the phrases; its value is a message id.
export interface Said {
  seat: number;
  phrase: Phrase;
  type: "said";
}

// A seat added its word to the dice; the last one before the deal counts.
export interface SaidWord {
  seat: number;
  word: string;
  type: "said-word";
}

// A player took a seat.
export interface SatDown {
  seat: number;
  name: string;
  bot: string | null;
  type: "sat-down";
}

// Say one of the phrases.
export interface Say {
  type: "say";
  id: string;
  seat: number;
  phrase: Phrase;
}

// Add a word to the dice, or change it, before the first of them falls.
export interface SayWord {
  type: "say-word";
  id: string;
  seat: number;
  word: string;
}

// A seat and its move.
export interface SeatMove {
  seat: number;
  move: string;
}

// Who sits in a seat, which bot chooses for it, whether its player got up; a free seat has no name.
export interface SeatView {
  name: string | null;
  bot: string | null;
  left: boolean;
}

export type ServerMessage = Welcome | Update | Acknowledged | Drafted | Why | Failed | PresenceChanged | Bye;

// The name of a board or sheet, and the hash of its content, which identifies it.
export interface SheetReference {
  name: string;
  hash: string;
}

// One player's sheet; `current_row` is None once it is complete.
export interface SheetView {
  sheet: string;
  rows: RowView[];
  current_row: number | null;
  cross_goes: number | null;
  score: number;
}

// Who sits down, and the word that they add to the dice.
export interface Sitting {
  name: string;
  word?: string | null;
}

// The bot of a seat failed, and this one makes its next move.
export interface StoodIn {
  seat: number;
  bot: string;
  type: "stood-in";
}

// What the host hands out.
export interface TableLinks {
  invitation: Link;
  watching: Link;
}

// A table as it stands.
export interface TableState {
  table: string;
  created: number;
  role: Role;
  seats: number[];
  opened: Opened;
  view: PublicView;
}

// Take the sealed choice back while others still choose.
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
  turn: number;
}

// Let a bot play on in a seat whose player has been away for longer than the table's patience, or has left.
export interface TakeOver {
  type: "take-over";
  id: string;
  seat: number;
  bot: string;
}

// Something that may be touched next.
export interface TargetView {
  adds: number[];
  points: number;
}

// Throw the dice that are due; real dice with what they show, as a record writes it: `a a g r y`, `1 3 3 4 6 6`.
export interface Throw {
  type: "throw";
  id: string;
  seat: number;
  turn: number;
  faces?: string | null;
}

// A seat took its hidden choice back.
export interface TookBack {
  seat: number;
  type: "took-back";
}

// Everything that is drawn of Twenty One.
export interface TwentyOneMaterial {
  game: "twentyone";
  letters: Record<string, string>;
  cross_off: CrossOff;
  bonus: number[];
  sheets: DrawnSheet[];
}

// A position of Twenty One.
export interface TwentyOneView {
  game: "twentyone";
  phase: string;
  round: number;
  active: number;
  rolls: number;
  rolls_left: number;
  dice: number[];
  falling: number[];
  seats: SheetView[];
}

// New entries, and where the table stands after them.
export interface Update {
  type: "update";
  entries: LogEntry[];
  view: PublicView;
  own: OwnView[];
}

// The answer to `hello`: everything that the client missed, and where the table stands.
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  table: string;
  role: Role;
  entries: LogEntry[];
  view: PublicView;
  own: OwnView[];
  presence: Presence;
}

// The answer to `why-not`; null if the place may be touched.
export interface Why {
  type: "why";
  id: string;
  problem: Problem | null;
}

// Ask which rule forbids a place after these pencil marks.
export interface WhyNot {
  type: "why-not";
  id: string;
  seat: number;
  turn: number;
  marks: number[];
  place: number;
}

export type WrittenEntry =
  | Opened
  | SatDown
  | SaidWord
  | Chose
  | TookBack
  | Rolled
  | Played
  | Marked
  | Left
  | CameBack
  | BotTookOver
  | Freed
  | Moved
  | StoodIn
  | Said
  | Closed
  | Rematched;
