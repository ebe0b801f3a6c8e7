import { fireEvent, render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { entriesIn, found } from "../src/table/codex";
import { Lexicon } from "../src/words/lexicon";
import LogHarness from "./LogHarness.svelte";

const WORDS = `
name-moth = The Moth
text-moth = Flies at night.
name-letter = The Letter
text-letter = You win.
    .sealed = yes
name-page = A page
text-page = Once upon a time.
text-tip = Only a tip.
event-flew = The moth flies.
    .rule = TOY-FLY-01
event-slept = The moth sleeps.
event-fell = The moth falls.
    .rule = TOY-FLY-02
`;
const words = new Lexicon([WORDS], "en");

test("the codex has what has a name and a text, but no sealed letters and no pages of the story", () => {
  const entries = entriesIn([WORDS], words, ["page"]);
  expect(entries).toEqual([{ id: "moth", name: "The Moth", text: "Flies at night." }]);
  expect(found(entries, "night MOTH")).toHaveLength(1);
  expect(found(entries, "day")).toEqual([]);
});

test("a line of the log leads to its rule; arrows walk from one to the next", async () => {
  const read: string[] = [];
  const { getAllByRole } = render(LogHarness, { words, kinds: ["flew", "slept", "fell"], onrule: (rule: string) => read.push(rule) });
  const links = getAllByRole("button").filter((button) => button.matches(".rule"));
  expect(links.map((link) => link.getAttribute("tabindex"))).toEqual(["-1", "0"]);
  links[1]!.focus();
  await fireEvent.keyDown(links[1]!, { key: "ArrowUp" });
  expect(document.activeElement).toBe(links[0]);
  await fireEvent.click(links[0]!);
  expect(read).toEqual(["TOY-FLY-01"]);
});
