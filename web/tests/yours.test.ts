import { expect, test } from "vitest";
import { company, inOrder, isMyTurn, status, when } from "../src/home/yours";
import { read } from "../src/router.svelte";
import type { TableInfo } from "../src/wire";

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

function table(more: Partial<TableInfo>): TableInfo {
  const chairs = [{ name: "Ada", person: "a" }, { name: "Bo", person: "b" }, { name: "Kettle", bot: "sleuth" }];
  return { id: "t", game: "any", phase: "over", chairs, options: {}, host: "a", clock: {}, listed: false, spectators: "public", created: 0, ...more } as unknown as TableInfo;
}

const won = (...seats: number[]) => [0, 1, 2].map((seat) => ({ seat, won: seats.includes(seat), rank: 1, sheet: [] }));

test("how a table ended, to whoever sat there", () => {
  expect(status(table({ result: won(0) }), "a")).toBe("You won");
  expect(status(table({ result: won(0, 2) }), "b")).toBe("Ada and Kettle won");
  expect(status(table({ result: won() }), "a")).toBe("Nobody won");
  expect(status(table({ phase: "closed" }), "a")).toBe("Closed");
});

test("or whom it waits for", () => {
  const running = table({ phase: "playing", awaited: [1] });
  expect([status(running, "a"), isMyTurn(running, "a")]).toEqual(["Bo to move", false]);
  expect([status(running, "b"), isMyTurn(running, "b")]).toEqual(["Your turn", true]);
  expect(isMyTurn(table({ phase: "playing", awaited: [0], chairs: [{ name: "Bo", person: "b", bot: "kept" }] as unknown as TableInfo["chairs"] }), "b")).toBe(false);
});

test("when it was, in the largest unit that fits", () => {
  expect([0, 5 * MINUTE, 150 * MINUTE, 26 * 60 * MINUTE].map((ago) => when(NOW - ago, NOW))).toEqual(["this minute", "5 minutes ago", "2 hours ago", "yesterday"]);
});

test("with whom; alone one is with nobody", () => {
  expect(company(table({}), "a")).toBe("with Bo and Kettle");
  expect(company(table({ chairs: [{ name: "Ada", person: "a" }] as unknown as TableInfo["chairs"] }), "a")).toBe("");
});

test("what is still played comes first", () => {
  const [over, playing, closed] = [table({ id: "over" }), table({ id: "playing", phase: "playing" }), table({ id: "closed", phase: "closed" })];
  expect(inOrder([over, playing, closed]).map(({ id }) => id)).toEqual(["playing", "over", "closed"]);
});

test("addresses are read, and what is none of ours leads nowhere", () => {
  expect(read("/")).toEqual({ table: null, isScreen: false, isReview: false, isMissing: false });
  expect(read("/t/abc/screen?x")).toEqual({ table: "abc", isScreen: true, isReview: false, isMissing: false });
  expect(read("/review")).toMatchObject({ table: null, isReview: true, isMissing: false });
  for (const nowhere of ["/nonsense", "/t/abc/nonsense", "/screen", "/t/"]) expect(read(nowhere).isMissing).toBe(true);
});
