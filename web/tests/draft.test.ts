import { expect, test, vi } from "vitest";
import { Draft, kindsOf, pointable, type Mouth } from "../src/table/draft.svelte";
import type { Asked, Choice } from "../src/wire";

function choice(word: string, more: Partial<Choice> = {}): Choice {
  return { word, label: { key: "say", args: {} }, things: [], rule: "", ends: true, detail: null, leads_to: [], harm: null, warning: null, writes: 0, ...more };
}

const feed = choice("feed", { ends: false });
const cat = choice("cat", { things: ["cat"], ends: false });
const dog = choice("dog", { things: ["dog", "kennel"] });
const stop = choice(".");

function asked(choices: readonly Choice[], key = "ask"): Asked {
  return { prompt: { key, args: {} }, choices };
}

function begun(menus: Record<string, readonly Choice[]> = {}) {
  const play = vi.fn(async () => true);
  const after = async (said: string) => menus[said] && asked(menus[said], `ask ${said}`);
  const draft = new Draft({ menu: after, peek: after, play });
  draft.begin(asked([feed, dog]));
  return { draft, play };
}

test("what is lit is what the menu touches", () => {
  const { draft } = begun();
  expect(draft.lit.ids).toEqual(["dog", "kennel"]);
});

test("a verb has lit what it could be done to; touching that says both words", async () => {
  const { draft, play } = begun({ feed: [cat, dog], "feed cat": [dog] });
  await vi.waitFor(() => expect(draft.lit.ids).toEqual(["dog", "kennel", "cat"]));
  await draft.pick(draft.lit.get("cat")![0]!);
  expect(draft.said.map((each) => each.word)).toEqual(["feed cat"]);
  expect(draft.picked.ids).toEqual(["cat"]);
  await draft.pick(dog);
  expect(play).toHaveBeenCalledWith("feed cat dog");
});

test("each word of a move is asked for, and taking it back asks as before", async () => {
  const { draft } = begun({ feed: [cat, dog], "feed cat": [dog] });
  await draft.pick(feed);
  expect(draft.prompt?.key).toBe("ask feed");
  await draft.pick(cat);
  expect(draft.prompt?.key).toBe("ask feed cat");
  draft.back();
  expect(draft.prompt?.key).toBe("ask feed");
  draft.cancel();
  expect(draft.prompt?.key).toBe("ask");
});

test("of things that are alike the one that was touched is taken, then another", async () => {
  const pea = choice("pea", { things: ["pea-1", "pea-2"], ends: false });
  const { draft } = begun({ feed: [pea], "feed pea": [pea], "feed pea pea": [stop] });
  await draft.pick(feed);
  await draft.pick(pea, "pea-2");
  expect(draft.picked.ids).toEqual(["pea-2"]);
  await draft.pick(pea, "pea-2");
  expect(draft.picked.ids).toEqual(["pea-2", "pea-1"]);
});

test("a word that ends is played at once", async () => {
  const { draft, play } = begun();
  await draft.pick(dog);
  expect(play).toHaveBeenCalledWith("dog");
});

test("words are said one after another until the full stop", async () => {
  const { draft, play } = begun({ feed: [cat], "feed cat": [dog, stop] });
  await draft.pick(feed);
  expect(draft.choices).toEqual([cat]);
  await draft.pick(cat);
  expect(draft.picked.ids).toEqual(["cat"]);
  await draft.pick(stop);
  expect(play).toHaveBeenCalledWith("feed cat");
  expect(draft.said).toEqual([]);
});

test("back unsays one word, cancel all of them", async () => {
  const { draft } = begun({ feed: [cat], "feed cat": [dog] });
  await draft.pick(feed);
  await draft.pick(cat);
  draft.back();
  expect(draft.said).toEqual([feed]);
  expect(draft.choices).toEqual([cat]);
  draft.cancel();
  expect(draft.said).toEqual([]);
  expect(draft.choices).toEqual([feed, dog]);
});

