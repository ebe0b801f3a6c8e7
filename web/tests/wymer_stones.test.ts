import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onStage, untouchable } from "./gamesOnStage";

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

test("everything in the scene can be pointed at", async () => {
  const { container, scene } = await onStage("wymer_stones");
  expect(untouchable(container, scene)).toEqual([]);
});

test("a roll-off shows both dice, the sum and what it means", async () => {
  const { container, scene } = await onStage("wymer_stones");
  const roll = scene.places.find((place) => place.id === "roll")!.things!;
  const sum = roll.find((thing) => thing.id === "sum")!.name.args;
  expect([...container.querySelectorAll(".duel .versus b")].map((each) => Number(each.textContent))).toEqual([sum.total, sum.villain]);
  expect(container.querySelector(".duel .verdict.bad")).not.toBeNull();
});

test("torchlight falls round the hero on turn alone", async () => {
  const { container } = await onStage("wymer_stones");
  expect(container.querySelectorAll("#torch")).toHaveLength(1);
  expect(container.querySelectorAll(".caps circle")).toHaveLength(1);
});

test("M looks closer and back again, with a small map to say where", async () => {
  const { container } = await onStage("wymer_stones");
  expect(container.querySelector(".minimap")).toBeNull();
  await fireEvent.keyDown(document.body, { key: "m" });
  expect(container.querySelector(".minimap")).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: "m" });
  expect(container.querySelector(".minimap")).toBeNull();
});
