import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "../src/session.svelte";
import { Sitting } from "../src/table/sitting.svelte";
import type { FromBrowser, TableInfo } from "../src/wire";
import { FakeLine } from "./line";

const ME = "ada";
let line: FakeLine;

function info(awaited: readonly number[], more: Partial<TableInfo> = {}): TableInfo {
  const chairs = [{ name: "Ada", person: ME }, { name: "Ben", person: ME }, { name: "Kettle", bot: "random" }];
  return { id: "t", game: "g", phase: "playing", chairs, awaited, secrets: true, ...more } as unknown as TableInfo;
}

/** The last seat that was looked at and not looked away from. */
const watched = (): (number | null | undefined)[] => {
  const seats: (number | null | undefined)[] = [];
  for (const said of line.sent as FromBrowser[]) {
    if (said.type === "Watch") seats.push(said.seat);
    if (said.type === "Unwatch") seats.splice(seats.indexOf(said.seat), 1);
  }
  return seats;
};

async function show(seat: number | null, now: TableInfo): Promise<void> {
  line.say({ type: "Snapshot", table: "t", seat, step: 1, n: 1, info: now, clock: {}, log: [{ kind: "hello", data: {} }] });
  await vi.runOnlyPendingTimersAsync();
}

async function sat(now: TableInfo, isSideBySide = false): Promise<Sitting> {
  const session = new Session(() => (line = new FakeLine()));
  line.onopen!();
  line.say({ type: "Welcome", person: ME, name: "Ada", now: 0 });
  const sitting = new Sitting(session, "t", () => isSideBySide);
  await show(null, now);
  flushSync();
  void sitting.follow();
  await vi.advanceTimersByTimeAsync(2000);
  return sitting;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("with secrets the curtain waits for whoever is awaited, and only public eyes look", async () => {
  const sitting = await sat(info([1]));
  expect(sitting.handover).toBe(1);
  expect(watched()).toEqual([null]);
});

test("the one behind the curtain opens it, and sees through that seat alone", async () => {
  const sitting = await sat(info([0]));
  void sitting.open();
  await vi.advanceTimersByTimeAsync(0);
  await show(0, info([0]));
  await vi.advanceTimersByTimeAsync(10);
  expect(sitting.handover).toBeNull();
  expect(sitting.table.seat).toBe(0);
  expect(watched()).toEqual([0]);
});

test("when the turn passes on, the seat's view is dropped before the next is asked for", async () => {
  const sitting = await sat(info([0]));
  void sitting.open();
  await vi.advanceTimersByTimeAsync(0);
  await show(0, info([1]));
  await vi.advanceTimersByTimeAsync(5000);
  await show(null, info([1]));
  await vi.advanceTimersByTimeAsync(10);
  expect(sitting.handover).toBe(1);
  expect(watched()).toEqual([null]);
});

test("without secrets the eyes change, and no curtain falls", async () => {
  const sitting = await sat(info([1], { secrets: false }));
  await show(1, info([1], { secrets: false }));
  await vi.advanceTimersByTimeAsync(10);
  expect(sitting.handover).toBeNull();
  expect(sitting.table.seat).toBe(1);
});

test("where everybody plays at once they sit side by side: all their eyes are open, and no curtain falls", async () => {
  const sitting = await sat(info([0, 1]), true);
  await show(0, info([0, 1]));
  await vi.advanceTimersByTimeAsync(10);
  expect(sitting.handover).toBeNull();
  expect([sitting.table.seat, ...sitting.partners.map(({ seat }) => seat)]).toEqual([0, 1]);
  expect(watched().toSorted()).toEqual([0, 1]);
  sitting.close();
  expect(watched()).toEqual([]);
});

test("nothing is laid for an onlooker's eyes where one has a seat", async () => {
  const mine = { ...info([0]), chairs: [{ name: "Ada", person: ME }, { name: "Kettle", bot: "random" }] } as unknown as TableInfo;
  const sitting = await sat(mine);
  expect(sitting.isKnown).toBe(false);
  await show(0, mine);
  await vi.advanceTimersByTimeAsync(10);
  expect([sitting.isKnown, sitting.table.seat]).toEqual([true, 0]);
});

test("who only watches is known at once, and whoever sits down later stays so", async () => {
  const chairs = [{ name: "Ben", person: "ben" }, {}];
  const sitting = await sat({ ...info([0], { phase: "gathering" }), chairs } as unknown as TableInfo);
  expect([sitting.isKnown, sitting.table.seat]).toEqual([true, null]);
  await show(null, info([], { phase: "gathering" }));
  void sitting.follow();
  expect(sitting.isKnown).toBe(true);
});
