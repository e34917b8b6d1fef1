/** The chat of one player, independent of React and transport: reading, catching up and sending. */
import type { ChatHistoryAnswer, ChatMessage, ChatResumeAnswer } from "@emberlode/contract";
import { CHAT, cleanText, type InOrder, inOrder } from "@emberlode/game";
import {
  type ChatState,
  emptyChat,
  isFailed,
  reconciled,
  sending,
  stillUnsent,
  type Unsent,
  underNewNames,
  withOlder,
} from "./chat-list.ts";

/** Pauses between retries, in milliseconds. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 8_000;
/** Pause before a failed first load is retried while connected, in milliseconds. */
const BEGIN_AGAIN_MS = 30_000;
/** Maximum number of consecutive empty pages to skip: their senders are blocked. */
const MAX_EMPTY_PAGES = 20;
/** If more pages than this were missed, the list starts over with the latest page. */
const MAX_MISSED_PAGES = 3;

/** Why a message was not sent. */
export interface SendProblem {
  text: string;
  retryAt: number | null;
}

export interface RoomCalls {
  /** A page of messages before a sequence number, or the latest page. */
  history(before?: number): Promise<ChatHistoryAnswer>;
  /** Messages after a sequence number; null if the server does not know it. */
  missed(seq: number): Promise<ChatResumeAnswer | null>;
  send(id: string, body: string): Promise<ChatMessage>;
  /** Converts an error of `send` for the player. */
  explain(error: unknown): SendProblem;
  newId(): string;
  pause(ms: number): Promise<unknown>;
}

/** Storage of unsent messages beyond the page. */
export interface Keep {
  unsent: readonly { id: string; body: string }[];
  add(id: string, body: string): void;
  remove(id: string): void;
  /** Called when one of the player's messages was stored. */
  said(): void;
}

export type ChatRoom = ReturnType<typeof createChatRoom>;

