/** Work in portions: on a slow device all of it at once would be a jolt. */

/** A page that nobody can see draws no frames. */
const NO_FRAME = 100;
/** After so many milliseconds of work the rest of it can wait for another task. */
const PORTION = 16;

/** In a task of its own. */
export function later(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** When the next frame has been drawn. */
export async function drawn(): Promise<void> {
  await frame();
  await later();
}

/** Now, or if this task has already been at work for long, in that of the next frame: in any case before the page is drawn as it is. */
export async function undrawn(began: number): Promise<void> {
  if (performance.now() - began > PORTION) await frame();
}

/** Just before the next frame is drawn; soon, where none is. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
