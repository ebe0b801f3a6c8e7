/**
 * What things do when something happens to them. The words of an event name it as its `.gesture`: what is done, and who
 * does it (`.gesture = lunge by target`: each a field of the event, with things, spaces or a seat in it, or else the id of
 * a thing). What has a direction goes from whoever the first field names to all the others. There may be several gestures, one
 * after another (`.gesture = dim, sink stone slot`). Its `.tally` rises from the last of
 * the first one's cast (`.tally = −{ $loss }`), its `.title` stands over the table for a moment, where something great
 * begins. A thing that has left the table does it once more as a picture: the one it had, or its `.guise`. Only `translate`,
 * `rotate`, `scale` and `opacity` are set in motion, so a thing may travel at the same time.
 */
import { pictureOf } from "../look/sprites.svelte";
import type { Told } from "../wire";
import type { Lexicon } from "../words/lexicon";
import { motionIsReduced, pace } from "./flip";
import { unitsPerPixel, type Poses, type Vector } from "./poses";

export interface Gesture {
  readonly kind: string;
  /** Ids of things and spaces, numbers of seats. */
  readonly cast: readonly (string | number)[];
  /** How many of them were named first, in one breath. */
  readonly leads: number;
  /** What those looked like, now that they have left the table or are other ground; or what flies off from there. */
  readonly guise: string;
  /** Rises from the last of the cast. */
  readonly tally: string;
  /** Stands over the table for a moment. */
  readonly title: string;
  /** What happens next. */
  readonly then: readonly Gesture[];
}

/** Where things move, and the pane before it for whatever only seems to be there. */
export interface Stage {
  readonly root: Element;
  readonly pane: Element;
  /** What an event makes things do. */
  readonly gesture: (told: Told) => Gesture | null;
  /** How long an event is shown before it is told, in milliseconds. */
  readonly shows: (told: Told) => number;
  /** How long it is shown before anything else of its move: dice, until they lie. */
  readonly lands: (told: Told) => number;
}

/** What one thing does; `way` leads to the other things of the gesture, in its own units. */
type Act = (way: Vector) => Keyframe[];

interface Motion {
  readonly act: Act;
  /** Milliseconds, where it takes its time: it holds up whatever comes after it by as much as it is worth a look. */
  readonly lasts?: number;
  /** Only who is named first does it, to the others. */
  readonly isSolo?: true;
  /** Done by a likeness alone, whose guise tells what it is. */
  readonly isMasked?: true;
  /** It is not they who go, but something else that they send, one to each of the others. */
  readonly isSent?: true;
  /** Each of them does it to the one that is named in the same place, or to the last. */
  readonly isPaired?: true;
  /** Several do it one after another. */
  readonly isInTurn?: true;
}

const LASTS = 460;
/** What happens after another thing begins so much later; all of it together lasts no longer than this. */
const LATER = 150;
const LONGEST = 1200;
const HELD_UP = 0.5;
/** Of several in turn each starts so much later than the one before, the last no later than this. */
const ASTERN = 70;
const LATEST = 500;
const EASE = "cubic-bezier(.2, .8, .2, 1)";

