/** Whoever plays alone with bots reads in peace. */
import { expect, test, vi } from "vitest";
import { goesOnAlone, Reading } from "../src/table/reading.svelte";
import type { Table } from "../src/table/table.svelte";
import type { Clock, TableInfo } from "../src/wire";

const BOT = { name: "Rivet", bot: "bot" };
const ADA = { name: "Ada", person: "ada" };
const BO = { name: "Bo", person: "bo" };

function table(more: Partial<TableInfo> = {}, clock: Clock = { zero: 0 }, grants = true) {
  const info = { phase: "playing", chairs: [ADA, BOT], clock: {}, awaited: [0], ...more };
  const request = vi.fn(async (_: unknown) => grants);
  return { info, clock, seat: 0, trouble: null, connection: { person: "ada" }, request } as unknown as Table & { request: typeof request };
}

const asked = (at: { request: { mock: { calls: unknown[][] } } }) => at.request.mock.calls.map(([each]) => (each as { type: string }).type);

test.each([
  [true, "a deadline runs", {}, { zero: 0 }],
  [true, "a clock runs", { clock: { kind: "bank" } }, {}],
  [true, "a bot is to move", { awaited: [1] }, {}],
  [false, "the table waits for the reader anyway", {}, {}],
  [false, "somebody else plays", { chairs: [ADA, BO] }, { zero: 0 }],
  [false, "it pauses already", { phase: "paused" }, { zero: 0 }],
])("%s: %s", (goesOn, _, more, clock) => {
  expect(goesOnAlone(table(more as never, clock))).toBe(goesOn);
});

test("the table pauses while its only person reads, and goes on after that", async () => {
  const at = table();
  const end = new Reading(at).begin();
  await vi.waitFor(() => expect(asked(at)).toEqual(["Pause"]));
  end();
  await vi.waitFor(() => expect(asked(at)).toEqual(["Pause", "Resume"]));
});

test("where it cannot be paused the reader is told, and nothing is resumed", async () => {
  const at = table({}, { zero: 0 }, false);
  const reading = new Reading(at);
  const end = reading.begin();
  await vi.waitFor(() => expect(reading.goesOn).toBe(true));
  end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked(at)).toEqual(["Pause"]);
});

test("among people nobody stops the clocks by reading", async () => {
  const at = table({ chairs: [ADA, BO] as never });
  new Reading(at).begin()();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked(at)).toEqual([]);
});

test("closing and opening at once pauses anew", async () => {
  const at = table();
  const reading = new Reading(at);
  reading.begin()();
  reading.begin();
  await vi.waitFor(() => expect(asked(at)).toEqual(["Pause", "Resume", "Pause"]));
});
