import { beforeEach, expect, test, vi } from "vitest";
import { backFrom, practiceAt, practise } from "../src/table/practice";
import type { GameInfo } from "../src/wire";

const game = { id: "g", min_seats: 2, max_seats: 2, timed: true, bots: ["slow"], options: [], signs: [], presets: [{ id: "practice", seats: 2, bot: "patient", options: {} }] } as unknown as GameInfo;

let asked: [string, string][];
const session = (refuses = "") =>
  ({
    me: { id: "ada", name: "Ada" },
    enter: () => Promise.resolve(),
    connection: { ask: (table: string, { type }: { type: string }) => (asked.push([table, type]), type === refuses ? Promise.reject(new Error()) : Promise.resolve()) },
  }) as never;
const table = (...people: string[]) => ({ id: "own", info: { phase: "playing", chairs: people.map((person) => ({ person })) } }) as never;

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ id: "try" }))));
  return () => vi.unstubAllGlobals();
});

test("whoever plays alone tries it out while the table stands still, and goes on where it stood", async () => {
  expect(await practise(session(), table("ada", ""), game, "practice")).toBe("/t/try");
  expect(asked).toEqual([["try", "Sit"], ["try", "SeatBot"], ["try", "Start"], ["own", "Pause"]]);
  const practice = practiceAt("try");
  expect([practice, practiceAt("own")]).toEqual([{ from: "own", isPaused: true }, null]);
  asked = [];
  expect(await backFrom(session(), practice!)).toBe("/t/own");
  expect(asked).toEqual([["own", "Resume"]]);
});

test("other people are not kept waiting, and a table that may not stand still goes on", async () => {
  await practise(session(), table("ada", "bo"), game, "practice");
  expect(asked.map(([, type]) => type)).not.toContain("Pause");
  expect(practiceAt("try")).toEqual({ from: "own", isPaused: false });
  await practise(session("Pause"), table("ada", ""), game, "practice");
  expect(practiceAt("try")).toEqual({ from: "own", isPaused: false });
  asked = [];
  await backFrom(session(), practiceAt("try")!);
  expect(asked).toEqual([]);
});
