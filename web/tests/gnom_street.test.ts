import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { capOf, capsOf, reachOf, streetOf } from "../src/games/gnom_street/street";
import { swung } from "../src/games/gnom_street/flight";
import { onStage, sceneOf } from "./gamesOnStage";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", async () => new Response('{"text":"","marks":{}}'));
});
afterEach(() => vi.unstubAllGlobals());

test("while asking, what the question is about stays bright and the rest steps back", async () => {
  const { container, scene } = await onStage("gnom_street");
  const about = reachOf(scene, [])!;
  const bright = [...container.querySelectorAll<HTMLElement>(".spot.near")].map((spot) => spot.dataset.space);
  expect(new Set(bright)).toEqual(about);
  expect(container.querySelectorAll(".spot.far")).toHaveLength(18 - about.size);
});

test("the gangs that can be asked are lit, and say how the question would split the map", async () => {
  const { container, choices } = await onStage("gnom_street");
  const gangs = choices.filter((choice) => choice.label.key === "say-target");
  expect(gangs.length).toBeGreaterThan(0);
  for (const { things } of gangs) expect(container.querySelector(`[data-touch="${things[0]}"]`)?.className).toContain("lit");
});

test("a tap on the sheet goes through one's own marks and tells nobody's rules", async () => {
  const { container, table } = await onStage("gnom_street");
  const cell = container.querySelector<HTMLElement>(".map button.open")!;
  const seen = [];
  for (let i = 0; i < 4; i++) {
    await fireEvent.click(cell);
    seen.push(["cross", "maybe", "star"].find((mark) => cell.classList.contains(mark)) ?? "");
  }
  expect(seen).toEqual(["cross", "maybe", "star", ""]);
  expect(table.draft.said).toEqual([]);
});

test("the Loot lies face down until it is held", async () => {
  const { container, scene } = await onStage("gnom_street");
  const loot = streetOf(scene).hand!.things!.find((thing) => thing.id.startsWith("loot_"))!;
  const card = container.querySelector<HTMLElement>(`[data-thing="${loot.id}"]`)!;
  const isOpen = () => card.classList.contains("held");
  expect(isOpen()).toBe(false);
  await fireEvent.pointerDown(card);
  expect(isOpen()).toBe(true);
  await fireEvent.pointerUp(card);
  expect(isOpen()).toBe(false);
});

test("a gang wears the cap of its colour", () => {
  const scene = sceneOf("gnom_street");
  for (const { id, seat } of streetOf(scene).gangs) expect(capsOf(scene)[seat]).toBe(capOf(id));
});

test("a pointer swings from the first notch to the last and back", () => {
  expect([0, 400, 799, 1200, 1599].map((time) => swung(time, 1600, 25))).toEqual([0, 12, 24, 12, 0]);
});
