/** The audit's view, kept out of the migrations: one text, recreated when it changes. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type postgres from "postgres";
import { migrationsFolder } from "./files.ts";

type Statements = postgres.ISql;

/** The statement that creates the view, and a hash to tell whether a world already has it. */
export interface AuditView {
  hash: string;
  statement: string;
}

/** Reads `audit.sql`, which is beside this file in both source and bundle. */
export function readAuditView(): AuditView {
  const root = dirname(migrationsFolder());
  const statement = readFileSync(join(root, "packages/db/migrations/audit.sql"), "utf8");
  return { hash: createHash("sha256").update(statement).digest("hex"), statement };
}

/**
 * The hash of the text that created the world's view; null if a migration created it, or there is
 * none.
 */
async function hashInWorld(sql: Statements): Promise<string | null> {
  const [row] = await sql.unsafe<{ hash: string | null }[]>(
    "select obj_description(to_regclass('audit'), 'pg_class') as hash",
  );
  return row?.hash ?? null;
}

export async function hasAuditView(sql: Statements, { hash }: AuditView): Promise<boolean> {
  return (await hashInWorld(sql)) === hash;
}

/**
 * Drops the view before migrations, which may change what it reads. A view that a migration created
 * stays: later migrations drop or replace it themselves.
 */
export async function dropAuditView(sql: Statements): Promise<void> {
  if ((await hashInWorld(sql)) !== null) await sql.unsafe("drop view audit");
}

/** Creates the view in a fully migrated world. Inside a transaction. */
export async function createAuditView(sql: Statements, view: AuditView): Promise<void> {
  // Migrations created `audit_books`.
  await sql.unsafe("drop view if exists audit, audit_books");
  await sql.unsafe(view.statement);
  await sql.unsafe(`comment on view audit is '${view.hash}'`);
}
