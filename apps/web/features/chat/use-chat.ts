/** The chat's messages and draft, and actions on messages. */
import { stripTags, TEXT_LIMITS } from "@emberlode/game";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { NO_CHAT, persistedField, type StoredChat } from "../../lib/persisted.ts";
import { trpc } from "../../lib/trpc.ts";
import { type ChatState, emptyChat } from "./chat-list.ts";
import type { ChatRoom } from "./chat-room.ts";

const t = await messages("chat");

/** The logged-in player's chat room; null while it is being created. */
export const chatRoomAtom = atom<ChatRoom | null>(null);

/** Incremented by each link to the chat, to focus the input. */
export const chatFocusRequestsAtom = atom(0);

/** How many of these requests were handled: a page without the chat handles them later. */
export const chatFocusHandledAtom = atom(0);

/** Chat state stored in this browser, of the last player who typed. */
export const storedChatAtom = persistedField("chat");

/** The stored state of a player; empty if the stored one is another's. */
export function storedFor(stored: StoredChat, player: string): StoredChat {
  return stored.player === player ? stored : { ...NO_CHAT, player };
}

/** Stores a player's draft. */
const draftAtom = atom(null, (get, set, player: string, draft: string) =>
  set(storedChatAtom, { ...storedFor(get(storedChatAtom), player), draft }),
);

const NO_ROOM = emptyChat([]);
const unwatched = () => () => {};

/** The open room and its state. */
export function useChat() {
  const room = useAtomValue(chatRoomAtom);
  const state: ChatState = useSyncExternalStore(
    room?.subscribe ?? unwatched,
    room?.getState ?? (() => NO_ROOM),
  );
  return { room, state };
}

/** Length in code points, as the server counts it. */
export const lengthOf = (text: string) => Array.from(text).length;

/** A player's draft, stripped of tags and truncated (spec §5); stored in the browser. */
export function useDraft(player: string): [string, (text: string) => void] {
  const { draft } = storedFor(useAtomValue(storedChatAtom), player);
  const setDraft = useSetAtom(draftAtom);
  const type = (text: string) => {
    const fitting = Array.from(stripTags(text)).slice(0, TEXT_LIMITS.chatBodyMax);
    setDraft(player, fitting.join(""));
  };
  return [draft, type];
}

/** Whether the player has ever written in the chat, as far as this browser knows. */
export function useHasChatted(player: string): boolean {
  return useAtomValue(
    useMemo(() => atom((get) => storedFor(get(storedChatAtom), player).said), [player]),
  );
}

function notifyFailure(error: unknown): void {
  notifyError(toFailure(error).text);
}

/** Actions on another player's message. */
export function useChatCalls() {
  const { room } = useChat();
  const utils = trpc.useUtils();
  const block = trpc.chat.block.useMutation({
    onSuccess(_done, { username }) {
      room?.hide(username);
      void utils.chat.blocked.invalidate();
      notifySuccess(t("blocked", { sender: username }));
    },
    onError: notifyFailure,
  });
  return {
    /** Whether the player has reported a message, and is told so. */
    isReported(id: string) {
      const isReported = room?.reported.has(id) === true;
      if (isReported) notifySuccess(t("reportedBefore"));
      return isReported;
    },
    block: (username: string) => block.mutate({ username }),
  };
}

/** Whether an element is rendered with a size, unlike in a closed tab; observed from the start. */
export function useIsShown(): [boolean, (element: HTMLElement | null) => void] {
  const [shown, setShown] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    if (typeof ResizeObserver === "undefined") return setShown(true);
    const observer = new ResizeObserver(() => setShown(element.offsetHeight > 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [shown, watch];
}
