// Made by tools/wire_types.py from gnomestead.server.wire: change that, then run `make wire`.
// What the server sends leaves out fields that have their default value; they are optional here.

/** Before a race over bad lines: options that would make it fairer, each a way by itself. */
export interface Advice {
  window: Readonly<Record<string, string | number | boolean>>;
  calmer: readonly (Readonly<Record<string, string | number | boolean>>)[];
}

/** Agree to the open offer, or not. */
export interface Answer {
  type: "Answer";
  yes: boolean;
}

/** Ask something of a table. Sent again with the same `id` it is answered as the first time. */
export interface Ask {
  type: "Ask";
  id: string;
  table: string;
  request: Sit | SeatBot | Stand | Start | ChangeOptions | SetPace | Play | TakeBack | Offer | PlayAgain | Answer | Pause | Resume;
  seen?: number;
  at?: number | null;
}

/** What a seat is asked: the prompt, its choices, and whether its last move can be taken back. */
export interface Asked {
  prompt: Phrase;
  choices: readonly Choice[];
  may_undo?: boolean;
  heeds?: readonly number[];
  only?: string;
  at?: number | null;
  suggested?: readonly Choice[];
}

/** A small sign on a thing or space: an icon, a number or a word, and what it means. */
export interface Badge {
  art: string;
  name: Phrase;
  value?: number | null;
}

/** Play on from an entry of a finished table. */
export interface Branch {
  upto: number;
}

/** Who sits on a seat: a person, a bot, or a bot that keeps a person's seat warm. */
export interface ChairInfo {
  name?: string;
  person?: string;
  bot?: string;
  role?: string;
  side?: number;
  late?: boolean;
  here?: boolean;
  lag?: number;
}

/** Before the start: choose these options differently; the host may. */
export interface ChangeOptions {
  type: "ChangeOptions";
  options: Readonly<Record<string, string | number | boolean>>;
}

/** Somebody said something. */
export interface Chat {
  type: "Chat";
  table: string;
  line: Spoken;
}

/** An option as people see it: its word, label, the things it touches, its rule, a closer look. */
export interface Choice {
  word: string;
  label: Phrase;
  things: readonly string[];
  rule: string;
  ends: boolean;
  detail: Phrase | null;
  leads_to: readonly string[];
  harm: number | null;
  warning: Phrase | null;
  writes: number;
}

/** The clocks of a table. `zero` is the moment 0 of a real-time game, pauses taken out. */
export interface Clock {
  timers?: readonly Timer[];
  zero?: number | null;
}

/** How long a seat may think, and what happens when its time is up. */
export interface ClockRule {
  kind?: "bank" | "move" | "none";
  time?: number;
  increment?: number;
  runs_out?: "bot" | "vote";
}

/** What of a table's info changes from move to move. */
export interface Course {
  awaited?: readonly number[];
  progress?: number;
}

/** Open this on another device within the time, once. The secret is behind the #: no server logs it. */
export interface DeviceLink {
  path: string;
  expires: number;
}

/** What was asked is granted and written down for good. */
export interface Done {
  type: "Done";
  id: string;
}

/** Which words may follow those said so far. */
export interface Draft {
  type: "Draft";
  id: string;
  table: string;
  seat: number;
  said: string;
}

/** The answer to a probe, at once: so the server measures the line. */
export interface Echo {
  type: "Echo";
  mark: number;
}

/** How the end of a game is told to one reader; all of it is public. */
export interface Ending {
  headline: Phrase;
  reason?: Phrase | null;
  deed?: Phrase | null;
  decided?: Phrase | null;
  letter?: Phrase | null;
}

/** So far; null: it does not move. */
export interface Far {
  type: "Far";
  id: string;
  reach: Reach | null;
}

/** A seat's luckiest roll of a game, or its unluckiest, and the step it fell in. */
export interface Fortune {
  step: number;
  seat: number;
  faces: readonly number[];
  good: boolean;
}

