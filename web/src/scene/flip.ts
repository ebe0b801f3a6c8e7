/**
 * Movement: measure where every thing was, let the page change, then let each travel from there to here.
 * Things carry `data-thing` (their id) and `data-face` (what they show); both HTML and SVG take part. Only `transform`,
 * `opacity` and `filter` are set in motion: with anything else the browser would paint every frame anew.
 */
export interface Pose {
  readonly thing: string;
  readonly box: DOMRect;
  readonly face: string;
  /** What it looks like. */
  readonly art: string;
  /** The place where it lies, or the part of it that keeps together (`data-block`), and where that is. */
  readonly place: string;
  readonly home: DOMRect;
}

/** Where everything was to be seen. A layout may show a thing twice: then each of the two moves by itself. */
export class Poses {
  readonly #drawn = new Map<Element, Pose>();
  readonly #named = new Map<string, Pose>();

  add(element: HTMLElement, pose: Pose): void {
    this.#drawn.set(element, pose);
    this.#named.set(pose.thing, pose);
  }

  /** Where this was: the very element, or else whatever showed the same thing. */
  of(element: HTMLElement): Pose | undefined {
    const own = this.#drawn.get(element);
    return own?.thing === element.dataset.thing ? own : this.named(element.dataset.thing!);
  }

  named(thing: string): Pose | undefined {
    return this.#named.get(thing);
  }

  get isEmpty(): boolean {
    return this.#named.size === 0;
  }
}

const TRAVEL = 320;
const TUMBLE = 600;
const HOP = "cubic-bezier(.3, 1.6, .5, 1)";
const OUT = "cubic-bezier(.2, .8, .2, 1)";
/** What turns over in some order does so one after another, the last not much later than the first. */
const STAGGER = 160;
const LATEST = 800;
/** Nothing that has moved less than this many pixels is worth a journey. */
const STILL = 3;

/** A fast table moves in half the time. */
export const pace = () => (document.documentElement.dataset.pace === "fast" ? 0.5 : 1);

/** What the reader chose, or else the device's own setting. */
export function motionIsReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion) return motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where everything lies now that is to be seen. */
export function measure(root: Element): Poses {
  const [poses, pose] = [new Poses(), poser(root)];
  for (const element of things(root)) {
    const is = pose(element);
    if (isSeen(is)) poses.add(element, is);
  }
  return poses;
}

function isSeen({ box }: Pose): boolean {
  return box.width > 0;
}

/** How to find out where a thing lies; each place is measured once. */
function poser(root: Element): (element: HTMLElement) => Pose {
  const homes = new Map<Element, DOMRect>();
  return (element) => {
    const place = element.closest<HTMLElement>("[data-place], [data-block]");
    const at = place ?? root;
    const home = homes.get(at) ?? at.getBoundingClientRect();
    homes.set(at, home);
    return { thing: element.dataset.thing ?? "", box: element.getBoundingClientRect(), face: element.dataset.face ?? "", art: element.dataset.art ?? "", place: place?.dataset.block ?? place?.dataset.place ?? "", home };
  };
}

/**
 * Let everything that has changed move; answers how many milliseconds that takes. All is looked at before anything is
 * set in motion: whoever does both in turn makes the browser lay out the page again for each thing. What is calm only
 * shows how it is now; what turns over does so in the given order of things or spaces.
 */
export function play(root: Element, before: Poses, isCalm: (element: HTMLElement) => boolean = () => false, order: readonly string[] = []): number {
  if (motionIsReduced() || before.isEmpty) return 0;
  const pose = poser(root);
  const delays = new Map(order.map((id, i) => [id, Math.min(i * STAGGER, LATEST)]));
  const delayOf = ({ dataset }: HTMLElement) => delays.get(dataset.thing!) ?? delays.get(dataset.space ?? "") ?? 0;
  const motions = [...things(root)].filter((element) => !isCalm(element)).map((element) => motionOf(element, before.of(element), pose(element), delayOf(element)));
  return Math.max(0, ...motions.map((start) => start()));
}

/** Let what an event speaks of light up for a moment. */
export function flash(root: Element, ids: Iterable<string>): void {
  if (motionIsReduced()) return;
  for (const id of new Set(ids)) {
    const element = root.querySelector(`[data-touch="${CSS.escape(id)}"]`);
    if (element && !isGround(element)) shine(element, "brightness(1.35) saturate(1.2)");
  }
}

