/** Looking closer at a thing: a long press, a pointer that rests, or the other mouse button. */
import type { Hands } from "./hands.svelte";

const LONG = 550;
const REST = 800;
/** A finger that moved this far meant something else. */
const SLOP = 10;

/** Listen to everything in this element that can be pointed at. */
export function lookCloser(hands: Hands) {
  return (root: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isLong = false;
    /** Where the mouse was when it last moved or pressed. */
    let mouse = { x: NaN, y: NaN };
    /** What has come under a mouse that lay still: it is not being looked at. */
    let passing: HTMLElement | SVGElement | null = null;

    const target = (event: Event) => (event.target as Element).closest<HTMLElement | SVGElement>("[data-touch]");
    const forget = () => clearTimeout(waiting);
    const later = (time: number, look: () => void) => {
      forget();
      waiting = setTimeout(look, time);
    };

    const rest = (thing: HTMLElement | SVGElement) => later(REST, () => hands.peek(thing.dataset.touch!, thing));
    const hasMoved = ({ clientX: x, clientY: y }: PointerEvent) => {
      const before = mouse;
      mouse = { x, y };
      return x !== before.x || y !== before.y;
    };

    root.addEventListener("pointerdown", (event) => {
      const thing = target(event);
      isLong = false;
      mouse = { x: event.clientX, y: event.clientY };
      forget();
      hands.unpeek();
      if (!thing || event.pointerType === "mouse") return;
      from = event;
      later(LONG, () => {
        isLong = true;
        hands.explain(thing.dataset.touch!, thing);
      });
    }, { signal });
    root.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "mouse") {
        if (Math.hypot(event.x - from.x, event.y - from.y) > SLOP) forget();
      } else if (hasMoved(event) && passing) {
        rest(passing);
        passing = null;
      }
    }, { signal });
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      const thing = target(event);
      hands.unpeek();
      hands.scout.look(thing?.dataset.touch ?? "");
      forget();
      const isMeant = hasMoved(event);
      passing = isMeant ? null : thing;
      if (thing && isMeant && event.buttons === 0) rest(thing);
    }, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) root.addEventListener(end, forget, { signal });
    root.addEventListener("pointerleave", () => {
      hands.unpeek();
      hands.scout.look("");
    }, { signal });
    root.addEventListener("focusin", (event) => {
      const thing = target(event);
      if (thing?.matches(":focus-visible")) hands.scout.look(thing.dataset.touch!);
    }, { signal });
    // What had the focus may vanish while the page is being drawn: nothing may change in the midst of that.
    root.addEventListener("focusout", () => queueMicrotask(() => hands.scout.look("")), { signal });
    root.addEventListener("click", (event) => {
      if (isLong) event.stopPropagation();
      isLong = false;
    }, { signal, capture: true });
    root.addEventListener("contextmenu", (event) => {
      const thing = target(event);
      if (!thing) return;
      event.preventDefault();
      if (!isLong) hands.explain(thing.dataset.touch!, thing);
    }, { signal });
    return () => {
      forget();
      listening.abort();
    };
  };
}
