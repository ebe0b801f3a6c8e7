/**
 * Movement: measure where every thing was, let the page change, then let each travel from there to here. Both HTML and SVG
 * take part. Only `transform`, `opacity` and `filter` are set in motion: with anything else the browser would paint every
 * frame anew.
 */
import { isSeen, middle, Survey, things, unitsPerPixel, within, type Vector, type Pose, type Poses, type View } from "./poses";

const TRAVEL = 320;
const TUMBLE = 600;
const HOP = "cubic-bezier(.3, 1.6, .5, 1)";
const OUT = "cubic-bezier(.2, .8, .2, 1)";
/** What turns over in some order does so one after another, the last not much later than the first. */
const STAGGER = 160;
const LATEST = 800;
/** Nothing that has moved less than this many pixels is worth a journey. */
const STILL = 3;
/** When more than this many come at once, a table is being laid. */
const CROWD = 12;
const SIDES = ["x", "y", "width", "height"] as const;

const PACE: Readonly<Record<string, number>> = { slow: 1.6, normal: 1, fast: 0.5 };

/** What all that moves takes, as the reader likes it, times its usual duration. */
export const pace = () => PACE[document.documentElement.dataset.pace ?? "normal"] ?? 1;

/** What the reader chose, or else the device's own setting. */
export function motionIsReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion) return motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Find out what has changed; the answer lets it move, and says how many milliseconds that takes. All is looked at before
 * anything is set in motion: whoever does both in turn makes the browser lay out the page again for each thing. What is
 * calm only shows how it is now; what turns over does so in the given order of things or spaces.
 */
export function poise(root: Element, before: Poses, isCalm: (element: HTMLElement) => boolean = () => false, order: readonly string[] = []): () => number {
  if (motionIsReduced() || before.isEmpty || isLaid(root, before)) return () => 0;
  const survey = new Survey(root);
  const poses = [...things(root)].filter((element) => !isCalm(element)).map((element) => ({ element, was: before.of(element), is: survey.pose(element) }));
  const turned = new Set(poses.flatMap(({ element: { dataset }, was, is }) => (was && was.face !== is.face ? [dataset.thing!, dataset.space ?? ""] : [])));
  const turns = order.filter((id) => turned.has(id));
  const delays = new Map(turns.map((id, i) => [id, i * Math.min(STAGGER, LATEST / turns.length)]));
  const delayOf = ({ dataset }: HTMLElement) => delays.get(dataset.thing!) ?? delays.get(dataset.space ?? "") ?? 0;
  const motions = poses.map(({ element, was, is }) => motionOf(element, was, is, delayOf(element)));
  const glides = [...survey.views].map(([drawing, is]) => glideOf(drawing, before.views.get(drawing), is));
  return () => Math.max(0, ...[...motions, ...glides].map((start) => start()));
}

/** Whether a table has just been laid: so much is new that everything simply lies there. */
export function isLaid(root: Element, before: Poses): boolean {
  return [...things(root)].filter((element) => !before.of(element)).length > CROWD;
}

/** Let what an event speaks of light up for a moment. Whatever moves is seen without that. */
export function flash(root: Element, ids: Iterable<string>): void {
  if (motionIsReduced()) return;
  for (const id of new Set(ids)) {
    const element = root.querySelector(`[data-touch="${CSS.escape(id)}"]`);
    if (element && !isGround(element) && !isMoving(element)) shine(element, "brightness(1.35) saturate(1.2)");
  }
}

function isMoving(element: Element): boolean {
  const thing = element.closest("[data-thing]");
  return thing !== null && moving.get(thing)?.playState === "running";
}

/** A drawn space: what happens there is seen on what stands there, and each light would cut the board into layers. */
function isGround(element: Element): boolean {
  return element instanceof SVGElement && !("thing" in element.dataset);
}

/** What sets a thing in motion; it answers how long that takes. */
function motionOf(element: HTMLElement, was: Pose | undefined, is: Pose, delay: number): () => number {
  if (!isSeen(is)) return () => 0;
  if (!was) return () => appear(element);
  const [from, to] = [origin(was, is), middle(is.box)];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const travels = Math.hypot(dx, dy) > STILL && !isCarried(was, is) && !makesRoom(element, was, is);
  const turns = was.face !== is.face;
  const unit = travels ? unitsPerPixel(element) : 1;
  return () => {
    if (travels) travel(element, dx * unit, dy * unit, (was.box.width / is.box.width) * zoom(was, is));
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

/** Whether it lies on its space as before and only makes room there. (It is drawn below whoever walks: moving, it would cut the board into layers.) */
function makesRoom({ dataset }: HTMLElement, was: Pose, is: Pose): boolean {
  return is.drawing !== null && is.space !== "" && is.space === was.space && dataset.kind !== "piece";
}

/** Where it came from, seen from here and now: the drawing that it is part of may be looked at from elsewhere meanwhile. */
function origin(was: Pose, is: Pose): Vector {
  if (!isOfOneDrawing(was, is)) return middle(was.box);
  const [{ x, y }, scale] = [within(was), zoom(was, is)];
  return { x: is.home.x + x * scale, y: is.home.y + y * scale };
}

/** How much closer the drawing is looked at now. */
function zoom(was: Pose, is: Pose): number {
  return isOfOneDrawing(was, is) ? is.home.width / was.home.width : 1;
}

function isOfOneDrawing(was: Pose, is: Pose): boolean {
  return is.drawing !== null && is.drawing === was.drawing;
}

/** What lets a drawing glide to the part of it that is shown now, all of it as one. If its frame has changed, it just fits. */
function glideOf(drawing: SVGSVGElement, was: View | undefined, is: View): () => number {
  if (!was || SIDES.some((side) => Math.abs(was.frame[side] - is.frame[side]) > STILL)) return () => 0;
  const [{ x, y }, scale] = [middle(is.frame), was.unit.width / is.unit.width];
  const [dx, dy] = [was.unit.x - x - (is.unit.x - x) * scale, was.unit.y - y - (is.unit.y - y) * scale];
  if (Math.hypot(dx, dy) <= STILL && Math.abs(scale - 1) < 0.01) return () => 0;
  return () => {
    move(drawing, [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }], { duration: TRAVEL * pace(), easing: OUT });
    return TRAVEL * pace();
  };
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
