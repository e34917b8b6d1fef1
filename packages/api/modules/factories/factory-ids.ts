/** Reserved factory ids, so that the answer to a capture of a free one can name it. */
import type { Database } from "@emberlode/db";
import { sql } from "drizzle-orm";

export interface FactoryIds {
  /** An id that the sequence will not return again. */
  take(): Promise<number>;
  /** Returns an unused id: a lost fight needs none. */
  giveBack(id: number): void;
}

export function createFactoryIds(db: Database): FactoryIds {
  const spare: number[] = [];
  return {
    async take() {
      const kept = spare.pop();
      if (kept !== undefined) return kept;
      // Raw: Drizzle selects from tables, and a sequence is none.
      const [row] = await db.execute<{ id: number }>(
        sql`select nextval('factories_id_seq')::int as id`,
      );
      if (row === undefined) throw new Error("A sequence answered nothing.");
      return row.id;
    },
    giveBack(id) {
      spare.push(id);
    },
  };
}
