/** The chat box's list, and how events change it. */
import type { ChatHistoryAnswer, ChatMessage } from "@emberlode/contract";

/** An unconfirmed message of the player. */
export interface Unsent {
  /** Its client id; the same on every try, so that it is stored once. */
  id: string;
  body: string;
  state: "sending" | "sent" | "failed";
  /** Its number, once the server has assigned it. */
  seq: number | null;
  /** Why it was not sent, for the player. */
  problem: string | null;
  /** Server time when a retry makes sense, in milliseconds; null for at once. */
  retryAt: number | null;
}

export interface ChatState {
  /** `waiting` until the latest messages are loaded, `failed` when that did not work. */
  phase: "waiting" | "ready" | "failed";
  /** In order of their numbers. */
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  /** Whether there are older messages; `stopped` after too many failures. */
  older: "more" | "loading" | "none" | "stopped";
  /** Unseen messages of others. */
  unseen: number;
}

export function emptyChat(unsent: readonly Unsent[]): ChatState {
  return { phase: "waiting", messages: [], unsent, older: "none", unseen: 0 };
}

/** A message in the queue, for the first time or again. */
export function sending(id: string, body: string): Unsent {
  return { id, body, state: "sending", seq: null, problem: null, retryAt: null };
}

export const isFailed = ({ state }: Unsent): boolean => state === "failed";

/** From this many failed messages on they are shown as one line. */
export const FOLD_FROM = 3;

/** Many failed messages as one line; a few stay separate. */
export function folded(unsent: readonly Unsent[]): {
  failed: readonly Unsent[];
  single: readonly Unsent[];
} {
  const failed = unsent.filter(isFailed);
  if (failed.length < FOLD_FROM) return { failed: [], single: unsent };
  return { failed, single: unsent.filter((one) => !isFailed(one)) };
}

/** Prepends a page of older messages. */
export function withOlder(
  messages: readonly ChatMessage[],
  page: readonly ChatMessage[],
): readonly ChatMessage[] {
  const first = messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  return [...page.filter(({ seq }) => seq < first), ...messages];
}

/** Changed names by sender id. */
export type NewNames = ReadonlyMap<string, string>;

/** The messages with their senders' current names. */
export function underNewNames(
  messages: readonly ChatMessage[],
  names: NewNames,
): readonly ChatMessage[] {
  return messages.map((message) => {
    const sender = names.get(message.senderId);
    return sender === undefined || sender === message.sender ? message : { ...message, sender };
  });
}

/**
 * Merges the latest page: messages missing from the range it covers were removed or are blocked.
 * Messages after `last` are not taken from it: they arrive as events.
 */
export function reconciled(
  messages: readonly ChatMessage[],
  { messages: page, older, upTo }: ChatHistoryAnswer,
  last: number,
): readonly ChatMessage[] {
  const from = older ?? 0;
  return [
    ...messages.filter(({ seq }) => seq < from),
    ...page.filter(({ seq }) => seq <= last),
    ...messages.filter(({ seq }) => seq > upTo),
  ];
}

/** The player's messages not yet in the list, once all visible messages up to `last` are known. */
export function stillUnsent(
  unsent: readonly Unsent[],
  messages: readonly ChatMessage[],
  me: string,
  last: number,
): readonly Unsent[] {
  if (unsent.length === 0) return unsent;
  const said = new Set(
    messages.filter(({ senderId }) => senderId === me).map(({ clientId }) => clientId),
  );
  return unsent.filter(({ id, seq }) => !said.has(id) && (seq === null || seq > last));
}

/** React key of a message: the player's own keep the key from before they were stored. */
export function messageKey({ seq, senderId, clientId }: ChatMessage, me: string): string {
  return senderId === me ? clientId : String(seq);
}