test("a word the table will not hear of leaves everything as it was", async () => {
  const { draft } = begun();
  await draft.pick(feed);
  expect(draft.said).toEqual([]);
  expect(draft.isBusy).toBe(false);
});

test("when the table has gone on, what may follow is asked anew; if nothing may, it begins again", async () => {
  const menus: Record<string, readonly Choice[]> = { feed: [cat] };
  const { draft } = begun(menus);
  await draft.pick(feed);
  menus.feed = [dog];
  await draft.refresh();
  expect(draft.choices).toEqual([dog]);
  delete menus.feed;
  await draft.refresh();
  expect(draft.said).toEqual([]);
  expect(draft.choices).toEqual([feed, dog]);
});

test("a word said while the table asks something new is not heard, nor are those before it", async () => {
  const { draft } = begun({ feed: [cat], "feed cat": [dog] });
  await draft.pick(feed);
  const picking = draft.pick(cat);
  draft.begin({ prompt: { key: "ask", args: {} }, choices: [dog], may_undo: false });
  await picking;
  expect(draft.said).toEqual([]);
  expect(draft.choices).toEqual([dog]);
});

test("a refused move leaves the words before it, with what may really follow", async () => {
  const menus: Record<string, readonly Choice[]> = { feed: [dog] };
  const { draft, play } = begun(menus);
  play.mockResolvedValue(false);
  await draft.pick(feed);
  menus.feed = [cat];
  await draft.pick(dog);
  expect(draft.said).toEqual([feed]);
  expect(draft.choices).toEqual([cat]);
});

test("what is not in the menu cannot be picked", async () => {
  const { draft, play } = begun();
  await draft.pick(stop);
  expect(play).not.toHaveBeenCalled();
});

test("everything that lies on the table can be pointed at, also what lies on something", () => {
  const name = { key: "thing", args: {} };
  const scene = {
    places: [{ id: "p", kind: "board", name, spaces: [{ id: "s", corners: [], name }], things: [{ id: "a", kind: "card", name, holds: [{ id: "b", kind: "die", name }] }] }],
  } as const;
  expect([...pointable(scene)].sort()).toEqual(["a", "b", "p", "s"]);
});

test("a picked thing can be taken back; what was said after it is said anew", async () => {
  const pea = choice("pea", { things: ["pea-1", "pea-2"], ends: false });
  const { draft } = begun({ feed: [pea, cat], "feed pea": [pea, cat], "feed pea cat": [pea], "feed cat": [pea] });
  for (const each of [feed, pea, cat]) await draft.pick(each);
  await draft.takeBack("pea-1");
  expect(draft.said.map((each) => each.word)).toEqual(["feed", "cat"]);
  expect(draft.choices).toEqual([pea]);
});

test("what a choice leads to is lit, too", () => {
  const { draft } = begun();
  draft.begin({ prompt: { key: "ask", args: {} }, choices: [choice("step", { things: ["near"], leads_to: ["far"] })], may_undo: false });
  expect(draft.lit.ids).toEqual(["near", "far"]);
});

test("what one may regret is asked about once more", async () => {
  const { draft, play } = begun();
  const leap = choice("leap", { warning: { key: "warn-far-down", args: {} } });
  draft.begin({ prompt: { key: "ask", args: {} }, choices: [leap, dog], may_undo: false });
  await draft.pick(leap);
  expect(draft.doubt?.choice).toBe(leap);
  draft.back();
  expect(draft.doubt).toBeNull();
  expect(play).not.toHaveBeenCalled();
  await draft.pick(leap);
  await draft.insist();
  expect(play).toHaveBeenCalledWith("leap");
});

