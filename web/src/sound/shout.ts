/** Tells a sudden shout from the room: one measurement of loudness after another, and nothing else is kept of what was heard. */
export interface Hearing {
  /** How loud the room usually is, in decibels below the loudest there can be. */
  readonly room: number;
  /** When this was measured, in milliseconds; and since when we listen. */
  readonly at: number;
  readonly since: number;
  /** Something is louder than the room, and was counted. */
  readonly isLoud: boolean;
  /** It has just begun. */
  readonly isShout: boolean;
  /** When the last shout began; and whether this one follows it so closely that they belong together. */
  readonly shoutAt: number;
  readonly isSecond: boolean;
}

/** A shout is so much louder than the room, in decibels, and over once it is half as much. */
const ABOVE = 16;
/** What is softer than this is nobody's shout, however still the room. */
const LEAST = -34;
/** So long we only get to know the room. */
const GETTING_TO_KNOW = 700;
/** How fast the room's level follows what is heard: a noise that stays becomes the room, and silence does so at once. */
const RISES_IN = 3000;
const FALLS_IN = 500;
const SILENCE = -90;
/** Two shouts that begin within this time are one call of two. */
const TOGETHER = 900;

export function beginning(level: number, at: number): Hearing {
  return { room: level, at, since: at, isLoud: false, isShout: false, shoutAt: -Infinity, isSecond: false };
}

/** What is heard now, after what was heard before. */
export function hearing(before: Hearing, level: number, at: number): Hearing {
  const over = level - before.room;
  const isLoud = over > (before.isLoud ? ABOVE / 2 : ABOVE) && level > LEAST;
  const isKnown = at - before.since >= GETTING_TO_KNOW;
  const share = 1 - Math.exp((before.at - at) / (over > 0 ? RISES_IN : FALLS_IN));
  const isShout = isLoud && !before.isLoud && isKnown;
  const isSecond = isShout && at - before.shoutAt <= TOGETHER;
  return { room: before.room + over * share, at, since: before.since, isLoud, isShout, shoutAt: isShout ? at : before.shoutAt, isSecond };
}

/** How loud a few samples between -1 and 1 are. */
export function loudness(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return power > 0 ? Math.max(SILENCE, 10 * Math.log10(power)) : SILENCE;
}