/** A drawn space: what happens there is seen on what stands there, and each light would cut the board into layers. */
function isGround(element: Element): boolean {
  return element instanceof SVGElement && !("thing" in element.dataset);
}

function things(root: Element): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-thing]");
}

/** What sets a thing in motion; it answers how long that takes. */
function motionOf(element: HTMLElement, was: Pose | undefined, is: Pose, delay: number): () => number {
  if (!isSeen(is)) return () => 0;
  if (!was) return () => appear(element);
  const [dx, dy] = [middle(was.box).x - middle(is.box).x, middle(was.box).y - middle(is.box).y];
  const travels = Math.hypot(dx, dy) > STILL && !isCarried(was, is);
  const turns = was.face !== is.face;
  const unit = travels ? unitsPerPixel(element) : 1;
  return () => {
    if (travels) travel(element, dx * unit, dy * unit, is.box.width ? was.box.width / is.box.width : 1);
    if (turns) turn(element, was.face, travels ? 0 : delay);
    return (travels ? TRAVEL : turns ? delay + TUMBLE : 0) * pace();
  };
}

/** Whether it was its place that moved or grew, when a prompt took more room, or only what is written on it. */
function isCarried(was: Pose, is: Pose): boolean {
  if (was.place !== is.place) return false;
  if (Math.hypot(was.box.x - was.home.x - is.box.x + is.home.x, was.box.y - was.home.y - is.box.y + is.home.y) <= STILL) return true;
  const [from, to] = [within(was), within(is)];
  const shift = Math.hypot(from.x - to.x, from.y - to.y);
  const stretch = Math.hypot((from.x / was.home.width) * is.home.width - to.x, (from.y / was.home.height) * is.home.height - to.y);
  return shift <= STILL || stretch <= STILL;
}

function within({ box, home }: Pose): { x: number; y: number } {
  const { x, y } = middle(box);
  return { x: x - home.x, y: y - home.y };
}

function middle({ x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function travel(element: HTMLElement, dx: number, dy: number, scale: number): void {
  const frames = [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }];
  const journey = move(element, frames, { duration: TRAVEL * pace(), easing: HOP });
  element.style.zIndex = "5";
  journey.onfinish = journey.oncancel = () => element.style.removeProperty("z-index");
}

const DIE_TUMBLES = [{ transform: "rotate(-300deg) scale(.7)" }, { transform: "rotate(40deg) scale(1.15)", offset: 0.7 }, { transform: "rotate(0deg) scale(1)" }];
const CARD_TURNS = [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0deg)" }];

function turn(element: HTMLElement, was: string, delay: number): void {
  const isDie = element.dataset.kind === "die";
  const isTurned = side(was) !== side(element.dataset.face ?? "");
  const timing = { duration: TUMBLE * pace(), delay: delay * pace(), fill: "backwards", easing: OUT } as const;
  if (isDie || isTurned) move(element, isDie ? DIE_TUMBLES : CARD_TURNS, timing);
  else shine(element, "brightness(1.6) saturate(1.4)");
}

/** Which side of it lies up: the first word of what it shows. */
const side = (face: string) => face.split(" ")[0];

function appear(element: HTMLElement): number {
  move(element, [{ opacity: 0, transform: "scale(.6)" }, { opacity: 1, transform: "none" }], { duration: TRAVEL * pace(), easing: OUT });
  return TRAVEL * pace();
}

/** What moves and what shines now. A second animation of the same kind would take both from the compositor, so the first one ends. */
const [moving, shining] = [new WeakMap<Element, Animation>(), new WeakMap<Element, Animation>()];

function move(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  return instead(moving, element, frames, timing);
}

function shine(element: Element, filter: string): void {
  instead(shining, element, [{ filter }, { filter: "none" }], { duration: TUMBLE * pace(), easing: OUT });
}

function instead(running: WeakMap<Element, Animation>, element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  running.get(element)?.cancel();
  const animation = element.animate(frames, timing);
  running.set(element, animation);
  return animation;
}

/** Inside an SVG a pixel of the screen is not a unit of the drawing. */
export function unitsPerPixel(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? 1 / (Math.hypot(matrix.a, matrix.b) || 1) : 1;
}