test("whoever thinks of something better just does that", async () => {
  const { draft, play } = begun();
  const leap = choice("leap", { warning: { key: "warn-far-down", args: {} } });
  draft.begin({ prompt: { key: "ask", args: {} }, choices: [leap, dog], may_undo: false });
  await draft.pick(leap);
  await draft.pick(dog);
  expect(play).toHaveBeenCalledWith("dog");
  expect(draft.doubt).toBeNull();
});

const mine = choice("3", { things: ["my-die"], ends: false });
const theirs = choice("5", { things: ["their-die"] });
const swap = choice("swap", { ends: false });
const [ada, bob] = [choice("ada", { ends: false }), choice("bob", { ends: false })];
const trade = { swap: [ada, bob], "swap ada": [mine], "swap ada 3": [choice("4")], "swap bob": [mine], "swap bob 3": [theirs] };

function trading(menus: Record<string, readonly Choice[]> = trade) {
  const { draft, play } = begun(menus);
  draft.begin({ prompt: { key: "ask", args: {} }, choices: [swap, dog], may_undo: false });
  return { draft, play };
}

test("two things are joined by the words that touch both", async () => {
  const { draft, play } = trading();
  expect(await draft.join("my-die", "their-die")).toBe(true);
  expect(play).toHaveBeenCalledWith("swap bob 3 5");
});

test("what no words join says nothing", async () => {
  const { draft, play } = trading();
  expect(await draft.join("my-die", "moon")).toBe(false);
  expect(draft.said).toEqual([]);
  expect(play).not.toHaveBeenCalled();
});

test("what one may regret is asked about before two things are joined", async () => {
  const { draft, play } = trading({ ...trade, "swap bob 3": [{ ...theirs, warning: { key: "sure", args: {} } }] });
  await draft.join("my-die", "their-die");
  expect(draft.doubt?.choice.word).toBe("5");
  expect(play).not.toHaveBeenCalled();
});

const grace = { sign: { id: "soon" }, thing: "dog", seats: [1], seconds: 3 };

/** A dog that somebody else could have a word about. */
function heeded(more: Partial<Mouth> = {}) {
  vi.useFakeTimers();
  const [play, announce] = [vi.fn(async () => true), vi.fn()];
  const draft = new Draft({ menu: async () => asked([]), peek: async () => asked([]), play, grace: () => grace, announce, ...more });
  draft.begin(asked([dog]));
  return { draft, play, announce };
}

test("what others could step in on is announced, and done when its time has come", async () => {
  const { draft, play, announce } = heeded();
  await draft.pick(dog);
  expect(announce).toHaveBeenLastCalledWith(grace, true);
  await vi.advanceTimersByTimeAsync(2900);
  expect(play).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(play).toHaveBeenCalledExactlyOnceWith("dog");
  expect(announce).toHaveBeenLastCalledWith(grace, false);
  vi.useRealTimers();
});