const MOTIONS: Readonly<Record<string, Motion>> = {
  shake: { act: () => [-4, 5, -4, 3, 0].map((degrees) => ({ rotate: `${degrees}deg` })) },
  lunge: { isSolo: true, act: (way) => [{ translate: "0 0" }, { translate: far(way, 0.55), offset: 0.4 }, { translate: "0 0" }] },
  clash: { act: (way) => [{ translate: "0 0" }, { translate: far(way, 0.8), rotate: "8deg", offset: 0.45 }, { translate: far(way, -0.2), offset: 0.65 }, { translate: "0 0" }] },
  /** (From where the other one is: they have changed places.) */
  cross: { act: (way) => [{ translate: far(way, 1) }, { translate: "0 0" }] },
  hop: { act: () => [{ scale: "1" }, { scale: "1.35 1.5", offset: 0.4 }, { scale: "1.15 .8", offset: 0.8 }, { scale: "1" }] },
  pop: { act: () => [{ scale: ".2", opacity: 0 }, { scale: "1.25", opacity: 1, offset: 0.6 }, { scale: "1" }] },
  swell: { act: () => [{ scale: "1" }, { scale: "1.18", offset: 0.4 }, { scale: "1" }] },
  fade: { act: () => [{ opacity: 1 }, { opacity: 0.15, offset: 0.4 }, { opacity: 1 }] },
  flip: { act: () => [{ scale: "1 1" }, { scale: "0 1.08", offset: 0.5 }, { scale: "1 1" }] },
  tumble: { lasts: 600, isInTurn: true, act: () => [{ rotate: "-400deg", scale: ".6", translate: "0 -60%" }, { rotate: "-120deg", scale: "1.1", translate: "0 0", offset: 0.5 }, { rotate: "20deg", scale: "1.06", translate: "0 -18%", offset: 0.7 }, { rotate: "0deg", scale: "1", translate: "0 0" }] },
  topple: { act: () => [{ rotate: "0deg", opacity: 1 }, { rotate: "82deg", opacity: 1, offset: 0.55 }, { rotate: "88deg", opacity: 0 }] },
  fall: { act: () => [{ scale: "1", rotate: "0deg", opacity: 1 }, { scale: ".15", rotate: "140deg", opacity: 0 }] },
  /** (The ground: it cracks, tilts and drops.) */
  crumble: { lasts: 900, isMasked: true, act: () => [{ rotate: "0deg" }, { rotate: "-3deg", offset: 0.12 }, { rotate: "3deg", offset: 0.24 }, { rotate: "-4deg", scale: "1", translate: "0 0", opacity: 1, offset: 0.4, easing: "ease-in" }, { rotate: "34deg", scale: ".3", translate: "0 60%", opacity: 0 }] },
  unveil: { lasts: 900, isMasked: true, act: () => [{ scale: "0 1.6" }, { scale: "1.8", opacity: 1, offset: 0.25 }, { scale: "1.8", opacity: 1, offset: 0.75 }, { scale: ".4", opacity: 0 }] },
  deal: { lasts: 600, isSolo: true, isPaired: true, isInTurn: true, act: (way) => [{ translate: "0 0", scale: "1" }, { translate: far(way, 0.1), scale: "1.15", offset: 0.25, easing: "ease-in" }, { translate: far(way, 0.96), scale: ".6", opacity: 1, offset: 0.85 }, { translate: far(way, 1), scale: ".4", opacity: 0 }] },
  /** (Head over heels.) */
  hurl: { lasts: 700, isSolo: true, act: (way) => [{ translate: "0 0", rotate: "0deg", scale: "1" }, { translate: far(way, 0.1), rotate: "100deg", scale: "1.3", offset: 0.25, easing: "ease-in" }, { translate: far(way, 0.96), rotate: "700deg", scale: ".6", opacity: 1, offset: 0.9 }, { translate: far(way, 1), rotate: "720deg", scale: ".4", opacity: 0 }] },
  fly: { lasts: 600, isSolo: true, isMasked: true, isSent: true, isInTurn: true, act: (way) => [{ translate: "0 0", scale: ".6" }, { translate: far(way, 0.15), scale: "1.1", offset: 0.3, easing: "ease-in" }, { translate: far(way, 1), scale: ".6" }] },
  /** (A card that is shown to somebody, and taken back.) */
  visit: { lasts: LONGEST, isSolo: true, isMasked: true, isSent: true, act: (way) => [{ scale: ".4", opacity: 0 }, { translate: "0 0", scale: "1", opacity: 1, offset: 0.1 }, { translate: far(way, 1), scale: "1.7", offset: 0.35 }, { translate: far(way, 1), scale: "1.7", opacity: 1, offset: 0.8 }, { translate: "0 0", scale: ".4", opacity: 0 }] },
  fan: { isInTurn: true, act: () => [{ translate: "0 70%", rotate: "-24deg", scale: ".6", opacity: 0 }, { translate: "0 -9%", rotate: "5deg", scale: "1.04", opacity: 1, offset: 0.65 }, { translate: "0 0", rotate: "0deg", scale: "1" }] },
  sink: { lasts: LONGEST, isSolo: true, isMasked: true, act: (way) => [{ scale: "1" }, { scale: "2.4", offset: 0.25 }, { translate: "0 0", scale: "2.4", opacity: 1, offset: 0.5, easing: "ease-in" }, { translate: far(way, 1), scale: ".5", opacity: 0.4 }] },
};

