import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { changedScene } from "../src/table/changes";
import { Table } from "../src/table/table.svelte";
import type { Choice, Place, Scene, Snapshot } from "../src/wire";
import Harness from "./Harness.svelte";
import { FakeLine } from "./line";

const name = (text: string) => ({ key: "thing", args: { text } });
const WORDS = "thing = { $text }\nsay-it = { $word }\nprompt-it = Choose.";

const SCENE: Scene = {
  places: [
    {
      id: "board", kind: "board", name: name("The board"),
      spaces: [
        { id: "a1", name: name("A1"), corners: [[0, 0], [1, 0], [1, 1], [0, 1]], walls: [1] },
        { id: "b1", name: name("B1"), corners: [[1, 0], [2, 0], [1.5, 1]], badges: [{ art: "flag", name: name("home"), value: 3 }] },
      ],
      things: [
        { id: "rook", kind: "piece", name: name("Rook"), owner: 0, space: "a1" },
        { id: "coin", kind: "token", name: name("Coin"), space: "b1" },
        { id: "idle", kind: "piece", name: name("Idle"), owner: 1, says: name("Five more minutes.") },
      ],
    },
    {
      id: "hand", kind: "hand", name: name("Hand"), where: "hand", seat: 0, hidden: 2,
      things: [
        { id: "moth", kind: "card", name: name("Moth"), text: name("Flies at night"), holds: [{ id: "d1", kind: "die", name: name("die"), value: 5 }] },
        { id: "health", kind: "meter", name: name("Health"), value: 2, most: 3 },
      ],
    },
  ],
  widgets: [{ id: "w", kind: "never-heard-of", name: name("A contraption"), data: { speed: 4 } }],
};

const choice = (word: string, things: readonly string[], ends = true): Choice =>
  ({ word, label: { key: "say-it", args: { word } }, things, rule: "", ends, detail: null, leads_to: [], harm: null, warning: null, writes: 0 });

function snapshot(choices: readonly Choice[]): Snapshot {
  return {
    type: "Snapshot", table: "t", seat: 0, step: 1, n: 0, clock: {}, scene: SCENE,
    info: { chairs: [{ name: "Ada" }, { name: "Ben" }] } as never,
    asked: { prompt: { key: "prompt-it", args: {} }, choices, may_undo: false },
  };
}

let line: FakeLine;

async function shown(...choices: readonly Choice[]) {
  const table = new Table(new Connection(() => (line = new FakeLine())), "t", 0);
  line.onopen!();
  line.say(snapshot(choices));
  await vi.waitFor(() => expect(table.scene).not.toBeNull());
  const drawn = render(Harness, { table, words: WORDS });
  await vi.waitFor(() => expect(drawn.container.querySelector("[data-touch]")).not.toBeNull(), 10_000);
  return { table, ...drawn };
}

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

const touchable = (root: Element, id: string) => root.querySelector(`[data-touch="${id}"]`)!;

test("everything in the scene is drawn and has a name", async () => {
  const { container } = await shown();
  for (const id of ["a1", "b1", "rook", "idle", "moth", "d1", "health"]) {
    expect(touchable(container, id)?.getAttribute("aria-label"), id).toBeTruthy();
  }
  expect(touchable(container, "moth").getAttribute("aria-label")).toBe("Moth, Flies at night, die");
  expect(touchable(container, "health").getAttribute("aria-label")).toBe("Health, 2 / 3");
  expect(touchable(container, "b1").getAttribute("aria-label")).toBe("B1, 3 home, Coin");
  expect(container.querySelectorAll(".walls line")).toHaveLength(1);
});

test("whatever is tapped may have something to say, which is no part of its name", async () => {
  const { container, findByText } = await shown();
  expect(touchable(container, "idle").getAttribute("aria-label")).toBe("Idle");
  await fireEvent.click(touchable(container, "idle"));
  expect(await findByText("Five more minutes.")).toBeTruthy();
});

