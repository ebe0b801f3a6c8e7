import { afterEach, expect, test } from "vitest";
import { lacking } from "../src/words/lexicon";
import { language, prefer, preferred, speak, t } from "../src/words/shell.svelte";
import english from "../src/words/shell.en.ftl?raw";
import german from "../src/words/shell.de.ftl?raw";

afterEach(async () => {
  await prefer("en");
  await speak(null);
});

test("German lacks no word of the shell", () => {
  expect(lacking(english, german)).toEqual([]);
});

test("what a word file lacks, attributes among it", () => {
  expect(lacking("a = A\n    .about = x\nb = B\n", "a = A\n")).toEqual(["a.about", "b"]);
});

test("a page whose game speaks no German is in English, all of it, and German again after it", async () => {
  await prefer("de");
  expect([language(), t("ui-close")]).toEqual(["de", "Schließen"]);
  await speak(["en"]);
  expect([language(), t("ui-close"), preferred()]).toEqual(["en", "Close", "de"]);
  await speak(["en", "de"]);
  expect(language()).toBe("de");
  await speak(["en"]);
  await speak(null);
  expect(language()).toBe("de");
});

test("a German page never falls back to English", async () => {
  await prefer("de");
  const keys = [...english.matchAll(/^(ui-[\w-]+) =/gm)].map(([, key]) => key!);
  const said = keys.map((key) => t(key));
  expect(said.filter((words) => words.startsWith("[ui-"))).toEqual([]);
  expect(t("no-such-key")).toBe("[no-such-key]");
});

test("a language nobody has put the house into is English", async () => {
  await prefer("fr");
  expect([language(), preferred()]).toEqual(["en", "en"]);
});

test("whoever asks last is heard, however long the words take to come", async () => {
  await prefer("de");
  const first = speak(["en", "de"]);
  await speak(["en"]);
  await first;
  expect(language()).toBe("en");
});
