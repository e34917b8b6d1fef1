/** The chat of one player, independent of React and transport: reading and catching up. */
import type { ChatMessage, ChatResumeAnswer } from "@emberlode/contract";
import { createSequencer, type MessageSequencer } from "@emberlode/game";
import { createHistoryReader, FIRST_PAUSE_MS, type HistoryCalls } from "./chat-history.ts";
import { type ChatState, mergeLatestPage, withOlder } from "./chat-list.ts";
import { createMessageState } from "./chat-messages.ts";
import { createOutbox, type OutboxCalls, type UnsentStore } from "./chat-outbox.ts";

/** Longest pause between retries, in milliseconds. */
const MAX_PAUSE_MS = 8_000;
/** Pause before a failed first load is retried while connected, in milliseconds. */
const RELOAD_PAUSE_MS = 30_000;
/** If more pages than this were missed, the list starts over with the latest page. */
const MAX_MISSED_PAGES = 3;

export interface RoomCalls extends OutboxCalls, HistoryCalls {
  /** Messages after a sequence number; null if the server does not know it. */
  missed(seq: number): Promise<ChatResumeAnswer | null>;
}

/** What a catch-up follows: a load of the latest page, the first connection, or a later one. */
type CatchUpCause = "load" | "connect" | "reconnect";

export type ChatRoom = ReturnType<typeof createChatRoom>;

export function createChatRoom(me: string, calls: RoomCalls, unsentStore: UnsentStore) {
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
  const messages = createMessageState(me, unsentStore, () => sequencer?.last() ?? 0);
  const { set } = messages;
  const listeners = new Set<(message: ChatMessage) => void>();

  function publish(message: ChatMessage): void {
    if (messages.isRemoved(message.seq)) return;
    const own = message.senderId === me;
    if (own) unsentStore.markSent();
    const state = messages.current();
    const unseen = own || isReading ? state.unseen : state.unseen + 1;
    set({ messages: [...state.messages, message], unseen });
    if (!own) for (const listen of listeners) listen(message);
  }

  const page = createHistoryReader(calls, {
    isClosed: () => closed,
    onFailure() {
      wasInterrupted = true;
    },
  });

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
    const latest = await page(isOver);
    if (isOver()) return;
    sequencer = createSequencer(latest.upTo, publish);
    if (latest.messages.some(({ senderId }) => senderId === me)) unsentStore.markSent();
    set({ phase: "ready", messages: latest.messages, ...setOlderBefore(latest.older) });
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
        set({ messages: mergeLatestPage(messages.current().messages, latest, current.last()) });
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
    getUnsent: () => messages.current().unsent,
    setUnsent: (unsent) => set({ unsent }),
    isClosed: () => closed,
  });

  return {
    getState: messages.current,
    subscribe: messages.subscribe,
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
      messages.close();
      catchUpId += 1;
    },
    receive: (message: ChatMessage) => sequencer?.receive(message),
    removed: messages.removed,
    renamed: messages.renamed,
    /** Ids of messages that the player reported. */
    reported: new Set<string>(),
    /** Hides all messages of a sender. */
    hide: messages.hide,
    /** Starts over, as after an unblock. */
    reload: tryLoadLatest,
    setReading(now: boolean) {
      isReading = now;
      if (now && messages.current().unseen > 0) set({ unseen: 0 });
    },
    async loadOlder() {
      if (olderBefore === null || messages.current().older === "loading") return;
      set({ older: "loading" });
      // If the list starts over during the call, this page is no longer the next one.
      const current = sequencer;
      const isOver = () => closed || current !== sequencer;
      try {
        const found = await page(isOver, olderBefore);
        if (isOver()) return;
        set({
          messages: withOlder(messages.current().messages, found.messages),
          ...setOlderBefore(found.older),
        });
      } catch {
        if (!isOver()) set({ older: "stopped" });
      }
    },
    ...outbox,
  };
}