test("lit is what the menu touches, no more and no less; only that can be tabbed to", async () => {
  const { container } = await shown(choice("go", ["b1", "moth"]));
  const lit = [...container.querySelectorAll("[data-touch][aria-disabled=false]")].map((each) => each.getAttribute("data-touch"));
  expect(lit.sort()).toEqual(["b1", "moth"]);
  const tabbed = [...container.querySelectorAll("[data-touch][tabindex='0']")].map((each) => each.getAttribute("data-touch"));
  expect(tabbed.sort()).toEqual(["b1", "moth"]);
});

test("all spaces that are lit are one drawing", async () => {
  const { container } = await shown(choice("a", ["a1"]), choice("b", ["b1"]));
  const lights = [...container.querySelectorAll(".lights path")];
  expect(lights.map((path) => path.getAttribute("d")!.split("Z").length - 1)).toEqual([2, 2, 2]);
});

test("whatever walks is drawn after what lies there", async () => {
  const { container } = await shown();
  expect([...container.querySelectorAll<SVGElement>("svg [data-thing]")].map((element) => element.dataset.thing)).toEqual(["coin", "rook"]);
});

test("touching a lit thing says its word", async () => {
  const { container } = await shown(choice("go", ["b1"]));
  await fireEvent.click(touchable(container, "b1"));
  expect(line.last("Ask").request).toEqual({ type: "Play", seat: 0, move: "go" });
});

test("keys do the same: arrows walk the board, Enter picks", async () => {
  const { container } = await shown(choice("go", ["b1"]));
  (touchable(container, "a1") as SVGElement).focus();
  await fireEvent.keyDown(touchable(container, "a1"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(touchable(container, "b1"));
  await fireEvent.keyDown(touchable(container, "b1"), { key: "Enter" });
  expect(line.last("Ask").request).toMatchObject({ move: "go" });
});

test("several options on one thing open a menu", async () => {
  const { container, findByText } = await shown(choice("pat", ["moth"]), choice("feed", ["moth"]));
  await fireEvent.click(touchable(container, "moth"));
  expect(line.sent.some((message) => message.type === "Ask")).toBe(false);
  await fireEvent.click(await findByText("feed"));
  expect(line.last("Ask").request).toMatchObject({ move: "feed" });
});

test("touching an unlit thing asks why not, and shows the rule's words", async () => {
  const { container, findByText } = await shown(choice("go", ["b1"]));
  await fireEvent.click(touchable(container, "rook"));
  line.say({ type: "Why", id: line.last("WhyNot").id, refusal: { reason: name("Rooks sleep."), rule: "OR-1" } });
  await findByText("Rooks sleep.");
  await findByText("OR-1");
});

test("a word that does not end asks for the next menu", async () => {
  const { container, table } = await shown(choice("throw", ["moth"], false));
  await fireEvent.click(touchable(container, "moth"));
  expect(line.last("Draft").said).toBe("throw");
  line.offer(line.last("Draft").id, [choice("far", ["b1"])]);
  await vi.waitFor(() => expect(table.draft.said).toHaveLength(1));
  await fireEvent.click(touchable(container, "b1"));
  expect(line.last("Ask").request).toMatchObject({ move: "throw far" });
});

test("what a widget claims needs no button, until it gives it back", async () => {
  const { table } = await shown(choice("aim-1", []), choice("aim-2", []), choice("pass", []));
  const words = () => table.loose.map((each) => each.word);
  const giveBack = table.claim((each) => each.word.startsWith("aim"));
  expect(words()).toEqual(["pass"]);
  giveBack();
  expect(words()).toEqual(["aim-1", "aim-2", "pass"]);
});

test("touching something further on says every word that leads there", async () => {
  const { container, table } = await shown({ ...choice("near", ["a1"]), leads_to: ["b1"] });
  await fireEvent.click(touchable(container, "b1"));
  expect(line.last("Ask").request).toMatchObject({ move: "near" });
  line.say({ ...snapshot([choice("far", ["b1"])]), n: 1 });
  line.say({ type: "Done", id: line.last("Ask").id });
  await vi.waitFor(() => expect(line.last("Ask").request).toMatchObject({ move: "far" }));
  expect(table.trouble).toBeNull();
});

test("touching one of many things that a word stands for says the word for that one, too", async () => {
  const { container } = await shown(choice("table", ["rook", "coin", "b1"], false));
  await fireEvent.click(touchable(container, "coin"));
  line.offer(line.last("Draft").id, [choice("coin", ["coin"])]);
  await vi.waitFor(() => expect(line.last("Ask").request).toMatchObject({ move: "table coin" }));
});

test("a piece that cannot be picked stands on ground that can", async () => {
  const { container } = await shown(choice("go", ["a1"]));
  await fireEvent.click(touchable(container, "rook"));
  expect(line.last("Ask").request).toMatchObject({ move: "go" });
});

test("a glance at something on a board stands beside the board", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { container } = await shown();
  const [spot, frame, own] = [new DOMRect(200, 100, 20, 20), new DOMRect(100, 50, 300, 300), new DOMRect(0, 0, 120, 80)];
  const box = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.matches(".peek") ? own : this.matches(".board") ? frame : spot;
  });
  touchable(container, "b1").dispatchEvent(Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "mouse" }));
  await vi.waitFor(() => expect(document.querySelector(".peek")).not.toBeNull());
  expect(document.querySelector<HTMLElement>(".peek")!.style.left).toBe("408px");
  box.mockRestore();
  vi.useRealTimers();
});

