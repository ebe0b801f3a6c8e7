/** House rules in words: a game's file has `option-<name>`, its `.about`, and `.is-<value>` where a value needs words. */
import type { OptionInfo } from "../wire";
import type { Lexicon } from "./lexicon";
import { t } from "./shell.svelte";

export function optionLabel(words: Lexicon | null, { name }: OptionInfo): string {
  return words?.attribute(`option-${name}`) || name;
}

export function optionAbout(words: Lexicon | null, { name }: OptionInfo): string {
  return words?.attribute(`option-${name}`, "about") ?? "";
}

export function optionValue(words: Lexicon | null, { name }: OptionInfo, value: OptionInfo["default"]): string {
  if (typeof value === "boolean") return t(value ? "ui-on" : "ui-off");
  const attribute = `is-${String(value).replace(/[^\w-]/g, "-")}`;
  return words?.attribute(`option-${name}`, attribute) || String(value).replaceAll("_", " ");
}