/** A game one can play here. */
export interface GameInfo {
  id: string;
  title: string;
  about: Readonly<Record<string, string>>;
  languages: readonly string[];
  min_seats: number;
  max_seats: number;
  timed: boolean;
  race: boolean;
  presets: readonly Preset[];
  lessons: readonly Lesson[];
  story: readonly string[];
  howto: boolean;
  signs: readonly Sign[];
  options: readonly OptionInfo[];
  bots: readonly string[];
  rules_version: number;
  look: readonly string[];
}

/** What wins, in one short sentence, and how far everybody is. */
export interface Goal {
  aim: Phrase;
  tracks?: readonly Track[];
}

/** These eyes may no longer look at this table. */
export interface Gone {
  type: "Gone";
  table: string;
  seat: number | null;
}

/** How far a thing could get on its turn. */
export interface HowFar {
  type: "HowFar";
  id: string;
  table: string;
  seat: number;
  thing: string;
}

/** Everything on the page but its words. */
export interface HowToPage {
  turn: readonly Picture[];
  icons: readonly string[];
}

/** Something a first-timer is told once, at the first of these moments. Its words are `lesson-<id>`. */
export interface Lesson {
  id: string;
  prompt?: string;
  event?: string;
  word?: string;
  rule?: string;
  practice?: string;
}

/** The open tables, whenever they change. */
export interface Lobby {
  type: "Lobby";
  tables: readonly TableInfo[];
}

/** A record to look at through the eyes of a seat; null: a spectator's. */
export interface LookAtRecord {
  record: string;
  seat?: number | null;
  start?: number;
}

/** The dice of a whole game: how often each face came, and in how many of 100 games fair dice are as uneven. */
export interface LuckReport {
  dice: number;
  faces: readonly number[];
  odds: number;
  seats: readonly SeatLuck[];
  names: readonly string[];
}

/** Who you are. */
export interface Me {
  id: string;
  name: string;
}

/** What the seat is asked now, and the words that may follow; a word `.` says that the move is whole. */
export interface Menu {
  type: "Menu";
  id: string;
  prompt: Phrase;
  choices: readonly Choice[];
  suggested: readonly Choice[];
}

/** Play on from a record: all of it, or its first entries. */
export interface NewFromRecord {
  record: string;
  upto?: number | null;
}

/** Come in by a name. */
export interface NewGuest {
  name: string;
}

/** A table to open: what is played, by how many, how, and who may look. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Readonly<Record<string, string | number | boolean>>;
  clock?: ClockRule;
  listed?: boolean;
  spectators?: "all_at_end" | "none" | "public";
  grace?: number;
  pace?: "fast" | "normal" | "slow";
  sit?: boolean;
  bots?: boolean;
}

/** What somebody wrote down for themselves on a seat: a page of text, and marks by key. Nobody else sees it. */
export interface Notes {
  text: string;
  marks: Readonly<Record<string, string>>;
}

/** What to write anew; the rest stays. A mark of no letters is rubbed out. */
export interface NotesChange {
  text?: string | null;
  marks?: Readonly<Record<string, string>>;
}

/** Propose something that needs everybody: take back, skip a late seat, end. */
export interface Offer {
  type: "Offer";
  what: "end" | "skip" | "undo";
  seat?: number | null;
}

/** A proposal on the table, and who has still to agree. */
export interface OfferInfo {
  what: "end" | "skip" | "undo";
  seat: number;
  by: string;
  asked: readonly string[];
}

/** A message that could not be read, and where. */
export interface Oops {
  type: "Oops";
  problem: string;
}

/** Something a table chooses before the start. */
export interface OptionInfo {
  name: string;
  values: readonly (string | number | boolean)[];
  default: string | number | boolean;
  most: number;
  is_seat: boolean;
  seats: readonly number[];
  when: readonly (readonly [string, string | number | boolean])[];
}

/** Stop the clocks; nobody moves. */
export interface Pause {
  type: "Pause";
}

/** A sentence to be put into words: a key of the word file and what to fill in. */
export interface Phrase {
  key: string;
  args: Readonly<Record<string, string | number | null>>;
}

/** A part of the table as it stood. Its words are `howto-turn-<id>`. */
export interface Picture {
  id: string;
  scene: Scene;
  names: readonly string[];
  eyes?: number | null;
  lit?: readonly string[];
}

