import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { sentence } from "../src/table/signals.svelte";
import { Table } from "../src/table/table.svelte";
import type { Choice, Scene, Sign, Signal, Spoken, TableInfo } from "../src/wire";
import { Lexicon } from "../src/words/lexicon";
import Harness from "./Harness.svelte";
import { FakeLine } from "./line";
import Talk from "./Talk.svelte";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const HERE: Sign = { id: "here" };
const DANGER: Sign = { id: "danger", art: "skull" };
const HOLD: Sign = { id: "hold", aim: "table", until: ["round"], minds: ["AIM"] };
const PLAN: Sign = { id: "plan", until: ["round"], minds: ["USE"] };
const KEEP: Sign = { id: "keep", aim: "own", until: ["round"] };
const PET: Sign = { id: "pet", at: "dog" };
const SIGNS = [HERE, DANGER, HOLD, PLAN, KEEP, PET];
const WORDS = `
cat = Cat
sign-here = Look here
    .told = { SEAT($seat) } points at { $thing }.
sign-danger = danger
sign-hold = Wait!
sign-plan = Plan A
sign-keep = Mine
signal-pointed = { SEAT($seat) } points at { $thing }: { $sign }
signal-marked = { SEAT($seat) } marks { $thing }: { $sign }
signal-shown = { SEAT($seat) }: { $sign }
quick-hat = Mind your hat.
`;
const SCENE: Scene = {
  places: [{ id: "row", kind: "row", name: { key: "cat", args: {} }, things: ["cat", "dog"].map((id, owner) => ({ id, owner, kind: "piece", name: { key: "cat", args: {} } })) }],
};
const CHAIRS: TableInfo["chairs"] = [{ name: "Ada", person: "a", side: 0 }, { name: "Ben", person: "b", side: 0 }, { name: "Vic", person: "v", side: 1 }];

function choice(word: string, more: Partial<Choice> = {}): Choice {
  return { word, label: { key: "cat", args: {} }, things: [], rule: "", ends: true, detail: null, leads_to: [], harm: null, warning: null, writes: 0, ...more };
}

async function seated({ signals = [], chairs = CHAIRS, choices = [], chat = [] }: {
  signals?: readonly Signal[]; chairs?: TableInfo["chairs"]; choices?: readonly Choice[]; chat?: readonly Spoken[];
} = {}) {
  const line = new FakeLine();
  const table = new Table(new Connection(() => line), "t", 0);
  line.onopen!();
  line.say({
    type: "Snapshot", table: "t", seat: 0, step: 1, n: 0, clock: {}, scene: SCENE, signals, chat, info: { chairs, awaited: [0] } as never,
    asked: { prompt: { key: "cat", args: {} }, choices, may_undo: false },
  });
  await table.arrived;
  table.signals.learn(SIGNS);
  const shows = (signal: Signal, at = 1) => line.say({ type: "SignShown", table: "t", at, signal });
  return { table, line, shows };
}

test("a sign of the moment stands on its thing for a moment; one that stays until it is gone", async () => {
  const { table, line, shows } = await seated({ signals: [{ seat: 1, sign: "plan", thing: "dog" }] });
  vi.useFakeTimers();
  shows({ seat: 1, sign: "danger", thing: "cat" });
  expect(table.signals.flags.get("cat")).toMatchObject([{ seat: 1, sign: DANGER, isBrief: true }]);
  expect(table.signals.flags.get("dog")).toMatchObject([{ seat: 1, sign: PLAN, isBrief: false }]);
  vi.advanceTimersByTime(5_000);
  expect(table.signals.flags.ids).toEqual(["dog"]);
  line.say({ type: "Signals", table: "t", signals: [] });
  expect(table.signals.flags.ids).toEqual([]);
});

test("it is told in a sentence, by the words of the sign or else the usual ones", async () => {
  const { table, shows } = await seated();
  for (const sign of ["here", "danger", "plan"]) shows({ seat: 1, sign, thing: "cat" });
  shows({ seat: 1, sign: "hold" });
  const words = new Lexicon([WORDS], "en", { seat: 0, names: table.names });
  expect(table.signals.heard.map((heard) => sentence(heard, words))).toEqual([
    "Ben points at Cat.", "Ben points at Cat: danger", "Ben marks Cat: Plan A", "Ben: Wait!",
  ]);
});

