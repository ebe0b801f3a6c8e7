/** Walking over a board that may be turned: by where its spaces lie on the screen. */
const HEADINGS: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The nearest element in the direction of an arrow key. */
export function nearest(elements: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const heading = HEADINGS[key];
  if (!heading) return undefined;
  const [x, y] = middle(from);
  const ways = elements.flatMap((element) => {
    const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
    const [along, across] = [dx * heading[0] + dy * heading[1], Math.abs(dx * heading[1] - dy * heading[0])];
    return along > 1 && across <= along ? [{ element, cost: along + 2 * across }] : [];
  });
  return ways.sort((a, b) => a.cost - b.cost)[0]?.element;
}

function middle(element: HTMLElement): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
