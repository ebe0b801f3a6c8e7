/**
 * The sign keeps the height of the longest question so far, so that the table above it stays as it is when a question
 * is followed by a shorter one. Where the page gets another width the lines break elsewhere, and it begins anew.
 */
export function keepsHeight(sign: HTMLElement): () => void {
  let width = 0;
  const measured = new ResizeObserver(([entry]) => {
    const [box] = entry!.borderBoxSize;
    if (box!.inlineSize === width) {
      sign.style.minHeight = `${box!.blockSize}px`;
    } else {
      width = box!.inlineSize;
      sign.style.minHeight = "";
      watch();
    }
  });
  const watch = () => {
    measured.unobserve(sign);
    measured.observe(sign, { box: "border-box" });
  };
  watch();
  return () => measured.disconnect();
}
