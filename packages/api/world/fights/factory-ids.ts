/** Reserved factory ids, so that the answer to the capture of a free factory can contain its id. */
import type { Pool } from "@emberlode/db";

export interface FactoryIds {
  /** An id that the sequence will not return again. */
  take(): Promise<number>;
  /** Returns an unused id: a lost fight needs none. */
  giveBack(id: number): void;
}

export function createFactoryIds(pool: Pool): FactoryIds {
  const spare: number[] = [];
  return {
    async take() {
      const kept = spare.pop();
      if (kept !== undefined) return kept;
      const [row] = await pool.query<{ id: number }>(
        "select nextval('factories_id_seq')::int as id",
      );
      if (row === undefined) throw new Error("A sequence answered nothing.");
      return row.id;
    },
    giveBack(id) {
      spare.push(id);
    },
  };
}
