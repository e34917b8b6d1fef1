import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/pg-proxy";
import * as schema from "../schema/all.ts";
import { isRetryable, OverloadedError } from "./errors.ts";
import type { Parameter } from "./parameters.ts";
import type { Pool } from "./pool.ts";

/** Drizzle's query builder over supervised connections. It does not support transactions. */
export type Database = ReturnType<typeof createDatabase>;

const TRIES = 3;

/** Reads may be retried, except those that found no free connection: that would only lengthen the queue. */
const mayRetry = (text: string, error: unknown): boolean =>
  /^\(*select\b/i.test(text) && isRetryable(error) && !(error instanceof OverloadedError);

/** Retries a read that lost its connection; other failures are not retried. */
async function retryRead<Rows>(text: string, read: () => Promise<Rows>): Promise<Rows> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === TRIES || !mayRetry(text, error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

/**
 * Every query runs as a prepared statement, with or without `.prepare()`. So keep the number of texts
 * small: `= any(${list}::int[])` instead of `inArray` with lists of varying length.
 */
export function createDatabase(pool: Pool) {
  return drizzle(
    async (text, parameters: Parameter[], method) => ({
      rows: await retryRead<unknown[]>(text, () =>
        method === "all" ? pool.values(text, parameters) : pool.query(text, parameters),
      ),
    }),
    { schema },
  );
}
