/** Restores a backup into an empty world. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type postgres from "postgres";
import { checkWorld } from "../connection/database-url.ts";
import { createAuditView, readAuditView } from "../migrations/audit-view.ts";
import { type Migration, readMigrations } from "../migrations/files.ts";
import {
  checkSession,
  MigrationError,
  migrationLock,
  pendingMigrations,
  prepareSchema,
  runMigration,
} from "../migrations/migrate.ts";
import {
  countRelations,
  dropForeignKeys,
  readTables,
  setSequences,
  type TableShape,
} from "./catalog.ts";
import { type Client, copyIn, quoted } from "./copy.ts";
import { BackupError, type BackupManifest, type TableEntry } from "./manifest.ts";
import type { VerifiedBackup } from "./read-backup.ts";
import { openSession } from "./session.ts";
import type { BackupProgress } from "./write-backup.ts";

export interface RestoreRequest {
  url: string;
  /** The world to fill; its name may differ from the backup's. */
  world: string;
  backup: VerifiedBackup;
  /** Folder of the server's files, and the names of files that a backup may restore. */
  dataDir: string;
  files: readonly string[];
  /** Whether moderators and admins keep their roles; without it all become players. */
  keepRoles?: boolean;
  onProgress?(progress: BackupProgress): void;
}

export interface RestoreResult {
  /** Names of the migrations run afterward. */
  migrated: string[];
  /** Files that were written to the data folder; existing ones are kept. */
  files: string[];
  /** Moderators and admins who are players now. */
  demoted: { username: string; role: string }[];
}

/** The migrations that a backup had run, and those still to run. */
function splitMigrations({ migrations, app }: BackupManifest) {
  const all = readMigrations();
  try {
    const todo = new Set(pendingMigrations(all, migrations));
    return { ran: all.filter((one) => !todo.has(one)), todo: [...todo] };
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    throw new BackupError(
      `This version cannot read the backup, which version ${app} made: ${error.message}`,
    );
  }
}

async function checkEmpty(sql: Client, world: string): Promise<void> {
  const relations = await countRelations(sql, world);
  if (relations === 0) return;
  throw new BackupError(
    `The world ${world} is not empty: restore into an empty database, or set WORLD to another name.`,
  );
}

async function runAll(sql: Client, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) await runMigration(sql, migration);
}

/** Checks that the tables and columns match those of the same migrations. */
function checkShapes(shapes: readonly TableShape[], tables: readonly TableEntry[]): void {
  const text = (list: readonly TableShape[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, [...columns].sort()]).sort());
  if (text(shapes) === text(tables)) return;
  throw new BackupError("The tables of the backup are not those that its migrations make.");
}

const ofAll = (shapes: readonly TableShape[]): string =>
  shapes.map(({ name }) => quoted(name)).join(", ");

async function loadTables(sql: Client, { backup, onProgress }: RestoreRequest): Promise<void> {
  const tables = backup.manifest.tables.length;
  let done = 0;
  for await (const { table, rows } of backup.tables()) {
    await copyIn(sql, table.name, table.columns, rows);
    done += 1;
    onProgress?.({ table: table.name, rows: table.rows, done, tables });
  }
}

/** Fills the empty tables, with triggers off, since they would notify every row as new. */
async function load(sql: Client, request: RestoreRequest): Promise<void> {
  const shapes = await readTables(sql);
  checkShapes(shapes, request.backup.manifest.tables);
  const restoreForeignKeys = await dropForeignKeys(sql);
  for (const { name } of shapes) {
    await sql.unsafe(`alter table ${quoted(name)} disable trigger user`);
  }
  // Migrations insert rows of their own.
  await sql.unsafe(`truncate ${ofAll(shapes)}`);
  await loadTables(sql, request);
  await setSequences(sql, request.backup.manifest.sequences);
  await restoreForeignKeys();
  for (const { name } of shapes) {
    await sql.unsafe(`alter table ${quoted(name)} enable trigger user`);
  }
}

/** Turns moderators and admins into players: the writer of the file could have added anyone. */
async function dropRoles(sql: Client): Promise<RestoreResult["demoted"]> {
  const rows = await sql.unsafe<RestoreResult["demoted"]>(
    `with raised as (select id, username, role from accounts where role <> 'player')
    update accounts set role = 'player' from raised where accounts.id = raised.id
    returning raised.username, raised.role`,
  );
  await sql`update sessions set confirmed_at = null`;
  return rows.map(({ username, role }) => ({ username, role }));
}

/** Writes the files that the data folder lacks. */
async function writeMissingFiles({ backup, dataDir, files }: RestoreRequest): Promise<string[]> {
  const writtenFiles: string[] = [];
  await mkdir(dataDir, { recursive: true });
  for (const { name, content } of backup.files) {
    if (!files.includes(name)) continue;
    try {
      await writeFile(join(dataDir, name), content, { flag: "wx", mode: 0o600 });
      writtenFiles.push(name);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
  return writtenFiles;
}

async function fill(
  sql: postgres.Sql,
  request: RestoreRequest,
): Promise<Pick<RestoreResult, "migrated" | "demoted">> {
  const world = checkWorld(request.world);
  const { ran, todo } = splitMigrations(request.backup.manifest);
  await checkSession(sql, world);
  const demoted = await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${migrationLock(world)}, 0))`;
    await checkEmpty(transaction, world);
    await prepareSchema(transaction, world);
    await runAll(transaction, ran);
    await load(transaction, request);
    await runAll(transaction, todo);
    const dropped = request.keepRoles ? [] : await dropRoles(transaction);
    await createAuditView(transaction, readAuditView());
    await transaction.unsafe(`analyze ${ofAll(await readTables(transaction))}`);
    return dropped;
  });
  return { migrated: todo.map(({ name }) => name), demoted };
}

/**
 * Fills an empty world from a backup and migrates it, in one transaction: after a failure it is
 * empty again. Throws `BackupError` with a one-line reason.
 */
export async function restoreBackup(request: RestoreRequest): Promise<RestoreResult> {
  const sql = openSession(request.url, request.world, "emberlode-restore");
  try {
    const filled = await fill(sql, request);
    return { ...filled, files: await writeMissingFiles(request) };
  } finally {
    await sql.end({ timeout: 5 });
  }
}
