import type { ChatMessage } from "@emberlode/contract";
import { useLayoutEffect, useRef } from "react";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { handleMenuKey, itemsIn } from "../ui/menu.tsx";
import { useChatCalls } from "./use-chat.ts";

const t = await messages("chat");

export interface OpenMenu {
  /** A message of another player. */
  message: ChatMessage;
  /** The message's element, which gets the focus back. */
  row: Element;
}

interface MessageMenuProps {
  menu: OpenMenu;
  isModerator: boolean;
  onReport: () => void;
  onClose: () => void;
}

const MARGIN = 8;
const ITEM = { role: "menuitem", tabIndex: -1, className: "chat-menu-item" } as const;

/** A message's actions as a menu beside it. The browser's popover handles closing. */
export function MessageMenu({ menu, isModerator, onReport, onClose }: MessageMenuProps) {
  const { row, message } = menu;
  const { _id, sender, seq } = message;
  const calls = useChatCalls();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    element.showPopover?.();
    const { right, top } = row.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = element;
    const lowest = window.innerHeight - offsetHeight - MARGIN;
    element.style.left = `${Math.max(MARGIN, right - offsetWidth - MARGIN)}px`;
    element.style.top = `${Math.max(MARGIN, Math.min(top + MARGIN, lowest))}px`;
    itemsIn(element)[0]?.focus();
    return () => {
      const back = row.isConnected ? row : document.querySelector("[role=log]");
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [row]);
  const items = [
    { text: t("report"), run: () => calls.isReported(_id) || onReport() },
    // A deleted player can't be blocked.
    ...(sender === "" ? [] : [{ text: t("block", { sender }), run: () => calls.block(sender) }]),
  ];
  return (
    <div
      ref={ref}
      popover="auto"
      role="menu"
      aria-label={t("menuOf", { sender: displayName(sender) })}
      className="chat-menu"
      tabIndex={-1}
      onKeyDown={(event) => handleMenuKey(event, ref.current, onClose)}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {items.map(({ text, run }) => (
        <button
          key={text}
          type="button"
          {...ITEM}
          onClick={() => {
            run();
            onClose();
          }}
        >
          {text}
        </button>
      ))}
      {isModerator && sender !== "" && (
        <a
          {...ITEM}
          href={`/admin/players/${sender}?message=${seq}`}
          target="_blank"
          onClick={onClose}
          rel="noopener"
        >
          {t("moderate")}
        </a>
      )}
    </div>
  );
}
