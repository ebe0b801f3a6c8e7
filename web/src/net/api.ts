/** What goes over plain HTTP: who I am, which games there are, new tables. */
import type { GameInfo, Me, NewTable, Notes, NotesChange, Problem, TableInfo } from "../wire";

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

export const comeIn = (name: string) => json<Me>("POST", "/people", { name });
export const rename = (name: string) => json<Me>("PATCH", "/me", { name });
export const useLink = (secret: string) => json<Me>("POST", "/people/link", { secret });
export const games = () => json<GameInfo[]>("GET", "/games");
export const myTables = () => json<TableInfo[]>("GET", "/me/tables");
export const openTable = (wanted: NewTable) => json<TableInfo>("POST", "/tables", wanted);
export const notes = (table: string, seat: number) => json<Notes>("GET", `/tables/${table}/notes/${seat}`);
export const writeNotes = (table: string, seat: number, change: NotesChange) =>
  json<Notes>("PATCH", `/tables/${table}/notes/${seat}`, change);
export const rules = (game: string) => text(`/games/${game}/rules`);
export const look = (game: string, file: string) => text(`/games/${game}/look/${file}`);

/** A game's words in this language, or else in English. */
export const words = (game: string, language: string) =>
  text(`/games/${game}/words/${language}`).catch(() => text(`/games/${game}/words/en`));
