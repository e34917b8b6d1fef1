/** The chat of one player, independent of React and transport: reading and catching up. */
import type { ChatHistoryAnswer, ChatMessage, ChatResumeAnswer } from "@emberlode/contract";
import { createSequencer, type MessageSequencer } from "@emberlode/game";
import {
  type ChatState,
  emptyChat,
  mergeLatestPage,
  queuedMessage,
  stillUnsent,
  withCurrentNames,
  withOlder,
} from "./chat-list.ts";
import { createOutbox, type OutboxCalls, type UnsentStore } from "./chat-outbox.ts";

/** Pauses between retries, in milliseconds. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 8_000;
/** Pause before a failed first load is retried while connected, in milliseconds. */
const RELOAD_PAUSE_MS = 30_000;
/** How often a failed page of history is retried. */
const MAX_RETRIES = 5;
/** Maximum number of consecutive empty pages to skip: their senders are blocked. */
const MAX_EMPTY_PAGES = 20;
/** If more pages than this were missed, the list starts over with the latest page. */
const MAX_MISSED_PAGES = 3;

export interface RoomCalls extends OutboxCalls {
  /** A page of messages before a sequence number, or the latest page. */
  history(before?: number): Promise<ChatHistoryAnswer>;
  /** Messages after a sequence number; null if the server does not know it. */
  missed(seq: number): Promise<ChatResumeAnswer | null>;
  pause(ms: number): Promise<unknown>;
}

/** What a catch-up follows: a load of the latest page, the first connection, or a later one. */
type CatchUpCause = "load" | "connect" | "reconnect";

export type ChatRoom = ReturnType<typeof createChatRoom>;

