/**
 * Carrying a thing to another one, with a mouse or a pen: whoever drops it there means the words that touch both.
 * Fingers scroll and pan; they touch the two things one after the other, as keys do.
 */
import { unitsPerPixel } from "./poses";
import type { Hands } from "./hands.svelte";

/** So far a pointer must go before it carries anything, in pixels. */
const SLOP = 8;

interface Load {
  readonly element: HTMLElement;
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  isLifted: boolean;
}

/** Lets things within be carried. */
export function carrying(hands: Hands): (root: HTMLElement) => () => void {
  return (root) => {
    let load: Load | null = null;

    function down(event: PointerEvent): void {
      const element = (event.target as Element).closest<HTMLElement>("[data-thing]");
      if (event.button !== 0 || event.pointerType === "touch" || !element || !mayCarry(element, hands)) return;
      load = { element, thing: element.dataset.thing!, x: event.clientX, y: event.clientY, isLifted: false };
    }

    function move(event: PointerEvent): void {
      if (!load) return;
      const [dx, dy] = [event.clientX - load.x, event.clientY - load.y];
      if (!load.isLifted && Math.hypot(dx, dy) < SLOP) return;
      if (!load.isLifted) lift(load, hands);
      const unit = unitsPerPixel(load.element);
      load.element.style.translate = `${dx * unit}px ${dy * unit}px`;
    }

    function up(event: PointerEvent): void {
      const carried = load;
      end();
      if (!carried?.isLifted) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-touch]");
      if (under && under.dataset.touch !== carried.thing) void hands.carry(carried.thing, under.dataset.touch!, under);
    }

    function end(): void {
      if (load?.isLifted) putDown(load.element);
      load = null;
    }

    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener("pointerdown", down, { signal });
    root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    return () => listening.abort();
  };
}

/** Cards, dice and the like; of what stands on a board only what is lit, for the board itself is moved that way. */
function mayCarry(element: HTMLElement, hands: Hands): boolean {
  const isLit = hands.isLit(element.dataset.thing!);
  return isLit || (hands.table.draft.choices.length > 0 && element instanceof HTMLElement && element.dataset.kind !== undefined);
}

function lift(load: Load, hands: Hands): void {
  load.isLifted = true;
  hands.unpeek();
  load.element.style.pointerEvents = "none";
  load.element.style.zIndex = "9";
}

function putDown(element: HTMLElement): void {
  for (const property of ["translate", "pointer-events", "z-index"]) element.style.removeProperty(property);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
