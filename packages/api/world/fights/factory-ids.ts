/** Reserved factory ids, so that the answer to a capture of a free one can name it. */
import type { Pool } from "@emberlode/db";

export interface FactoryIds {
  /** An id that no factory has or will get by itself. */
  take(): Promise<number>;
  /** Takes back one that was not used: a lost fight uses none up. */
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
