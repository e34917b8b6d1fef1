/** Writes a backup of a running world. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { migrationsFolder } from "../migrations/files.ts";
import { checkSession, migrationLock, SELECT_APPLIED_MIGRATIONS } from "../migrations/migrate.ts";
import { coalesceChunks, StreamStats } from "./byte-streams.ts";
import { readSequences, readTables, type TableShape } from "./catalog.ts";
import { type Client, copyOut } from "./copy.ts";
import { type Body, type WrittenBackup, writeSealed } from "./file-writer.ts";
import { MAX_FILE_BYTES } from "./layout.ts";
import {
  BACKUP_FORMAT,
  type BackupEntry,
  BackupError,
  type BackupManifest,
  type TableEntry,
} from "./manifest.ts";
import { openSession } from "./session.ts";

/** Another backup of the same world is running: try later. */
export class BackupInProgressError extends BackupError {}

/** A step of a backup or restore. */
export interface BackupProgress {
  table: string;
  /** Rows of the table so far. */
  rows: number;
  /** Number of finished tables. */
  done: number;
  tables: number;
}

export interface BackupRequest {
  url: string;
  world: string;
  /** Path of the file. */
  path: string;
  /** Time of the backup (milliseconds). */
  now: number;
  /** Folder of the server's files, and the names of those to include. */
  dataDir: string;
  files: readonly string[];
  onProgress?(progress: BackupProgress): void;
  /** Aborts it and deletes the draft. */
  signal?: AbortSignal;
  /** Pause after each quarter of a megabyte in milliseconds, for a running server; 0 by default. */
  pauseMs?: number;
}

/** The game's version from its `package.json`. */
async function appVersion(): Promise<string> {
  const root = dirname(migrationsFolder());
  const { version }: { version?: unknown } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  );
  return String(version);
}

/** The content of a file; null if it does not exist. */
async function readIfExists(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error) {
      if (error.code === "ENOENT") return null;
      throw new BackupError(`${path} cannot be read (${error.code}).`);
    }
    throw error;
  }
}

/** The existing files; missing ones are skipped. */
async function readFiles({ dataDir, files }: BackupRequest) {
  const existingFiles: { name: string; content: Buffer }[] = [];
  for (const name of files) {
    const content = await readIfExists(join(dataDir, name));
    if (content !== null) existingFiles.push({ name, content });
  }
  if (existingFiles.reduce((sum, { content }) => sum + content.length, 0) > MAX_FILE_BYTES) {
    throw new BackupError(`The files ${files.join(", ")} in ${dataDir} are too large to back up.`);
  }
  return existingFiles;
}

/** The advisory lock of a backup; for SQL, with the name as text. */
export const backupLock = (world: string): string => `emberlode/backup/${world}`;

/** Locks out migrations, and other backups of the same world, until the session ends. */
async function takeLocks(sql: Client, world: string): Promise<void> {
  const [alone] = await sql<{ mine: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${backupLock(world)}, 0)) as mine`;
  if (alone?.mine !== true) {
    throw new BackupInProgressError(
      `Another backup of the world ${world} is being made: wait for it.`,
    );
  }
  await sql`select pg_advisory_lock_shared(hashtextextended(${migrationLock(world)}, 0))`;
}

async function readMigrations(sql: Client, world: string): Promise<BackupManifest["migrations"]> {
  const [found] = await sql<{ there: boolean }[]>`
    select to_regclass(${`${world}.migrations`}) is not null as there`;
  const ran =
    found?.there === true
      ? await sql.unsafe<{ name: string; hash: string }[]>(SELECT_APPLIED_MIGRATIONS)
      : [];
  if (ran.length === 0) throw new BackupError(`There is no world ${world} to back up.`);
  return ran.map(({ name, hash }) => ({ name, hash }));
}

async function postgresMajor(sql: Client): Promise<number> {
  const [row] = await sql<
    { version: string }[]
  >`select current_setting('server_version_num') as version`;
  return Math.floor(Number(row?.version ?? 0) / 10_000);
}

/** Streams the body of a backup from one snapshot; returns its manifest. */
async function* readWorld(sql: Client, request: BackupRequest): Body {
  const { world, now, pauseMs = 0, signal } = request;
  // The first query takes the snapshot: everything below is of that moment.
  const migrations = await readMigrations(sql, world);
  const shapes = await readTables(sql);
  const tables: TableEntry[] = [];
  for (const shape of shapes) {
    const { name, columns } = shape;
    const stats = new StreamStats();
    for await (const chunk of coalesceChunks(copyOut(sql, name, columns))) {
      stats.add(chunk);
      yield chunk;
      report(request, shapes, shape, stats.rows, tables.length);
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal });
    }
    const { bytes, rows } = stats;
    tables.push({ name, columns, rows, bytes, sha256: stats.sha256() });
    report(request, shapes, shape, rows, tables.length);
  }
  const files: BackupEntry[] = [];
  for (const { name, content } of await readFiles(request)) {
    const stats = new StreamStats();
    stats.add(content);
    yield content;
    files.push({ name, bytes: content.length, sha256: stats.sha256() });
  }
  return {
    format: BACKUP_FORMAT,
    app: await appVersion(),
    world,
    createdAt: new Date(now).toISOString(),
    postgresMajor: await postgresMajor(sql),
    migrations,
    tables,
    files,
    sequences: await readSequences(sql),
  };
}

function report(
  { onProgress }: BackupRequest,
  shapes: readonly TableShape[],
  { name }: TableShape,
  rows: number,
  done: number,
): void {
  onProgress?.({ table: name, rows, done, tables: shapes.length });
}

async function write(sql: postgres.Sql, request: BackupRequest): Promise<WrittenBackup> {
  await checkSession(sql, request.world);
  await takeLocks(sql, request.world);
  let writing: Promise<WrittenBackup> | undefined;
  try {
    return await sql.begin("isolation level repeatable read read only", (snapshot) => {
      writing = writeSealed(request.path, readWorld(snapshot, request));
      return writing;
    });
  } finally {
    // A lost connection ends the transaction first: the draft is deleted only after this.
    await writing?.catch(() => {});
  }
}

/**
 * Backs up a running world into a file: one snapshot of all its tables, read as a stream. It blocks
 * only migrations. Throws `BackupError` with a one-line reason.
 */
export async function writeBackup(request: BackupRequest): Promise<WrittenBackup> {
  const { signal } = request;
  signal?.throwIfAborted();
  const sql = openSession(request.url, request.world, "emberlode-backup");
  const abort = () => void sql.end({ timeout: 0 });
  signal?.addEventListener("abort", abort, { once: true });
  try {
    return await write(sql, request);
  } catch (error) {
    // The error of the closed connection would hide the reason.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", abort);
    await sql.end({ timeout: 5 });
  }
}
