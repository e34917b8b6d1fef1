/** The part of a long log that is on the page: the lines in sight, and some more on both sides. */
import type { Log } from "@emberlode/contract";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Height of a line, until it is measured. */
const LINE_HEIGHT = 84;
const OVERSCAN = 8;
/** So few lines below those in sight, older ones are loaded. */
const AHEAD = 6;

/** What scrolls the list: the desk's body, or on a low screen the whole desk. */
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
  /** Id of the line that has the focus or had it last. */
  const [current, setCurrent] = useState<string | null>(null);
  const at = current === null ? -1 : lines.findIndex(({ _id }) => _id === current);
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: lines.length,
    getScrollElement: () => list.current && scrollerOf(list.current),
    estimateSize: () => LINE_HEIGHT,
    getItemKey: useCallback((index: number) => lines[index]?._id ?? index, [lines]),
    // The line with the focus stays on the page, or the focus would be lost.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (at < 0 || shown.includes(at)) return shown;
      return [...shown, at].sort((a, b) => a - b);
    },
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  // What is above may have grown: as often as anything is drawn.
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