export function createChatRoom(me: string, calls: RoomCalls, keep: Keep) {
  let state: ChatState = emptyChat(
    keep.unsent.map(({ id, body }) => ({ ...sending(id, body), state: "failed" })),
  );
  let order: InOrder<ChatMessage> | null = null;
  /** Where the next older page ends; null at the start of the room. */
  let before: number | null = null;
  let connected = false;
  let wasConnected = false;
  /** Whether the latest messages were requested. */
  let wanted = false;
  /** Id of the current load; results of earlier ones are dropped. */
  let beginning = 0;
  /** Whether the current load lost its connection or a response. */
  let shaken = false;
  let closed = false;
  let retryingAll = false;
  /** Whether the newest message is visible. */
  let reading = false;
  /** Id of the current catch-up; earlier ones stop. */
  let turn = 0;
  /** Sequence numbers of removed messages, which may still be in flight. */
  const gone = new Set<number>();
  /** Names changed while the page is open; messages with the old name may still be in flight. */
  const names = new Map<string, string>();
  const watchers = new Set<() => void>();
  const listeners = new Set<(message: ChatMessage) => void>();

  function set(change: Partial<ChatState>): void {
    if (closed) return;
    const next = { ...state, ...change };
    if (gone.size > 0) next.messages = next.messages.filter(({ seq }) => !gone.has(seq));
    if (names.size > 0) next.messages = underNewNames(next.messages, names);
    next.unsent = stillUnsent(next.unsent, next.messages, me, order?.last() ?? 0);
    const open = new Set(next.unsent.map(({ id }) => id));
    for (const { id } of state.unsent) if (!open.has(id)) keep.remove(id);
    state = next;
    for (const notify of watchers) notify();
  }

  function publish(message: ChatMessage): void {
    if (gone.has(message.seq)) return;
    const own = message.senderId === me;
    if (own) keep.said();
    const unseen = own || reading ? state.unseen : state.unseen + 1;
    set({ messages: [...state.messages, message], unseen });
    if (!own) for (const listen of listeners) listen(message);
  }

  /** A page of history, with a few retries (spec §8); gives up early once `isOver`. */
  async function tryPage(isOver: () => boolean, before?: number): Promise<ChatHistoryAnswer> {
    for (let failures = 0; ; failures++) {
      try {
        return await calls.history(before);
      } catch (error) {
        shaken = true;
        if (closed || failures >= CHAT.historyRetries || isOver()) throw error;
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
  function olderThan(next: number | null): Pick<ChatState, "older"> {
    before = next;
    return { older: next === null ? "none" : "more" };
  }

  /** Loads the latest messages. */
  async function begin(): Promise<void> {
    beginning += 1;
    const mine = beginning;
    const isOver = () => mine !== beginning;
    const { messages, older, upTo } = await page(isOver);
    if (isOver()) return;
    order = inOrder(upTo, publish);
    if (messages.some(({ senderId }) => senderId === me)) keep.said();
    set({ phase: "ready", messages, ...olderThan(older) });
    await catchUp("begun");
  }

  async function tryToBegin(): Promise<void> {
    const mine = beginning + 1;
    try {
      await begin();
    } catch {
      if (mine !== beginning || order !== null) return;
      set({ phase: "failed" });
      await calls.pause(BEGIN_AGAIN_MS);
      // Without a connection, the reconnect starts over.
      if (mine === beginning && connected && !closed) await tryToBegin();
    }
  }

  /** Loads missed messages; false if there are too many or the sequence numbers do not match. */
  async function fill(at: InOrder<ChatMessage>, mine: number): Promise<boolean> {
    for (let pages = 0; pages < MAX_MISSED_PAGES; pages++) {
      const answer = await calls.missed(at.last());
      if (mine !== turn) return true;
      if (answer === null) return false;
      at.fill(answer.messages, answer.upTo);
      if (!answer.more) return true;
    }
    return false;
  }

  async function catchUp(after: "begun" | "start" | "away", failures = 0): Promise<void> {
    const at = order;
    if (at === null || !connected) return;
    turn += 1;
    const mine = turn;
    at.hold();
    try {
      if (!(await fill(at, mine))) {
        if (after !== "begun") return await begin();
        throw new Error("The room and its history do not agree yet.");
      }
      if (mine !== turn) return;
      at.release();
      if (after !== "away") return;
      const latest = await calls.history();
      if (mine === turn) set({ messages: reconciled(state.messages, latest, at.last()) });
    } catch {
      await calls.pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
      if (mine === turn && connected && !closed) await catchUp(after, failures + 1);
    }
  }

  function change(id: string, to: Partial<Unsent>): void {
    set({ unsent: state.unsent.map((one) => (one.id === id ? { ...one, ...to } : one)) });
  }

  async function deliver(id: string, body: string): Promise<void> {
    try {
      const { seq } = await calls.send(id, body);
      keep.remove(id);
      keep.said();
      change(id, { state: "sent", seq });
    } catch (error) {
      const { text, retryAt } = calls.explain(error);
      change(id, { state: "failed", problem: text, retryAt });
    }
  }

  /** Requests the latest messages; results of earlier requests are dropped. */
  function start(): void {
    if (order !== null) return;
    wanted = true;
    shaken = false;
    set({ phase: "waiting" });
    void tryToBegin();
  }

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
      const wasAway = wasConnected;
      connected = true;
      wasConnected = true;
      if (order !== null) void catchUp(wasAway ? "away" : "start");
      else if (wanted && shaken) start();
    },
    disconnected() {
      connected = false;
      shaken = true;
      turn += 1;
      order?.hold();
    },
    close() {
      closed = true;
      turn += 1;
    },
    take: (message: ChatMessage) => order?.take(message),
    removed(seq: number) {
      gone.add(seq);
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
    reload: tryToBegin,
    setReading(now: boolean) {
      reading = now;
      if (now && state.unseen > 0) set({ unseen: 0 });
    },
    async loadOlder() {
      if (before === null || state.older === "loading") return;
      set({ older: "loading" });
      try {
        const found = await page(() => closed, before);
        set({ messages: withOlder(state.messages, found.messages), ...olderThan(found.older) });
      } catch {
        set({ older: "stopped" });
      }
    },
    /** Sends a text and shows it at once; false if it is empty after cleaning. */
    say(text: string): boolean {
      const body = cleanText(text);
      if (body === "") return false;
      const id = calls.newId();
      keep.add(id, body);
      set({ unsent: [...state.unsent, sending(id, body)] });
      void deliver(id, body);
      return true;
    },
    retry(id: string) {
      const one = state.unsent.find((unsent) => unsent.id === id && unsent.state === "failed");
      if (one === undefined) return;
      change(id, sending(id, one.body));
      void deliver(id, one.body);
    },
    /** Retries failed messages one by one, in order, until one is refused. */
    async retryAll() {
      if (retryingAll) return;
      retryingAll = true;
      for (const { id, body } of state.unsent.filter(isFailed)) {
        if (closed || !state.unsent.some((one) => one.id === id && isFailed(one))) continue;
        change(id, sending(id, body));
        await deliver(id, body);
        const refused = state.unsent.find((one) => one.id === id && isFailed(one));
        if (refused === undefined) continue;
        const { problem, retryAt } = refused;
        const unsent = state.unsent.map((one) =>
          isFailed(one) ? { ...one, problem, retryAt } : one,
        );
        set({ unsent });
        break;
      }
      retryingAll = false;
    },
    discard(id: string) {
      keep.remove(id);
      set({ unsent: state.unsent.filter((one) => one.id !== id) });
    },
    discardAll() {
      for (const { id } of state.unsent.filter(isFailed)) keep.remove(id);
      set({ unsent: state.unsent.filter((one) => !isFailed(one)) });
    },
  };
}
