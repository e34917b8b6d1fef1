import type { ChatMessage } from "@emberlode/contract";
import { MINUTE } from "@emberlode/game";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isActivation } from "../../lib/keys.ts";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { Icon } from "../ui/icon.tsx";
import {
  asSeenBy,
  type ChatPlayer,
  type ChatState,
  collapseUnsent,
  messageKey,
  type Unsent,
} from "./chat-list.ts";
import type { ChatRoom } from "./chat-room.ts";
import type { OpenCard } from "./message-card.tsx";
import { MessageRow } from "./message-row.tsx";
import { FailedRow, UnsentRow } from "./unsent-row.tsx";

const t = await messages("chat");

type Row =
  | { key: string; message: ChatMessage }
  | { key: string; unsent: Unsent }
  | { key: string; failed: readonly Unsent[] };

const FAILED_KEY = "failed";

/**
 * Estimated height of a one-line message, and the distance from the end that still counts as at the
 * end, in pixels.
 */
const ROW_HEIGHT = 27;
const END_THRESHOLD = 48;
const OVERSCAN = 8;
/** Minimum time between two reactions to scrolling, in milliseconds (spec §9). */
const SCROLL_THROTTLE_MS = 150;
/** Older messages load once this share of the height is scrolled, from the newest up (spec §9). */
const SCROLL_THRESHOLD = 0.8;
/** Padding above the oldest and below the newest message, in pixels. */
const PADDING = 6;

/** The row that a key moves to, from the newest if there is no current row; null for other keys. */
function rowForKey(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowUp") return at < 0 ? count - 1 : Math.max(0, at - 1);
  if (key === "ArrowDown") return at < 0 ? count - 1 : Math.min(count - 1, at + 1);
  return null;
}

function useRows(state: ChatState, me: string, scroller: RefObject<HTMLElement | null>) {
  const { messages, unsent } = state;
  const rows = useMemo<Row[]>(() => {
    const { failed, single } = collapseUnsent(unsent);
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
    scrollEndThreshold: END_THRESHOLD,
  });

  /** Moves the focus to another row by a key; false if the key does not move it. */
  const move = (key: string): boolean => {
    const to = rowForKey(key, at, rows.length);
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

/** Above the list: older messages are loading, or failed to load. */
function LogTop({ state, onLoad }: { state: ChatState; onLoad: () => void }) {
  const { older } = state;
  if (older === "loading") {
    return (
      <p className="chat-top" role="status">
        {t("loadingOlder")}
      </p>
    );
  }
  if (older !== "stopped") return null;
  return (
    <button type="button" className="chat-top chat-top-btn" onClick={onLoad}>
      {t("loadOlder")}
    </button>
  );
}

interface ChatLogProps {
  room: ChatRoom;
  state: ChatState;
  user: ChatPlayer;
  onCard: (card: OpenCard) => void;
}

/** The messages, newest at the bottom, in a virtualized list. */
export default function ChatLog({ room, state, user, onCard }: ChatLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, list, atEnd, setAtEnd, move } = useRows(state, user._id, scroller);
  const now = useNow(MINUTE);

  const update = useEffectEvent(() => {
    const element = scroller.current;
    if (element === null) return;
    const end = list.isAtEnd();
    setAtEnd(end);
    room.setReading(end);
    const range = element.scrollHeight - element.clientHeight;
    const nearTop = range > 0 && element.scrollTop <= range * (1 - SCROLL_THRESHOLD);
    if (nearTop && state.older === "more") void room.loadOlder();
  });
  useLayoutEffect(() => list.scrollToEnd(), [list]);
  useEffect(() => {
    const element = scroller.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        update();
      }, SCROLL_THROTTLE_MS);
    };
    room.setReading(true);
    element?.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("scroll", onScroll);
      room.setReading(false);
    };
  }, [room]);
  // Scroll down when the player sends a message.
  const lastUnsent = state.unsent.at(-1)?.id;
  useEffect(() => {
    if (lastUnsent !== undefined) list.scrollToEnd();
  }, [lastUnsent, list]);

  const hasCard = ({ senderId }: ChatMessage) => senderId !== user._id;
  const openCard = (message: ChatMessage, anchor: Element) => {
    if (hasCard(message)) onCard({ message, anchor });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (move(event.key)) return event.preventDefault();
    if (!isActivation(event) && event.key !== "ContextMenu") return;
    const index = (event.target as Element).closest<HTMLElement>("[data-index]")?.dataset.index;
    const row = rows[Number(index ?? -1)];
    if (row === undefined || !("message" in row) || event.target instanceof HTMLButtonElement)
      return;
    event.preventDefault();
    openCard(row.message, event.target as Element);
  };

  return (
    <>
      <LogTop state={state} onLoad={room.loadOlder} />
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={t("log")}
        className="chat-log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the log is scrolled and its messages focused by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className="chat-rows" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const place = { ref: list.measureElement, index, top: start, now };
            if ("failed" in row) {
              return <FailedRow key={key} {...place} failed={row.failed} room={room} />;
            }
            return "unsent" in row ? (
              <UnsentRow key={key} {...place} unsent={row.unsent} user={user} room={room} />
            ) : (
              <MessageRow
                key={key}
                {...place}
                message={asSeenBy(user, row.message)}
                own={row.message.senderId === user._id}
                onCard={hasCard(row.message) ? openCard : null}
              />
            );
          })}
        </div>
      </div>
      {rows.length === 0 && (
        <p className="chat-empty">
          <b className="block">{t("empty")}</b>
          <span className="text-muted">{t("emptyNext")}</span>
        </p>
      )}
      {!atEnd && (
        <button type="button" className="chat-to-end" onClick={() => list.scrollToEnd()}>
          <Icon name="arrow" className="size-4 rotate-180" />
          {t("newMessages", { count: state.unseen })}
        </button>
      )}
    </>
  );
}