test("what would be hurt says how much", async () => {
  const { container } = await shown({ ...choice("hit", ["rook"]), harm: 4 });
  expect(touchable(container, "rook").textContent).toContain("−4");
});

test("with nothing lit the board is one stop of the Tab key, and it moves along with the arrows", async () => {
  const { container } = await shown();
  const stops = () => [...container.querySelectorAll(".board svg [tabindex='0']")].map((each) => each.getAttribute("data-touch"));
  expect(stops()).toEqual(["a1"]);
  (touchable(container, "a1") as SVGElement).focus();
  await fireEvent.keyDown(touchable(container, "a1"), { key: "ArrowRight" });
  expect(stops()).toEqual(["b1"]);
});

test("what changes takes its place, and the rest stays as it was", () => {
  const [board, hand] = SCENE.places as [Place, Place];
  const things = [{ id: "rook", kind: "piece" as const, name: name("Rook"), owner: 0, space: "b1" }];
  const moved = changedScene(SCENE, { things: { board: things } })!;
  expect(moved.places).toEqual([{ ...board, things }, hand]);
  expect(moved.places[0]!.spaces).toBe(board.spaces);
  const dealt = changedScene(moved, { places: [{ ...hand, hidden: 3 }] })!;
  expect(dealt.places).toEqual([{ ...board, things }, { ...hand, hidden: 3 }]);
  const [a1, ...others] = board.spaces!;
  const ringed = { ...a1!, badges: [{ art: "steps", name: name("Steps"), value: 1 }] };
  const walked = changedScene(moved, { places: [{ id: board.id, kind: board.kind, name: name("Yard") }], spaces: { board: [ringed] } })!;
  expect(walked.places[0]).toEqual({ id: board.id, kind: board.kind, name: name("Yard"), spaces: [ringed, ...others] });
  expect(walked.places[0]!.spaces![1]).toBe(others[0]);
  const shed: Place = { ...hand, id: "shed" };
  expect(changedScene(SCENE, { order: ["shed", "board"], places: [shed] })!.places).toEqual([shed, board]);
  expect(changedScene(SCENE, {})).toBe(SCENE);
});

test("the course of a game is taken into what is known of the table", async () => {
  const { table } = await shown();
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, course: { awaited: [1], progress: 40 } });
  await vi.waitFor(() => expect(table.info).toMatchObject({ awaited: [1], progress: 40, chairs: [{ name: "Ada" }, { name: "Ben" }] }));
  line.say({ type: "Update", table: "t", seat: 0, step: 3, n: 0, course: { progress: 50 } });
  await vi.waitFor(() => expect(table.info).toMatchObject({ awaited: [], progress: 50 }));
});
