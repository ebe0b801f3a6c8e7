import { expect, test } from "vitest";
import { besides, speechesAfter } from "../src/table/speech";
import { Lexicon } from "../src/words/lexicon";

const words = new Lexicon([
  "event-moan = { $unit }: “My feet.”\n    .speaker = { $unit }",
  "event-answer = “Never!”\n    .speaker = { $aloud ->\n        [yes] { $seat }\n       *[no] {\"\"}\n      }",
  "event-enters = { $foe } comes.\n    .reader = { $foe }",
  "event-rain = It rains.",
]);
const log = [
  { n: 1, told: { kind: "moan", data: { unit: "owl" } } },
  { n: 2, told: { kind: "moan", data: { unit: "boar" } } },
  { n: 3, told: { kind: "rain", data: {} } },
  { n: 4, told: { kind: "answer", data: { seat: 2, aloud: true } } },
  { n: 5, told: { kind: "answer", data: { seat: 1, aloud: false } } },
  { n: 6, told: { kind: "enters", data: { foe: "grunt" } } },
  { n: 7, told: { kind: "enters", data: { foe: "mute" } } },
];
const written = (id: string) => (id === "grunt" ? "Bites twice." : "");

test("whoever speaks is heard: a thing, a seat, and what is read aloud", () => {
  expect(speechesAfter(0, log, words, written)).toEqual([
    { n: 1, speaker: "owl", text: "owl: “My feet.”" },
    { n: 2, speaker: "boar", text: "boar: “My feet.”" },
    { n: 4, speaker: "2", text: "“Never!”" },
    { n: 6, speaker: "grunt", text: "Bites twice." },
  ]);
});

test("what was heard is not heard again", () => {
  expect(speechesAfter(4, log, words, written).map(({ n }) => n)).toEqual([6]);
});

const ROOM = { x: 0, y: 50, width: 1000, height: 800 };
const SIZE = { width: 200, height: 100 };

test("one speaks above one's head, or below where the room ends", () => {
  expect(besides({ x: 400, y: 300, width: 100, height: 80 }, SIZE, [], ROOM)).toMatchObject({ x: 350, y: 192 });
  expect(besides({ x: 0, y: 60, width: 100, height: 80 }, SIZE, [], ROOM)).toMatchObject({ x: 8, y: 148 });
});

test("nobody speaks over what is lit, and rather not at all", () => {
  const speaker = { x: 400, y: 300, width: 100, height: 80 };
  const above = { x: 300, y: 200, width: 300, height: 60 };
  expect(besides(speaker, SIZE, [], ROOM, [above])).toMatchObject({ x: 350, y: 388 });
  expect(besides(speaker, SIZE, [], ROOM, [above, { x: 340, y: 420, width: 40, height: 40 }])).toBeNull();
});

test("nobody speaks over what somebody else says", () => {
  const boss = { x: 10, y: 150, width: 200, height: 100 };
  expect(besides({ x: 20, y: 260, width: 100, height: 30 }, SIZE, [boss], ROOM)).toMatchObject({ x: 8, y: 298 });
  const below = { x: 10, y: 290, width: 200, height: 100 };
  expect(besides({ x: 20, y: 260, width: 100, height: 30 }, SIZE, [boss, below], ROOM)).toMatchObject({ x: 10, y: 398 });
  const away = { x: 600, y: 260, width: 150, height: 100 };
  const over = { x: 590, y: 150, width: 180, height: 100 };
  expect(besides({ x: 640, y: 260, width: 60, height: 30 }, SIZE, [boss, below, over, away], ROOM)).toMatchObject({ x: 600, y: 368 });
});
