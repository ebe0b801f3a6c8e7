import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyOf, Keys } from "../src/games/gnome_me/keys";
import { Race } from "../src/games/gnome_me/race.svelte";
import { isCovered, numbered, openAhead, planOf, setOf, spotsOf, uprightSpots, withPressed, type Shed, type Spot } from "../src/games/gnome_me/shed";
import { change } from "../src/settings.svelte";
import { flattened, Spin, type Turn } from "../src/games/gnome_me/spin.svelte";
import type { Table } from "../src/table/table.svelte";
import type { Choice, Place, Scene, Told } from "../src/wire";
import { onStage } from "./gamesOnStage";
import type { FakeLine } from "./line";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

/** What a microphone would tell, once one is listened to. */
let shout: ((isSecond: boolean) => void) | undefined;
vi.mock("../src/sound/microphone", () => ({ listen: async (onshout: typeof shout) => ((shout = onshout), () => (shout = undefined)) }));

const choice = (word: string): Choice => ({
  word, label: { key: word, args: {} }, things: [], rule: "", ends: false, detail: null, leads_to: [], harm: null, warning: null, writes: 0,
});

const moves = (line: { sent: readonly { type: string }[] }) =>
  line.sent.filter((message) => message.type === "Ask").map((message) => (message as unknown as { request: { move: string } }).request.move);

test("a second press does not wait for the answer to the first", async () => {
  const { container, line } = await onStage("gnome_me");
  await fireEvent.click(container.querySelector(".leaf.next")!);
  await fireEvent.click(container.querySelector(".leaf.prev")!);
  expect(moves(line)).toEqual(["flip:next", "flip:prev"]);
});

test("a stack is in the hand before the table answers, and the table has the last word (GM-TIM-13)", async () => {
  const { container, line } = await onStage("gnome_me");
  const isHeld = (slot: string) => /\bheld\b/.test(container.querySelector(`[data-slot="${slot}"]`)!.className);
  expect([isHeld("cap"), isHeld("face")]).toEqual([true, false]);
  await fireEvent.click(container.querySelector('[data-slot="face"]')!);
  expect([isHeld("cap"), isHeld("face")]).toEqual([false, true]);
  await fireEvent.click(container.querySelector(".leaf.next")!);
  expect(moves(line)).toEqual(["take:face", "flip:next"]);
  for (const ask of line.sent.filter((message) => message.type === "Ask")) line.say({ type: "Done", id: (ask as { id: string }).id });
  await vi.waitFor(() => expect(isHeld("cap")).toBe(true));
});

test("what was pressed changes one's own gnome as far as that can be known", () => {
  const figure = { parts: ["a", "b", "c", "d"], hand: -1, touched: [false, false, false, false], ripe: 0 };
  const after = (...all: string[]) => withPressed(figure, all.map((move) => ({ move, at: 900 })), 500);
  expect(after("take:beard")).toMatchObject({ hand: 2, ripe: 1400, touched: [false, false, true, false] });
  expect(after("take:beard", "flip:next", "put")).toMatchObject({ hand: -1, parts: figure.parts });
  expect([openAhead(figure, after("take:beard")), openAhead(figure, after("stop"))]).toEqual([["flip:next", "flip:prev", "put"], []]);
  expect(openAhead({ ...figure, hand: 1 }, after("put"))).toEqual(["take:face"]);
});

