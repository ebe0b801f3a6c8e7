/** House rules: which of them matter, and in words. A game's file has `option-<name>`, its `.about`, and `.is-<value>` where a value needs words. */
import type { OptionInfo } from "../wire";
import type { Lexicon } from "./lexicon";
import { t } from "./shell.svelte";

type Value = OptionInfo["default"];

/** Whether an option makes a difference at such a table. */
export function matters({ seats, when }: OptionInfo, sitting: number, value: (name: string) => Value | undefined): boolean {
  return (!seats.length || seats.includes(sitting)) && when.every(([name, wanted]) => value(name) === wanted);
}

export function optionLabel(words: Lexicon | null, { name }: OptionInfo): string {
  return words?.attribute(`option-${name}`) || name;
}

export function optionAbout(words: Lexicon | null, { name }: OptionInfo): string {
  return words?.attribute(`option-${name}`, "about") ?? "";
}

export function optionValue(words: Lexicon | null, { name }: OptionInfo, value: Value): string {
  if (typeof value === "boolean") return t(value ? "ui-on" : "ui-off");
  const attribute = `is-${String(value).replace(/[^\w-]/g, "-")}`;
  return words?.attribute(`option-${name}`, attribute) || String(value).replaceAll("_", " ");
}
