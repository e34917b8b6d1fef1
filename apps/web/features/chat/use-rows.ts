/** The chat's virtualized rows: which are rendered, and which has the keyboard focus. */
import type { ChatMessage } from "@emberlode/contract";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { type ChatState, folded, messageKey, type Unsent } from "./chat-list.ts";

type Row =
  | { key: string; message: ChatMessage }
  | { key: string; unsent: Unsent }
  | { key: string; failed: readonly Unsent[] };

const FAILED_KEY = "failed";

/**
 * Estimated height of a one-line message, and the distance from the end that still counts as at the
 * end, in pixels.
 */
const ROW_HEIGHT = 52;
const END_WITHIN = 48;
const OVERSCAN = 8;
/** Padding above the oldest and below the newest message, in pixels. */
const PADDING = 6;

/** The row that a key moves to, from the newest if there is no current row; null for other keys. */
function target(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowUp") return at < 0 ? count - 1 : Math.max(0, at - 1);
  if (key === "ArrowDown") return at < 0 ? count - 1 : Math.min(count - 1, at + 1);
  return null;
}

export function useRows(state: ChatState, me: string, scroller: RefObject<HTMLElement | null>) {
  const { messages, unsent } = state;
  const rows = useMemo<Row[]>(() => {
    const { failed, single } = folded(unsent);
    return [
      ...messages.map((message) => ({ key: messageKey(message, me), message })),
      ...(failed.length > 0 ? [{ key: FAILED_KEY, failed }] : []),
      ...single.map((one) => ({ key: one.id, unsent: one })),
    ];
  }, [messages, unsent, me]);
  const [current, setCurrent] = useState<string | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  const at = current === null ? -1 : rows.findIndex(({ key }) => key === current);
  const list = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    // Keep the focused row rendered, or the focus would be lost.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (at < 0 || shown.includes(at)) return shown;
      return [...shown, at].sort((a, b) => a - b);
    },
    overscan: OVERSCAN,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: END_WITHIN,
  });

  /** Moves the focus to another row by a key; false if the key does not move it. */
  const move = (key: string): boolean => {
    const to = target(key, at, rows.length);
    const row = to === null ? undefined : rows[to];
    if (to === null || row === undefined) return false;
    flushSync(() => setCurrent(row.key));
    list.scrollToIndex(to);
    const element = scroller.current?.querySelector<HTMLElement>(`[data-index="${to}"]`);
    element?.focus({ preventScroll: true });
    return true;
  };
  return { rows, list, atEnd, setAtEnd, move };
}