test("zones take another stack, leaf through the one in the hand, and keys do, too", async () => {
  const { container, line } = await onStage("gnome_me");
  await fireEvent.click(container.querySelector('[data-touch="face"]')!);
  await fireEvent.click(container.querySelector('[data-touch="face"]')!);
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

/** A table that answers whoever asks how a move may go on. */
const answering = (line: FakeLine) => async (said: string, ...words: string[]) => {
  const asked = () => line.sent.filter((message) => message.type === "Draft" && message.said === said);
  await vi.waitFor(() => expect(asked()).not.toEqual([]));
  for (const draft of asked()) line.offer((draft as { id: string }).id, words.map(choice));
};
const TEAM = { keys: ["s11=say:cap cap_barber sure"] };

test("where people play together there is always room for calling out, so that nothing jumps", async () => {
  (await onStage("gnome_me")).unmount();
  expect(document.querySelector(".callout")).toBeNull();
  const { container } = await onStage("gnome_me", { data: TEAM });
  expect(container.querySelector(".callout .open")?.getAttribute("aria-disabled")).toBe("true");
});

test("what is called out is put away by Escape, or by going on elsewhere", async () => {
  const { container, line } = await onStage("gnome_me", { data: TEAM, more: [choice("say:cap")] });
  const opener = container.querySelector(".callout .open")!;
  const answer = answering(line);
  await fireEvent.click(opener);
  await answer("say:cap", "cap_barber");
  await answer("say:cap cap_barber", "sure");
  await vi.waitFor(() => expect(container.querySelector(".wheel")).not.toBeNull());
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(container.querySelector(".wheel")).toBeNull();
  await fireEvent.click(opener);
  expect(container.querySelector(".wheel")).not.toBeNull();
  await fireEvent.pointerDown(container.querySelector(".bench")!);
  expect(container.querySelector(".wheel")).toBeNull();
});

test("keys that were exchanged are told as they are now", async () => {
  change({ keys: { "keys-alone/2": "w", "keys-alone/Space": "b" } });
  const words = "layout-take = Take.\nlayout-take-keys = { $keys } do it\n";
  const { container } = await onStage("gnome_me", { words, data: { hand: -1 }, more: [choice("release:10")] });
  expect(container.querySelector(".hint")?.textContent).toContain("1 W 3 4 do it");
  expect(container.querySelector(".marble kbd")?.textContent).toBe("B");
  change({ keys: {} });
});

test("playing together, one tap calls out what was seen, as sure as one is", async () => {
  const { container, line } = await onStage("gnome_me", { data: TEAM, more: [choice("say:cap"), choice("say:feet")] });
  const answer = answering(line);
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
  const turn = (front: string): Turn => ({ isHere: front === "portrait", strike: 1000, show: 1280, hide: 1980, open: 2400 });
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

test("a portrait that came early is shown at its moment, and for its time (GM-TIM-12)", () => {
  const spin = new Spin();
  const turn: Turn = { isHere: true, strike: 1000, show: 1280, hide: 1980, open: 2400 };
  spin.frame(turn, 0, 1279);
  expect([Math.round(spin.angle), spin.isShown]).toEqual([90, false]);
  spin.frame(turn, 1, 1280);
  expect(spin.isShown).toBe(true);
  spin.frame(turn, 701, 1980);
  expect([spin.isShown, spin.seen]).toEqual([false, 700]);
});

test("seen flat it comes later and goes sooner, for the two thirds in which a turn shows it well (GM-ACC-02)", () => {
  const turn = flattened({ isHere: true, strike: 1000, show: 1280, hide: 1980, open: 2400 });
  expect([turn.show, turn.hide]).toEqual([1280 + 116, 1280 + 116 + 466]);
  const spin = new Spin();
  spin.frame(turn, 0, 1280);
  expect(spin.isShown).toBe(false);
  spin.frame(turn, 116, 1396);
  expect(spin.isShown).toBe(true);
  spin.frame(turn, 582, 1862);
  expect([spin.isShown, spin.seen]).toEqual([false, 466]);
});

test("on a shared keyboard each hand has keys of its own", async () => {
  const { line, container } = await onStage("gnome_me", { side: "right" });
  await fireEvent.keyDown(document.body, { key: "2", code: "Digit2" });
  await fireEvent.keyDown(document.body, { key: "(", code: "Digit9", shiftKey: true });
  await fireEvent.keyDown(document.body, { key: "u", code: "KeyU" });
  await fireEvent.keyDown(document.body, { key: "Backspace", code: "Backspace" });
  expect(moves(line)).toEqual(["take:beard", "flip:prev", "put"]);
  expect(container.querySelector('[data-slot="feet"] kbd')?.textContent).toBe("0");
});

test("the key of a pick is told as the keyboard names it", () => {
  expect(keyOf("stop", ["shiftleft=ready", "shiftleft=stop"])).toBe("ShiftLeft");
  expect(keyOf("nothing", ["1=take:cap"])).toBe("");
});

test("bold parts come with emblems only where the table knows of them (GM-ACC-03)", async () => {
  const hrefs = (container: Element) => [...container.querySelectorAll(".felt .portrait use")].map((use) => use.getAttribute("href") ?? "");
  const usual = await onStage("gnome_me");
  expect(hrefs(usual.container).every((href) => href.startsWith("#art-layer-"))).toBe(true);
  usual.unmount();
  const seen = hrefs((await onStage("gnome_me", { data: { emblems: 1 } })).container);
  expect(seen.filter((href) => href.startsWith("#art-bold-"))).toHaveLength(5);
  expect(seen.filter((href) => href.startsWith("#art-emblem-"))).toHaveLength(4);
});

const strewn = (...parts: string[]) =>
  ({ id: "middle", things: parts.map((art) => ({ id: `id_moss_${art}`, kind: "card", name: { key: "x", args: {} }, art })) }) as unknown as Place;
const partsAt = (spots: readonly Spot[]) => spots.map(({ thing }) => thing?.art ?? "");

test("a card that is taken from the middle leaves a gap, and no other moves", () => {
  const lines = ["id_moss_feet_baker 2 -8 12 180", "id_moss_cap_barber 0 4 0 -25"];
  const spots = spotsOf(strewn("cap_barber", "feet_baker"), lines, 4);
  expect(partsAt(spots)).toEqual(["cap_barber", "", "feet_baker", ""]);
  expect(spots[2]).toMatchObject({ shift: [-8, 12], turn: 180 });
});

test("for eyes that need it cards lie upright, slot by slot, and gaps stay there, too", () => {
  const known = strewn("feet_baker", "cap_barber", "face_spud").things ?? [];
  const spots = uprightSpots(strewn("feet_baker", "cap_barber"), known);
  expect(partsAt(spots)).toEqual(["cap_barber", "", "feet_baker"]);
  expect(spots.every(({ turn }) => turn === 0)).toBe(true);
});

test("a card in the paw wears the colour of its set", () => {
  expect([setOf("id_plum_cap_toadstool"), setOf("cap_toadstool"), setOf("paw")]).toEqual(["plum", "", ""]);
});

function voice() {
  const said: string[] = [];
  vi.stubGlobal("SpeechSynthesisUtterance", class { constructor(readonly text: string) {} });
  vi.stubGlobal("speechSynthesis", { getVoices: () => [{}], cancel: () => undefined, speak: ({ text }: { text: string }) => said.push(text) });
  return said;
}
const SPOKEN = "spoken-cap_barber = Barber\nspoken-face_spud = Spud\nspoken-beard_ram = Ram\nspoken-feet_genie = Genie\n";
const PARTS = ["cap_barber", "face_spud", "beard_ram", "feet_genie"];

test("the portrait is read out when it is shown, and not a moment before (GM-ACC-04)", async () => {
  const said = voice();
  const turn = (show: number) => ({ strike: show - 280, show, hide: show + 700, open: show + 2600 });
  const here = { spoken: 1, front: "portrait", portrait: PARTS, hand: -1 };
  const before = await onStage("gnome_me", { words: SPOKEN, data: { ...here, ...turn(Date.now() + 60_000) } });
  await new Promise((frame) => requestAnimationFrame(frame));
  expect(said).toEqual([]);
  before.unmount();
  const { container } = await onStage("gnome_me", { words: SPOKEN, data: { ...here, ...turn(Date.now() - 200) } });
  await vi.waitFor(() => expect(said).toEqual(["Barber", "Spud", "Ram", "Genie"]));
  await vi.waitFor(() => expect(container.querySelector(".spoken")?.textContent).toContain("Barber"));
});

test("cards say their names while one leafs, at tables that want it", async () => {
  const said = voice();
  (await onStage("gnome_me", { words: SPOKEN, data: { hand: 0, parts: PARTS } })).unmount();
  expect(said).toEqual([]);
  await onStage("gnome_me", { words: SPOKEN, data: { spoken: 1, front: "screen", hand: 0, parts: PARTS } });
  expect(said).toEqual(["Barber"]);
});

test("a shout bursts in the colour of whoever shouts; two who were level are told so; who was late sees by how much", async () => {
  const words = "balloon-stop = Stop!\nballoon-level = within { $window } ms\nlayout-late = { $ms } ms late\n";
  const { container, line, table } = await onStage("gnome_me", { words });
  const hear = (n: number, ...events: Told[]) => line.say({ type: "Update", table: "t", seat: 0, step: n + 1, n, events } as never);
  hear(1, { kind: "stop", data: { seat: 1, at: -38 } });
  await vi.waitFor(() => expect(container.querySelector(".burst")?.textContent).toContain("Stop!"));
  expect(container.querySelector<HTMLElement>(".burst")?.dataset.seat).toBe("1");
  hear(2, { kind: "contest-closed", data: { seat: 1, rivals: 1, window: 50 } });
  await vi.waitFor(() => expect(container.querySelector(".burst.small")?.textContent).toContain("within 50 ms"));
  hear(3, { kind: "missed", data: { seat: 0, word: "put", rule: "GM-STP-03" } });
  await vi.waitFor(() => expect(container.querySelector(".tardy")?.textContent).toBe("38 ms late"));
  expect(table.log).toHaveLength(3);
});

test("a finger that was still building at the Stop! asks for no reasons over the reveal; later it may", async () => {
  const { container, line, table } = await onStage("gnome_me");
  const asks = () => line.sent.filter(({ type }) => type === "WhyNot").length;
  const cap = () => container.querySelector('[data-touch="cap"]')!;
  const seen = performance.now();
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 1, events: [], asked: { prompt: { key: "over", args: {} }, choices: [], may_undo: false } } as never);
  await vi.waitFor(() => expect(table.draft.choices).toHaveLength(0));
  await vi.waitFor(() => expect(cap().getAttribute("aria-disabled")).toBe("true"));
  await fireEvent.click(cap());
  expect(asks()).toBe(0);
  vi.spyOn(performance, "now").mockReturnValue(seen + 60_000);
  await fireEvent.click(cap());
  await vi.waitFor(() => expect(asks()).toBe(1));
  vi.restoreAllMocks();
});

test("cards are counted when the reveal has told who gets them, whatever else happens at that seat meanwhile", async () => {
  const compared = (cards: number, isReady: boolean) => (scene: Scene): Scene => ({
    ...scene,
    places: scene.places.map((place) => (place.id !== "seat-1" ? place : { ...place, things: place.things!.map((thing) => (
      thing.kind === "meter" ? { ...thing, value: cards, badges: isReady ? [{ art: "ready", name: { key: "ready", args: {} } }] : [] }
        : thing.id.endsWith("-cap") ? { ...thing, badges: [{ art: "right", name: { key: "right", args: {} } }] } : thing
    )) })),
  });
  const { container, line, scene } = await onStage("gnome_me", { later: compared(2, false) });
  const count = () => container.querySelector('[data-thing="trophies-1"]')?.textContent;
  const hear = (n: number, later: Scene) => line.say({ type: "Update", table: "t", seat: 0, step: n + 1, n, scene: later } as never);
  const wait = vi.spyOn(globalThis, "setTimeout");
  const waits = () => wait.mock.calls.filter(([, time]) => time === 2200).length;
  hear(1, compared(3, false)(scene));
  await vi.waitFor(() => expect(waits()).toBe(1));
  expect(count()).toContain("2");
  hear(2, compared(3, true)(scene));
  await vi.waitFor(() => expect(container.querySelector('[data-place="seat-1"] .sign')).not.toBeNull());
  expect(waits()).toBe(1);
  vi.restoreAllMocks();
});

async function shouting(voice: "off" | "stop" | "flower", ...more: string[]) {
  change({ voice });
  const stage = await onStage("gnome_me", { data: { variants: ["flower_rain_cloud"] }, more: more.map(choice) });
  stage.table.info = { ...stage.table.info!, phase: "playing" };
  if (voice !== "off") await vi.waitFor(() => expect(shout).toBeDefined());
  shout?.(false);
  shout?.(true);
  change({ voice: "off" });
  stage.unmount();
  return moves(stage.line);
}

test("a shout says Stop! where that is lit; else two call Flower!, for those who want it", async () => {
  expect(await shouting("off", "flower", "stop")).toEqual([]);
  expect(await shouting("stop", "flower")).toEqual([]);
  expect(await shouting("flower", "flower")).toEqual(["flower"]);
  expect((await shouting("flower", "flower", "stop"))[0]).toBe("stop");
});

/** A race at second one; what it says to the table is collected. */
function raceAtSecondOne(said: string[]): Race {
  vi.useFakeTimers({ now: 1000 });
  return new Race({ connection: { now: () => Date.now() }, clock: { zero: 0 }, press: (move: string) => said.push(move), settled: async () => undefined } as unknown as Table);
}

test("no press is kept back for longer than a stack must be held", () => {
  const said: string[] = [];
  raceAtSecondOne(said).press("stop", 9000);
  vi.advanceTimersByTime(701);
  expect(said).toEqual(["stop"]);
  vi.useRealTimers();
});

test("a press that is kept until the stack is ripe counts from when it is said, as lateness does", () => {
  const said: string[] = [];
  const race = raceAtSecondOne(said);
  race.press("take:cap", 1400);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(500);
  expect([said, race.pressedAt]).toEqual([["take:cap"], 1401]);
  vi.useRealTimers();
});

/** The scene in which a seat has won so many cards; at the reveal, if its cap is compared. */
const won = (seat: number, cards: number, isRevealed = false) => (scene: Scene): Scene => ({
  ...scene,
  places: scene.places.map((place) => ({
    ...place,
    things: (place.things ?? []).map((thing) => {
      if (thing.id === `trophies-${seat}`) return { ...thing, value: cards };
      return isRevealed && thing.id === `${seat}-cap` ? { ...thing, badges: [{ art: "right", name: { key: "x", args: {} } }] } : thing;
    }),
  })) as Scene["places"],
});

test("two cards that were won lie in a fan, one to each side; a whole deck is held in one hand", async () => {
  const two = await onStage("gnome_me", { later: won(0, 2) });
  const fan = two.container.querySelector<HTMLElement>(".mine .fan")!;
  expect([...fan.querySelectorAll<HTMLElement>("i")].map((card) => Number(card.style.getPropertyValue("--n")) - Number(fan.style.getPropertyValue("--middle")))).toEqual([-0.5, 0.5]);
  two.unmount();
  const { container } = await onStage("gnome_me", { later: won(0, 12) });
  expect(container.querySelectorAll(".mine .fan i")).toHaveLength(8);
  expect(container.querySelector(".mine .won")?.textContent).toContain("12");
});

test("a card that was won is counted after the parts were compared, not before", async () => {
  const { container, line, scene } = await onStage("gnome_me", { later: won(1, 0) });
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 1, scene: won(1, 1, true)(scene) } as never);
  const rival = () => container.querySelector('[data-place="seat-1"]')!;
  await vi.waitFor(() => expect(rival().querySelector(".slots .right")).not.toBeNull());
  expect(rival().querySelector(".fan")).toBeNull();
  await vi.waitFor(() => expect(rival().querySelectorAll(".fan i")).toHaveLength(1), { timeout: 8000 });
});

