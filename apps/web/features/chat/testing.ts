/** Messages and a room for the tests of the chat. */
import type { ChatHistoryAnswer, ChatMessage, ChatResumeAnswer } from "@emberlode/contract";
import type { Keep, RoomCalls } from "./chat-room.ts";
import { createChatRoom } from "./chat-room.ts";

export const ME = "7";

export function message(seq: number, change: Partial<ChatMessage> = {}): ChatMessage {
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

export const span = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

/** Lets everything that waits for promises happen. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A room over a pretended server that holds `stored`. */
export function pretendRoom(stored: ChatMessage[], kept: Keep["unsent"] = []) {
  const said = { times: 0 };
  const keep = new Map(kept.map(({ id, body }) => [id, body]));
  const calls = {
    history: async (before = Number.POSITIVE_INFINITY): Promise<ChatHistoryAnswer> => {
      const messages = stored.filter(({ seq }) => seq < before).slice(-50);
      const first = messages[0]?.seq ?? 1;
      return { messages, older: first > 1 ? first : null };
    },
    missed: async (seq: number): Promise<ChatResumeAnswer | null> => {
      if (seq > (stored.at(-1)?.seq ?? 0)) return null;
      const after = stored.filter((one) => one.seq > seq);
      const messages = after.slice(0, 200);
      const upTo = messages.at(-1)?.seq ?? seq;
      return { messages, latest: stored.length, upTo, more: after.length > 200 };
    },
    send: async (clientId: string, body: string) => {
      const sent = message(stored.length + 1, { senderId: ME, clientId, body });
      stored.push(sent);
      return sent;
    },
    explain: (error: unknown) => ({ text: String(error), retryAt: null }),
    newId: () => `own-${keep.size + stored.length}`,
    pause: async () => undefined,
  } satisfies RoomCalls;
  const room = createChatRoom(ME, calls, {
    unsent: kept,
    add: (id, body) => keep.set(id, body),
    remove: (id) => keep.delete(id),
    said: () => {
      said.times += 1;
    },
  });
  const seqs = () => room.getState().messages.map(({ seq }) => seq);
  return { room, calls, keep, said, seqs };
}
