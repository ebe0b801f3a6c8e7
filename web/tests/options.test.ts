import { expect, test } from "vitest";
import type { OptionInfo } from "../src/wire";
import { botAbout, botKind } from "../src/words/bots";
import { Lexicon } from "../src/words/lexicon";
import { matters, optionAbout, optionLabel, optionValue } from "../src/words/options";

const words = new Lexicon(["option-look_factor = Longer look\n    .about = So many times as long.\n    .is-1-0 = as usual\n"]);
const option = (name: string) => ({ name, values: [], default: "1.0", most: 0, is_seat: false, seats: [], when: [] }) as OptionInfo;

test("a house rule has a label, a sentence, and words for its values", () => {
  const look = option("look_factor");
  expect([optionLabel(words, look), optionAbout(words, look), optionValue(words, look, "1.0")]).toEqual(["Longer look", "So many times as long.", "as usual"]);
});

test("what has no words is shown as it is called", () => {
  const bare = option("pace");
  expect([optionLabel(words, bare), optionAbout(words, bare), optionValue(words, bare, "all_in"), optionValue(words, bare, true)]).toEqual(["pace", "", "all in", "on"]);
});

test("what makes no difference at a table is not asked", () => {
  const duel = { ...option("sets_to_win"), seats: [2] } as OptionInfo;
  const custom = { ...option("exposure_ms"), when: [["exposure", "custom"]] } as OptionInfo;
  expect([matters(duel, 2, () => 0), matters(duel, 3, () => 0)]).toEqual([true, false]);
  expect([matters(custom, 2, () => "custom"), matters(custom, 2, () => "quick")]).toEqual([true, false]);
});

test("a bot has a name and a sentence, or is called as it is", () => {
  const named = new Lexicon(["name-bot-easy = Sleepy eyes\n    .about = Kind, and half asleep.\n"]);
  expect([botKind(named, "easy"), botAbout(named, "easy"), botKind(named, "bot"), botAbout(named, "bot")]).toEqual(["Sleepy eyes", "Kind, and half asleep.", "bot", ""]);
});
