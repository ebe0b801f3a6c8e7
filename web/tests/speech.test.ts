import { expect, test } from "vitest";
import { speechAfter } from "../src/table/speech";
import { Lexicon } from "../src/words/lexicon";

const words = new Lexicon(["event-moan = { $unit }: “My feet.”\n    .speaker = { $unit }\nevent-rain = It rains."]);
const log = [
  { n: 1, told: { kind: "moan", data: { unit: "owl" } } },
  { n: 2, told: { kind: "moan", data: { unit: "boar" } } },
  { n: 3, told: { kind: "rain", data: {} } },
];

test("the last who spoke is heard", () => {
  expect(speechAfter(0, log, words)).toEqual({ n: 2, speaker: "boar", text: "boar: “My feet.”" });
});

test("what was heard is not heard again", () => {
  expect(speechAfter(2, log, words)).toBeUndefined();
});
