/** The rendered part of a long log: the visible lines, with some more on both sides. */
import type { Log } from "@emberlode/contract";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Height of a line, until it is measured. */
const LINE_HEIGHT = 84;
const OVERSCAN = 8;
/** With fewer lines than this below the visible ones, older ones are loaded. */
const AHEAD = 6;

/** The scroll container: the desk's body, or on a low screen the whole desk. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let element = list.parentElement; element; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return list.parentElement;
}

/** Pixels of the scrolled content above the list. */
function topOf(list: HTMLElement): number {
  const scroller = scrollerOf(list);
  if (scroller === null) return 0;
  const above = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.round(above + scroller.scrollTop);
}

export function useLogWindow(lines: readonly Log[], list: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  /** Id of the line that has or had the focus. */
  const [current, setCurrent] = useState<string | null>(null);
  const at = current === null ? -1 : lines.findIndex(({ _id }) => _id === current);
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: lines.length,
    getScrollElement: () => list.current && scrollerOf(list.current),
    estimateSize: () => LINE_HEIGHT,
    getItemKey: useCallback((index: number) => lines[index]?._id ?? index, [lines]),
    // The focused line stays rendered, or the focus would be lost.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (at < 0 || shown.includes(at)) return shown;
      return [...shown, at].sort((a, b) => a - b);
    },
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  // The content above may have grown: update on every render.
  useLayoutEffect(() => {
    if (list.current !== null) setTop(topOf(list.current));
  });
  const shown = rows.getVirtualItems();
  const lastInSight = rows.range?.endIndex ?? -1;
  return {
    shown,
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    /** Pixels from the top of the scrolled content to the list. */
    top,
    isNearEnd: lastInSight >= 0 && lastInSight + AHEAD >= lines.length - 1,
    setCurrent,
  };
}
