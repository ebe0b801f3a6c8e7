/** Going somewhere: the way is shown, followed to its end or until something comes between, and can be drawn by hand. */
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { Hands } from "../src/scene/hands.svelte";
import { Table } from "../src/table/table.svelte";
import type { Choice, Scene, Space } from "../src/wire";
import { Lexicon } from "../src/words/lexicon";
import Harness from "./Harness.svelte";
import { FakeLine } from "./line";

const name = { key: "thing", args: {} };
const ROW = ["a", "b", "c", "d"] as const;

/** A row of four spaces with a pawn on it, who may walk to all that lie to its right. */
function scene(at: string): Scene {
  const here = ROW.indexOf(at as "a");
  const spaces = ROW.map((id, i): Space => ({
    id, name, corners: [[i, 0], [i + 1, 0], [i + 1, 1], [i, 1]], ...(i > here ? { way: ROW.slice(here, i + 1) } : {}),
  }));
  const things = [
    { id: "pawn", kind: "piece" as const, name, space: at },
    { id: "mark", kind: "token" as const, name, space: "c" },
  ];
  return { places: [{ id: "board", kind: "board", name, spaces, things }] };
}

function steps(at: string): Choice[] {
  const next = ROW[ROW.indexOf(at as "a") + 1];
  const beyond = ROW.slice(ROW.indexOf(at as "a") + 2);
  return next ? [{ word: next, label: name, things: [next], rule: "", ends: true, detail: null, leads_to: beyond, harm: null, warning: null, writes: 0 }] : [];
}

const asked = (at: string, key = "walk") => ({ prompt: { key, args: {} }, choices: steps(at), may_undo: false });

/** A table whose server lets the pawn walk; `stop` is where it asks something else. */
async function walking(stop = "") {
  const line = new FakeLine();
  const table = new Table(new Connection(() => line), "t", 0);
  line.onopen!();
  line.say({ type: "Snapshot", table: "t", seat: 0, step: 1, n: 0, clock: {}, scene: scene("a"), info: { chairs: [{ name: "Ada" }] } as never, asked: asked("a") });
  await vi.waitFor(() => expect(table.scene).not.toBeNull());
  const said: string[] = [];
  let step = 1;
  line.send = (text: string) => {
    const message = JSON.parse(text);
    if (message.type === "HowFar") line.say({ type: "Far", id: message.id, reach: { spaces: ["b", "c"], halts: ["c"] } });
    if (message.type !== "Ask") return;
    const { move } = message.request;
    said.push(move);
    line.say({ type: "Update", table: "t", seat: 0, step: ++step, n: 0, scene: scene(move), asked: asked(move, move === stop ? "ambush" : "walk") });
    line.say({ type: "Done", id: message.id });
  };
  return { table, said };
}

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

const handsOf = (table: Table) => new Hands(table, () => new Lexicon(["thing = thing"], "en"));

test("touching a far space says every step of the way there", async () => {
  const { table, said } = await walking();
  handsOf(table).touch("d", document.body);
  await vi.waitFor(() => expect(said).toEqual(["b", "c", "d"]));
});

test("whoever is stopped on the way goes no further", async () => {
  const { table, said } = await walking("b");
  handsOf(table).touch("d", document.body);
  await vi.waitFor(() => expect(table.asked?.prompt.key).toBe("ambush"));
  await new Promise((wait) => setTimeout(wait, 30));
  expect(said).toEqual(["b"]);
});

test("pointing at a space, or at what lies there, draws the way and rings what it crosses", async () => {
  const { table } = await walking();
  const { container } = render(Harness, { table, words: "thing = thing" });
  await vi.waitFor(() => expect(container.querySelector('[data-touch="mark"]')).not.toBeNull(), 10_000);
  expect(container.querySelector(".way")).toBeNull();
  const point = async (id: string) => {
    const at = container.querySelector(`[data-touch="${id}"]`)!;
    at.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    await fireEvent.pointerOver(at, { pointerType: "mouse" });
  };
  await point("mark");
  await vi.waitFor(() => expect(container.querySelector(".way polyline")?.getAttribute("points")).toBe("50,50 150,50 250,50"));
  expect(container.querySelectorAll(".way .crossed")).toHaveLength(1);
});

test("pointing at a piece shows how far it gets, and where it must stop", async () => {
  const { table } = await walking();
  const hands = handsOf(table);
  hands.scout.look("pawn");
  await vi.waitFor(() => expect(hands.scout.reach.get("b")).toBe("free"));
  expect(hands.scout.reach.get("c")).toBe("halt");
  hands.scout.look("");
  expect(hands.scout.reach.has("b")).toBe(false);
});

test("a way drawn by hand is walked as it was drawn", async () => {
  const { table, said } = await walking();
  const { container } = render(Harness, { table, words: "thing = thing" });
  await vi.waitFor(() => expect(container.querySelector('[data-touch="pawn"]')).not.toBeNull(), 10_000);
  const at = (id: string) => container.querySelector<SVGElement>(`.space[data-touch="${id}"]`)!;
  let under: Element | null = null;
  document.elementFromPoint = () => under;
  const move = async (id: string) => {
    under = at(id);
    await fireEvent.pointerMove(window);
  };
  under = at("a");
  await fireEvent.pointerDown(container.querySelector('[data-touch="pawn"]')!, { button: 0 });
  for (const id of ["b", "c", "d", "c"]) await move(id);
  expect(container.querySelector(".way polyline")?.getAttribute("points")).toBe("50,50 150,50 250,50");
  await fireEvent.pointerUp(window);
  await vi.waitFor(() => expect(said).toEqual(["b", "c"]));
});
