/** What `npm run backup` does. */
import { backupPath, rowsIn, writeBackup } from "@emberlode/db";
import { BACKED_UP_FILES } from "@emberlode/server/secrets.ts";
import { explainDatabaseFailure, failureText } from "@emberlode/server/start-failures.ts";
import { resolveArgument, showProgress } from "./backup-texts.ts";
import type { Out } from "./report-audit.ts";
import { openExistingDatabase, readSettings } from "./with-world.ts";

async function backUp(
  args: readonly string[],
  out: Out,
  variables?: NodeJS.ProcessEnv,
): Promise<void> {
  const env = readSettings(variables);
  const now = Date.now();
  const path = resolveArgument(args[0], variables) ?? backupPath(env.DATA_DIR, env.WORLD, now);
  const database = await openExistingDatabase(env);
  try {
    const { manifest, bytes } = await writeBackup({
      url: database.url,
      world: env.WORLD,
      path,
      now,
      dataDir: env.DATA_DIR,
      files: BACKED_UP_FILES,
      onProgress: showProgress,
    }).catch((error: unknown) => {
      throw env.DATABASE_URL === undefined ? error : explainDatabaseFailure(error, database.url);
    });
    const rows = rowsIn(manifest).toLocaleString("en-US");
    const size = Math.ceil(bytes / 1024).toLocaleString("en-US");
    out.log(`Backed up ${rows} rows of the world ${env.WORLD}: ${path} (${size} KiB).`);
    if (manifest.files.length < BACKED_UP_FILES.length) {
      const held = manifest.files.map(({ name }) => name).join(", ") || "none";
      out.error(`Files included from ${env.DATA_DIR}: ${held}.`);
    }
  } finally {
    await database.close();
  }
}

/** Backs up the configured world into the file named by the arguments; returns the exit code. */
export async function backupCommand(
  args: readonly string[],
  out: Out,
  variables?: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    await backUp(args, out, variables);
    return 0;
  } catch (error) {
    out.error(failureText(error, "The backup failed"));
    return 1;
  }
}
