/** What goes over plain HTTP: who I am, which games there are, new tables. */
import type {
  GameInfo, HowToPage, LookAtRecord, Me, NewFromRecord, NewTable, Notes, NotesChange, OptionInfo, Problem, Prospect, Replay, RuleChapter, Sights, TableInfo,
} from "../wire";

/** A request that failed, with one line for people. */
export class Trouble extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch("/api" + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Trouble(response.status, problem?.problem ?? response.statusText);
}

const json = async <T>(method: string, path: string, body?: unknown) => (await call(method, path, body)).json() as Promise<T>;
const text = async (path: string) => (await call("GET", path)).text();

/** A query for a seat's eyes; none: a spectator's. */
function through(seat: number | null, more: Readonly<Record<string, number>> = {}): string {
  const query = Object.entries(seat === null ? more : { ...more, seat }).map(([name, value]) => `${name}=${value}`);
  return query.length ? `?${query.join("&")}` : "";
}

export const comeIn = (name: string) => json<Me>("POST", "/people", { name });
export const rename = (name: string) => json<Me>("PATCH", "/me", { name });
export const useLink = (secret: string) => json<Me>("POST", "/people/link", { secret });
export const games = () => json<GameInfo[]>("GET", "/games");
/** What a table with so many seats and these options would be. */
export const prospect = (game: string, seats: number, options: Readonly<Record<string, OptionInfo["default"]>>) => {
  const spoken = Object.entries(options).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "on" : "off") : String(value)]);
  return json<Prospect>("GET", `/games/${game}/prospect?${new URLSearchParams([["seats", String(seats)], ...spoken])}`);
};
export const myTables = () => json<TableInfo[]>("GET", "/me/tables");
export const clearTable = async (table: string) => void (await call("DELETE", `/me/tables/${table}`));
export const keepTable = async (table: string) => void (await call("PUT", `/me/tables/${table}`));
export const openTable = (wanted: NewTable) => json<TableInfo>("POST", "/tables", wanted);
export const notes = (table: string, seat: number) => json<Notes>("GET", `/tables/${table}/notes/${seat}`);
export const writeNotes = (table: string, seat: number, change: NotesChange) =>
  json<Notes>("PATCH", `/tables/${table}/notes/${seat}`, change);
export const tableInfo = (table: string) => json<TableInfo>("GET", `/tables/${table}`);
export const replay = (table: string, seat: number | null) => json<Replay>("GET", `/tables/${table}/replay${through(seat)}`);
export const sights = (table: string, seat: number | null, start: number) =>
  json<Sights>("GET", `/tables/${table}/replay/sights${through(seat, { start })}`);
export const branch = (table: string, upto: number) => json<TableInfo>("POST", `/tables/${table}/branch`, { upto });
export const replayRecord = (look: LookAtRecord) => json<Replay>("POST", "/records/replay", look);
export const sightsOfRecord = (look: LookAtRecord) => json<Sights>("POST", "/records/replay/sights", look);
export const openRecord = (wanted: NewFromRecord) => json<TableInfo>("POST", "/records", wanted);
export const rules = (game: string) => json<RuleChapter[]>("GET", `/games/${game}/rules`);
export const howto = (game: string) => json<HowToPage>("GET", `/games/${game}/howto`);
export const look = (game: string, file: string) => text(`/games/${game}/look/${file}`);

/** A game's words in this language; what is missing in it is English. */
export const words = (game: string, language: string) => text(`/games/${game}/words/${language}`);
