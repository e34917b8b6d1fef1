/** Drizzle over the pool, with retries and transactions. */
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import * as schema from "../schema/index.ts";
import { isRetryable, OverloadedError } from "./errors.ts";
import type { Parameter } from "./parameters.ts";
import type { Pool, RunQuery } from "./pool.ts";

/**
 * Drizzle over the supervised connections. Reads that lost their connection are retried. In the
 * callback of `transaction` use only `tx`, and wait only for the database (tests check this). The
 * callback runs again after a deadlock, so it must do nothing else.
 */
export type Database = PostgresJsDatabase<typeof schema>;

/** The argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

const MAX_TRIES = 3;

/** A read may be retried, unless no connection was free: that would lengthen the queue. */
const isRetryableRead = (text: string, error: unknown): boolean =>
  /^\(*select\b/i.test(text) && isRetryable(error) && !(error instanceof OverloadedError);

/** Retries a read that lost its connection. Other statements may have had an effect. */
async function retryRead<Rows>(text: string, read: () => Promise<Rows>): Promise<Rows> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === MAX_TRIES || !isRetryableRead(text, error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

/** The driver interface that Drizzle needs: a lazy query, for objects or, by `values`, arrays. */
const createClient = (run: RunQuery) => ({
  // Drizzle sets its own parsers here; ours are set for each connection.
  options: { parsers: {}, serializers: {} },
  unsafe: (text: string, parameters: readonly Parameter[] = []) => ({
    values: () => run(text, parameters, true),
    // biome-ignore lint/suspicious/noThenProperty: Drizzle awaits the query itself
    then: (...handlers: Parameters<Promise<unknown[]>["then"]>) =>
      run(text, parameters, false).then(...handlers),
  }),
});

type Client = ReturnType<typeof createClient>;

/** The driver interface within a transaction, with savepoints for nested transactions. */
function clientWithin(run: RunQuery, depth: number) {
  return {
    ...createClient(run),
    async savepoint<T>(work: (client: Client) => Promise<T>): Promise<T> {
      const name = `s${depth}`;
      await run(`savepoint ${name}`, [], false);
      try {
        const result = await work(clientWithin(run, depth + 1));
        await run(`release savepoint ${name}`, [], false);
        return result;
      } catch (error) {
        await run(`rollback to savepoint ${name}`, [], false);
        throw error;
      }
    },
  };
}

/**
 * Whether this code runs in the callback of a transaction. Tracked in tests only: on Node 20 it
 * makes every promise of the process three times as slow.
 */
const transactionContext = process.env.NODE_ENV === "test" ? new AsyncLocalStorage<true>() : null;

/**
 * Every query runs as a prepared statement, with or without `.prepare()`. So keep texts few: `=
 * any(${list}::int[])` instead of `inArray` with lists of changing length.
 */
export function createDatabase(pool: Pool, transactionMs?: number): Database {
  const outside: RunQuery = (text, parameters, values) => {
    if (transactionContext?.getStore()) {
      return Promise.reject(new Error("Use the transaction's own `tx` in its callback, not `db`."));
    }
    return retryRead<unknown[]>(text, () =>
      values ? pool.values(text, parameters) : pool.query(text, parameters),
    );
  };
  const client = {
    ...createClient(outside),
    begin: <T>(work: (client: Client) => Promise<T>) =>
      pool.transaction((run) => {
        const runWork = () => work(clientWithin(run, 1));
        return transactionContext === null ? runWork() : transactionContext.run(true, runWork);
      }, transactionMs),
  };
  return drizzle(client as unknown as Sql, { schema });
}

/**
 * Builds queries with `.prepare()` once per database handle. For the most frequent reads: building
 * the SQL of a page of the log took a seventh of the server's time for the call.
 */
export function preparedQueries<Queries>(
  build: (db: Database) => Queries,
): (db: Database) => Queries {
  const built = new WeakMap<Database, Queries>();
  return (db) => {
    const queries = built.get(db) ?? build(db);
    built.set(db, queries);
    return queries;
  };
}

/** Whether a column equals any of these numbers. One parameter, so the query text is constant. */
export const isAnyOf = (column: PgColumn, numbers: readonly number[] | Placeholder): SQL =>
  sql`${column} = any(${Array.isArray(numbers) ? sql.param(numbers) : numbers}::int[])`;
