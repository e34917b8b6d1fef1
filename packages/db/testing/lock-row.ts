import { createPool } from "../connection/pool.ts";
import type { TestDatabase } from "./database.ts";

/** Rows that are temporarily locked against everyone else. */
export interface RowLock {
  /** Number of statements of this database that wait for a lock. */
  waiting(): Promise<number>;
  release(): Promise<void>;
}

/**
 * Locks the rows that a `select … for update` finds or an `update … returning` changes, in a
 * separate transaction. Release it within five seconds.
 */
export async function lockRow({ url, world }: TestDatabase, select: string): Promise<RowLock> {
  const holder = createPool({ url, world, reads: 1 });
  // A separate connection: a transaction's view of other sessions does not change.
  const watcher = createPool({ url, world, reads: 1 });
  await holder.query("begin");
  const rows = await holder.query(select);
  if (rows.length === 0) throw new Error("There is nothing to hold.");
  return {
    async waiting() {
      const [row] = await watcher.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.count ?? 0;
    },
    async release() {
      await holder.query("commit");
      await Promise.all([holder.close(), watcher.close()]);
    },
  };
}
