/** Runs pending migrations, and refuses a database that does not match. */
import type postgres from "postgres";
import {
  type ConnectionSettings,
  checkDurability,
  checkSchema,
  SELECT_CONNECTION_SETTINGS,
} from "../connection/check.ts";
import { openClient } from "../connection/client.ts";
import { checkWorld, parseDatabaseUrl } from "../connection/database-url.ts";
import {
  type AuditView,
  createAuditView,
  dropAuditView,
  hasAuditView,
  readAuditView,
} from "./audit-view.ts";
import { type Migration, readMigrations } from "./files.ts";

/** The database and the migrations do not match; the message says what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** The interface of both connections and transactions. */
type Statements = postgres.ISql;

export const SELECT_APPLIED_MIGRATIONS = `select name, hash from migrations order by name`;

/** The migrations still to run. Refuses a database that is newer or ran a different text. */
export function pendingMigrations(
  all: readonly Migration[],
  applied: readonly { name: string; hash: string }[],
) {
  const known = new Map(all.map((migration) => [migration.name, migration.hash]));
  for (const { name, hash } of applied) {
    const expected = known.get(name);
    if (expected === undefined) {
      throw new MigrationError(
        `The database already ran "${name}", which this version does not know. Run a newer version.`,
      );
    }
    if (expected !== hash) {
      throw new MigrationError(`Migration "${name}" was changed after the database ran it.`);
    }
  }
  const names = new Set(applied.map(({ name }) => name));
  return all.filter(({ name }) => !names.has(name));
}

/** Runs before any write: with a wrong schema the tables would be created there. */
export async function checkSession(sql: postgres.Sql, world: string): Promise<void> {
  for (const row of await sql.unsafe<ConnectionSettings[]>(SELECT_CONNECTION_SETTINGS)) {
    checkDurability(row);
    checkSchema(row, world);
  }
}

async function readApplied(sql: postgres.Sql, world: string) {
  const found = await sql`select to_regclass(${`${world}.migrations`}) is not null as found`;
  if (found[0]?.found !== true) return [];
  return await sql.unsafe<{ name: string; hash: string }[]>(SELECT_APPLIED_MIGRATIONS);
}

/** The advisory lock for the migrations of a world; for SQL, with the name as text. */
export const migrationLock = (world: string): string => `emberlode/${world}`;

/** Creates the schema of a world and its table of migrations. */
export async function prepareSchema(sql: Statements, schema: string): Promise<void> {
  await sql.unsafe(`create schema if not exists "${schema}"`);
  await sql.unsafe(
    `create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())`,
  );
}

/** Runs one migration and records it. Inside a transaction. */
export async function runMigration(sql: Statements, migration: Migration): Promise<void> {
  const { name, hash, statements } = migration;
  for (const statement of statements) await sql.unsafe(statement);
  await sql`insert into migrations (name, hash) values (${name}, ${hash})`;
}

/**
 * Migrates a world and returns the names of the migrations it ran. Servers that start concurrently
 * take turns (advisory lock); each migration is one transaction.
 * @param audit the view to create at the end; null for a world of an earlier version, which lacks
 * its tables
 */
export async function migrate(
  url: string,
  world: string,
  all: readonly Migration[] = readMigrations(),
  audit: AuditView | null = readAuditView(),
): Promise<string[]> {
  const schema = checkWorld(world);
  const sql = openClient(parseDatabaseUrl(url), {
    search_path: schema,
    application_name: "emberlode-migrate",
    synchronous_commit: "on",
  });
  const lacksView = async () => audit !== null && !(await hasAuditView(sql, audit));
  try {
    await checkSession(sql, schema);
    if (pendingMigrations(all, await readApplied(sql, schema)).length === 0 && !(await lacksView()))
      return [];
    await sql`select pg_advisory_lock(hashtextextended(${migrationLock(schema)}, 0))`;
    await prepareSchema(sql, schema);
    const todo = pendingMigrations(all, await readApplied(sql, schema));
    for (const migration of todo) {
      await sql.begin(async (transaction) => {
        await dropAuditView(transaction);
        await runMigration(transaction, migration);
      });
    }
    if (audit !== null && (await lacksView())) {
      await sql.begin((transaction) => createAuditView(transaction, audit));
    }
    return todo.map(({ name }) => name);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
