/** What a chat shows. Removals and new names also apply to messages that are still in flight. */
import type { ChatMessage } from "@emberlode/contract";
import {
  type ChatState,
  emptyChat,
  queuedMessage,
  stillUnsent,
  withCurrentNames,
} from "./chat-list.ts";
import type { UnsentStore } from "./chat-outbox.ts";

/** @param lastSeq the sequence number of the last message received, 0 before the first */
export function createMessageState(me: string, unsentStore: UnsentStore, lastSeq: () => number) {
  let state: ChatState = emptyChat(
    unsentStore.unsent.map(({ id, body }) => ({ ...queuedMessage(id, body), state: "failed" })),
  );
  let closed = false;
  const removedSeqs = new Set<number>();
  /** Names changed while the page is open, by sender. */
  const names = new Map<string, string>();
  const watchers = new Set<() => void>();

  function set(change: Partial<ChatState>): void {
    if (closed) return;
    const next = { ...state, ...change };
    if (removedSeqs.size > 0)
      next.messages = next.messages.filter(({ seq }) => !removedSeqs.has(seq));
    if (names.size > 0) next.messages = withCurrentNames(next.messages, names);
    next.unsent = stillUnsent(next.unsent, next.messages, me, lastSeq());
    const unsentIds = new Set(next.unsent.map(({ id }) => id));
    for (const { id } of state.unsent) if (!unsentIds.has(id)) unsentStore.remove(id);
    state = next;
    for (const notify of watchers) notify();
  }

  return {
    current: () => state,
    set,
    subscribe(notify: () => void) {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
    isRemoved: (seq: number) => removedSeqs.has(seq),
    removed(seq: number) {
      removedSeqs.add(seq);
      set({});
    },
    renamed({ senderId, sender }: Pick<ChatMessage, "senderId" | "sender">) {
      names.set(senderId, sender);
      set({});
    },
    /** Hides all messages of a sender. */
    hide(sender: string) {
      set({ messages: state.messages.filter((message) => message.sender !== sender) });
    },
    /** Ignores later changes. */
    close() {
      closed = true;
    },
  };
}
