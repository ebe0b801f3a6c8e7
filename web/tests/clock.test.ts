import { expect, test } from "vitest";
import { ServerClock, type LocalClocks } from "../src/net/clock";

const EPOCH = 1_800_000_000_000;

/** A page and a server whose clock is `ahead` of it, and a line that takes so long to and fro. */
class World implements LocalClocks {
  time = 5_000;
  /** What the steady clock slept through. */
  slept = 0;
  readonly pings: number[] = [];
  readonly clock: ServerClock;

  constructor(public ahead = 1_234) {
    this.clock = new ServerClock((sent) => this.pings.push(sent), this);
  }

  steady = () => this.time - this.slept;
  wall = () => EPOCH + this.time;
  server = () => EPOCH + this.time + this.ahead;

  /** Answer the ping under way after so long up and so long down. */
  trip(up: number, down: number): void {
    const sent = this.pings.pop()!;
    this.time += up;
    const now = this.server();
    this.time += down;
    this.clock.answer(sent, now);
  }

  /** How far the page's idea of the server's time is off. */
  off = () => this.clock.now() - this.server();
}

test("on an even line the way down is no error", () => {
  const world = new World();
  world.time += 100;
  world.clock.greet(world.server() - 100);
  expect(world.off()).toBe(-100);
  world.trip(100, 100);
  expect([world.off(), world.clock.error]).toEqual([0, 100]);
});

test("of several pings the shortest round trip wins, and half of it bounds the error", () => {
  const world = new World();
  world.clock.greet(world.server());
  for (const [up, down] of [[250, 90], [40, 60], [300, 20], [90, 250]] as const) world.trip(up, down);
  expect(Math.abs(world.off())).toBeLessThanOrEqual(50);
  expect(world.off()).toBeCloseTo(-10, 0);
});

test("whatever the ways, the clock is never further off than it says", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const world = new World(seed * 997);
    const random = (nth: number) => Math.abs(Math.sin(seed * 31 + nth * 17)) * 400;
    world.clock.greet(world.server());
    for (let nth = 0; nth < 8; nth += 1) world.trip(random(nth), random(nth + 100));
    expect(Math.abs(world.off())).toBeLessThanOrEqual(world.clock.error);
  }
});

test("eight pings make one measurement, one after the other", () => {
  const world = new World();
  world.clock.greet(world.server());
  let count = 0;
  for (; world.pings.length > 0; count += 1) {
    expect(world.pings).toHaveLength(1);
    world.trip(30, 30);
  }
  expect(count).toBe(8);
});

test("while a race is on no new measurement begins", () => {
  const world = new World();
  const release = world.clock.hold();
  world.clock.remeasure();
  expect(world.pings).toEqual([]);
  release();
  world.clock.remeasure();
  expect(world.pings).toHaveLength(1);
});

test("a better measurement of long ago gives way to a new one", () => {
  const world = new World();
  world.clock.greet(world.server());
  world.trip(5, 5);
  world.pings.pop();
  world.ahead += 30;
  world.time += 600_000;
  world.clock.measure();
  world.trip(20, 20);
  expect(world.off()).toBe(0);
});

test("after a sleep the wall clock helps out until the line is measured anew", () => {
  const world = new World();
  world.clock.greet(world.server());
  for (let nth = 0; nth < 8; nth += 1) world.trip(10, 10);
  world.time += 3_600_000;
  world.slept += 3_600_000;
  expect(world.off()).toBe(0);
  expect([world.pings.length, world.clock.error]).toEqual([1, Infinity]);
  world.trip(10, 10);
  expect([world.off(), world.clock.error]).toEqual([0, 10]);
});

test("another server's clock replaces the old one's", () => {
  const world = new World();
  world.clock.greet(world.server());
  world.trip(3, 3);
  world.ahead = -70_000;
  world.clock.greet(world.server());
  world.trip(80, 80);
  expect(world.off()).toBe(0);
});
