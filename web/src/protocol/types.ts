// Generated from schema/ by `npm run types`. Do not edit.

// The message with this id was carried out and is stored on disk; `entries` is the length of the log after it.
export interface Acknowledged {
  type: "ack";
  id: string;
  entries: number;
}

// A channel that was added.
export interface AddedChannel {
  channel: NotificationChannel;
  secret: string | null;
}

// The role granted by a token.
export interface Admission {
  table: string;
  role: Role;
  seat: number | null;
}

// One player's board: its name, the spaces that are crossed off, and the points of each area, by the area's id.
export interface BoardView {
  board: string;
  crossed: number[];
  areas: Record<string, number | null>;
  score: number;
}

// Everything that is necessary to draw The Border.
export interface BorderMaterial {
  game: "border";
  letters: Record<string, string>;
  spaces: DrawnSpace[];
  areas: DrawnArea[];
  areas_to_end: number;
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

// The bot that takes a seat.
export interface BotSeat {
  bot: string;
}

// About how many of how many games a bot wins against a casual player, as measured.
export interface BotStrength {
  bot: string;
  wins: number;
  games: number;
}

// A bot plays in the seat of a player who is away.
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

// A player returned to their seat, which a bot may have played meanwhile.
export interface CameBack {
  seat: number;
  type: "came-back";
}

// Make a move that is not a mark, in the notation of a record: `reroll a r`, `again`, `keep`.
export interface Choose {
  type: "choose";
  id: string;
  seat: number;
  turn: number;
  move: string;
}

// A seat made its hidden choice. `move` is null for every client except the one that chose.
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

// The game was ended early, or never began.
export interface Closed {
  reason: TableEnd;
  type: "closed";
}

// Return to a seat that the player left or in which a bot plays.
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

// Store a draft; the answer has the legal next targets and the points of the draft.
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

// A message was not carried out, with the reason; `id` is null if it could not be parsed.
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
  sheet_sets: number;
  variants: string[];
  bots: string[];
  bots_missing: string[];
  strengths: BotStrength[];
  lesson: boolean;
}

export type GameView = BorderView | TwentyOneView;

// A link that moves a seat to another device and works once.
export interface HandoverLink {
  url: string;
  expires: number;
}

// The health of the server.
export interface Health {
  status: "ok";
}

// The first message: the protocol's version, and the number of entries that the client already has.
export interface Hello {
  type: "hello";
  protocol: number;
  known?: number;
}

// How important a sentence is, in ascending order; where there is little space, less important ones are left
// out.
export type Importance = "passing" | "ordinary" | "announced";

// The token of a link, which is the part after `#`.
export interface Key {
  token: string;
}

// Leave a seat.
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

// A player left and still owns the seat.
export interface Left {
  seat: number;
  type: "left";
}

// The progress after a request, and the messages that a table would have sent.
export interface LessonAnswer {
  step: number;
  steps: number;
  moves: string[];
  text: string;
  kind: "read" | "act" | "free";
  places: number[];
  messages: (Welcome | Update | Acknowledged | Drafted | Why)[];
}

// The progress of a learner, and the next action; without one, the answer shows the step.
export interface LessonRequest {
  step: number;
  moves?: string[];
  name: string;
  next?: boolean;
  action?: Throw | Choose | MarkPlaces | Draft | WhyNot | null;
}

// A link to share; the token is behind `#`, so that it does not appear in logs.
export interface Link {
  url: string;
}

// A list within a sentence: one message is formatted with the arguments of each item, and the results are joined as
// the reader's language joins them.
export interface Listing {
  message: string;
  items: (Record<string, string | number>)[];
}

// An entry of the log with its number, from 0, its time in milliseconds since 1970, and its narration.
export interface LogEntry {
  n: number;
  at: number;
  entry: WrittenEntry;
  told: Sentence[];
}

// The token of the link in an e-mail.
export interface MailLink {
  token: string;
}

// Mark these places; an empty list is a pass.
export interface MarkPlaces {
  type: "mark";
  id: string;
  seat: number;
  turn: number;
  marks: number[];
}

// All seats that had to mark did so together; in the order of the seats.
export interface Marked {
  plays: SeatMove[];
  type: "marked";
}

// A seat was moved to another device of its player.
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
  notifications: MyNotifications;
}

// The draft of one of this browser's seats.
export interface MyDraft {
  table: string;
  seat: number;
  marks: number[];
}

// An entry that this browser caused, as it is stored.
export interface MyEntry {
  table: string;
  n: number;
  at: number;
  entry: WrittenEntry;
}

// A wait for this guest in the outbox.
export interface MyNotice {
  channel: string;
  table: string;
  turn: number;
  mover: number | null;
  reminders: number;
  due: number | null;
}

// Everything that is stored about the notifications of a guest.
export interface MyNotifications {
  channels: NotificationChannel[];
  preferences: NotificationPreferences | null;
  muted: string[];
  notices: MyNotice[];
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
  result: OutcomeView | null;
}

// This browser's tables, newest first.
export interface MyTables {
  tables: MyTable[];
}

// An e-mail address to which notifications are sent once it is confirmed.
export interface NewMailChannel {
  address: string;
}

// A push subscription of this browser.
export interface NewPushChannel {
  endpoint: string;
  p256dh: string;
  auth: string;
}

// A table to open.
export interface NewTable {
  game: string;
  seats: (string | null)[];
  sheets?: string[] | null;
  sheet_set?: number | null;
  copies?: boolean;
  first?: number | null;
  variant?: string | null;
  dice?: "proven" | "typed";
  pace?: Pace;
  patience?: number;
}

