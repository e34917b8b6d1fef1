/** The state of the chat box, and how events change it. */
import type { ChatHistoryAnswer, ChatMessage, LoginPayload } from "@emberlode/contract";
import { chatNameColor } from "@emberlode/game";

/** An unconfirmed message of the player. */
export interface Unsent {
  /** Client id, the same for every retry, so that the message is stored only once. */
  id: string;
  body: string;
  state: "sending" | "sent" | "failed";
  /** Sequence number, once the server has assigned one. */
  seq: number | null;
  /** The error message for the player. */
  problem: string | null;
  /** Server time in milliseconds from which a retry makes sense; null if it does already. */
  retryAt: number | null;
  /** Whether it was refused because of a mute, which can be appealed. */
  isMuted: boolean;
}

export interface ChatState {
  /** `waiting` until the latest messages are loaded, `failed` when that did not work. */
  phase: "waiting" | "ready" | "failed";
  /** Ordered by sequence number. */
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  /** Whether there are older messages; `stopped` after too many failed loads. */
  older: "more" | "loading" | "none" | "stopped";
  /** Number of unseen messages by others. */
  unseen: number;
}

export function emptyChat(unsent: readonly Unsent[]): ChatState {
  return { phase: "waiting", messages: [], unsent, older: "none", unseen: 0 };
}

/** An unsent message in the queue, new or retried. */
export function queuedMessage(id: string, body: string): Unsent {
  return { id, body, state: "sending", seq: null, problem: null, retryAt: null, isMuted: false };
}

export const isFailed = ({ state }: Unsent): boolean => state === "failed";

/** From this many on, failed messages are shown as one line. */
export const COLLAPSE_FROM = 3;

/** Groups failed messages if there are many; a few stay separate. */
export function collapseUnsent(unsent: readonly Unsent[]): {
  failed: readonly Unsent[];
  single: readonly Unsent[];
} {
  const failed = unsent.filter(isFailed);
  if (failed.length < COLLAPSE_FROM) return { failed: [], single: unsent };
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
type NewNames = ReadonlyMap<string, string>;

/** The messages with their senders' current names. */
export function withCurrentNames(
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
 * Messages after `last` are ignored: they arrive as events.
 */
export function mergeLatestPage(
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

/** The player's messages that are not yet in the list, given that it is complete up to `last`. */
export function stillUnsent(
  unsent: readonly Unsent[],
  messages: readonly ChatMessage[],
  me: string,
  last: number,
): readonly Unsent[] {
  if (unsent.length === 0) return unsent;
  const confirmed = new Set(
    messages.filter(({ senderId }) => senderId === me).map(({ clientId }) => clientId),
  );
  return unsent.filter(({ id, seq }) => !confirmed.has(id) && (seq === null || seq > last));
}

/** React key of a message: the player's own keep their client id as key. */
export function messageKey({ seq, senderId, clientId }: ChatMessage, me: string): string {
  return senderId === me ? clientId : String(seq);
}

/** The logged-in player, as shown in the chat. */
interface Speaker {
  _id: string;
  username: string;
}

/** The player with their role. */
export interface ChatPlayer extends Speaker {
  role: LoginPayload["user"]["role"];
}

/**
 * A message as the page's player sees it: a guest who just took a name sees it on their own
 * messages before the server's event arrives.
 */
export function asSeenBy(user: ChatPlayer, message: ChatMessage): ChatMessage {
  const { _id, username, role } = user;
  if (message.senderId !== _id || message.sender === username) return message;
  return { ...message, sender: username, color: chatNameColor(username, role) };
}
