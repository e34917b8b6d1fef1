/**
 * `npm run restore -- FILE`: fills the empty world of DATABASE_URL, or of the server's own database while
 * no server runs, from a backup; brings it up to date and audits it. Exits 1 when anything is wrong.
 */
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
import { givenPath, showProgress } from "./lib/backup-texts.ts";
import { AUDIT_DEADLINE_MS, reportAudit } from "./lib/report-audit.ts";
import { readSettings } from "./lib/with-world.ts";

async function audit(url: string, world: string): Promise<boolean> {
  const pool = createPool({
    ...{ url, world, reads: 1, deadlineMs: AUDIT_DEADLINE_MS },
    applicationName: "emberlode-script",
  });
  try {
    return await reportAudit(pool, world, console);
  } finally {
    await pool.close();
  }
}

/** Fills the world, says what came of it, and answers whether its books are right. */
async function fill(url: string, env: Env, backup: CheckedBackup): Promise<boolean> {
  const { WORLD: world, DATA_DIR: dataDir } = env;
  const { migrated, files } = await restoreBackup({
    ...{ url, world, backup, dataDir, files: BACKED_UP_FILES, onProgress: showProgress },
  }).catch((error: unknown) => {
    throw env.DATABASE_URL === undefined ? error : explainDatabaseFailure(error, url);
  });
  const rows = rowsIn(backup.manifest).toLocaleString("en-US");
  console.log(`Restored ${rows} rows into the world ${world}, as of ${backup.manifest.createdAt}.`);
  if (migrated.length > 0) console.log(`Brought up to date: ran ${migrated.join(", ")}.`);
  if (files.length > 0) console.log(`Written to ${dataDir}: ${files.join(", ")}.`);
  return await audit(url, world);
}

async function restore(path: string): Promise<boolean> {
  const env = readSettings();
  // Every byte is checked before anything is started or made.
  const backup = await openBackup(path);
  if (env.DATABASE_URL !== undefined) return await fill(env.DATABASE_URL, env, backup);
  const own = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  try {
    return await fill(own.url, env, backup);
  } finally {
    await own.stop();
  }
}

const path = givenPath(process.argv[2]);
try {
  if (path === null) {
    console.error("Say which backup: npm run restore -- FILE");
    process.exitCode = 2;
  } else if (!(await restore(path))) {
    process.exitCode = 1;
  }
} catch (error) {
  console.error(startFailureText(error));
  process.exitCode = 1;
}
