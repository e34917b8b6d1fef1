/** Reserves factory ids, so the answer to a capture can contain the id of the new factory. */
import type { Database } from "@emberlode/db";
import { sql } from "drizzle-orm";

export interface FactoryIds {
  /** An id that the sequence will not return again. */
  reserve(): Promise<number>;
  /** Returns an unused id, for example after a lost fight. */
  release(id: number): void;
}

export function createFactoryIds(db: Database): FactoryIds {
  const spare: number[] = [];
  return {
    async reserve() {
      const spareId = spare.pop();
      if (spareId !== undefined) return spareId;
      // Raw: Drizzle selects only from tables, not from sequences.
      const [row] = await db.execute<{ id: number }>(
        sql`select nextval('factories_id_seq')::int as id`,
      );
      if (row === undefined) throw new Error("nextval returned no row.");
      return row.id;
    },
    release(id) {
      spare.push(id);
    },
  };
}