test("a sign that belongs to one thing is offered nowhere else", async () => {
  const { table } = await seated();
  expect(table.signals.aimable(1, "dog")).toContain(PET);
  expect(table.signals.aimable(1, "cat")).not.toContain(PET);
  expect(table.signals.aimable(null)).not.toContain(PET);
});

test("who is muted is neither heard nor seen", async () => {
  const { table, shows } = await seated({ signals: [{ seat: 1, sign: "plan", thing: "dog" }, { seat: 1, sign: "hold" }] });
  table.mute("b");
  shows({ seat: 1, sign: "danger", thing: "cat" });
  expect(table.signals.flags.ids).toEqual([]);
  expect(table.signals.heldBy(1)).toEqual([]);
  expect(table.signals.heard).toEqual([]);
  table.mute("b");
  expect(table.signals.flags.ids).toEqual(["dog"]);
});

test("somebody's raised hand is thought of before a word that it minds, once, and one's own is not", async () => {
  const aim = choice("aim", { things: ["cat"], rule: "AIM" });
  const other = choice("other", { things: ["dog"] });
  const { table, line } = await seated({ signals: [{ seat: 1, sign: "hold" }], choices: [aim, other] });
  await table.draft.pick(table.draft.choices[0]!);
  expect(table.draft.doubt?.warning).toEqual({ key: "warn-hold", args: { seat: 1 } });
  expect(line.sent.some(({ type }) => type === "Ask")).toBe(false);
  void table.draft.insist();
  expect(line.last("Ask").request).toMatchObject({ move: "aim" });
  table.signals.set([{ seat: 0, sign: "hold" }]);
  expect(table.signals.warning(aim, [])).toBeNull();
  expect(table.signals.warning(other, [])).toBeNull();
});

test("a mark minds only what touches its thing, whatever word of the move has the rule", async () => {
  const { table } = await seated({ signals: [{ seat: 1, sign: "plan", thing: "dog" }] });
  const use = choice("use", { ends: false, rule: "USE" });
  expect(table.signals.warning(use, [])).toBeNull();
  expect(table.signals.warning(choice("cat", { things: ["cat"] }), [use])).toBeNull();
  expect(table.signals.warning(choice("pet", { things: ["cat", "dog"] }), [use], "cat")).toBeNull();
  expect(table.signals.warning(choice("dog", { things: ["dog"] }), [use])).toEqual({ key: "warn-plan", args: { seat: 1 } });
});

test("the small window offers the signs for a thing, and arrow keys go through them", async () => {
  const { table, line } = await seated();
  const { container } = render(Harness, { table, words: WORDS });
  await vi.waitFor(() => expect(container.querySelector("[data-touch=cat]")).not.toBeNull());
  await fireEvent.click(container.querySelector("[data-touch=cat]")!);
  const offered = () => [...document.querySelectorAll<HTMLElement>(".popup [data-sign]")].map((button) => button.dataset.sign);
  expect(offered()).toEqual(["here", "danger", "plan", "keep"]);
  expect(document.activeElement!.className).toContain("close");
  for (const _ of ["keep", "plan", "danger"]) await fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
  expect((document.activeElement as HTMLElement).dataset.sign).toBe("danger");
  await fireEvent.click(document.activeElement!);
  expect(line.last("ShowSign")).toMatchObject({ seat: 0, sign: "danger", thing: "cat", up: true });
  expect(document.querySelector(".popup")).toBeNull();
  await fireEvent.click(container.querySelector("[data-touch=dog]")!);
  expect(offered()).toEqual(["here", "danger", "plan", "pet"]);
});

