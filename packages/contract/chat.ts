/** Chat (spec §3 Chat message, wire contract: sockets, chat calls). */
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { idSchema, timeSchema } from "./primitives.ts";
import { titlesSchema } from "./titles.ts";

/** Number of a message in its room, from 1. */
export const seqSchema = z.int().min(1);

/** The only room of the chat (spec §9). */
export const CHAT_ROOM = "global";

export const roomSchema = z.literal(CHAT_ROOM);

/** Color of a sender's name (spec §2). */
export const nameColorSchema = z.enum(["blue", "purple", "red", "green"]);

export const chatMessageSchema = z.object({
  _id: z.string(),
  /**
   * Username and id of the sender. For a guest who registered, the new name; empty for a former
   * player.
   */
  sender: z.string(),
  senderId: idSchema,
  color: nameColorSchema,
  /** Set if the sender is labeled as a bot. */
  isBot: z.literal(true).optional(),
  /** Titles that the sender won in past seasons, newest first; omitted if empty. */
  titles: titlesSchema.optional(),
  body: z.string(),
  created_at: timeSchema,
  room: z.string(),
  seq: seqSchema,
  /** Id assigned by the sender's client. */
  clientId: z.string(),
});

/** Messages per page of history. */
export const CHAT_PAGE = 50;

/** Messages older than a time or a message; without either, the latest. */
export const chatHistoryInput = z.strictObject({
  room: roomSchema.default(CHAT_ROOM),
  date: z.iso.datetime({ offset: true }).optional(),
  before: seqSchema.optional(),
});
export const chatHistoryAnswer = z.object({
  messages: z.array(chatMessageSchema),
  /** Number up to which the page was read. All later messages are newer. */
  upTo: z.int().min(0),
  /** The next `before`, null at the beginning. Pages may be short because of blocked senders. */
  older: seqSchema.nullable(),
});

/** Messages after this number, 0 for all, covering at most `CHAT_RESUME_LIMIT` numbers per call. */
export const chatResumeInput = z.strictObject({
  room: roomSchema.default(CHAT_ROOM),
  seq: z.int().min(0),
});
export const CHAT_RESUME_LIMIT = 200;
export const chatResumeAnswer = z.object({
  messages: z.array(chatMessageSchema),
  /** Number of the room's last message. */
  latest: z.int().min(0),
  /** Number up to which the reader has everything visible to them; the next value of `seq`. */
  upTo: z.int().min(0),
  /** Whether there are more messages between `upTo` and `latest`. */
  more: z.boolean(),
});

/** Largest frame from a client, in bytes. */
export const MAX_FRAME_BYTES = 4096;

const clientIdSchema = z.string().regex(/^[\w-]{8,64}$/, inputError("messageIdInvalid"));

export const chatSendInput = z.strictObject({
  /** Client-assigned id. Resending the same id does not create another message. */
  id: clientIdSchema.optional(),
  room: roomSchema.default(CHAT_ROOM),
  /** Without tags, at most `TEXT_LIMITS.chatBodyMax` characters. */
  body: z.string().max(MAX_FRAME_BYTES, inputError("messageLong")),
});
export const chatSendAnswer = z.object({ message: chatMessageSchema });

/** The documented REST call names its sender, who must be the session's player. */
export const chatPostInput = chatSendInput.extend({ sender: z.string().max(40) });

export const chatMessageInput = z.strictObject({
  room: roomSchema.default(CHAT_ROOM),
  id: idSchema,
});
export const chatBlockInput = z.strictObject({ username: z.string().max(40) });
export const chatBlocksAnswer = z.object({ blocked: z.array(z.string()) });
export const tokenRequestInput = z.strictObject({ clientId: z.string().max(40) });
export const tokenRequestAnswer = z.object({
  clientId: z.string(),
  token: z.string(),
  expires: timeSchema,
});

/**
 * Sent by a page when it becomes visible or hidden, and periodically while its player is active.
 * Without it, or `VISIBILITY_TIMEOUT_MS` after the last one, the page counts as not being looked
 * at.
 */
export const visibleInput = z.strictObject({ visible: z.boolean() });

/** Names of the socket events. */
export const SOCKET_EVENTS = {
  send: "chat:send",
  resume: "chat:resume",
  visible: "visible",
  message: "chat:message",
  removed: "chat:removed",
  renamed: "chat:renamed",
  alert: "alert",
  status: "status",
  field: "world:field",
  schedule: "world:schedule",
  season: "season:changed",
  sessionEnded: "session:ended",
} as const;

export const SOCKET_PATH = "/socket.io";
/** Acknowledgement of an event that was refused. */
export interface SocketRefusal {
  error: {
    code: string;
    text: string;
    /** The text without the waiting time, if it has one. */
    reason?: string;
    retryAfterSeconds?: number;
  };
}

export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type ChatSendInput = z.infer<typeof chatSendInput>;
export type ChatSendAnswer = z.infer<typeof chatSendAnswer>;
export type ChatResumeAnswer = z.infer<typeof chatResumeAnswer>;
export type ChatHistoryAnswer = z.infer<typeof chatHistoryAnswer>;
export type ChatHistoryInput = z.infer<typeof chatHistoryInput>;

/** Events from client to server, with the types of their acknowledgements. */
export interface ClientEvents {
  "chat:send": (
    input: z.input<typeof chatSendInput>,
    done: (answer: ChatSendAnswer | SocketRefusal) => void,
  ) => void;
  "chat:resume": (
    input: z.input<typeof chatResumeInput>,
    done: (answer: ChatResumeAnswer | SocketRefusal) => void,
  ) => void;
  visible: (input: z.input<typeof visibleInput>) => void;
}
