import type { ChatMessage } from "@emberlode/contract";
import { CHAT, MINUTE } from "@emberlode/game";
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { isPress } from "../../lib/keys.ts";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { Icon } from "../ui/icon.tsx";
import type { ChatState } from "./chat-list.ts";
import type { ChatRoom } from "./chat-room.ts";
import { FailedRow } from "./failed-row.tsx";
import type { OpenMenu } from "./message-menu.tsx";
import { MessageRow } from "./message-row.tsx";
import { asSeenBy, type RankedSpeaker } from "./speaker.ts";
import { UnsentRow } from "./unsent-row.tsx";
import { useRows } from "./use-rows.ts";

const t = await messages("chat");

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
  user: RankedSpeaker;
  moderates: boolean;
  onMenu: (menu: OpenMenu) => void;
}

/** The messages, newest at the bottom, in a virtualized list. */
export default function ChatLog({ room, state, user, moderates, onMenu }: ChatLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, list, atEnd, setAtEnd, move } = useRows(state, user._id, scroller);
  const now = useNow(MINUTE);

  const look = useEffectEvent(() => {
    const element = scroller.current;
    if (element === null) return;
    const end = list.isAtEnd();
    setAtEnd(end);
    room.setReading(end);
    const range = element.scrollHeight - element.clientHeight;
    const nearTop = range > 0 && element.scrollTop <= range * (1 - CHAT.scrollThreshold);
    if (nearTop && state.older === "more") void room.loadOlder();
  });
  useLayoutEffect(() => list.scrollToEnd(), [list]);
  useEffect(() => {
    const element = scroller.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, CHAT.scrollThrottleMs);
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
  const said = state.unsent.at(-1)?.id;
  useEffect(() => {
    if (said !== undefined) list.scrollToEnd();
  }, [said, list]);

  const hasMenu = ({ senderId }: ChatMessage) => senderId !== user._id || moderates;
  const openMenu = (message: ChatMessage, row: Element | null) => {
    if (row !== null && hasMenu(message))
      onMenu({ message, row, own: message.senderId === user._id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (move(event.key)) return event.preventDefault();
    if (!isPress(event) && event.key !== "ContextMenu") return;
    const index = (event.target as Element).closest<HTMLElement>("[data-index]")?.dataset.index;
    const row = rows[Number(index ?? -1)];
    if (row === undefined || !("message" in row) || event.target instanceof HTMLButtonElement)
      return;
    event.preventDefault();
    openMenu(row.message, event.target as Element);
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
                onMenu={hasMenu(row.message) ? openMenu : null}
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
