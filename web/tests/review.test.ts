import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { address, placeIn } from "../src/review/address";
import { commitment, type Sealed } from "../src/review/commitment";
import { Film, STRETCH } from "../src/review/film.svelte";
import { fairShare, favourite, surplus, verdict } from "../src/review/luck";
import { momentFrom, momentsOf, roomFor } from "../src/review/moments";
import { Player } from "../src/review/player.svelte";
import { notePromise, notedPromise } from "../src/review/promises";
import { endingFor, rows } from "../src/review/result";
import ScoreSheet from "../src/review/ScoreSheet.svelte";
import type { Source } from "../src/review/source";
import { Table } from "../src/table/table.svelte";
import type { Ending, LuckReport, Replay, Sight, Standing, Step } from "../src/wire";
import { Lexicon } from "../src/words/lexicon";
import mayhem from "../../tests/gnome_me/games/mayhem-3p.gnome?raw";
import walls from "../../tests/nirds/games/victory-over-the-walls-2p.gnome?raw";
import row from "../../tests/tic_tac_toe/games/seat-0-wins.gnome?raw";

const name = { key: "thing", args: {} };
const RECORDS = [walls, row, mayhem].map(readHeader);

/** The header of a real record. */
function readHeader(record: string): Sealed & { commitment: string } {
  const head = record.split("\n\n")[0]!.split("\n");
  const field = (key: string) => head.find((line) => line.startsWith(`${key} `))!.slice(key.length + 1);
  const options = Object.fromEntries(head.filter((line) => line.startsWith("option ")).map((line) => line.split(" ").slice(1)));
  return { game: field("game"), rules: Number(field("rules")), seats: Number(field("seats")), options, seed: field("seed"), commitment: field("commitment") };
}

/** A game of many moves: a pawn walks, and every tenth move begins a round. */
class FakeSource implements Source {
  readonly table = "t";
  readonly file = "";
  readonly asked: string[] = [];
  constructor(readonly moves = 60) {}

  info = async () => ({ id: "t", phase: "over", chairs: [{ name: "Ada" }, { name: "Bo" }], game: "any" }) as never;
  playOn = async () => ({}) as never;

  replay = async (seat: number | null): Promise<Replay> => ({
    game: "any", rules: 1, seats: 2, options: {}, names: ["Ada", "Bo"], roles: ["player", "player"], commitment: "", seed: "", luck: null, fortunes: [],
    steps: Array.from({ length: this.moves + 1 }, (_, n): Step => ({
      seat: n % 2, move: `m${n}`, events: [{ kind: seat === null ? "walked" : "known", data: { n } }], begins: n % 10 === 1 ? "round" : n % 5 === 1 ? "turn" : "",
    })),
    result: [{ seat: 0, won: true, rank: 1, sheet: [] }], endings: [],
  });

