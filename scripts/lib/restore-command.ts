/** What `npm run restore` does. */
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  createDatabase,
  createPool,
  listBackups,
  openBackup,
  restoreBackup,
  rowsIn,
  startEmbeddedPostgres,
  type VerifiedBackup,
  worlds,
} from "@emberlode/db";
import { DAY } from "@emberlode/game";
import type { Env } from "@emberlode/server/env.ts";
import { BACKED_UP_FILES } from "@emberlode/server/secrets.ts";
import {
  explainDatabaseFailure,
  failureText,
  StartError,
} from "@emberlode/server/start-failures.ts";
import { resolveArgument, showProgress } from "./backup-texts.ts";
import { AUDIT_DEADLINE_MS, type Out, reportAudit } from "./report-audit.ts";
import { readSettings, withWorld } from "./with-world.ts";

async function audit(url: string, world: string, out: Out): Promise<boolean> {
  const pool = createPool({
    url,
    world,
    reads: 1,
    deadlineMs: AUDIT_DEADLINE_MS,
    applicationName: "emberlode-script",
  });
  try {
    return await reportAudit(pool, world, out);
  } finally {
    await pool.close();
  }
}

const NOT_SIGNED =
  "Checksums prove that the file is complete, not who made it. Only restore backups you trust.";

interface RestoreOptions {
  backup: VerifiedBackup;
  keepRoles: boolean;
}

/** Restores the world, prints the result, and returns whether the audit passed. */
async function restoreInto(
  url: string,
  env: Env,
  { backup, keepRoles }: RestoreOptions,
  out: Out,
): Promise<boolean> {
  const { WORLD: world, DATA_DIR: dataDir } = env;
  const { migrated, files, demoted } = await restoreBackup({
    url,
    world,
    backup,
    keepRoles,
    dataDir,
    files: BACKED_UP_FILES,
    onProgress: showProgress,
  }).catch((error: unknown) => {
    throw env.DATABASE_URL === undefined ? error : explainDatabaseFailure(error, url);
  });
  const rows = rowsIn(backup.manifest).toLocaleString("en-US");
  out.log(`Restored ${rows} rows into the world ${world}, as of ${backup.manifest.createdAt}.`);
  if (migrated.length > 0) out.log(`Brought up to date: ran ${migrated.join(", ")}.`);
  if (files.length > 0) out.log(`Written to ${dataDir}: ${files.join(", ")}.`);
  if (demoted.length > 0) {
    // These names come from the file and can contain anything.
    const shown = (name: string) => name.replaceAll(/[^\w-]/g, "?");
    const names = demoted.map(({ username, role }) => `${shown(username)} (${role})`).join(", ");
    out.log(`Now ordinary players: ${names}. Use --keep-roles to keep roles.`);
  }
  return await audit(url, world, out);
}

interface RestoreArguments {
  /** Null for the newest backup of the world, which only a drill may restore. */
  path: string | null;
  keepRoles: boolean;
  isDrill: boolean;
}

/** The newest backup in the data folder. */
async function newestBackup({ DATA_DIR, WORLD }: Env): Promise<string> {
  const [newest] = await listBackups(DATA_DIR, WORLD);
  if (newest !== undefined) return newest.path;
  throw new StartError(`There is no backup of the world ${WORLD} in ${DATA_DIR}/backups.`);
}

/** Restores into the server's own database, which must not be running. */
async function restoreHere(env: Env, wanted: RestoreOptions, out: Out): Promise<boolean> {
  const own = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  try {
    return await restoreInto(own.url, env, wanted, out);
  } finally {
    await own.stop();
  }
}

const DRILL_FOLDER = "emberlode-drill-";

/** Deletes the folders of drills that were killed more than a day ago. */
async function removeOldDrills(): Promise<void> {
  const old = (await readdir(tmpdir())).filter((name) => name.startsWith(DRILL_FOLDER));
  for (const name of old) {
    const path = join(tmpdir(), name);
    try {
      const { mtimeMs } = await stat(path);
      if (mtimeMs < Date.now() - DAY) await rm(path, { recursive: true, force: true });
    } catch {
      // It belongs to another user, or is gone already.
    }
  }
}

/** Restores into a folder that is deleted afterwards, and notes in the world that it worked. */
async function drill(
  env: Env,
  backup: VerifiedBackup,
  out: Out,
  variables?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const { DATABASE_URL: _, ...others } = env;
  const { world, createdAt } = backup.manifest;
  if (world !== env.WORLD) {
    throw new StartError(`This is a backup of the world ${world}; set WORLD=${world} to test it.`);
  }
  await removeOldDrills();
  const folder = await mkdtemp(join(tmpdir(), DRILL_FOLDER));
  try {
    const isSound = await restoreHere(
      { ...others, DATA_DIR: folder },
      { backup, keepRoles: true },
      out,
    );
    if (!isSound) return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await withWorld(
    (pool) => createDatabase(pool).update(worlds).set({ drilledAt: Date.now() }),
    undefined,
    variables,
  );
  out.log(
    `The backup of the world ${world} of ${createdAt} was restored and deleted again. /admin shows that the drill worked.`,
  );
  return true;
}

async function restore(
  { path, keepRoles, isDrill }: RestoreArguments,
  out: Out,
  variables?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const env = readSettings(variables);
  // The whole file is checked before anything is started or created.
  const backup = await openBackup(path ?? (await newestBackup(env)));
  if (isDrill) return await drill(env, backup, out, variables);
  out.error(NOT_SIGNED);
  const wanted = { backup, keepRoles };
  if (env.DATABASE_URL !== undefined) return await restoreInto(env.DATABASE_URL, env, wanted, out);
  return await restoreHere(env, wanted, out);
}

const USAGE = `Usage: npm run restore -- FILE [--keep-roles]
       npm run restore -- [FILE] --drill`;

/** The file and the options; null unless the arguments are valid. */
function parseArguments(
  args: readonly string[],
  variables?: NodeJS.ProcessEnv,
): RestoreArguments | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        "keep-roles": { type: "boolean", default: false },
        drill: { type: "boolean", default: false },
      },
    });
    const { "keep-roles": keepRoles, drill: isDrill } = values;
    if (isDrill && keepRoles) return null;
    if (isDrill && positionals.length === 0) return { path: null, keepRoles, isDrill };
    const path = positionals.length === 1 ? resolveArgument(positionals[0], variables) : null;
    return path === null ? null : { path, keepRoles, isDrill };
  } catch {
    return null;
  }
}

/**
 * Restores the backup named by the arguments into the configured world, or as a drill. Returns the
 * exit code: 2 for invalid arguments, 1 for any other failure.
 */
export async function restoreCommand(
  args: readonly string[],
  out: Out,
  variables?: NodeJS.ProcessEnv,
): Promise<number> {
  const typed = parseArguments(args, variables);
  if (typed === null) {
    out.error(USAGE);
    return 2;
  }
  try {
    return (await restore(typed, out, variables)) ? 0 : 1;
  } catch (error) {
    out.error(failureText(error, "The restore failed"));
    return 1;
  }
}
