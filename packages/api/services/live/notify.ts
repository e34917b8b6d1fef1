import { CHANNEL, type Database } from "@emberlode/db";
import { sql } from "drizzle-orm";
import type { Notice } from "./notices.ts";

/** Tells all processes of this world; within a transaction they receive it with its commit, or never. */
export async function notify(db: Database, notice: Notice): Promise<void> {
  await db.execute(sql`select pg_notify(${sql.raw(CHANNEL)}, ${JSON.stringify(notice)})`);
}
