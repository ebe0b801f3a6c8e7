import { expect, test } from "vitest";
import { Lexicon } from "../src/words/lexicon";
import english from "../src/words/shell.en.ftl?raw";
import german from "../src/words/shell.de.ftl?raw";

const WORDS = `
event-took = { YOU($seat) ->
    [yes] You take { NAME($card) }.
   *[no] { SEAT($seat) } takes { NAME($card) }.
  }
event-dealt = { SEAT($seat) } is dealt a card.
    .known = You are dealt { NAME($card) }.
event-left = Left: { $cards }.
seat-number = Seat { $number }
name-moth = the Moth
name-a-1 = the first
name-owls = Owl Riders
    .many = yes
runs = { NAME($who) } { MANY($who) ->
    [yes] run
   *[no] runs
  }
flag = { $on ->
    [yes] on
   *[no] off
  }
`;
const words = new Lexicon([WORDS], "en", { seat: 1, names: ["Ada", "Ben"] });

test("the reader is spoken to, others are named", () => {
  expect(words.tell({ kind: "took", data: { seat: 1, card: "moth" } })).toBe("You take the Moth.");
  expect(words.tell({ kind: "took", data: { seat: 0, card: "moth" } })).toBe("Ada takes the Moth.");
});

test("who is in the know reads the known words", () => {
  expect(words.tell({ kind: "dealt", data: { seat: 1 } })).toBe("Ben is dealt a card.");
  expect(words.tell({ kind: "dealt", data: { seat: 1, card: "moth" }, known: true })).toBe("You are dealt the Moth.");
});

test("lists are named, one by one; ids without a name are said as they are", () => {
  expect(words.tell({ kind: "left", data: { cards: ["moth", "newt", "a.1"] } })).toBe("Left: the Moth, newt, the first.");
});

test("a name that comes again is told once, with how often; other ids as often as they come", () => {
  expect(words.tell({ kind: "left", data: { cards: ["moth", "newt", "moth", "newt"] } })).toBe("Left: the Moth ×2, newt, newt.");
});

test("several run, one runs", () => {
  expect(words.say({ key: "runs", args: { who: "owls" } })).toBe("Owl Riders run");
  expect(words.say({ key: "runs", args: { who: "moth" } })).toBe("the Moth runs");
});

test("truth is yes or no", () => {
  expect(words.say({ key: "flag", args: { on: true as never } })).toBe("on");
});

test("a key without words is shown in brackets, a seat without a name by its number", () => {
  expect(words.say({ key: "nothing", args: {} })).toBe("[nothing]");
  expect(words.seat(4)).toBe("Seat 5");
});

test("German says everything that English says", () => {
  const keys = (text: string) => [...text.matchAll(/^(ui-[\w-]+) =/gm)].map((match) => match[1]);
  expect(keys(german)).toEqual(keys(english));
});

test("several seats are told as one says them", () => {
  const words = new Lexicon(["won = { SEATS($seats) } won.\nand-last = { $others } and { $last }\nseat-number = Seat { $number }"], "en", { seat: null, names: ["Ada", "Bo"] });
  expect(words.say({ key: "won", args: { seats: "1" } })).toBe("Bo won.");
  expect(words.say({ key: "won", args: { seats: "0 1 2" } })).toBe("Ada, Bo and Seat 3 won.");
});
