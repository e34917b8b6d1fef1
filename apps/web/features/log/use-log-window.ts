/** Virtualizes a long log: renders the visible lines and some more on both sides. */
import type { Log } from "@emberlode/contract";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Estimated height of a line in pixels, until it is measured. */
const LINE_HEIGHT = 84;
const OVERSCAN = 8;
/** Older lines are loaded when fewer than this many remain below the visible ones. */
const AHEAD = 6;

/** The scroll container: the desk's body, or the whole desk on a low screen. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let element = list.parentElement; element; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return list.parentElement;
}

/** Height of the scrolled content above the list, in pixels. */
function topOf(list: HTMLElement): number {
  const scroller = scrollerOf(list);
  if (scroller === null) return 0;
  const above = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.round(above + scroller.scrollTop);
}

export function useLogWindow(lines: readonly Log[], list: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  /** Id of the line that has or last had the focus. */
  const [current, setCurrent] = useState<string | null>(null);
  const at = current === null ? -1 : lines.findIndex(({ _id }) => _id === current);
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: lines.length,
    getScrollElement: () => list.current && scrollerOf(list.current),
    estimateSize: () => LINE_HEIGHT,
    getItemKey: useCallback((index: number) => lines[index]?._id ?? index, [lines]),
    // Keep the focused line rendered, or the focus would be lost.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (at < 0 || shown.includes(at)) return shown;
      return [...shown, at].sort((a, b) => a - b);
    },
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  // The content above may have grown: measure on every render.
  useLayoutEffect(() => {
    if (list.current !== null) setTop(topOf(list.current));
  });
  const shown = rows.getVirtualItems();
  const lastInSight = rows.range?.endIndex ?? -1;
  return {
    shown,
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    /** Offset of the list from the top of the scrolled content, in pixels. */
    top,
    isNearEnd: lastInSight >= 0 && lastInSight + AHEAD >= lines.length - 1,
    setCurrent,
  };
}