const NONE: Motion = { act: () => [] };

/** What happens to all of the table. */
const MOODS: Readonly<Record<string, Keyframe[]>> = {
  dim: [{ opacity: 0 }, { opacity: 0.62, offset: 0.35 }, { opacity: 0.62, offset: 0.6 }, { opacity: 0 }],
  blaze: [{ opacity: 0 }, { opacity: 0.55, offset: 0.3 }, { opacity: 0 }],
};

/** Whether whoever does this has changed places with another: dice that change hands are not rolled. */
export const isSwap = (gesture: Gesture | null) => gesture?.kind === "cross";

/** Every gesture that words may name. */
export const GESTURES: ReadonlySet<string> = new Set([...Object.keys(MOTIONS), ...Object.keys(MOODS)]);

/** What this event makes things do, if its words say so. */
export function gestureOf(told: Told, words: Lexicon): Gesture | null {
  const [said, tally, title, guise] = ["gesture", "tally", "title", "guise"].map((name) => words.attribute(`event-${told.kind}`, name, told.data)) as [string, string, string, string];
  const [first, ...then] = said.split(", ").map((part) => motion(part, told, guise));
  if (!GESTURES.has(first!.kind) && !tally && !title) return null;
  return { ...first!, tally, title, then };
}

/** How long an event can be seen at the table before words give it away, in milliseconds. */
export function showingOf(told: Told, words: Lexicon): number {
  return Number(words.attribute(`event-${told.kind}`, "after"));
}

/** How long its dice fall before anything comes of them: the attribute `lands`. */
export function landingOf(told: Told, words: Lexicon): number {
  return Number(words.attribute(`event-${told.kind}`, "lands"));
}

/** One thing to be done, and by whom. */
function motion(said: string, told: Told, guise: string): Gesture {
  const [kind = "", ...fields] = said.split(" ");
  const [first = [], ...others] = fields.map((field) => named(told.data[field] ?? field));
  return { kind, cast: [first, ...others].flat(), leads: first.length, guise: MOTIONS[kind]?.isMasked ? guise : "", tally: "", title: "", then: [] };
}

/** Whoever a field of an event names. */
function named(field: unknown): readonly (string | number)[] {
  return [field].flat().filter((value) => typeof value === "string" || typeof value === "number");
}

/**
 * Find out who does what, and where; nothing is in motion yet. The answer lets them do it, one after another, and says
 * how many milliseconds that takes.
 */
export function rehearse(stage: Stage, events: readonly Told[], before: Poses): () => number {
  if (motionIsReduced()) return () => 0;
  const gestures = events.flatMap((told) => stage.gesture(told) ?? []).flatMap((gesture) => [gesture, ...gesture.then]);
  if (!gestures.length) return () => 0;
  const scenery = new Scenery(stage);
  const later = Math.min(LATER, LONGEST / gestures.length);
  let delay = 0;
  const cues = gestures.map((gesture) => {
    const at = delay * pace();
    delay += Math.max(later, (MOTIONS[gesture.kind]?.lasts ?? 0) * HELD_UP);
    return { gesture, at };
  });
  const starts = cues.map(({ gesture, at }) => place(scenery, gesture, before, at));
  const last = cues.findLast(({ gesture }) => gesture.title);
  if (last) starts.push(() => proclaim(scenery, last.gesture.title, last.at));
  return () => Math.max(0, ...starts.map((start) => start()));
}

/** So far apart are two numbers that rise from the same place, in pixels. */
const APART = 40;

/** Where all of it happens, measured before anything moves: whoever measures in between makes the browser lay out the page again. */
class Scenery {
  readonly root: Element;
  /** All of the table. */
  readonly box: DOMRect;
  readonly #pane: Element;
  readonly #origin: DOMRect;
  readonly #tallies = new Map<string, number>();