// The address of a program.
export interface NewWebhook {
  url: string;
}

// A channel as it is stored.
export interface NotificationChannel {
  id: string;
  kind: "push" | "email" | "webhook";
  address: string;
  keys: string | null;
  created: number;
  used: number;
  confirmed: number | null;
  failures: number;
  not_before: number;
  disabled: number | null;
}

// When and in which language this guest is notified.
export interface NotificationPreferences {
  language: string;
  zone: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
  remind_hours?: number | null;
}

// The channels and preferences of this guest, and what the server offers.
export interface NotificationState {
  channels: NotificationChannel[];
  preferences: NotificationPreferences | null;
  muted: string[];
  push_key: string | null;
  mail: boolean;
  missing: ("public-url" | "package" | "smtp")[];
}

// Everything that this server offers.
export interface Offer {
  version: string;
  protocol: number;
  games: GameInfo[];
  phrases: string[];
  keep_finished: number | null;
}

// The table was opened. The commitment fixes the dice before any player adds a word.
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
  wins: number[];
}

// A new table.
export interface OpenedTable {
  table: string;
  links: TableLinks;
}

// The result of the game; reason and tie-break are message ids.
export interface OutcomeView {
  reason: string;
  scores: number[];
  winners: number[];
  tie_break: string | null;
}

// The hidden choice, the draft and the legal moves of a seat, which only this seat may see. Places are numbers.
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

// The phrases that can be said at a table. The value is a message id, which each client translates.
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

// Which players are connected now, and since when the others are absent.
export interface Presence {
  away_since: (number | null)[];
  watchers: number;
  at_rematch: number[];
}

// A player or spectator connected or disconnected.
export interface PresenceChanged {
  type: "presence";
  presence: Presence;
}

// An error as it is sent to clients: a code, and a message id with arguments, which each client translates.
export interface Problem {
  code: ErrorCode;
  message: string;
  arguments: Record<string, string | number>;
  rule: string | null;
}

// The commitment, the secret and the words of the dice, and the number of rolls that were recomputed.
export interface Proof {
  commitment: string;
  secret: string;
  words: string[];
  rolls: number;
}

// The part of a table that everyone may see; `position` is the view of the game.
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

// The content of a QR code.
export interface QrText {
  text: string;
}

// The table of the rematch.
export interface Rematch {
  table: string;
}

// A rematch was opened at another table.
export interface Rematched {
  table: string;
  seat: number | null;
  type: "rematched";
}

// A finished table, step by step; it contains only the entries that changed the game.
export interface Replay {
  table: string;
  opened: Opened;
  steps: ReplayStep[];
}

// An entry and the state of the table after it.
export interface ReplayStep {
  entry: LogEntry;
  view: PublicView;
}

export type Role = "host" | "invited" | "watcher";

// Dice were rolled; the first roll of a table is the deal.
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

// Add a word to the dice, or change it, before the first roll.
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

// The player of a seat, the bot that chooses for it, and whether the player has left; a free seat has no name.
export interface SeatView {
  name: string | null;
  bot: string | null;
  left: boolean;
}

// One thing that happened: a message of the catalogue, its arguments, and those of its arguments that are lists.
export interface Sentence {
  message: string;
  arguments: Record<string, string | number>;
  lists: Record<string, Listing>;
  importance: Importance;
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

// The name of a player who takes a seat, and the word that the player adds to the dice.
export interface Sitting {
  name: string;
  word?: string | null;
}

// The bot of a seat failed, and this bot makes its next move.
export interface StoodIn {
  seat: number;
  bot: string;
  type: "stood-in";
}

// The reasons that do not follow from a rule: all players left, the host closed the table, or the table expired.
export type TableEnd = "reason-abandoned" | "reason-closed" | "reason-expired";

// Whom a visitor without a link can ask for it.
export interface TableHost {
  name: string | null;
}

// The links that the host can share.
export interface TableLinks {
  invitation: Link;
  watching: Link;
}

// An event of a table, with the public view before it and after it, as every guest could see them then.
export interface TableMoment {
  entry: LogEntry;
  before: PublicView;
  view: PublicView;
}

// Whether this guest is notified about a table.
export interface TableNotifications {
  on: boolean;
}

// The current state of a table.
export interface TableState {
  table: string;
  created: number;
  role: Role;
  seats: number[];
  opened: Opened;
  view: PublicView;
}

// Take back a hidden choice while other seats still have to choose.
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
  turn: number;
}

// Let a bot play in a seat whose player has been absent for longer than the table's patience, or has left.
export interface TakeOver {
  type: "take-over";
  id: string;
  seat: number;
  bot: string;
}

// A legal next mark.
export interface TargetView {
  adds: number[];
  points: number;
}

// Roll the dice that are due; with real dice, the faces in the notation of a record: `a a g r y`, `1 3 3 4 6 6`.
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

// Everything that is necessary to draw Twenty One.
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
  could_enter: number[][];
  seats: SheetView[];
}

// New entries, and the state of the table after them.
export interface Update {
  type: "update";
  entries: LogEntry[];
  view: PublicView;
  own: OwnView[];
}

// The answer to `hello`: all entries that the client missed, and the current state of the table.
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

// The answer to `why-not`; null if the place is a legal target.
export interface Why {
  type: "why";
  id: string;
  problem: Problem | null;
}

// Ask which rule forbids a place after these marks of a draft.
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
