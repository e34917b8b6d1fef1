/** Sends a player's chat messages, and retries or discards failed ones. */
import type { ChatMessage } from "@emberlode/contract";
import { cleanText } from "@emberlode/game";
import { isFailed, queuedMessage, type Unsent } from "./chat-list.ts";

/** Why a message was not sent. */
export interface SendProblem {
  text: string;
  retryAt: number | null;
  isMuted: boolean;
}

export interface OutboxCalls {
  send(id: string, body: string): Promise<ChatMessage>;
  /** Converts an error of `send` for the player. */
  explain(error: unknown): SendProblem;
  newId(): string;
}

/** Storage of unsent messages beyond the page. */
export interface UnsentStore {
  unsent: readonly { id: string; body: string }[];
  add(id: string, body: string): void;
  remove(id: string): void;
  /** Called when one of the player's messages was stored. */
  markSent(): void;
}

interface OutboxOptions {
  calls: OutboxCalls;
  unsentStore: UnsentStore;
  getUnsent(): readonly Unsent[];
  setUnsent(unsent: readonly Unsent[]): void;
  isClosed(): boolean;
}

export function createOutbox({
  calls,
  unsentStore,
  getUnsent,
  setUnsent,
  isClosed,
}: OutboxOptions) {
  let retryingAll = false;

  /** A failed message; undefined if no failed message has this id. */
  const failedMessage = (id: string) => getUnsent().find((one) => one.id === id && isFailed(one));

  function change(id: string, to: Partial<Unsent>): void {
    setUnsent(getUnsent().map((one) => (one.id === id ? { ...one, ...to } : one)));
  }

  async function deliver(id: string, body: string): Promise<void> {
    try {
      const { seq } = await calls.send(id, body);
      unsentStore.remove(id);
      unsentStore.markSent();
      change(id, { state: "sent", seq });
    } catch (error) {
      const { text: problem, ...rest } = calls.explain(error);
      change(id, { state: "failed", problem, ...rest });
    }
  }

  return {
    /** Shows a text optimistically and sends it; false if it is empty after cleaning. */
    send(text: string): boolean {
      const body = cleanText(text);
      if (body === "") return false;
      const id = calls.newId();
      unsentStore.add(id, body);
      setUnsent([...getUnsent(), queuedMessage(id, body)]);
      void deliver(id, body);
      return true;
    },
    retry(id: string) {
      const one = failedMessage(id);
      if (one === undefined) return;
      change(id, queuedMessage(id, one.body));
      void deliver(id, one.body);
    },
    /** Retries failed messages one by one, in order, until one is refused. */
    async retryAll() {
      if (retryingAll) return;
      retryingAll = true;
      for (const { id, body } of getUnsent().filter(isFailed)) {
        if (isClosed() || failedMessage(id) === undefined) continue;
        change(id, queuedMessage(id, body));
        await deliver(id, body);
        const refused = failedMessage(id);
        if (refused === undefined) continue;
        const { problem, retryAt, isMuted } = refused;
        setUnsent(
          getUnsent().map((one) => (isFailed(one) ? { ...one, problem, retryAt, isMuted } : one)),
        );
        break;
      }
      retryingAll = false;
    },
    discard(id: string) {
      unsentStore.remove(id);
      setUnsent(getUnsent().filter((one) => one.id !== id));
    },
    discardAll() {
      for (const { id } of getUnsent().filter(isFailed)) unsentStore.remove(id);
      setUnsent(getUnsent().filter((one) => !isFailed(one)));
    },
  };
}
