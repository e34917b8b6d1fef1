import { afterAll, beforeAll, expect } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createPool, type Pool, type PoolOptions } from "../connection/pool.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import type { TestContents } from "./names.ts";
import { onceStarted } from "./once-started.ts";

interface OpenDatabase {
  database: TestDatabase;
  pool: Pool;
  /** Row count of a table, or of a table with a condition. */
  rows(table: string): Promise<number | undefined>;
}

interface Options extends Omit<PoolOptions, "url" | "world"> {
  /** Whether to audit the ledger at the end. */
  isAudited?: boolean;
}

/** A database and its pool for all tests of a file. Both are closed after them. */
export function useDatabase(
  contents: TestContents,
  { isAudited = false, ...options }: Options = {},
): OpenDatabase {
  let opened: { database: TestDatabase; pool: Pool } | undefined;
  const requireOpened = () => {
    if (opened === undefined) throw new Error("The database is not open yet.");
    return opened;
  };
  const pool = onceStarted(() => requireOpened().pool);
  beforeAll(async () => {
    const database = await createTestDatabase(contents);
    opened = { database, pool: createPool({ ...database, ...options }) };
  });
  afterAll(async () => {
    const broken = isAudited ? await auditLedger(pool) : [];
    await pool.close();
    await requireOpened().database.drop();
    expect(broken).toEqual([]);
  });
  return {
    database: onceStarted(() => requireOpened().database),
    pool,
    async rows(table) {
      const [row] = await pool.query<{ n: number }>(`select count(*) as n from ${table}`);
      return row?.n;
    },
  };
}
