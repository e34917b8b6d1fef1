/** The audit's view, kept out of the migrations: one text, recreated when it changes. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type postgres from "postgres";
import { migrationsFolder } from "./files.ts";

type Statements = postgres.ISql;

/** The statement that makes the view, and a hash to tell whether a world has it already. */
export interface AuditView {
  hash: string;
  statement: string;
}

/** Reads `audit.sql`, which lies beside this file, from source and bundle alike. */
export function readAuditView(): AuditView {
  const root = dirname(migrationsFolder());
  const statement = readFileSync(join(root, "packages/db/migrations/audit.sql"), "utf8");
  return { hash: createHash("sha256").update(statement).digest("hex"), statement };
}

/** The hash of the text that made the world's view; null when that was a migration, or there is none. */
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
 * Takes the view out of the way of migrations, which may change what it reads. Those of before, when
 * views were made by migrations, find theirs as they left them.
 */
export async function dropAuditView(sql: Statements): Promise<void> {
  if ((await hashInWorld(sql)) !== null) await sql.unsafe("drop view audit");
}

/** Makes the view of a world that ran every migration. Inside a transaction. */
export async function makeAuditView(sql: Statements, view: AuditView): Promise<void> {
  // The second is one of the migrations' own.
  await sql.unsafe("drop view if exists audit, audit_books");
  await sql.unsafe(view.statement);
  await sql.unsafe(`comment on view audit is '${view.hash}'`);
}