  sights = async (seat: number | null, start: number) => {
    this.asked.push(`${seat} ${start}`);
    const all = Array.from({ length: Math.min(STRETCH, this.moves + 1 - start) }, (_, i) => start + i);
    return { start, sights: all.map((n, i): Sight => (i ? { places: [this.#board(n)] } : { scene: { places: [{ ...this.#board(n), spaces: [] }] } })) };
  };

  #board = (n: number) => ({ id: "board", kind: "board" as const, name, things: [{ id: "pawn", kind: "piece" as const, name, value: n }] });
}

async function filmed(n: number, eyes: number | null = null) {
  const source = new FakeSource();
  const film = new Film(source);
  await film.open(n, eyes);
  const table = new Table(film.connection, "t", film.eyes);
  await vi.waitFor(() => expect(table.scene).not.toBeNull());
  return { source, film, table, pawn: () => table.scene?.places[0]?.things?.[0]?.value };
}

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a table shows a film as it shows a game, and nothing is lit", async () => {
  const { film, table, pawn } = await filmed(3);
  expect(pawn()).toBe(3);
  expect(table.log.map((entry) => entry.told.data.n)).toEqual([0, 1, 2, 3]);
  await film.go(4);
  await vi.waitFor(() => expect(pawn()).toBe(4));
  expect(table.log.at(-1)?.told.data.n).toBe(4);
  await film.go(2);
  await vi.waitFor(() => expect(pawn()).toBe(2));
  expect(table.log).toHaveLength(3);
  expect(table.draft.lit.ids).toEqual([]);
  expect(await table.whyNot("pawn")).toBeNull();
});

test("moves are fetched in stretches, once, and never beyond the end", async () => {
  const { source, film, pawn } = await filmed(20);
  await film.go(24);
  await film.go(25);
  await vi.waitFor(() => expect(pawn()).toBe(25));
  await film.go(999);
  await vi.waitFor(() => expect(pawn()).toBe(60));
  expect(film.n).toBe(60);
  await film.go(-5);
  expect(film.n).toBe(0);
  expect(source.asked.toSorted()).toEqual(["null 0", "null 25", "null 50"]);
});

test("of two wishes the later one is shown", async () => {
  const { film, pawn } = await filmed(0);
  void film.go(30);
  await film.go(55);
  await vi.waitFor(() => expect(pawn()).toBe(55));
});

test("what is only wound over is not fetched; what cannot be fetched is said, and tried again", async () => {
  const { source, film, pawn } = await filmed(0);
  void film.go(30);
  await film.go(55);
  expect(source.asked).toEqual(["null 0", "null 50"]);
  const { sights } = source;
  source.sights = () => Promise.reject(new Error("too many requests at once"));
  await film.go(30);
  expect(film.trouble).toBe("too many requests at once");
  source.sights = sights;
  await film.go(31);
  await vi.waitFor(() => expect(pawn()).toBe(31));
  expect(film.trouble).toBe("");
});

test("other eyes hear another story", async () => {
  const { film } = await filmed(5);
  expect(film.steps[5]?.events?.[0]?.kind).toBe("walked");
  await film.see(1);
  expect(film.steps[5]?.events?.[0]?.kind).toBe("known");
  expect(address(film)).toBe("/t/t/review?n=5&as=1");
});

test("turns: to the next beginning and back; the rarest kind heads the parts", async () => {
  const { film } = await filmed(3);
  expect([film.chapter(1), film.chapter(-1)]).toEqual([6, 1]);
  expect(film.parts).toEqual([1, 11, 21, 31, 41, 51]);
  await film.go(56);
  expect([film.chapter(1), film.chapter(-1)]).toEqual([60, 51]);
});

test("it plays by itself to the end and stops; winding stops it", async () => {
  const { film } = await filmed(57);
  vi.useFakeTimers();
  const player = new Player(film);
  player.faster();
  player.toggle();
  await vi.advanceTimersByTimeAsync(400);
  expect([film.n, player.isPlaying]).toEqual([58, true]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([film.n, player.isPlaying]).toEqual([60, false]);
  player.toggle();
  await vi.advanceTimersByTimeAsync(10);
  expect([film.n, player.isPlaying]).toEqual([0, true]);
  player.go(7);
  await vi.advanceTimersByTimeAsync(5000);
  expect([film.n, player.isPlaying]).toEqual([7, false]);
});

test("addresses name a move and a pair of eyes, and junk names none", () => {
  expect(placeIn("?n=188&as=1")).toEqual({ n: 188, eyes: 1 });
  expect(placeIn("?n=-1&as=x")).toEqual({ n: null, eyes: null });
  expect(placeIn("")).toEqual({ n: null, eyes: null });
});

test.each(RECORDS)("the promise of a real record holds: $game", async (record) => {
  expect(await commitment(record)).toBe(record.commitment);
  expect(await commitment({ ...record, seats: record.seats + 1 })).not.toBe(record.commitment);
  expect(await commitment({ ...record, seed: "00" + record.seed.slice(2) })).not.toBe(record.commitment);
});

test("and holds also where the browser will not hash", async () => {
  vi.stubGlobal("crypto", { ...crypto, subtle: undefined });
  const record = RECORDS[0]!;
  expect(await commitment(record)).toBe(record.commitment);
});

test("the promise shown during the game is noted once, and a replay notes none", async () => {
  localStorage.clear();
  await filmed(3);
  expect(notedPromise("t")).toBeUndefined();
  notePromise("t", "abc");
  notePromise("t", "changed afterwards");
  expect(notedPromise("t")).toBe("abc");
  for (let n = 0; n < 100; n++) notePromise(`x${n}`, "abc");
  expect([notedPromise("t"), notedPromise("x99")]).toEqual([undefined, "abc"]);
});

const LUCK: LuckReport = {
  dice: 60, faces: [10, 10, 10, 10, 10, 10], odds: 100, names: [],
  seats: [{ seat: 0, dice: 30, pips: 130, odds: 8 }, { seat: 1, dice: 30, pips: 100, odds: 60 }],
};

test("dice are judged soberly", () => {
  expect([fairShare(LUCK), surplus(LUCK.seats[0]!), surplus(LUCK.seats[1]!)]).toEqual([10, 25, -5]);
  expect([verdict(LUCK), verdict({ ...LUCK, odds: 5 }), verdict({ ...LUCK, odds: 1 })]).toEqual(["even", "uneven", "strange"]);
  expect(favourite(LUCK)?.seat).toBe(0);
  expect(favourite({ ...LUCK, names: ["horn"] })).toBeNull();
  expect(favourite({ ...LUCK, seats: LUCK.seats.slice(1) })).toBeNull();
});

test("score sheets side by side", () => {
  const words = new Lexicon(["line-a = Acorns\nline-b = Beards"], "en", { seat: 0, names: ["Ada", "Bo"] });
  const line = (key: string, points: number) => ({ label: { key, args: {} }, points, counts: true });
  const result: Standing[] = [
    { seat: 0, won: false, rank: 2, sheet: [line("line-a", 1), line("line-a", 2)] },
    { seat: 1, won: true, rank: 1, sheet: [line("line-b", 5)] },
  ];
  expect(rows(result, words)).toEqual([{ label: "Acorns", points: [3, null] }, { label: "Beards", points: [null, 5] }]);
});

test("a line in which nobody has a point is left out, a fact never", () => {
  const words = new Lexicon(["line-a = Acorns\nline-b = Beards\nline-c = Stones"]);
  const line = (key: string, points: number, counts = true) => ({ label: { key, args: {} }, points, counts });
  const result: Standing[] = [{ seat: 0, won: true, rank: 1, sheet: [line("line-a", 1), line("line-b", 0), line("line-c", 0, false)] }];
  expect(rows(result, words).map(({ label }) => label)).toEqual(["Acorns", "Stones"]);
  expect(rows([{ ...result[0]!, sheet: [line("line-b", 0)] }], words)).toHaveLength(1);
});

describe("the end is told to whoever reads it", () => {
  const said = (key: string) => ({ key, args: {} });
  const won: Ending = { headline: said("won"), reason: said("over"), deed: said("three"), letter: said("cheers") };
  const lost: Ending = { headline: said("lost"), reason: said("over"), deed: said("none"), letter: said("sorry") };
  const onlooker: Ending = { headline: said("watched"), reason: said("over") };
  const endings = [won, lost, { ...won, deed: said("four") }, onlooker];

  test("a seat reads its own, and whoever looks on the onlookers'", () => {
    expect(endingFor(endings, [1])).toMatchObject(lost);
    expect(endingFor(endings, [])).toBe(onlooker);
    expect(endingFor([], [])).toBeNull();
  });

  test("seats that share a device read what they have in common", () => {
    expect(endingFor(endings, [0, 2])).toMatchObject({ headline: said("won"), reason: said("over"), deed: null, letter: said("cheers") });
    expect(endingFor(endings, [0, 1])).toMatchObject({ headline: said("watched"), reason: said("over"), deed: null, letter: null });
  });
});

describe("moments", () => {
  const words = new Lexicon(["event-stone = A stone!\n    .moment = gem\nevent-fell = A fall.\n    .moment = skull\nevent-step = A step.\nseat-number = Seat { $number }\n"]);
  const step = (...kinds: string[]) => ({ events: kinds.map((kind) => ({ kind, data: {} })) }) as unknown as Step;
  const steps = [step(), step("step"), step("fell", "stone"), step("fell"), step("step"), step("fell")];

  test("they are the events whose words say so; of one step the rarest", () => {
    expect(momentsOf(steps, words).map(({ n, icon }) => [n, icon])).toEqual([[2, "gem"], [3, "skull"], [5, "skull"]]);
  });

  test("so are the luckiest and the unluckiest rolls, in words", () => {
    const fortunes = [{ step: 4, seat: 0, faces: [6, 6, 5], good: true }, { step: 1, seat: 0, faces: [1, 1, 1], good: false }];
    const rolls = momentsOf(steps, words, fortunes).filter(({ n }) => n === 1 || n === 4);
    expect(rolls.map(({ n, icon, text }) => [n, icon, text])).toEqual([
      [1, "storm", "Seat 1’s unluckiest roll: 1, 1, 1."], [4, "star", "Seat 1’s luckiest roll: 6, 6, 5."],
    ]);
  });

  test("where room is scarce the rarest stay", () => {
    expect(roomFor(momentsOf(steps, words), 2).map(({ n }) => n)).toEqual([2, 5]);
  });

  test("one winds from one to the next, and back", () => {
    const moments = momentsOf(steps, words);
    expect([momentFrom(moments, 2, 1)?.n, momentFrom(moments, 2, -1)?.n, momentFrom(moments, 5, -1)?.n]).toEqual([3, undefined, 3]);
  });
});

describe("the sheet", () => {
  const standings = (...won: boolean[]): Standing[] => won.map((each, seat) => ({ seat, rank: 1, won: each, sheet: [] }));
  const words = new Lexicon([]);

  test("whoever wins has a place", () => {
    const { container } = render(ScoreSheet, { result: standings(true, true), words });
    expect(container.querySelectorAll("tfoot .won")).toHaveLength(2);
  });

  test("whoever loses together has none", () => {
    const { container } = render(ScoreSheet, { result: standings(false, false), words });
    expect(container.querySelector("tfoot tr")).toBeNull();
  });

  test("lines are added up only where they are points", () => {
    const words = new Lexicon(["line-a = Acorns\nline-b = Beards"]);
    const sheet = (counts: boolean) => ["line-a", "line-b"].map((key) => ({ label: { key, args: {} }, points: 2, counts }));
    const total = (counts: boolean) => render(ScoreSheet, { result: [{ seat: 0, won: false, rank: 1, sheet: sheet(counts) }], words }).container.querySelector("tfoot td");
    expect(total(true)?.textContent).toBe("4");
    expect(total(false)).toBeNull();
  });
});
