import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { route } from "../src/router.svelte";
import Again from "../src/table/Again.svelte";
import { Table } from "../src/table/table.svelte";
import type { TableInfo } from "../src/wire";
import { FakeLine } from "./line";

let line: FakeLine;
let table: Table;

function info(more: Partial<TableInfo>): TableInfo {
  return { id: "t", game: "any", phase: "over", chairs: [{ name: "Ada", person: "a" }], options: {}, host: "a", clock: {}, listed: false, spectators: "public", created: 0, again: ["same", "swap", "harder"], ...more } as unknown as TableInfo;
}

beforeEach(() => {
  line = new FakeLine();
  const connection = new Connection(() => line);
  line.onopen?.();
  line.say({ type: "Welcome", person: "a", name: "Ada", now: 0 });
  table = new Table(connection, "t", 0);
  table.info = info({});
});

const buttons = (container: Element) => [...container.querySelectorAll("button")].map((button) => button.textContent);

test("the ways that the table offers are one press each, and the next table is gone to", async () => {
  const { container } = render(Again, { table });
  expect(buttons(container)).toEqual(["Play again", "Swap sides", "One level harder"]);
  await fireEvent.click(container.querySelectorAll("button")[2]!);
  const asked = line.last("Ask");
  expect(asked.request).toEqual({ type: "PlayAgain", how: "harder" });
  line.say({ type: "Done", id: asked.id });
  await Promise.resolve();
  flushSync(() => (table.info = info({ rematch: "next" })));
  await expect.poll(() => route.table).toBe("next");
});

test("once somebody has said how, the banner leads there alone", () => {
  table.info = info({ rematch: "next" });
  expect(buttons(render(Again, { table }).container)).toEqual([]);
});
