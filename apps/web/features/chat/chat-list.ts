/** What the chat box shows, and how news changes it. */
import type { ChatHistoryAnswer, ChatMessage } from "@emberlode/contract";

/** Something the player said that is not in the list of messages yet. */
export interface Unsent {
  /** What this page calls it; the same at every try, so that it is said once. */
  id: string;
  body: string;
  state: "sending" | "sent" | "failed";
  /** Its number, once the server has it. */
  seq: number | null;
  /** Why it was not sent, for the player. */
  problem: string | null;
  /** Server time from which another try makes sense, in milliseconds; null for at once. */
  retryAt: number | null;
}

export interface ChatState {
  /** `waiting` until the latest messages came, `failed` when they would not come. */
  phase: "waiting" | "ready" | "failed";
  /** In order of their numbers. */
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  /** Whether there are older messages than these; `stopped` after too many failures. */
  older: "more" | "loading" | "none" | "stopped";
  /** Messages of others that came while the player looked elsewhere. */
  unseen: number;
}

export function emptyChat(unsent: readonly Unsent[]): ChatState {
  return { phase: "waiting", messages: [], unsent, older: "none", unseen: 0 };
}

/** A message that waits to be sent, from the start or again. */
export function sending(id: string, body: string): Unsent {
  return { id, body, state: "sending", seq: null, problem: null, retryAt: null };
}

export const isFailed = ({ state }: Unsent): boolean => state === "failed";

/** From so many failed messages on they are one line. */
export const FOLD_FROM = 3;

/** The failed messages as one line, where there are many; the others stay lines of their own. */
export function folded(unsent: readonly Unsent[]): {
  failed: readonly Unsent[];
  single: readonly Unsent[];
} {
  const failed = unsent.filter(isFailed);
  if (failed.length < FOLD_FROM) return { failed: [], single: unsent };
  return { failed, single: unsent.filter((one) => !isFailed(one)) };
}

/** Puts a page of older messages before those there are. */
export function withOlder(
  messages: readonly ChatMessage[],
  page: readonly ChatMessage[],
): readonly ChatMessage[] {
  const first = messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  return [...page.filter(({ seq }) => seq < first), ...messages];
}

/** Who has another name than some messages say: the name by the sender's id. */
export type NewNames = ReadonlyMap<string, string>;

/** The messages under the names that their senders have now. */
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
 * Takes the latest page for what is true from where it begins up to where it looked: what it leaves out
 * there was removed or is blocked. Nothing after `last` is taken from it: that comes in its turn.
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

/** What is still not in the list, given all messages up to the number `last` that the player sees. */
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

/** Key of a message in the list: its own keeps the one it had before it was stored. */
export function messageKey({ seq, senderId, clientId }: ChatMessage, me: string): string {
  return senderId === me ? clientId : String(seq);
}