test("whoever waits for others may go on at once, or think again", async () => {
  const { draft, play, announce } = heeded();
  await draft.pick(dog);
  draft.back();
  expect(announce).toHaveBeenLastCalledWith(grace, false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(play).not.toHaveBeenCalled();
  await draft.pick(dog);
  await draft.insist();
  expect(play).toHaveBeenCalledExactlyOnceWith("dog");
  vi.useRealTimers();
});

test("a lowered hand takes the doubt away, unless there is a reason of one's own", async () => {
  const warning = { key: "warn-hold", args: { seat: 1 } };
  const minded = vi.fn<NonNullable<Mouth["minded"]>>(() => warning);
  const { draft } = heeded({ minded });
  await draft.pick(dog);
  expect(draft.doubt?.warning).toBe(warning);
  draft.heed();
  expect(draft.doubt).not.toBeNull();
  minded.mockReturnValue(null);
  draft.heed();
  expect(draft.doubt).toBeNull();
  const risky = { ...dog, warning };
  draft.begin(asked([risky]));
  await draft.pick(risky);
  draft.heed();
  expect(draft.doubt).not.toBeNull();
  vi.useRealTimers();
});

test("a raised hand stops what is pending, and it is asked about once more", async () => {
  const warning = { key: "warn-hold", args: { seat: 1 } };
  const minded = vi.fn<NonNullable<Mouth["minded"]>>(() => null);
  const { draft, play } = heeded({ minded });
  await draft.pick(dog);
  draft.heed();
  expect(draft.pending).not.toBeNull();
  minded.mockReturnValue(warning);
  draft.heed();
  await vi.advanceTimersByTimeAsync(5000);
  expect(draft.doubt?.warning).toBe(warning);
  expect(play).not.toHaveBeenCalled();
  await draft.insist();
  expect(play).toHaveBeenCalledExactlyOnceWith("dog");
  vi.useRealTimers();
});

test("when the table has gone on, what was pending is forgotten", async () => {
  const { draft, play } = heeded();
  await draft.pick(dog);
  draft.begin({ prompt: { key: "ask", args: {} }, choices: [dog, feed] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(play).not.toHaveBeenCalled();
  expect(draft.pending).toBeNull();
  vi.useRealTimers();
});

test("of choices that are called alike a list needs one", () => {
  const die = (word: string, face: string) => choice(word, { label: { key: "mark", args: { word: face } }, things: [word] });
  const shining = { ...die("boots.4", "boots"), detail: { key: "polished", args: {} } };
  const dice = [die("boots.1", "boots"), die("horn.2", "horn"), die("boots.3", "boots"), shining];
  expect(kindsOf(dice).map(({ word }) => word)).toEqual(["boots.1", "horn.2", "boots.4"]);
});

test("a line to write on is no word of the menu", () => {
  const { draft } = begun();
  const line = choice('""', { writes: 24 });
  draft.begin(asked([dog, line]));
  expect(draft.choices).toEqual([dog]);
  expect(draft.blank).toBe(line);
  draft.begin(asked([dog]));
  expect(draft.blank).toBeNull();
});

test("what is written is said in quotes, and stays asked for when it is refused", async () => {
  const { draft, play } = begun();
  draft.begin(asked([dog, choice('""', { writes: 24 })]));
  play.mockResolvedValueOnce(false);
  expect(await draft.write('Bo "the" <b>')).toBe(false);
  expect(play).toHaveBeenLastCalledWith('"Bo ”the” <b>"');
  expect(draft.blank).not.toBeNull();
  expect(await draft.write("Bo")).toBe(true);
  expect(play).toHaveBeenLastCalledWith('"Bo"');
});

test("a text may be a word in the middle of a move", async () => {
  const { draft, play } = begun({ feed: [dog, choice('""', { writes: 9, ends: false })], 'feed "Bo"': [dog] });
  await draft.pick(feed);
  expect(await draft.write("Bo")).toBe(true);
  await draft.pick(dog);
  expect(play).toHaveBeenLastCalledWith('feed "Bo" dog');
});

test("nothing is written where no line is", async () => {
  const { draft, play } = begun();
  expect(await draft.write("Bo")).toBe(false);
  expect(play).not.toHaveBeenCalled();
});

test("the rest of a move is said in one go as it is suggested", async () => {
  const play = vi.fn(async () => true);
  const menus: Record<string, Asked> = { feed: { ...asked([cat, dog]), suggested: [cat, choice("enough")] } };
  const draft = new Draft({ menu: async (said) => menus[said], peek: async (said) => menus[said], play });
  draft.begin({ ...asked([feed]), suggested: [feed, dog] });
  await draft.pick(feed);
  expect(draft.suggested.map(({ word }) => word)).toEqual(["cat", "enough"]);
  await draft.accept();
  expect(play).toHaveBeenCalledWith("feed cat enough");
});

test("where nothing is suggested nothing is accepted", async () => {
  const { draft, play } = begun();
  expect(await draft.accept()).toBe(false);
  expect(play).not.toHaveBeenCalled();
});
