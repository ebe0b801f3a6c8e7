/** How far everybody is: the tracks of a goal, sorted for the strip. */
import type { Track } from "../wire";
import type { Lexicon } from "../words/lexicon";
import { t } from "../words/shell.svelte";

/** Tracks of one name, shown behind it one after another. */
export interface Group {
  readonly name: string;
  /** The same in fewer letters, for where there is little room; empty: there is no shorter name. */
  readonly brief: string;
  /** More about what is counted; empty: nothing more is said. */
  readonly about: string;
  readonly tracks: readonly Track[];
}

export function groupsOf(tracks: readonly Track[], words: Lexicon): readonly Group[] {
  const groups: (Group & { tracks: Track[] })[] = [];
  for (const track of tracks) {
    const name = words.say(track.name);
    const [brief, about] = ["short", "about"].map((each) => words.attribute(track.name.key, each, track.name.args));
    if (groups.at(-1)?.name === name) groups.at(-1)!.tracks.push(track);
    else groups.push({ name, brief: brief!, about: about!, tracks: [track] });
  }
  return groups;
}

/** `3/5`, or what there is where there is no end to it. */
export function far({ value, most }: Track): string {
  return most == null ? `${value}` : `${value}/${most}`;
}

/** The same for those who hear it: whose, and of how many. */
export function heard(track: Track, words: Lexicon): string {
  const { value, most, seats = [] } = track;
  const told = most == null ? `${value}` : t("ui-goal-of", { value, most });
  return seats.length ? `${seats.map((seat) => words.seat(seat)).join(", ")}: ${told}` : told;
}
