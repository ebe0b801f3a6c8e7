/** What gnomes do without words, and the icon that shows it. */
import type { React } from "../wire";

export type Emote = React["emote"];

export const EMOTES: Readonly<Record<Emote, string>> = {
  wave: "hand", cheer: "star", laugh: "laugh", hat: "gnome", oops: "egg", hmm: "help", mushroom: "mushroom", heart: "heart",
};
