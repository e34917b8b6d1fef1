/** What `npm run restore` does. */
import {
  type CheckedBackup,
  createPool,
  openBackup,
  restoreBackup,
  rowsIn,
  startEmbeddedPostgres,
} from "@emberlode/db";
import type { Env } from "@emberlode/server/env.ts";
import { BACKED_UP_FILES } from "@emberlode/server/secrets.ts";
import { explainDatabaseFailure, startFailureText } from "@emberlode/server/start-failures.ts";
import { givenPath, showProgress } from "./backup-texts.ts";
import { AUDIT_DEADLINE_MS, type Out, reportAudit } from "./report-audit.ts";
import { readSettings } from "./with-world.ts";

async function audit(url: string, world: string, out: Out): Promise<boolean> {
  const pool = createPool({
    ...{ url, world, reads: 1, deadlineMs: AUDIT_DEADLINE_MS },
    applicationName: "emberlode-script",
  });
  try {
    return await reportAudit(pool, world, out);
  } finally {
    await pool.close();
  }
}

/** Fills the world, says what came of it, and answers whether its books are right. */
async function fill(url: string, env: Env, backup: CheckedBackup, out: Out): Promise<boolean> {
  const { WORLD: world, DATA_DIR: dataDir } = env;
  const { migrated, files } = await restoreBackup({
    ...{ url, world, backup, dataDir, files: BACKED_UP_FILES, onProgress: showProgress },
  }).catch((error: unknown) => {
    throw env.DATABASE_URL === undefined ? error : explainDatabaseFailure(error, url);
  });
  const rows = rowsIn(backup.manifest).toLocaleString("en-US");
  out.log(`Restored ${rows} rows into the world ${world}, as of ${backup.manifest.createdAt}.`);
  if (migrated.length > 0) out.log(`Brought up to date: ran ${migrated.join(", ")}.`);
  if (files.length > 0) out.log(`Written to ${dataDir}: ${files.join(", ")}.`);
  return await audit(url, world, out);
}

async function restore(path: string, out: Out, variables?: NodeJS.ProcessEnv): Promise<boolean> {
  const env = readSettings(variables);
  // Every byte is checked before anything is started or made.
  const backup = await openBackup(path);
  if (env.DATABASE_URL !== undefined) return await fill(env.DATABASE_URL, env, backup, out);
  const own = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  try {
    return await fill(own.url, env, backup, out);
  } finally {
    await own.stop();
  }
}

/**
 * Restores the backup that the arguments name into the world of the settings. Answers the exit code: 2 when
 * none is named, 1 when anything is wrong.
 */
export async function restoreCommand(
  args: readonly string[],
  out: Out,
  variables?: NodeJS.ProcessEnv,
): Promise<number> {
  const path = givenPath(args[0], variables);
  if (path === null) {
    out.error("Say which backup: npm run restore -- FILE");
    return 2;
  }
  try {
    return (await restore(path, out, variables)) ? 0 : 1;
  } catch (error) {
    out.error(startFailureText(error));
    return 1;
  }
}
