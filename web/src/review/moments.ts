/**
 * The moments of a game that one would tell at home. An event is one if its words have a `.moment`: the icon it is marked
 * with. So is the luckiest roll of every seat, and the unluckiest.
 */
import type { Fortune, Step } from "../wire";
import type { Lexicon } from "../words/lexicon";
import { t } from "../words/shell.svelte";

export interface Moment {
  /** The step it happens in. */
  readonly n: number;
  readonly icon: string;
  readonly text: string;
  /** How often this kind of thing happens: the rarer, the more it is worth telling. */
  readonly times: number;
}

/** All of them, in the order of the game; of one step the rarest. */
export function momentsOf(steps: readonly Step[], words: Lexicon, fortunes: readonly Fortune[] = []): readonly Moment[] {
  const events = steps.flatMap((step, n) => (step.undone ? [] : (step.events ?? []).flatMap((event) => {
    const icon = words.attribute(`event-${event.kind}`, "moment", event.data);
    return icon ? [{ n, icon, kind: event.kind, text: words.tell(event) }] : [];
  })));
  const found = [...events, ...fortunes.map((fortune) => rollOf(fortune, words))].sort((one, other) => one.n - other.n);
  const times = new Map<string, number>();
  for (const { kind } of found) times.set(kind, (times.get(kind) ?? 0) + 1);
  const rarest = new Map<number, Moment>();
  for (const { n, icon, text, kind } of found) {
    const moment = { n, icon, text, times: times.get(kind)! };
    if (moment.times < (rarest.get(n)?.times ?? Infinity)) rarest.set(n, moment);
  }
  return [...rarest.values()];
}

function rollOf({ step, seat, faces, good }: Fortune, words: Lexicon) {
  const kind = good ? "ui-luckiest" : "ui-unluckiest";
  return { n: step, icon: good ? "star" : "storm", kind, text: t(kind, { who: words.seat(seat), faces: faces.join(", ") }) };
}

/** Those for which there is room, if each needs so many steps: the rarest first, of equals the later. */
export function roomFor(moments: readonly Moment[], steps: number): readonly Moment[] {
  const kept: Moment[] = [];
  for (const moment of [...moments].sort((a, b) => a.times - b.times || b.n - a.n)) {
    if (kept.every(({ n }) => Math.abs(n - moment.n) >= steps)) kept.push(moment);
  }
  return kept.sort((a, b) => a.n - b.n);
}

/** The next moment from here, or the one before. */
export function momentFrom(moments: readonly Moment[], n: number, direction: 1 | -1): Moment | undefined {
  return direction > 0 ? moments.find((moment) => moment.n > n) : moments.findLast((moment) => moment.n < n);
}
