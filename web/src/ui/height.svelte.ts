/** How high things are, for whatever shares the page with them. */
import type { Attachment } from "svelte/attachments";

/** So many pixels may stay empty, a row of buttons; where the window is low, none. */
const EMPTY = 52;
const LOW = 720;

/**
 * Room for what is in it: as much as that needed most in this turn and the one before, so that what shares the page with it
 * stays as it is when, say, a question is followed by a shorter one. Where the page gets another width, lines break
 * elsewhere, and it begins anew.
 */
export function keepsHeight(isTurn: () => boolean): Attachment<HTMLElement> {
  return (room) => {
    let [width, height, tallest, before] = [0, 0, 0, 0];
    const keep = () => (room.style.minHeight = `${Math.min(Math.max(tallest, before), height + (innerHeight < LOW ? 0 : EMPTY))}px`);
    const measured = new ResizeObserver(([entry]) => {
      const [box] = entry!.borderBoxSize;
      if (box!.inlineSize !== width) [width, tallest, before] = [box!.inlineSize, 0, 0];
      height = box!.blockSize;
      tallest = Math.max(tallest, height);
      keep();
    });
    measured.observe(room.firstElementChild!, { box: "border-box" });
    $effect(() => {
      if (isTurn()) return;
      [tallest, before] = [0, tallest];
      keep();
    });
    return () => measured.disconnect();
  };
}

/** Whoever must know hears how high it is, and, when it is gone, that it covers nothing any more. */
export function tellsHeight(tell: (pixels: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const measured = new ResizeObserver(([entry]) => tell(entry!.borderBoxSize[0]!.blockSize));
    measured.observe(element, { box: "border-box" });
    return () => {
      measured.disconnect();
      tell(0);
    };
  };
}
