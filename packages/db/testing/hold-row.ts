import { createPool } from "../connection/pool.ts";
import type { TestDatabase } from "./database.ts";

/** Rows that nobody else gets to lock for now. */
export interface Hold {
  /** How many statements of this database wait for a lock. */
  waiting(): Promise<number>;
  release(): Promise<void>;
}

/**
 * Holds what a `select … for update` finds, or an `update … returning` changes, in a transaction of its own;
 * release within five seconds.
 */
export async function holdRow({ url, world }: TestDatabase, select: string): Promise<Hold> {
  const holder = createPool({ url, world, reads: 1 });
  // Apart from the holder: what a transaction sees of other sessions stays as it was at first.
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