test("that one stack is still missing is said only to whoever may take it", async () => {
  const words = "layout-third = One more.\n";
  const building = await onStage("gnome_me", { words, data: { touched: [1, 1, 1, 0] } });
  expect(building.container.querySelector(".tip")?.textContent).toBe("One more.");
  building.table.draft.begin(null);
  await vi.waitFor(() => expect(building.container.querySelector(".tip")).toBeNull());
});

test("the shed is laid out for who is there and what lies in the middle", () => {
  const shed = (figure: boolean, ...rest: string[]) => ({ figure: figure || undefined, rest: rest.map((id) => ({ id })) }) as unknown as Shed;
  expect([planOf(shed(true), false), planOf(shed(true), true)]).toEqual(["usual", "large"]);
  expect([planOf(shed(true, "middle"), false), planOf(shed(true, "middle"), true)]).toEqual(["middle", "large-middle"]);
  expect([planOf(shed(true, "box"), true), planOf(shed(false, "middle"), true), planOf(shed(false), false)]).toEqual(["choosing", "watching-middle", "watching"]);
});

test("one's own gnome is covered while the screen goes round; bare only where parts are put on one by one (GM-REL-07)", () => {
  const shed = (parts: readonly string[], ...rest: string[]) => ({ figure: { parts }, rest: rest.map((id) => ({ id })) }) as unknown as Shed;
  const bare = ["", "", "", ""];
  expect([isCovered(shed(bare)), isCovered(shed(["cap_barber", "", "", ""])), isCovered(shed(bare, "middle"))]).toEqual([true, false, false]);
});

test("without a hurry a number is a slot, and then a part of it", () => {
  const word = (nth: number, ...words: string[]) => numbered(nth, words.map(choice))?.word;
  expect([word(1, "pass", "set:cap", "set:face"), word(0, "pass", "grab:cap")]).toEqual(["set:face", "grab:cap"]);
  expect([word(1, "cap_barber", "cap_toadstool"), word(3, "cap_barber"), word(0, "take:cap"), word(NaN, "set:cap")]).toEqual(["cap_toadstool", undefined, undefined, undefined]);
});

test("whoever comes when the turn is over sees the screen, and nothing goes on being drawn", () => {
  const spin = new Spin();
  const turn = { isHere: false, strike: 1000, show: 1280, hide: 1980, open: 2400 };
  expect([spin.frame(turn, 0, 50), spin.isTurning]).toEqual([true, false]);
  expect([spin.frame(turn, 10, 1500), spin.angle]).toEqual([true, 90]);
  expect([spin.frame(turn, 20, 60_000), spin.isTurning, spin.angle]).toEqual([false, false, 0]);
});