/** Ask for the time at the server. */
export interface Ping {
  type: "Ping";
  sent: number;
}

/** Where things lie. `where` is a hint for the layout; a game's look may do better. */
export interface Place {
  id: string;
  kind: "board" | "grid" | "hand" | "row" | "stack" | "tray";
  name: Phrase;
  where?: "centre" | "hand" | "seat" | "side";
  seat?: number | null;
  things?: readonly Thing[];
  spaces?: readonly Space[];
  columns?: number;
  hidden?: number;
}

/** Make a move. */
export interface Play {
  type: "Play";
  seat: number;
  move: string;
}

/** After the end: play again. The first to ask opens the new table; for all others it means: I come along. */
export interface PlayAgain {
  type: "PlayAgain";
  how?: "harder" | "same" | "swap";
}

/** The server's time, in milliseconds since 1970. */
export interface Pong {
  type: "Pong";
  sent: number;
  now: number;
}

/** A table set with one click. Its words are `preset-<id>`, with what it is like as `.about`. */
export interface Preset {
  id: string;
  seats: number;
  options?: Readonly<Record<string, string | number | boolean>>;
  seat?: number;
  people?: number;
  bot?: string;
}

/** Please echo this at once. */
export interface Probe {
  type: "Probe";
  mark: number;
}

/** Why it did not work: one line for people, and the phrase where a table said it. */
export interface Problem {
  problem: string;
  reason?: Phrase | null;
  rule?: string;
}

/** What a table set like this would be, before anybody opens it. */
export interface Prospect {
  roles: readonly string[];
  legal: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  samples: readonly Sample[];
  problem: string;
}

/** How far a thing could get on its turn. */
export interface Reach {
  spaces: readonly string[];
  halts: readonly string[];
}

/** Wave, cheer, raise a hat. */
export interface React {
  type: "React";
  table: string;
  emote: "cheer" | "hat" | "heart" | "hmm" | "laugh" | "mushroom" | "oops" | "wave";
}

/** Somebody waved. */
export interface Reacted {
  type: "Reacted";
  table: string;
  person: string;
  emote: "cheer" | "hat" | "heart" | "hmm" | "laugh" | "mushroom" | "oops" | "wave";
}

/** Why something may not be done now: the rule that forbids it (if one does) and the words. */
export interface Refusal {
  reason: Phrase;
  rule: string;
}

/** What was asked is not possible: the words, and the rule if one forbids it. Nothing has changed. */
export interface Refused {
  type: "Refused";
  id: string;
  reason: Phrase;
  rule?: string;
}

/** A game as it was played: its header, its seed, every step, how it ended, and how the dice fell. */
export interface Replay {
  game: string;
  rules: number;
  seats: number;
  options: Readonly<Record<string, string>>;
  names: readonly string[];
  roles: readonly string[];
  commitment: string;
  seed: string;
  steps: readonly Step[];
  result: readonly Standing[] | null;
  endings: readonly Ending[];
  luck: LuckReport | null;
  fortunes: readonly Fortune[];
}

/** Go on after a pause. */
export interface Resume {
  type: "Resume";
}

/** One rule, as players read it. */
export interface Rule {
  id: string;
  text: string;
}

/** A chapter of a game's rules. */
export interface RuleChapter {
  title: string;
  rules: readonly Rule[];
}

/** Some options, and what the table looks like with them. Its words are `sample-<id>`, with `.about`. */
export interface Sample {
  id: string;
  options: Readonly<Record<string, string | number | boolean>>;
  scene: Scene;
  again?: string;
}

/** Say something at a table: to all, or to those alone who are on one's own side. */
export interface Say {
  type: "Say";
  id: string;
  table: string;
  text: string;
  to?: "all" | "team";
}

/** A whole table as one viewer sees it. */
export interface Scene {
  places: readonly Place[];
  widgets?: readonly Widget[];
  goal?: Goal | null;
}

/** One line of a score sheet. */
export interface ScoreLine {
  label: Phrase;
  points: number;
  counts: boolean;
}

/** Let a bot play a seat: the host a free one, a person its own. */
export interface SeatBot {
  type: "SeatBot";
  seat: number;
  bot?: string;
}

