import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Keys } from "../src/games/gnome_me/keys";
import { Spin, type Turn } from "../src/games/gnome_me/spin.svelte";
import type { Choice } from "../src/wire";
import { onStage } from "./gamesOnStage";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

const choice = (word: string): Choice => ({
  word, label: { key: word, args: {} }, things: [], rule: "", ends: false, detail: null, leads_to: [], harm: null, warning: null,
});

const moves = (line: { sent: readonly { type: string }[] }) =>
  line.sent.filter((message) => message.type === "Ask").map((message) => (message as unknown as { request: { move: string } }).request.move);

test("a second press does not wait for the answer to the first", async () => {
  const { container, line } = await onStage("gnome_me");
  await fireEvent.click(container.querySelector(".leaf.next")!);
  await fireEvent.click(container.querySelector(".leaf.prev")!);
  expect(moves(line)).toEqual(["flip:next", "flip:prev"]);
});

test("zones take another stack, leaf through the one in the hand, and keys do, too", async () => {
  const { container, line } = await onStage("gnome_me");
  await fireEvent.click(container.querySelector('[data-touch="face"]')!);
  await fireEvent.click(container.querySelector('[data-touch="cap"]')!);
  await fireEvent.keyDown(document.body, { key: "3" });
  await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(moves(line)).toEqual(["take:face", "flip:next", "take:beard", "flip:prev", "put"]);
});

test("Stop! is dim until the table offers it", async () => {
  const { container, line } = await onStage("gnome_me");
  const stop = container.querySelector('[data-choice="stop"]')!;
  expect(stop.className).not.toContain("lit");
  await fireEvent.click(stop);
  await fireEvent.keyDown(document.body, { key: " " });
  expect(moves(line)).toEqual([]);
});

test("what the bench answers needs no buttons below", async () => {
  const { table } = await onStage("gnome_me");
  await vi.waitFor(() => expect(table.loose).toEqual([]));
});

test("playing together, one tap calls out what was seen, as sure as one is", async () => {
  const { container, line } = await onStage("gnome_me", [choice("say:cap"), choice("say:feet")]);
  const answer = async (said: string, ...words: string[]) => {
    const asked = () => line.sent.filter((message) => message.type === "Draft" && message.said === said);
    await vi.waitFor(() => expect(asked()).not.toEqual([]));
    for (const draft of asked()) line.say({ type: "Menu", id: (draft as { id: string }).id, choices: words.map(choice) });
  };
  const opener = await vi.waitFor(() => container.querySelector<HTMLElement>(".callout .open")!);
  await fireEvent.click(opener);
  await answer("say:cap", "cap_barber", "cap_nightcap");
  await answer("say:feet", "feet_baker");
  await answer("say:cap cap_barber", "sure", "not");
  await vi.waitFor(() => expect(container.querySelectorAll(".wheel [data-part]")).toHaveLength(3));
  await fireEvent.click(container.querySelectorAll(".tones button")[1]!);
  await fireEvent.click(container.querySelector("[data-part=feet_baker]")!);
  expect(moves(line)).toEqual(["say:feet feet_baker not"]);
  expect(container.querySelector(".wheel")).toBeNull();
});

test("several keys are typed one after the other; the first pick on the menu counts", () => {
  const keys = new Keys();
  const lines = ["enter=ready", "enter=put", "12=set:cap a", "1=take:cap"];
  const open = (...picks: string[]) => (pick: string) => picks.includes(pick);
  expect(keys.hear("Enter", lines, open("put"))).toBe("put");
  expect(keys.hear("1", lines, open("set:cap a"))).toBeUndefined();
  expect(keys.hear("2", lines, open("set:cap a"))).toBe("set:cap a");
  expect(keys.hear("1", lines, open("take:cap"))).toBe("take:cap");
});

test("the portrait is shown for its time by the animation clock, and what was seen is measured", () => {
  const spin = new Spin();
  const turn = (front: string): Turn => ({ front, strike: 1000, show: 1280, hide: 1980, open: 2400 });
  spin.frame(turn("screen"), 0, 1280);
  expect(spin.angle).toBe(90);
  spin.frame(turn("portrait"), 100, 1380);
  expect([spin.angle, spin.isShown]).toEqual([90, true]);
  spin.frame(turn("portrait"), 450, 1730);
  expect(Math.round(spin.angle)).toBe(180);
  spin.frame(turn("screen"), 790, 2070);
  expect(spin.isShown).toBe(true);
  spin.frame(turn("screen"), 806, 2086);
  expect([spin.isShown, spin.seen]).toEqual([false, 706]);
  expect(spin.frame(turn("screen"), 1300, 2580)).toBe(false);
});
