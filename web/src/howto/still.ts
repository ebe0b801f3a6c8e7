/** Tables that stand still: a picture of one moment, drawn as the table was, with the same things lit. */
import { Connection } from "../net/connection.svelte";
import { OwnLine } from "../net/ownLine";
import { Notes } from "../table/notes.svelte";
import { Table } from "../table/table.svelte";
import type { Choice, Phrase, Picture, Snapshot, TableInfo } from "../wire";

const NOTHING: Phrase = { key: "", args: {} };

/** What is shown, by the id of its table. */
const shown = new Map<string, Snapshot>();
let made = 0;

let connection: Connection | undefined;

/** A line that answers whoever looks at a picture. */
function dial(): OwnLine {
  const line: OwnLine = new OwnLine((message) => {
    const snapshot = message.type === "Watch" ? shown.get(message.table) : undefined;
    if (snapshot) line.say(snapshot);
  });
  return line;
}

/** The table of a picture; whoever closes it forgets the picture. */
export function stillTable(game: string, picture: Picture): Table {
  const id = `still-${made++}`;
  shown.set(id, snapshotOf(id, game, picture));
  connection ??= new Connection(dial);
  return new Table(connection, id, picture.eyes ?? null, new Notes("", null));
}

export function put(table: Table): void {
  shown.delete(table.id);
  table.close();
}

function snapshotOf(id: string, game: string, { scene, names, eyes = null, lit = [] }: Picture): Snapshot {
  const asked = { prompt: NOTHING, choices: lit.map(choiceOf), may_undo: false };
  return { type: "Snapshot", table: id, seat: eyes, step: 1, n: 0, info: infoOf(id, game, names), clock: {}, log: [], scene, asked };
}

const choiceOf = (thing: string): Choice =>
  ({ word: thing, label: NOTHING, things: [thing], rule: "", ends: true, detail: null, leads_to: [], harm: null, warning: null, writes: 0 });

const infoOf = (id: string, game: string, names: readonly string[]): TableInfo => ({
  id, game, phase: "playing", chairs: names.map((name) => ({ name, role: "player" })), options: {}, host: "",
  clock: { kind: "none", time: 0, increment: 0 }, listed: false, spectators: "public", created: 0,
});
