/** Notifies other processes. */
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { CHANNEL } from "./pool.ts";

type Notification = Readonly<Record<string, unknown>>;

const notifications = (texts: readonly string[]) =>
  sql`unnest(${sql.param(texts)}::text[]) as notification`;
const pgNotify = sql`pg_notify(${sql.raw(CHANNEL)}, notification)`;
const withoutSync = sql`set_config('synchronous_commit', 'off', true)`;

/** Notifies all processes of this world; within a transaction, only if it commits. */
export async function notifyProcesses(db: Database, all: readonly Notification[]): Promise<void> {
  await db
    .select({ sent: pgNotify })
    .from(notifications(all.map((notification) => JSON.stringify(notification))));
}

/** Notifies of rows already on disk, outside of a transaction, so it does not wait for the disk. */
export async function notifyOfStored(db: Database, notification: Notification): Promise<void> {
  await db
    .select({ withoutSync, sent: pgNotify })
    .from(notifications([JSON.stringify(notification)]));
}
