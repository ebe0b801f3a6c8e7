import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../src/wire";
import { onStage } from "./gamesOnStage";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

const horns = (n: number): Choice => ({
  word: String(n), label: { key: "say-horns", args: { word: String(n) } }, things: [], rule: "GW-ASG-03", ends: false,
  detail: { key: "detail-horns", args: { kept: 3 - n } }, leads_to: [], harm: null, warning: null,
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

test("on a small screen the board stays open while something on it is lit", async () => {
  const { container, table, scene } = await onStage("gnomes_wizards");
  const piece = scene.places.find(({ id }) => id === "board")!.things![0]!;
  const give: Choice = { ...horns(0), word: "give", label: { key: "say-give", args: { face: 0, unit: piece.id } }, things: [piece.id, `${piece.id}.card`] };
  const part = () => container.querySelector<HTMLElement>(".war")!.dataset.part;
  table.draft.begin({ prompt: { key: "prompt-assign", args: {} }, choices: [give], may_undo: false });
  await vi.waitFor(() => expect(container.querySelector(".is-lit")).not.toBeNull());
  expect(part()).toBe("board");
  table.draft.begin({ prompt: { key: "prompt-assign", args: {} }, choices: [{ ...give, things: [`${piece.id}.card`] }], may_undo: false });
  await vi.waitFor(() => expect(part()).toBe("tribe"));
});
