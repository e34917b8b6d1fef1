/**
 * `npm run backup [-- FILE]`: backs up the world of DATABASE_URL, or of the server's own database, also
 * while the server runs. Without FILE it lies in DATA_DIR/backups.
 */
import { backupPath, rowsIn, writeBackup } from "@emberlode/db";
import { BACKED_UP_FILES } from "@emberlode/server/secrets.ts";
import { explainDatabaseFailure, startFailureText } from "@emberlode/server/start-failures.ts";
import { givenPath, showProgress } from "./lib/backup-texts.ts";
import { openDatabase, readSettings } from "./lib/with-world.ts";

async function backUp(): Promise<void> {
  const env = readSettings();
  const now = Date.now();
  const path = givenPath(process.argv[2]) ?? backupPath(env.DATA_DIR, env.WORLD, now);
  const database = await openDatabase(env);
  try {
    const { manifest, bytes } = await writeBackup({
      ...{ url: database.url, world: env.WORLD, path, now },
      ...{ dataDir: env.DATA_DIR, files: BACKED_UP_FILES, onProgress: showProgress },
    }).catch((error: unknown) => {
      throw env.DATABASE_URL === undefined ? error : explainDatabaseFailure(error, database.url);
    });
    const rows = rowsIn(manifest).toLocaleString("en-US");
    const size = Math.ceil(bytes / 1024).toLocaleString("en-US");
    console.log(`Backed up ${rows} rows of the world ${env.WORLD}: ${path} (${size} KiB).`);
    if (manifest.files.length < BACKED_UP_FILES.length) {
      const held = manifest.files.map(({ name }) => name).join(", ") || "none";
      console.error(`Of the files in ${env.DATA_DIR} it holds: ${held}.`);
    }
  } finally {
    await database.close();
  }
}

try {
  await backUp();
} catch (error) {
  console.error(startFailureText(error));
  process.exitCode = 1;
}
