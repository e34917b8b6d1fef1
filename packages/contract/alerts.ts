/** Alerts to players (spec §3 Alert), push subscriptions, and the events that sockets receive. */
import { ALERT_KINDS } from "@emberlode/game";
import { z } from "zod";
import type { ChatMessage } from "./chat.ts";
import { idSchema, positionSchema, timeSchema } from "./primitives.ts";
import type { Status } from "./status.ts";
import type { PublicSchedule } from "./world-schedule.ts";

export const alertSchema = z.object({
  _id: idSchema,
  /** Same as `_id`; the spec's name for it. */
  id: idSchema,
  type: z.enum(["admin", "event", "attack"]),
  title: z.string(),
  content: z.string(),
  /** Path on the site, or null. */
  link: z.string().nullable(),
  kind: z.enum(ALERT_KINDS),
  /** True for harm: an attack, a lost factory, a mine that the player stepped on. */
  danger: z.boolean(),
  /** The field where it happened, or null. */
  at: positionSchema.nullable(),
  /**
   * The attacker, asker or accepter, by their name at the time. `_id` is null in alerts stored
   * before ids were kept.
   */
  player: z.object({ _id: idSchema.nullable(), username: z.string() }).nullable(),
  read: z.boolean(),
  opened: z.boolean(),
  date: timeSchema,
});

export const alertsInput = z.strictObject({
  /** Only alerts older than this one. */
  before: idSchema.optional(),
  limit: z.int().min(1).max(100).default(50),
  /** Only unread alerts about harm. */
  only: z.enum(["danger"]).optional(),
});
export const alertsAnswer = z.object({
  alerts: z.array(alertSchema),
  /** Number of unread alerts over all pages. */
  unread: z.int().min(0),
});

export const updateAlertInput = z.strictObject({
  id: idSchema,
  read: z.boolean().optional(),
  opened: z.boolean().optional(),
});
/** Up to the newest alert seen, so that one that arrives during the call stays unread. */
export const readAlertsInput = z.strictObject({ upTo: idSchema });
/** Number of unread alerts left. */
export const readAlertsAnswer = z.object({ unread: z.int().min(0) });
export const alertAnswer = z.object({ alert: alertSchema });

/** Maximum length of a push endpoint. */
export const MAX_PUSH_ENDPOINT = 1024;

/** A browser's subscription as returned by `PushSubscription.toJSON`, without the expiration. */
export const subscribePushInput = z.strictObject({
  /** URL at the browser's push service, which must be one that this server sends to. */
  endpoint: z.string().min(1).max(MAX_PUSH_ENDPOINT),
  keys: z.strictObject({
    /** Uncompressed P-256 point, 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export const pushKeyAnswer = z.object({
  /** The server's public key (VAPID), base64url. */
  publicKey: z.string(),
  /** The push endpoint of this session; null without one, and for API tokens. */
  endpoint: z.string().nullable(),
});

export type Alert = z.infer<typeof alertSchema>;
export type AlertsInput = z.infer<typeof alertsInput>;
export type ReadAlertsInput = z.infer<typeof readAlertsInput>;
export type SubscribePushInput = z.infer<typeof subscribePushInput>;
export type UpdateAlertInput = z.infer<typeof updateAlertInput>;

/** Payload of a push notification, as JSON, for the service worker. */
export interface PushPayload {
  title: string;
  body: string;
  /** Path on the site to open. */
  url: string;
  /** Notifications with the same tag replace each other. */
  tag: string;
}

/** Events from server to client. */
export interface ServerEvents {
  "chat:message": (message: ChatMessage) => void;
  "chat:removed": (removed: { room: string; seq: number }) => void;
  /**
   * A sender was renamed (such as a guest who registered); applies to all their messages. The name
   * of a deleted player is empty.
   */
  "chat:renamed": (renamed: { senderId: string; sender: string }) => void;
  alert: (alert: Alert) => void;
  /** The player's status after any change, per socket in version order. */
  status: (status: Status) => void;
  "world:field": (cell: { x: number; y: number }) => void;
  /** At the start of a connection, and after each change. */
  "world:schedule": (schedule: PublicSchedule) => void;
  /** Another season has begun: everything that the client knows of the world is over. */
  "season:changed": (changed: { season: number }) => void;
  "session:ended": () => void;
}
