/** What has only one answer is played by the page, unless its reader would rather do it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { change } from "../src/settings.svelte";
import { OnlyMove } from "../src/table/onlyMove.svelte";
import { Table } from "../src/table/table.svelte";
import type { Asked, Choice, Snapshot, TableInfo } from "../src/wire";
import { FakeLine } from "./line";

const name = { key: "any", args: {} };
const choice = (word: string, more: Partial<Choice> = {}): Choice => ({ word, label: name, things: [], rule: "", ends: true, detail: null, leads_to: [], harm: null, warning: null, writes: 0, ...more });
const STOP: Asked = { prompt: name, choices: [choice("stop")], only: "stop" };
const INFO = { phase: "playing", chairs: [{ name: "Ada" }, { name: "Rivet", bot: "bot" }], awaited: [0] } as unknown as TableInfo;
let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});
afterEach(() => {
  end();
  change({ asksAnyway: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table at which this is asked; the answer tells which moves the page has sent. */
async function sitDown(asked: Asked, more: Partial<TableInfo> = {}, log: Snapshot["log"] = [], isReading = () => false) {
  let line!: FakeLine;
  const table = new Table(new Connection(() => (line = new FakeLine())), "t", 0);
  line.onopen!();
  line.say({ type: "Snapshot", table: "t", seat: 0, step: 1, n: log.length, clock: {}, info: { ...INFO, ...more }, scene: { places: [] }, asked, log });
  await vi.advanceTimersByTimeAsync(1);
  let onlyMove!: OnlyMove;
  const stop = $effect.root(() => void (onlyMove = new OnlyMove(table, isReading)));
  end = () => (stop(), table.close());
  const moves = () => line.sent.flatMap((message) => (message.type === "Ask" && message.request.type === "Play" ? [message.request.move] : []));
  return { table, line, onlyMove, moves };
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("the only move is played after a moment, once", async () => {
  const { moves, onlyMove } = await sitDown(STOP);
  expect(onlyMove.due).toBe("stop");
  await later(2100);
  expect(moves()).toEqual([]);
  await later(200);
  expect(moves()).toEqual(["stop"]);
  await later(60_000);
  expect(moves()).toEqual(["stop"]);
});

test("a press is quicker, and then nothing more is sent", async () => {
  const { table, moves } = await sitDown(STOP);
  void table.draft.pick(table.draft.choices[0]!);
  await later(60_000);
  expect(moves()).toEqual(["stop"]);
});

test("whoever holds it plays it by hand", async () => {
  const { onlyMove, moves } = await sitDown(STOP);
  onlyMove.hold();
  await later(60_000);
  expect([onlyMove.due, moves()]).toEqual(["", []]);
});

test.each([
  ["who wants to be asked anyway", STOP, {}, [], () => change({ asksAnyway: true })],
  ["in a race", STOP, { race: true }],
  ["who has a choice", { ...STOP, only: "" }],
  ["while the table pauses", STOP, { phase: "paused" }],
  ["whose seat a bot keeps warm", STOP, { chairs: [{ name: "Ada", bot: "bot" }] }],
  ["who has just taken it back", STOP, {}, [{ kind: "undone", data: { seat: 0 } }]],
  ["who would be warned", { ...STOP, choices: [choice("stop", { warning: name })] }],
] as const)("nothing is played for somebody %s", async (...[, asked, more, log, before]: readonly unknown[]) => {
  (before as (() => void) | undefined)?.();
  const { moves } = await sitDown(asked as Asked, more as Partial<TableInfo>, log as Snapshot["log"]);
  await later(60_000);
  expect(moves()).toEqual([]);
});

test("nothing is played while something is read over the table", async () => {
  const { moves } = await sitDown(STOP, {}, [], () => true);
  await later(60_000);
  expect(moves()).toEqual([]);
});

test("where others may be asked as well it takes as long as a choice might", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { moves } = await sitDown(STOP, { awaited: [0, 1] });
  await later(4300);
  expect(moves()).toEqual([]);
  await later(200);
  expect(moves()).toEqual(["stop"]);
});
