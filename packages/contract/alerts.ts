/** Alerts: what happened while others acted (spec §3 Alert). */
import { z } from "zod";
import type { ChatMessage } from "./chat.ts";
import { idSchema, timeSchema } from "./primitives.ts";
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
  read: z.boolean(),
  opened: z.boolean(),
  date: timeSchema,
});

export const alertsInput = z.strictObject({
  /** Only older ones than this. */
  before: idSchema.optional(),
  limit: z.int().min(1).max(100).default(50),
});
export const alertsAnswer = z.object({
  alerts: z.array(alertSchema),
  /** Alerts not read yet, of all. */
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

export type Alert = z.infer<typeof alertSchema>;
export type AlertsInput = z.infer<typeof alertsInput>;
export type ReadAlertsInput = z.infer<typeof readAlertsInput>;
export type UpdateAlertInput = z.infer<typeof updateAlertInput>;

/** Events from server to client. */
export interface ServerEvents {
  "chat:message": (message: ChatMessage) => void;
  "chat:removed": (removed: { room: string; seq: number }) => void;
  alert: (alert: Alert) => void;
  /** The player's status after a change by whomever; one socket gets them in the order of versions. */
  status: (status: Status) => void;
  "world:field": (cell: { x: number; y: number }) => void;
  "session:ended": () => void;
}