  constructor({ root, pane }: Stage) {
    [this.root, this.#pane] = [root, pane];
    [this.box, this.#origin] = [root.getBoundingClientRect(), pane.getBoundingClientRect()];
  }

  /** The same box, or beside all that has been put up there. */
  beside({ x, y, width, height }: DOMRect): DOMRect {
    const place = `${x} ${y}`;
    const nth = this.#tallies.get(place) ?? 0;
    this.#tallies.set(place, nth + 1);
    return new DOMRect(x + nth * APART, y, width, height);
  }

  /** Something that only seems to be there. */
  put(content: string, { x, y, width, height }: DOMRect, dress = "ghost"): HTMLElement {
    const element = document.createElement("div");
    element.className = dress;
    element.innerHTML = content;
    element.style.cssText = `left: ${x - this.#origin.x}px; top: ${y - this.#origin.y}px; width: ${width}px; height: ${height}px`;
    this.#pane.append(element);
    return element;
  }
}

/** All who take part in one gesture; the answer sets them in motion. */
function place(scenery: Scenery, { kind, cast, leads, guise, tally }: Gesture, before: Poses, delay: number): () => number {
  if (kind in MOODS) return () => mood(scenery, kind, delay);
  const motion = MOTIONS[kind] ?? NONE;
  const players = cast.map((id, i) => player(scenery, id, before, i < leads && !motion.isSent ? guise : ""));
  const [named, targets] = [players.slice(0, leads), players.slice(leads)];
  const [first, others] = [seen(named), seen(targets)];
  const last = others.at(-1) ?? first.at(-1);
  if (!last || (guise && !first.length)) return () => 0;
  const journeys = motion.isPaired ? pairsOf(named, targets) : journeysOf(scenery, motion, first, others, guise);
  const apart = motion.isInTurn ? Math.min(ASTERN, LATEST / journeys.length) * pace() : 0;
  const timing = { duration: (motion.lasts ?? LASTS) * pace(), easing: motion.lasts ? "linear" : EASE, fill: "backwards" } as const;
  return () => {
    journeys.forEach(({ who, to }, i) => who.act(motion.act(wayFrom(who, to)), { ...timing, delay: delay + i * apart }));
    if (tally) rise(scenery, tally, last.box, delay);
    return timing.duration + delay + journeys.length * apart;
  };
}

interface Journey {
  readonly who: Player;
  readonly to: readonly Player[];
}

/** Who does it, and to whom. */
function journeysOf(scenery: Scenery, { isSolo, isSent }: Motion, first: readonly Player[], others: readonly Player[], guise: string): readonly Journey[] {
  if (isSent) return first.flatMap((from) => others.map((to) => ({ who: envoy(scenery, from, guise), to: [to] })));
  const all = [...first, ...others];
  return (isSolo ? first : all).map((who) => ({ who, to: isSolo ? others : all }));
}

/** Who does it, each to another one. */
function pairsOf(named: readonly (Player | null)[], targets: readonly (Player | null)[]): readonly Journey[] {
  return named.flatMap((each, i) => seen([each]).map((who) => ({ who, to: seen(targets.slice(Math.min(i, targets.length - 1)).slice(0, 1)) })));
}

function seen(players: readonly (Player | null)[]): readonly Player[] {
  return players.filter((player) => player !== null).filter(({ box }) => box.width > 0);
}

interface Player {
  readonly box: DOMRect;
  /** How many of its own units a pixel of the screen is. */
  readonly unit: number;
  act(frames: Keyframe[], timing: KeyframeAnimationOptions): void;
}

/** Whoever is on the table; or a likeness of what was there a moment ago, or of a piece of ground. What is still there wears no guise; of a board out of sight nothing is seen. */
function player(scenery: Scenery, id: string | number, before: Poses, guise: string): Player | null {
  const find = (name: string) => scenery.root.querySelector(`[data-${name}="${CSS.escape(String(id))}"]`);
  const element = typeof id === "number" ? find("home") : (find("thing") ?? find("space"));
  const was = before.named(String(id));
  if (element instanceof SVGElement && !element.dataset.thing) return likeness(scenery, groundOf(element, guise), element.getBoundingClientRect());
  if (element && guise) return null;
  if (element) return { box: element.getBoundingClientRect(), unit: unitsPerPixel(element), act: (frames, timing) => element.animate(frames, timing) };
  if (was?.drawing?.getClientRects().length === 0) return null;
  return was ? likeness(scenery, pictureHtml(guise || was.art), was.box) : null;
}

/** What is sent from here: the likeness of something else. */
function envoy(scenery: Scenery, { box }: Player, guise: string): Player {
  return likeness(scenery, pictureHtml(guise), small(box));
}

/** So large is what flies over the table, in pixels at most. */
const CARRIED = 34;

/** The middle of a box. */
function small({ x, y, width, height }: DOMRect): DOMRect {
  const size = Math.min(CARRIED, width, height);
  return new DOMRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
}

function likeness(scenery: Scenery, html: string, box: DOMRect): Player {
  return { box, unit: 1, act: (frames, timing) => vanish(scenery.put(html, box), frames, timing) };
}

function pictureHtml(art: string): string {
  const picture = pictureOf(art);
  return picture ? `<svg${picture.isIcon ? ' class="icon" viewBox="0 0 24 24"' : ""}><use href="#${picture.id}"/></svg>` : "";
}

/** A drawn space by itself, covered with what its board covers such ground with: whole boards are never set in motion. */
function groundOf(space: SVGElement, guise: string): string {
  const shape = space.querySelector<SVGGraphicsElement>("polygon, path");
  const { x, y, width, height } = shape?.getBBox() ?? new DOMRect();
  const [board, picture] = [space.closest<HTMLElement>("[data-place]")?.dataset.place, pictureOf(guise)];
  const cover = picture ? ` style="fill: url(#${board}-${picture.id})"` : "";
  return shape ? `<svg viewBox="${x} ${y} ${width} ${height}"><polygon points="${shape.getAttribute("points") ?? ""}"${cover}/></svg>` : "";
}

/** From the middle of one to the middle of the others. */
function wayFrom({ box, unit }: Player, players: readonly Player[]): Vector {
  const others = players.filter((each) => each.box !== box);
  if (!others.length) return { x: 0, y: 0 };
  const mean = (middle: (box: DOMRect) => number) => (others.reduce((sum, each) => sum + middle(each.box), 0) / others.length - middle(box)) * unit;
  return { x: mean(({ x, width }) => x + width / 2), y: mean(({ y, height }) => y + height / 2) };
}

function far({ x, y }: Vector, share: number): string {
  return `${x * share}px ${y * share}px`;
}

function mood(scenery: Scenery, kind: string, delay: number): number {
  const duration = LONGEST * pace();
  vanish(scenery.put("", scenery.box, kind), MOODS[kind]!, { duration, delay });
  return duration + delay;
}

const STANDS: Keyframe[] = [{ opacity: 0, scale: ".7" }, { opacity: 1, scale: "1.04", offset: 0.18 }, { opacity: 1, scale: "1", offset: 0.8 }, { opacity: 0 }];

/** A ribbon across the table. */
function proclaim(scenery: Scenery, title: string, delay: number): number {
  const ribbon = scenery.put("", scenery.box, "title");
  ribbon.append(Object.assign(document.createElement("b"), { textContent: title }));
  const duration = LONGEST * pace();
  vanish(ribbon, STANDS, { duration, delay });
  return duration + delay;
}

const RISES: Keyframe[] = [{ opacity: 0, translate: "0 30%", scale: ".6" }, { opacity: 1, translate: "0 -20%", scale: "1.15", offset: 0.25 }, { opacity: 1, translate: "0 -50%", scale: "1", offset: 0.7 }, { opacity: 0, translate: "0 -90%" }];

function rise(scenery: Scenery, tally: string, box: DOMRect, delay: number): void {
  const note = scenery.put("", scenery.beside(box), "tally");
  note.textContent = tally;
  vanish(note, RISES, { duration: LONGEST * pace(), delay });
}

function vanish(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, { ...timing, fill: "both" });
  animation.onfinish = animation.oncancel = () => element.remove();
}
