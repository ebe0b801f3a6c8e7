/** Every icon, number and button of a table tells what it is: by a word beside it, on hover, or by a closer look. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { games, onStage } from "./gamesOnStage";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", async () => new Response('{"text":"","marks":{}}'));
});
afterEach(() => vi.unstubAllGlobals());

const BUTTONS = "button, a[href], input, select, [role=button], [role=switch], [role=tab], [role=slider]";
const ICONS = "svg.icon, svg.art, span.initials";
/** What opens a closer look, or shows its words when one points at it. */
const TELLING = "[data-touch], [title], label, figure";

const hasWords = (text: string | null | undefined) => /\p{L}{2,}/u.test(text ?? "");
const isWordless = (text: string) => /\d/.test(text) && !hasWords(text);
const spoken = (element: Element) => [element.getAttribute("aria-label"), element.getAttribute("title"), element.textContent, element.getAttribute("placeholder")];
const shown = (element: Element) => [element.getAttribute("title"), element.textContent];
const brief = (element: Element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, "<svg/>").replace(/ (class|style|d|data-v)="[^"]*"/g, "").slice(0, 160);

/** Whether somebody who points at it, or looks at what is beside it, is told what it is. */
function isTold(element: Element): boolean {
  return element.closest(TELLING) !== null || hasWords(element.parentElement?.parentElement?.textContent) || element.querySelector("title") !== null;
}

test.each(games)("every button of %s has a name, and one that is a mere icon shows it", async (game) => {
  const { container } = await onStage(game);
  const buttons = [...container.querySelectorAll(BUTTONS)];
  expect(buttons.filter((button) => !spoken(button).some((text) => text?.trim())).map(brief)).toEqual([]);
  const mute = buttons.filter((button) => !button.matches("[data-touch], input") && !shown(button).some(hasWords));
  expect(mute.map(brief)).toEqual([]);
});

test.each(games)("every icon and number of %s is explained where it stands", async (game) => {
  const { container } = await onStage(game);
  const icons = [...container.querySelectorAll(ICONS)].filter((icon) => !isTold(icon));
  expect(icons.map((icon) => brief(icon.parentElement?.parentElement?.parentElement ?? icon))).toEqual([]);
  const numbers = [...container.querySelectorAll("*")].filter((element) => element.childElementCount === 0 && isWordless(element.textContent ?? "") && !element.closest("style, title") && !isTold(element));
  expect(numbers.map((number) => brief(number.parentElement ?? number))).toEqual([]);
});
