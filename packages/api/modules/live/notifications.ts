/** The notifications between processes (docs/architecture.md). */

import { type Database, notifyProcesses } from "@emberlode/db";
import { ROLES } from "@emberlode/game";
import { z } from "zod";

const storedMessage = z.object({
  room: z.string(),
  seq: z.int(),
  playerId: z.int(),
  sender: z.string(),
  role: z.enum(ROLES),
  clientId: z.string(),
  body: z.string(),
  /** Milliseconds. */
  createdAt: z.int(),
});

const pause = z.object({ from: z.int(), until: z.int().nullable() }).nullable();

/** A chat message as stored. */
export type StoredMessage = z.infer<typeof storedMessage>;

const notificationSchema = z.discriminatedUnion("t", [
  z.object({ t: z.literal("message"), message: storedMessage }),
  z.object({ t: z.literal("removed"), room: z.string(), seq: z.int() }),
  /** A player has another name; an empty one once the account is deleted. */
  z.object({ t: z.literal("renamed"), playerId: z.int(), username: z.string() }),
  /** The player's list of blocked senders changed. */
  z.object({ t: z.literal("blocks"), playerId: z.int() }),
  z.object({ t: z.literal("alert"), playerId: z.int(), id: z.int() }),
  /** These players changed; `by` is the process that changed them, if it also told itself. */
  z.object({ t: z.literal("status"), by: z.string().optional(), playerIds: z.array(z.int()) }),
  /** These fields changed, possibly mines. Only for processes; players get `publicFields`. */
  z.object({ t: z.literal("fields"), cells: z.array(z.tuple([z.int(), z.int()])) }),
  /** The seeds of a UTC day were published. */
  z.object({ t: z.literal("seed"), day: z.int() }),
  /** The season changed. Only for processes: players get `newSeason` once these have its map. */
  z.object({ t: z.literal("season"), season: z.int() }),
  /** The word filter changed. */
  z.object({ t: z.literal("words") }),
  /** The announced schedule of the world, after a change. */
  z.object({
    t: z.literal("schedule"),
    schedule: z.object({ peace: pause, maintenance: pause }),
  }),
  /** Sessions or tokens of the account ended. */
  z.object({ t: z.literal("session"), accountId: z.int() }),
  /** An admin or the operator banned or unbanned an account, or changed its role. */
  z.object({
    t: z.literal("account"),
    username: z.string(),
    change: z.enum(["ban", "unban", ...ROLES]),
  }),
]);

export type Notification = z.infer<typeof notificationSchema>;

/** The text that Postgres delivers. */
export const payloadSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .pipe(notificationSchema);

/** Notifies all processes of this world. In a transaction it is sent by the commit, or never. */
export const notify = (db: Database, notification: Notification): Promise<void> =>
  notifyProcesses(db, [notification]);