/** What one seat rolled, and in how many of 100 games fair dice stray at least as far, up or down. */
export interface SeatLuck {
  seat: number;
  dice: number;
  pips: number;
  odds: number;
}

/** Let bots move slower or faster; anybody seated may, at any time before the end. */
export interface SetPace {
  type: "SetPace";
  pace: "fast" | "normal" | "slow";
}

/** Show one of the game's signs, at something that everybody sees or by itself; or take it down. */
export interface ShowSign {
  type: "ShowSign";
  id: string;
  table: string;
  seat: number;
  sign: string;
  thing?: string;
  up?: boolean;
}

/** In a real-time game: how long something brief was meant to be seen, and really was, in milliseconds. */
export interface Shown {
  type: "Shown";
  table: string;
  seat: number;
  meant: number;
  real: number;
}

/** The table after a step: the whole scene, or what of it is not as after the step before, as in an update. */
export interface Sight {
  scene?: Scene | null;
  order?: readonly string[];
  places?: readonly Place[];
  spaces?: Readonly<Record<string, readonly Space[]>>;
  widgets?: readonly Widget[] | null;
  goal?: Goal | null;
  prompt?: Phrase | null;
  awaited?: readonly number[];
}

/** The table after some steps in a row; the first has its whole scene. */
export interface Sights {
  start: number;
  sights: readonly Sight[];
}

/** Something one can show. Its words are `sign-<id>`, and `.told` where the usual line would not do. */
export interface Sign {
  id: string;
  art?: string;
  aim?: "own" | "table" | "thing";
  at?: string;
  until?: readonly string[];
  spent?: readonly string[];
  minds?: readonly string[];
  before?: readonly string[];
}

/** Somebody shows a sign, from now on or for a moment. */
export interface SignShown {
  type: "SignShown";
  table: string;
  at: number;
  signal: Signal;
}

/** A sign that a seat shows, at a thing or by itself. */
export interface Signal {
  seat: number;
  sign: string;
  thing?: string;
}

/** The signs that are up, whenever that changes. */
export interface Signals {
  type: "Signals";
  table: string;
  signals: readonly Signal[];
}

/** Take a free seat, or one's own back from the bot that kept it warm. */
export interface Sit {
  type: "Sit";
  seat: number;
  name?: string;
}

/** All that one pair of eyes may see of a table: the answer to `Watch`. */
export interface Snapshot {
  type: "Snapshot";
  table: string;
  seat: number | null;
  step: number;
  n: number;
  info: TableInfo;
  clock: Clock;
  since?: number;
  log?: readonly Told[];
  scene?: Scene | null;
  asked?: Asked | null;
  chat?: readonly Spoken[];
  signals?: readonly Signal[];
}

/** A space of a board: any polygon, in the board's own units, y downwards. */
export interface Space {
  id: string;
  corners: readonly (readonly [number, number])[];
  name: Phrase;
  art?: string;
  walls?: readonly number[];
  badges?: readonly Badge[];
  way?: readonly string[];
}

/** A line of the chat. `team`: only those on the speaker's side can read it, for good. */
export interface Spoken {
  id: number;
  at: number;
  person: string;
  name: string;
  room: "all" | "players" | "team";
  text: string;
}

/** Leave a seat; before the start the host may ask anybody to. */
export interface Stand {
  type: "Stand";
  seat: number;
}

/** How one seat ended: won or not, its place (1 is best; shared places are equal), its sheet. */
export interface Standing {
  seat: number;
  won: boolean;
  rank: number;
  sheet: readonly ScoreLine[];
}

/** Begin the game. */
export interface Start {
  type: "Start";
}

/** An entry of the record, and what these eyes heard of it. The first step is the table as it was laid out. */
export interface Step {
  seat?: number;
  move?: string;
  at?: number;
  events?: readonly Told[];
  begins?: string;
  undone?: boolean;
}

