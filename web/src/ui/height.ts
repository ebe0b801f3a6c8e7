/**
 * It keeps the height that it needed most so far, so that what shares the page with it stays as it is when, say, a
 * question is followed by a shorter one. Where the page gets another width, lines break elsewhere, and it begins anew.
 */
export function keepsHeight(element: HTMLElement): () => void {
  let width = 0;
  const measured = new ResizeObserver(([entry]) => {
    const [box] = entry!.borderBoxSize;
    if (box!.inlineSize === width) {
      element.style.minHeight = `${box!.blockSize}px`;
    } else {
      width = box!.inlineSize;
      element.style.minHeight = "";
      watch();
    }
  });
  const watch = () => {
    measured.unobserve(element);
    measured.observe(element, { box: "border-box" });
  };
  watch();
  return () => measured.disconnect();
}

/** Whoever must know hears how high it is, and, when it is gone, that it covers nothing any more. */
export function tellsHeight(tell: (pixels: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const measured = new ResizeObserver(([entry]) => tell(entry!.borderBoxSize[0]!.blockSize));
    measured.observe(element, { box: "border-box" });
    return () => {
      measured.disconnect();
      tell(0);
    };
  };
}