export function createChatRoom(me: string, calls: RoomCalls, unsentStore: UnsentStore) {
  let state: ChatState = emptyChat(
    unsentStore.unsent.map(({ id, body }) => ({ ...queuedMessage(id, body), state: "failed" })),
  );
  let sequencer: MessageSequencer<ChatMessage> | null = null;
  /** Older messages have lower sequence numbers than this; null at the start of the room. */
  let olderBefore: number | null = null;
  let connected = false;
  let wasConnected = false;
  /** Whether the latest messages were requested. */
  let isRequested = false;
  /** Id of the current load; results of earlier ones are dropped. */
  let loadId = 0;
  /** Whether the current load lost its connection or a response. */
  let wasInterrupted = false;
  let closed = false;
  /** Whether the newest message is visible. */
  let isReading = false;
  /** Id of the current catch-up; earlier ones stop. */
  let catchUpId = 0;
  /** Sequence numbers of removed messages, which may still be in flight. */
  const removedSeqs = new Set<number>();
  /** Names changed while the page is open; messages with the old name may still be in flight. */
  const names = new Map<string, string>();
  const watchers = new Set<() => void>();
  const listeners = new Set<(message: ChatMessage) => void>();

  function set(change: Partial<ChatState>): void {
    if (closed) return;
    const next = { ...state, ...change };
    if (removedSeqs.size > 0)
      next.messages = next.messages.filter(({ seq }) => !removedSeqs.has(seq));
    if (names.size > 0) next.messages = withCurrentNames(next.messages, names);
    next.unsent = stillUnsent(next.unsent, next.messages, me, sequencer?.last() ?? 0);
    const unsentIds = new Set(next.unsent.map(({ id }) => id));
    for (const { id } of state.unsent) if (!unsentIds.has(id)) unsentStore.remove(id);
    state = next;
    for (const notify of watchers) notify();
  }

  function publish(message: ChatMessage): void {
    if (removedSeqs.has(message.seq)) return;
    const own = message.senderId === me;
    if (own) unsentStore.markSent();
    const unseen = own || isReading ? state.unseen : state.unseen + 1;
    set({ messages: [...state.messages, message], unseen });
    if (!own) for (const listen of listeners) listen(message);
  }

  /** A page of history, with a few retries (spec §8); gives up early once `isOver`. */
  async function tryPage(isOver: () => boolean, before?: number): Promise<ChatHistoryAnswer> {
    for (let failures = 0; ; failures++) {
      try {
        return await calls.history(before);
      } catch (error) {
        wasInterrupted = true;
        if (closed || failures >= MAX_RETRIES || isOver()) throw error;
        await calls.pause(FIRST_PAUSE_MS * 2 ** failures);
        if (isOver()) throw error;
      }
    }
  }

  /** A page with messages, skipping empty ones. */
  async function page(isOver: () => boolean, before?: number): Promise<ChatHistoryAnswer> {
    let found = await tryPage(isOver, before);
    const { upTo } = found;
    for (let empty = 0; empty < MAX_EMPTY_PAGES && found.messages.length === 0; empty++) {
      if (found.older === null) break;
      found = await tryPage(isOver, found.older);
    }
    return { ...found, upTo };
  }

  /** Records where a page ends, and returns that for the list. */
  function setOlderBefore(next: number | null): Pick<ChatState, "older"> {
    olderBefore = next;
    return { older: next === null ? "none" : "more" };
  }

  /** Loads the latest messages. */
  async function loadLatest(): Promise<void> {
    loadId += 1;
    const runId = loadId;
    const isOver = () => runId !== loadId;
    const { messages, older, upTo } = await page(isOver);
    if (isOver()) return;
    sequencer = createSequencer(upTo, publish);
    if (messages.some(({ senderId }) => senderId === me)) unsentStore.markSent();
    set({ phase: "ready", messages, ...setOlderBefore(older) });
    await catchUp("load");
  }

  async function tryLoadLatest(): Promise<void> {
    const runId = loadId + 1;
    try {
      await loadLatest();
    } catch {
      if (runId !== loadId || sequencer !== null) return;
      set({ phase: "failed" });
      await calls.pause(RELOAD_PAUSE_MS);
      // Without a connection, the reconnect starts over.
      if (runId === loadId && connected && !closed) await tryLoadLatest();
    }
  }

  /** Loads missed messages; false if there are too many or the sequence numbers do not match. */
  async function fill(current: MessageSequencer<ChatMessage>, runId: number): Promise<boolean> {
    for (let pages = 0; pages < MAX_MISSED_PAGES; pages++) {
      const answer = await calls.missed(current.last());
      if (runId !== catchUpId) return true;
      if (answer === null) return false;
      current.fill(answer.messages, answer.upTo);
      if (!answer.more) return true;
    }
    return false;
  }

  async function catchUp(cause: CatchUpCause, failures = 0): Promise<void> {
    const current = sequencer;
    if (current === null || !connected) return;
    catchUpId += 1;
    const runId = catchUpId;
    current.hold();
    try {
      if (!(await fill(current, runId))) {
        if (cause !== "load") return await loadLatest();
        throw new Error("The room and its history do not agree yet.");
      }
      if (runId !== catchUpId) return;
      current.release();
      if (cause !== "reconnect") return;
      const latest = await calls.history();
      if (runId === catchUpId)
        set({ messages: mergeLatestPage(state.messages, latest, current.last()) });
    } catch {
      await calls.pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
      if (runId === catchUpId && connected && !closed) await catchUp(cause, failures + 1);
    }
  }

  /** Requests the latest messages; results of earlier requests are dropped. */
  function start(): void {
    if (sequencer !== null) return;
    isRequested = true;
    wasInterrupted = false;
    set({ phase: "waiting" });
    void tryLoadLatest();
  }

  const outbox = createOutbox({
    calls,
    unsentStore,
    getUnsent: () => state.unsent,
    setUnsent: (unsent) => set({ unsent }),
    isClosed: () => closed,
  });

  return {
    getState: () => state,
    subscribe(notify: () => void) {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
    /** Registers a listener for each new message by others. */
    listen(listener: (message: ChatMessage) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the latest messages once, or again after a failure. */
    start,
    connected() {
      const isReconnect = wasConnected;
      connected = true;
      wasConnected = true;
      if (sequencer !== null) void catchUp(isReconnect ? "reconnect" : "connect");
      else if (isRequested && wasInterrupted) start();
    },
    disconnected() {
      connected = false;
      wasInterrupted = true;
      catchUpId += 1;
      sequencer?.hold();
    },
    close() {
      closed = true;
      catchUpId += 1;
    },
    receive: (message: ChatMessage) => sequencer?.receive(message),
    removed(seq: number) {
      removedSeqs.add(seq);
      set({});
    },
    renamed({ senderId, sender }: Pick<ChatMessage, "senderId" | "sender">) {
      names.set(senderId, sender);
      set({});
    },
    /** Ids of messages that the player reported. */
    reported: new Set<string>(),
    /** Hides all messages of a sender. */
    hide(sender: string) {
      set({ messages: state.messages.filter((message) => message.sender !== sender) });
    },
    /** Starts over, as after an unblock. */
    reload: tryLoadLatest,
    setReading(now: boolean) {
      isReading = now;
      if (now && state.unseen > 0) set({ unseen: 0 });
    },
    async loadOlder() {
      if (olderBefore === null || state.older === "loading") return;
      set({ older: "loading" });
      // If the list starts over during the call, this page is no longer the next one.
      const current = sequencer;
      const isOver = () => closed || current !== sequencer;
      try {
        const found = await page(isOver, olderBefore);
        if (isOver()) return;
        set({
          messages: withOlder(state.messages, found.messages),
          ...setOlderBefore(found.older),
        });
      } catch {
        if (!isOver()) set({ older: "stopped" });
      }
    },
    ...outbox,
  };
}
