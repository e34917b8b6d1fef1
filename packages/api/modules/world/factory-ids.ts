/** Reserves factory ids, so the answer to a capture can contain the id of the new factory. */
import type { Database } from "@emberlode/db";
import { nextFactoryId } from "./world.queries.ts";

export interface FactoryIds {
  /** An id that the sequence will not return again. */
  reserve(): Promise<number>;
  /** Returns an unused id, for example after a lost fight. */
  release(id: number): void;
}

export function createFactoryIds(db: Database): FactoryIds {
  const spare: number[] = [];
  return {
    reserve: async () => spare.pop() ?? nextFactoryId(db),
    release(id) {
      spare.push(id);
    },
  };
}
