/**
 * Keeps a length of the document's root, such as `--notices`, at the height of an element, for
 * styles that leave room for it. Returns a ref callback; the length is 0 without the element.
 */
export function followHeight(name: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === "undefined") return;
    let height = 0;
    const set = (px: number) => {
      // Each change restyles the whole page.
      if (px === height) return;
      height = px;
      document.documentElement.style.setProperty(name, `${px}px`);
    };
    const observer = new ResizeObserver(() => set(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      set(0);
    };
  };
}
