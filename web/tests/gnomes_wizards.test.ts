import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../src/wire";
import { onStage } from "./gamesOnStage";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

const horns = (n: number): Choice => ({
  word: String(n), label: { key: "say-horns", args: { word: String(n) } }, things: [], rule: "GW-ASG-03", ends: false,
  detail: { key: "detail-horns", args: { kept: 3 - n } }, leads_to: [], harm: null, warning: null, writes: 0,
});

test("horns are shared out on a slider, which says what each share is good for", async () => {
  const { container, table } = await onStage("gnomes_wizards");
  table.draft.begin({ prompt: { key: "prompt-assign", args: {} }, choices: [0, 1, 2, 3].map(horns), may_undo: false });
  await vi.waitFor(() => expect(container.querySelector(".horns")).not.toBeNull());
  expect(table.unclaimed).toEqual([]);
  const slider = container.querySelector<HTMLInputElement>(".horns input")!;
  expect([slider.min, slider.max]).toEqual(["0", "3"]);
  const pick = vi.spyOn(table.draft, "pick").mockResolvedValue(true);
  await fireEvent.input(slider, { target: { value: "2" } });
  await fireEvent.click(container.querySelector(".horns [data-choice]")!);
  expect(pick.mock.calls[0]![0].word).toBe("2");
});

test("the slider stands at the first share that nobody would regret", async () => {
  const { container, table } = await onStage("gnomes_wizards");
  const warned = (n: number): Choice => ({ ...horns(n), warning: { key: "warn-horns-idle", args: { horns: 3 - n } } });
  table.draft.begin({ prompt: { key: "prompt-assign", args: {} }, choices: [warned(0), warned(1), horns(2), horns(3)], may_undo: false });
  await vi.waitFor(() => expect(container.querySelector(".horns")).not.toBeNull());
  expect(container.querySelector<HTMLInputElement>(".horns input")!.value).toBe("2");
  expect(container.querySelector<HTMLElement>(".horns [data-choice]")!.dataset.choice).toBe("2");
});

test("on a small screen the board stays open while something on it is lit, and opens again when all is answered", async () => {
  const { container, table, scene } = await onStage("gnomes_wizards");
  const piece = scene.places.find(({ id }) => id === "board")!.things![0]!;
  const give: Choice = { ...horns(0), word: "give", label: { key: "say-give", args: { face: 0, unit: piece.id } }, things: [piece.id, `${piece.id}.card`] };
  const part = () => container.querySelector<HTMLElement>(".war")!.dataset.part;
  table.draft.begin({ prompt: { key: "prompt-assign", args: {} }, choices: [give], may_undo: false });
  await vi.waitFor(() => expect(container.querySelector(".is-lit")).not.toBeNull());
  expect(part()).toBe("board");
  table.draft.begin({ prompt: { key: "prompt-assign", args: {} }, choices: [{ ...give, things: [`${piece.id}.card`] }], may_undo: false });
  await vi.waitFor(() => expect(part()).toBe("tribe"));
  table.draft.begin({ prompt: { key: "prompt-watch", args: {} }, choices: [], may_undo: false });
  await vi.waitFor(() => expect(part()).toBe("board"), 5_000);
});

/** A screen of this width. */
function screen(width: number): void {
  vi.stubGlobal("ResizeObserver", class {
    constructor(private readonly tell: () => void) {}
    observe(element: Element): void {
      Object.defineProperty(element, "clientWidth", { value: width, configurable: true });
      this.tell();
    }
    disconnect(): void {}
  });
}

test.each([[1100, false], [390, true]])("on a screen %i wide the chosen unit stands below the board: %s", async (width, isBelow) => {
  screen(width);
  const { container, scene } = await onStage("gnomes_wizards");
  const step = scene.places.find(({ id }) => id === "war")!.things!.find(({ id }) => id === "step")!;
  expect(["roll", "assign"]).not.toContain(step.art);
  await vi.waitFor(() => expect(container.querySelector(".war > .foot") !== null).toBe(isBelow));
});

test("while the table waits for reactions it says how long", async () => {
  const { container, scene, line, table } = await onStage("gnomes_wizards", { words: "layout-seconds = { $n } s" });
  const war = scene.places.find(({ id }) => id === "war")!;
  const waits = { id: "reactions", kind: "note" as const, name: { key: "thing-reactions", args: { until: 20_000 } } };
  const zero = table.connection.now() - 8_500;
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, clock: { zero }, places: [{ ...war, things: [...war.things!, waits] }] });
  await vi.waitFor(() => expect(container.querySelector(".news [role=timer]")?.textContent).toMatch(/^1[12] s$/));
  expect(container.querySelector(".track .step"), "which makes room for it").toBeNull();
});

test.each([[1100, false], [390, true]])("on a screen %i wide the crystals have a bowl beside the board: %s", async (width, hasBowl) => {
  screen(width);
  const { container } = await onStage("gnomes_wizards");
  await vi.waitFor(() => expect(container.querySelector(".track [data-thing=reserve]") !== null).toBe(hasBowl));
});

test("the tile that was named is marked until it falls", async () => {
  const { container, scene, line } = await onStage("gnomes_wizards");
  const board = scene.places.find(({ id }) => id === "board")!;
  const [first, ...rest] = board.spaces!;
  const crack = { art: "crack", name: { key: "badge-creaks", args: {} } };
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, places: [{ ...board, spaces: [{ ...first!, badges: [crack] }, ...rest] }] });
  await vi.waitFor(() => expect(container.querySelectorAll(".creaks")).toHaveLength(1));
});
