/** Tables at which somebody only tries something out, and the table they came from: told in one tab, forgotten with it. */
import type { Session } from "../session.svelte";
import type { GameInfo } from "../wire";
import type { Table } from "./table.svelte";

export interface Practice {
  /** The table to go back to. */
  readonly from: string;
  /** It stands still meanwhile. */
  readonly isPaused: boolean;
}

const KEY = "practice";

/** Where somebody who practises at this table came from; null: nobody practises here. */
export function practiceAt(table: string): Practice | null {
  return noted()[table] ?? null;
}

/** Set a table by this preset to try something out at; the answer is its address. Where nobody else is kept waiting, one's own stands still. */
export async function practise(session: Session, table: Table, game: GameInfo, preset: string): Promise<string> {
  const { Setting } = await import("../home/setting.svelte");
  const setting = new Setting(game, session.me?.name ?? "");
  setting.begin(game.presets.find(({ id }) => id === preset) ?? null);
  const isAlone = table.info?.chairs.every(({ person }) => !person || person === session.me?.id) ?? false;
  const path = await setting.open(session, session.me?.name ?? "");
  const isPaused = isAlone && table.info?.phase === "playing" && (await said(session, table.id, "Pause"));
  sessionStorage.setItem(KEY, JSON.stringify({ ...noted(), [path.split("/").at(-1)!]: { from: table.id, isPaused } }));
  return path;
}

/** Back at one's own table everything goes on; the answer is its address. */
export async function backFrom(session: Session, { from, isPaused }: Practice): Promise<string> {
  if (isPaused) await said(session, from, "Resume");
  return `/t/${from}`;
}

/** Whether the table did it. */
async function said(session: Session, table: string, type: "Pause" | "Resume"): Promise<boolean> {
  return session.connection.ask(table, { type }).then(() => true, () => false);
}

function noted(): Record<string, Practice> {
  return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Practice>;
}
