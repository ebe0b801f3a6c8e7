import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, Declined, type ForTable } from "../src/net/connection.svelte";
import type { Update } from "../src/wire";
import { FakeLine } from "./line";

let lines: FakeLine[] = [];

function connect(): Connection {
  return new Connection(() => {
    const line = new FakeLine();
    lines.push(line);
    return line;
  });
}

const update = (step: number, n: number): Update => ({ type: "Update", table: "t", seat: 0, step, n });
const snapshot = (step: number, n: number) =>
  ({ type: "Snapshot", table: "t", seat: 0, step, n, info: {} as never, clock: {} }) as const;

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("after a loss it looks again from the last event heard", () => {
  const connection = connect();
  connection.watch("t", 0, () => undefined);
  lines[0]!.onopen!();
  lines[0]!.say(snapshot(1, 4), update(2, 7));
  lines[0]!.onclose!();
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  lines[1]!.onopen!();
  expect(connection.status).toBe("open");
  expect(lines[1]!.last("Watch")).toEqual({ type: "Watch", table: "t", seat: 0, seen: 7 });
});

test("what was asked and not answered is asked again under the same id", async () => {
  const connection = connect();
  lines[0]!.onopen!();
  const asked = connection.ask("t", { type: "Play", seat: 0, move: "b2" });
  const { id } = lines[0]!.last("Ask");
  lines[0]!.onclose!();
  vi.advanceTimersByTime(1000);
  lines[1]!.onopen!();
  expect(lines[1]!.last("Ask").id).toBe(id);
  lines[1]!.say({ type: "Done", id });
  await expect(asked).resolves.toBeUndefined();
});

test("a refusal carries its words and its rule", async () => {
  const connection = connect();
  lines[0]!.onopen!();
  const asked = connection.ask("t", { type: "Start" });
  lines[0]!.say({ type: "Refused", id: lines[0]!.last("Ask").id, reason: { key: "refuse-wait", args: {} }, rule: "R-1" });
  await expect(asked).rejects.toEqual(new Declined({ key: "refuse-wait", args: {} }, "R-1"));
});

test("a message had before is ignored, and if one is missing we look again", () => {
  const connection = connect();
  const heard: ForTable[] = [];
  connection.watch("t", 0, (message) => heard.push(message));
  const line = lines[0]!;
  line.onopen!();
  line.say(snapshot(1, 1), update(2, 2), update(2, 2));
  expect(heard).toHaveLength(2);
  line.say(update(4, 5));
  expect(heard).toHaveLength(2);
  expect(line.last("Watch").seen).toBe(2);
  line.say(update(5, 6), snapshot(6, 6));
  expect(heard).toHaveLength(3);
});

test("other eyes and other tables are not ours", () => {
  const connection = connect();
  const heard: ForTable[] = [];
  connection.watch("t", null, (message) => heard.push(message));
  lines[0]!.onopen!();
  lines[0]!.say(snapshot(1, 1));
  expect(heard).toHaveLength(0);
});

test("probes are echoed at once", () => {
  connect();
  lines[0]!.onopen!();
  lines[0]!.say({ type: "Probe", mark: 7 });
  expect(lines[0]!.last("Echo").mark).toBe(7);
});

test("waits grow, and a person can hurry them", () => {
  const connection = connect();
  for (let tries = 1; tries <= 6; tries++) {
    lines.at(-1)!.onclose!();
    expect(connection.tries).toBe(tries);
    vi.advanceTimersByTime(15_000);
  }
  const before = lines.length;
  lines.at(-1)!.onclose!();
  connection.hurry();
  expect(lines.length).toBe(before + 1);
});