/** What everybody who may look at a table knows of it. */
export interface TableInfo {
  id: string;
  game: string;
  phase: "closed" | "gathering" | "over" | "paused" | "playing";
  chairs: readonly ChairInfo[];
  options: Readonly<Record<string, string | number | boolean>>;
  host: string;
  clock: ClockRule;
  listed: boolean;
  spectators: "all_at_end" | "none" | "public";
  created: number;
  grace?: number;
  pace?: "fast" | "normal" | "slow";
  race?: boolean;
  commitment?: string;
  awaited?: readonly number[];
  progress?: number;
  offer?: OfferInfo | null;
  rematch?: string;
  again?: readonly ("harder" | "same" | "swap")[];
  from_record?: boolean;
  result?: readonly Standing[] | null;
  endings?: readonly Ending[];
  secrets?: boolean;
  watchers?: number;
  advice?: Advice | null;
}

/** Take back one's last move, as far as that is free. */
export interface TakeBack {
  type: "TakeBack";
  seat: number;
}

/** Something one can point at. `art` picks its picture; `name` says it in words. */
export interface Thing {
  id: string;
  kind: "card" | "die" | "meter" | "note" | "piece" | "token";
  name: Phrase;
  art?: string;
  owner?: number | null;
  facing?: "down" | "turned" | "up";
  space?: string;
  value?: number | null;
  most?: number | null;
  text?: Phrase | null;
  says?: Phrase | null;
  badges?: readonly Badge[];
  holds?: readonly Thing[];
}

/** A seat's clock: what is left while it stands, or when it runs out (milliseconds since 1970). */
export interface Timer {
  left?: number;
  until?: number | null;
}

/** An event as one pair of eyes may know it; `known`: its words are the `.known` ones. */
export interface Told {
  kind: string;
  data: Readonly<Record<string, unknown>>;
  known?: boolean;
}

/** How far something has got that decides the game. It counts up, towards the end. */
export interface Track {
  name: Phrase;
  value: number;
  most?: number | null;
  seats?: readonly number[];
}

/** Look away. */
export interface Unwatch {
  type: "Unwatch";
  table: string;
  seat?: number | null;
}

/** What happened, and whatever has changed since the last message for these eyes. */
export interface Update {
  type: "Update";
  table: string;
  seat: number | null;
  step: number;
  n: number;
  events?: readonly Told[];
  info?: TableInfo | null;
  course?: Course | null;
  clock?: Clock | null;
  scene?: Scene | null;
  order?: readonly string[];
  places?: readonly Place[];
  things?: Readonly<Record<string, readonly Thing[]>>;
  spaces?: Readonly<Record<string, readonly Space[]>>;
  widgets?: readonly Widget[] | null;
  goal?: Goal | null;
  asked?: Asked | null;
}

/** The secret of a device link. */
export interface UseLink {
  secret: string;
}

/** Look at a table through one pair of eyes; `seen` is the last `n` heard through them. */
export interface Watch {
  type: "Watch";
  table: string;
  seat?: number | null;
  seen?: number;
}

/** Hear of open tables, or no longer. */
export interface WatchLobby {
  type: "WatchLobby";
  on?: boolean;
}

/** The first message: who the server takes you for (empty: a stranger, who may only look). */
export interface Welcome {
  type: "Welcome";
  person: string;
  name: string;
  now: number;
}

/** Why not; null: it can be touched. */
export interface Why {
  type: "Why";
  id: string;
  refusal: Refusal | null;
}

/** Why a thing cannot be touched now. */
export interface WhyNot {
  type: "WhyNot";
  id: string;
  table: string;
  seat: number;
  thing: string;
}

/** Something truly special that a client draws in its own way (a throw, a spinning device). */
export interface Widget {
  id: string;
  kind: string;
  name: Phrase;
  data?: Readonly<Record<string, string | number | null | readonly (string | number | null)[]>>;
}

export type FromBrowser =
  | Watch
  | Unwatch
  | Ask
  | Draft
  | WhyNot
  | HowFar
  | Say
  | React
  | ShowSign
  | Shown
  | WatchLobby
  | Ping
  | Echo;

export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | Gone
  | Done
  | Refused
  | Menu
  | Why
  | Far
  | Chat
  | Reacted
  | SignShown
  | Signals
  | Lobby
  | Pong
  | Probe
  | Oops;
