/** Alerts: what happened while others acted (spec §3 Alert). */
import { ALERT_KINDS } from "@emberlode/game";
import { z } from "zod";
import type { ChatMessage } from "./chat.ts";
import { idSchema, positionSchema, timeSchema } from "./primitives.ts";
import type { Status } from "./status.ts";

export const alertSchema = z.object({
  _id: idSchema,
  /** The same as `_id`; the spec's name for it. */
  id: idSchema,
  type: z.enum(["admin", "event", "attack"]),
  title: z.string(),
  content: z.string(),
  /** A path of the site to look at; null for none. */
  link: z.string().nullable(),
  /** What it is about. */
  kind: z.enum(ALERT_KINDS),
  /** Whether it tells of harm: an attack, a lost factory, a mine that the player stepped on. */
  danger: z.boolean(),
  /** The field where it happened; null for none. */
  at: positionSchema.nullable(),
  /**
   * The other player, by the name of that time: who attacked, asks or accepted. `_id` is null in alerts
   * that were stored without it.
   */
  player: z.object({ _id: idSchema.nullable(), username: z.string() }).nullable(),
  read: z.boolean(),
  opened: z.boolean(),
  date: timeSchema,
});

export const alertsInput = z.strictObject({
  /** Only older ones than this. */
  before: idSchema.optional(),
  limit: z.int().min(1).max(100).default(50),
  /** Only harm that is not read yet. */
  only: z.enum(["danger"]).optional(),
});
export const alertsAnswer = z.object({
  alerts: z.array(alertSchema),
  /** Alerts not read yet, of all that the list holds on all of its pages. */
  unread: z.int().min(0),
});

export const updateAlertInput = z.strictObject({
  id: idSchema,
  read: z.boolean().optional(),
  opened: z.boolean().optional(),
});
/** Up to the newest that was seen: one that came meanwhile stays unread. */
export const readAlertsInput = z.strictObject({ upTo: idSchema });
/** Alerts not read yet, of all. */
export const readAlertsAnswer = z.object({ unread: z.int().min(0) });
export const alertAnswer = z.object({ alert: alertSchema });

/** Longest address at a push service. */
export const MAX_PUSH_ENDPOINT = 1024;

/** A browser's subscription, as `PushSubscription.toJSON` of the Push API has it, without the expiry. */
export const subscribePushInput = z.strictObject({
  /** Address at the browser's push service; of a service that this server sends to. */
  endpoint: z.string().min(1).max(MAX_PUSH_ENDPOINT),
  keys: z.strictObject({
    /** An uncompressed point of P-256, 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
export const pushKeyAnswer = z.object({
  /** The server's public key (VAPID), base64url. */
  publicKey: z.string(),
  /** What the asking session is subscribed with; null for nothing, and for scripts. */
  endpoint: z.string().nullable(),
});

export type Alert = z.infer<typeof alertSchema>;
export type AlertsInput = z.infer<typeof alertsInput>;
export type ReadAlertsInput = z.infer<typeof readAlertsInput>;
export type SubscribePushInput = z.infer<typeof subscribePushInput>;
export type UpdateAlertInput = z.infer<typeof updateAlertInput>;

/** What a push notification holds, as JSON: for the service worker. */
export interface PushPayload {
  title: string;
  body: string;
  /** A path of the site to look at. */
  url: string;
  /** Notifications of the same tag replace each other. */
  tag: string;
}

/** Events from server to client. */
export interface ServerEvents {
  "chat:message": (message: ChatMessage) => void;
  "chat:removed": (removed: { room: string; seq: number }) => void;
  /** A sender has another name from now on, as a guest who chose one: above all their messages. */
  "chat:renamed": (renamed: { senderId: string; sender: string }) => void;
  alert: (alert: Alert) => void;
  /** The player's status after any change; one socket gets them in the order of versions. */
  status: (status: Status) => void;
  "world:field": (cell: { x: number; y: number }) => void;
  "session:ended": () => void;
}
