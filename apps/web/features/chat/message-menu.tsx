import type { ChatMessage } from "@emberlode/contract";
import { useLayoutEffect, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog.tsx";
import { handleMenuKey, itemsIn } from "../ui/menu.tsx";
import { useChatCalls } from "./use-chat.ts";

const t = await messages("chat");

export interface OpenMenu {
  message: ChatMessage;
  /** The message's element, which gets the focus back. */
  row: Element;
  own: boolean;
}

interface MessageMenuProps {
  menu: OpenMenu;
  isModerator: boolean;
  onClose: () => void;
}

const MARGIN = 8;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

interface Item {
  text: string;
  run: () => void;
  /** The confirmation; omitted for actions that can be undone. */
  question?: Question;
}

function useItems({ message, own }: OpenMenu, isModerator: boolean): readonly Item[] {
  const calls = useChatCalls();
  const { _id, sender, color } = message;
  const items: Item[] = [];
  if (!own) {
    items.push({ text: t("report"), run: () => calls.report(_id) });
    items.push({ text: t("block", { sender }), run: () => calls.block(sender) });
  }
  if (isModerator) {
    const question = {
      title: t("removeQuestion.title", { sender }),
      text: t("removeQuestion.text"),
      verb: t("remove"),
    };
    items.push({ text: t("remove"), question, run: () => calls.remove(_id) });
  }
  // Moderators and admins cannot be muted.
  if (isModerator && !own && color === "green") {
    items.push({ text: t("mute.hour", { sender }), run: () => calls.mute(sender, HOUR_MINUTES) });
    items.push({ text: t("mute.day", { sender }), run: () => calls.mute(sender, DAY_MINUTES) });
    items.push({ text: t("mute.none", { sender }), run: () => calls.mute(sender, 0) });
  }
  return items;
}

/** A message's actions as a menu beside it; irreversible ones ask first. */
export function MessageMenu({ menu, isModerator, onClose }: MessageMenuProps) {
  const items = useItems(menu, isModerator);
  const [confirming, setConfirming] = useState<Required<Item> | null>(null);
  if (confirming === null) {
    const choose = ({ text, run, question }: Item) => {
      if (question !== undefined) return setConfirming({ text, run, question });
      run();
      onClose();
    };
    return <ItemMenu menu={menu} items={items} onChoose={choose} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      question={confirming.question}
      onConfirm={() => {
        confirming.run();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

interface ItemMenuProps {
  menu: OpenMenu;
  items: readonly Item[];
  onChoose: (item: Item) => void;
  onClose: () => void;
}

/** The browser's popover handles closing. */
function ItemMenu({ menu, items, onChoose, onClose }: ItemMenuProps) {
  const { row, message } = menu;
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
  return (
    <div
      ref={ref}
      popover="auto"
      role="menu"
      aria-label={t("menuOf", { sender: message.sender })}
      className="chat-menu"
      tabIndex={-1}
      onKeyDown={(event) => handleMenuKey(event, ref.current, onClose)}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {items.map((item) => (
        <button
          key={item.text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="chat-menu-item"
          onClick={() => onChoose(item)}
        >
          {item.text}
        </button>
      ))}
    </div>
  );
}
