/** Messages and a room for the chat's tests. */
import type { ChatHistoryAnswer, ChatMessage, ChatResumeAnswer } from "@emberlode/contract";
import type { SendProblem, UnsentStore } from "./chat-outbox.ts";
import { createChatRoom, type RoomCalls } from "./chat-room.ts";

export const ME = "7";

export function makeMessage(seq: number, change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    _id: String(seq),
    sender: "Rask",
    senderId: "3",
    color: "green",
    body: `message ${seq}`,
    created_at: "2025-06-01T12:00:00.000Z",
    room: "global",
    seq,
    clientId: `client-${seq}`,
    ...change,
  };
}

export const makeMessages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => makeMessage(from + index));

/** Lets pending promises settle. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A room with a fake server that holds `stored`. Sequence numbers up to the last may have gaps, for
 * messages hidden from the reader.
 */
export function pretendRoom(stored: ChatMessage[], kept: UnsentStore["unsent"] = []) {
  const said = { times: 0 };
  const unsentStore = new Map(kept.map(({ id, body }) => [id, body]));
  /** Further sequence numbers, of messages hidden from the reader. */
  const hidden = { until: 0 };
  const latest = () => Math.max(hidden.until, stored.at(-1)?.seq ?? 0);
  const between = (first: number, last: number) =>
    stored.filter(({ seq }) => seq >= first && seq <= last);
  const calls = {
    history: async (before = latest() + 1): Promise<ChatHistoryAnswer> => {
      const upTo = before - 1;
      const first = Math.max(1, upTo - 999);
      const messages = between(first, upTo).slice(-50);
      const oldest = messages.length === 50 ? (messages[0]?.seq ?? first) : first;
      return { messages, upTo, older: oldest > 1 ? oldest : null };
    },
    missed: async (seq: number): Promise<ChatResumeAnswer | null> => {
      if (seq > latest()) return null;
      const upTo = Math.min(latest(), seq + 200);
      const messages = between(seq + 1, upTo);
      return { messages, latest: latest(), upTo, more: upTo < latest() };
    },
    send: async (clientId: string, body: string) => {
      const sent = makeMessage(latest() + 1, { senderId: ME, clientId, body });
      stored.push(sent);
      return sent;
    },
    explain: (error: unknown): SendProblem => ({
      text: String(error),
      retryAt: null,
      isMuted: false,
    }),
    newId: () => `own-${unsentStore.size + stored.length}`,
    pause: async (_ms: number): Promise<unknown> => undefined,
  } satisfies RoomCalls;
  const room = createChatRoom(ME, calls, {
    unsent: kept,
    add: (id, body) => unsentStore.set(id, body),
    remove: (id) => unsentStore.delete(id),
    markSent: () => {
      said.times += 1;
    },
  });
  const seqs = () => room.getState().messages.map(({ seq }) => seq);
  return { room, calls, unsentStore, said, seqs, hidden };
}