test("a thing shows the signs on it, and its name says them", async () => {
  const { table } = await seated({ signals: [{ seat: 1, sign: "plan", thing: "dog" }] });
  const { container } = render(Harness, { table, words: WORDS });
  await vi.waitFor(() => expect(container.querySelector("[data-thing=dog] .flag")).not.toBeNull());
  expect(container.querySelector("[data-touch=dog]")!.getAttribute("aria-label")).toBe("Cat, Ben: Plan A");
  expect(container.querySelector("[data-thing=cat] .flag")).toBeNull();
});

test("the chat tells what was shown, and the live region says it", async () => {
  const { table, shows } = await seated();
  const { container, getByRole } = render(Talk, { table, words: WORDS });
  shows({ seat: 1, sign: "danger", thing: "cat" }, 5);
  flushSync();
  expect(getByRole("log").textContent).toContain("Ben points at Cat: danger");
  expect(container.querySelector("[aria-live=polite]")!.textContent).toBe("Ben points at Cat: danger");
});

test("a hand is raised and lowered with one button", async () => {
  const { table, line } = await seated();
  const { container } = render(Talk, { table, words: WORDS });
  const button = container.querySelector(".chairs .raise")!;
  await fireEvent.click(button);
  expect(line.last("ShowSign")).toMatchObject({ sign: "hold", thing: "", up: true });
  line.say({ type: "Signals", table: "t", signals: [{ seat: 0, sign: "hold" }, { seat: 1, sign: "hold" }] });
  flushSync();
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(container.querySelectorAll(".chairs .held")).toHaveLength(2);
  await fireEvent.click(button);
  expect(line.last("ShowSign")).toMatchObject({ sign: "hold", up: false });
});

test("a second press before the answer asks for the opposite of the first", async () => {
  const { table, line } = await seated();
  const { container } = render(Talk, { table, words: WORDS });
  const button = container.querySelector(".chairs .raise")!;
  await fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(button);
  const [first, second] = line.sent.filter((message) => message.type === "ShowSign");
  expect([first?.up, second?.up]).toEqual([true, false]);
  line.say({ type: "Signals", table: "t", signals: [{ seat: 0, sign: "hold" }] }, { type: "Done", id: first!.id });
  await Promise.resolve();
  expect(button.getAttribute("aria-pressed")).toBe("false");
});

test("a sign that the table declines is down again", async () => {
  const { table, line } = await seated();
  const { container } = render(Talk, { table, words: WORDS });
  const button = container.querySelector(".chairs .raise")!;
  await fireEvent.click(button);
  line.say({ type: "Refused", id: line.last("ShowSign").id, reason: { key: "cat", args: {} }, rule: "" });
  await vi.waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("false"));
});

test("a side can talk among itself, and sees who will read it", async () => {
  const said: Spoken = { id: 1, at: 1, person: "b", name: "Ben", room: "team", text: "psst" };
  const { table, line } = await seated({ chat: [said] });
  const { container, getByRole, getByLabelText, getByText } = render(Talk, { table, words: WORDS });
  expect(container.querySelector(".say.team")!.textContent).toContain("psst");
  await fireEvent.click(getByLabelText("My side"));
  expect(container.querySelector(".to")!.textContent).toContain("Only Ben can read it.");
  await fireEvent.input(getByRole("textbox"), { target: { value: "left, then right" } });
  await fireEvent.submit(container.querySelector("form")!);
  expect(line.last("Say")).toMatchObject({ text: "left, then right", to: "team" });
  await fireEvent.click(getByText("Mind your hat."));
  expect(line.last("Say")).toMatchObject({ text: "Mind your hat.", to: "team" });
});

test.each([
  ["alone on a side", [{ ...CHAIRS[0]!, side: 2 }, CHAIRS[1]!, CHAIRS[2]!], []],
  ["all on one side", [CHAIRS[0]!, CHAIRS[1]!], []],
  ["on both sides at once", [CHAIRS[0]!, CHAIRS[1]!, { ...CHAIRS[2]!, person: "a" }], []],
  ["with a mate", CHAIRS, [1]],
])("whom one can whisper to: %s", async (_, chairs, mates) => {
  const { table } = await seated({ chairs });
  expect(table.team).toEqual(mates);
});
