/** Chat (spec §3 Chat message, wire contract: sockets, chat calls). */
import { CHAT, MINUTE, REPORT_DECISIONS } from "@emberlode/game";
import { z } from "zod";
import { fault } from "./input-faults.ts";
import { limitSchema } from "./paging.ts";
import { idSchema, timeSchema } from "./primitives.ts";

/** Number of a message in its room, from 1. */
export const seqSchema = z.int().min(1);

export const roomSchema = z.literal(CHAT.room);

/** Color of a sender's name (spec §2). */
export const nameColorSchema = z.enum(["blue", "purple", "red", "green"]);

export const chatMessageSchema = z.object({
  _id: z.string(),
  /** Username and id of the sender; a guest who has chosen a name since is called by it. */
  sender: z.string(),
  senderId: idSchema,
  color: nameColorSchema,
  /** The sender is labeled as played by a program; left out of everybody else. */
  isBot: z.literal(true).optional(),
  body: z.string(),
  created_at: timeSchema,
  room: z.string(),
  seq: seqSchema,
  /** What the sender's client called it. */
  clientId: z.string(),
});

/** Messages per page of history. */
export const CHAT_PAGE = 50;

/** Either older than a time or than a message, or newer than a message; the latest without any. */
export const chatHistoryInput = z.strictObject({
  room: roomSchema.default(CHAT.room),
  date: z.iso.datetime({ offset: true }).optional(),
  before: seqSchema.optional(),
});
export const chatHistoryAnswer = z.object({
  messages: z.array(chatMessageSchema),
  /** Number up to which the page looked: what came later is newer than all of it. */
  upTo: z.int().min(0),
  /** What to ask `before` next, null at the beginning; a page may be short for whom the reader blocked. */
  older: seqSchema.nullable(),
});

/** Everything after a message, of at most so many numbers at once; 0 for from the start. */
export const chatResumeInput = z.strictObject({
  room: roomSchema.default(CHAT.room),
  seq: z.int().min(0),
});
export const CHAT_RESUME_LIMIT = 200;
export const chatResumeAnswer = z.object({
  messages: z.array(chatMessageSchema),
  /** Number of the room's last message. */
  latest: z.int().min(0),
  /** Number up to which these are all that the reader may see: where to go on from. */
  upTo: z.int().min(0),
  /** Whether there are more between `upTo` and `latest`. */
  more: z.boolean(),
});

/** Largest frame from a client, in bytes. */
export const MAX_FRAME_BYTES = 4096;

const clientIdSchema = z.string().regex(/^[\w-]{8,64}$/, fault("messageIdStrange"));

export const chatSendInput = z.strictObject({
  /** What the client calls the message: the same one sent again is one message. */
  id: clientIdSchema.optional(),
  room: roomSchema.default(CHAT.room),
  /** What is left of it without tags has at most `TEXT_LIMITS.chatBodyMax` characters. */
  body: z.string().max(MAX_FRAME_BYTES, fault("messageLong")),
});
export const chatSendAnswer = z.object({ message: chatMessageSchema });

/** The documented REST call names its sender, who must be the session's player. */
export const chatPostInput = chatSendInput.extend({ sender: z.string().max(40) });

export const chatMessageInput = z.strictObject({
  room: roomSchema.default(CHAT.room),
  id: idSchema,
});
export const chatBlockInput = z.strictObject({ username: z.string().max(40) });
export const chatBlocksAnswer = z.object({ blocked: z.array(z.string()) });
export const chatMuteInput = z.strictObject({
  username: z.string().max(40),
  /** 0 lets the player write again. */
  minutes: z.int().min(0).max(525_600),
});

/** Reported messages after a number, 0 for from the oldest on. */
export const chatReportsInput = z.strictObject({
  room: roomSchema.default(CHAT.room),
  after: z.int().min(0).default(0),
  limit: limitSchema,
});
export const chatReportsAnswer = z.object({
  reports: z.array(
    z.object({
      /** The message's number: what `decideReport` takes. */
      _id: idSchema,
      message: chatMessageSchema,
      /** Whether the message is taken away already. */
      removed: z.boolean(),
      /** How many players reported it, and when the first did. */
      reports: z.int().min(1),
      firstAt: timeSchema,
    }),
  ),
  /** Messages with open reports in all. */
  open: z.int().min(0),
  /** What to ask `after` next; null at the end. */
  next: seqSchema.nullable(),
});
export const decideReportInput = z.strictObject({
  room: roomSchema.default(CHAT.room),
  id: idSchema,
  /** `removed` takes the message away for everybody. */
  decision: z.enum(REPORT_DECISIONS),
});

export const tokenRequestInput = z.strictObject({ clientId: z.string().max(40) });
export const tokenRequestAnswer = z.object({
  clientId: z.string(),
  token: z.string(),
  expires: timeSchema,
});

/**
 * What a page says when it comes into sight and goes out of it, and now and then while its player uses
 * it. Without it, and `LOOK_MS` after it was said last, nobody looks at the page.
 */
export const visibleInput = z.strictObject({ visible: z.boolean() });
/** How long somebody who touched nothing still counts as looking at a page in sight, in milliseconds. */
export const LOOK_MS = 5 * MINUTE;

/** Names of the socket's events. */
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
  sessionEnded: "session:ended",
} as const;

export const SOCKET_PATH = "/socket.io";
/** What an event's acknowledgement says when it was refused. */
export interface SocketRefusal {
  error: {
    code: string;
    text: string;
    /** The text without the waiting time, where there is one. */
    reason?: string;
    retryAfterSeconds?: number;
  };
}

export type ChatReportsInput = z.infer<typeof chatReportsInput>;
export type ChatReports = z.infer<typeof chatReportsAnswer>;
export type DecideReportInput = z.infer<typeof decideReportInput>;
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
