/**
 * The server's clock, as this page knows it (GM-TIM-09). Each ping tells the server's time at a moment that lies somewhere
 * between its sending and its answer: half the round trip is how far off the middle can be, so the shortest trip tells most.
 */

/** So many pings make one measurement, one after the other: together they would hold each other up. */
const PINGS = 8;
/** Milliseconds between two measurements, while somebody needs the time. */
export const MEASURED_EVERY = 10_000;
/** How far two clocks drift apart: what was measured long ago tells less. */
const DRIFT = 1 / 10_000;
const REMEMBERED = 48;
/** What no clock is ever adjusted by between two looks: the computer slept, or somebody has set its clock. */
const JUMP = 250;

interface Sample {
  /** When the answer came, by our own clock. */
  readonly at: number;
  readonly offset: number;
  readonly trip: number;
}

/** This computer's clocks: one that never jumps, and may stand still while it sleeps; and that on the wall. */
export interface LocalClocks {
  steady(): number;
  wall(): number;
}

const HERE: LocalClocks = { steady: () => performance.now(), wall: () => Date.now() };

export class ServerClock {
  #samples: readonly Sample[] = [];
  /** What to add to the steady clock. */
  #offset: number;
  /** The wall clock less the steady one, when we last looked. */
  #gap: number;
  #left = 0;
  #held = 0;

  constructor(
    private readonly ping: (sent: number) => void,
    private readonly clocks: LocalClocks = HERE,
  ) {
    this.#gap = this.#offset = clocks.wall() - clocks.steady();
  }

  /** The server's time now, in milliseconds since 1970. */
  now(): number {
    this.#notice();
    return this.clocks.steady() + this.#offset;
  }

  /** How far off `now` can be; infinite: nothing was measured yet. */
  get error(): number {
    return this.#best ? doubt(this.#best, this.clocks.steady()) : Infinity;
  }

  /** Begin anew, with a time that is late by the way it came: another server may have another clock. */
  greet(now: number): void {
    this.#samples = [];
    this.#offset = now - this.clocks.steady();
    this.measure();
  }

  /** Begin a measurement. */
  measure(): void {
    this.#left = PINGS;
    this.#pingOnce();
  }

  /** The same once in a while, but not while a race is on: its clock shall not move. */
  remeasure(): void {
    if (this.#held === 0) this.measure();
  }

  /** A race is on; the answer ends that. */
  hold(): () => void {
    this.#held += 1;
    return () => (this.#held -= 1);
  }

  /** A ping was answered with the server's time. */
  answer(sent: number, now: number): void {
    const at = this.clocks.steady();
    this.#samples = [...this.#samples, { at, trip: at - sent, offset: now - (sent + at) / 2 }].slice(-REMEMBERED);
    this.#offset = this.#best?.offset ?? this.#offset;
    if (this.#left > 0) this.#pingOnce();
  }

  #pingOnce(): void {
    this.#left -= 1;
    this.ping(this.clocks.steady());
  }

  get #best(): Sample | undefined {
    const now = this.clocks.steady();
    return this.#samples.toSorted((one, other) => doubt(one, now) - doubt(other, now))[0];
  }

  /** After a sleep the steady clock may be behind: what was measured holds no longer, and until it is anew we go by the wall. */
  #notice(): void {
    const gap = this.clocks.wall() - this.clocks.steady();
    const jump = gap - this.#gap;
    this.#gap = gap;
    if (Math.abs(jump) > JUMP) this.greet(this.clocks.steady() + this.#offset + jump);
  }
}

/** How far off a measured clock can be by now. */
function doubt({ at, trip }: Sample, now: number): number {
  return trip / 2 + (now - at) * DRIFT;
}
