/** What `npm run restore` does. */
import { parseArgs } from "node:util";
import {
  createPool,
  openBackup,
  restoreBackup,
  rowsIn,
  startEmbeddedPostgres,
  type VerifiedBackup,
} from "@emberlode/db";
import type { Env } from "@emberlode/server/env.ts";
import { BACKED_UP_FILES } from "@emberlode/server/secrets.ts";
import { explainDatabaseFailure, failureText } from "@emberlode/server/start-failures.ts";
import { resolveArgument, showProgress } from "./backup-texts.ts";
import { AUDIT_DEADLINE_MS, type Out, reportAudit } from "./report-audit.ts";
import { readSettings } from "./with-world.ts";

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

async function restore(
  path: string,
  keepRoles: boolean,
  out: Out,
  variables?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const env = readSettings(variables);
  // The whole file is checked before anything is started or created.
  const wanted = { backup: await openBackup(path), keepRoles };
  out.error(NOT_SIGNED);
  if (env.DATABASE_URL !== undefined) return await restoreInto(env.DATABASE_URL, env, wanted, out);
  const own = await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  try {
    return await restoreInto(own.url, env, wanted, out);
  } finally {
    await own.stop();
  }
}

/** The file and the options; null unless the arguments are valid. */
function parseArguments(args: readonly string[], variables?: NodeJS.ProcessEnv) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { "keep-roles": { type: "boolean", default: false } },
    });
    const path = positionals.length === 1 ? resolveArgument(positionals[0], variables) : null;
    return path === null ? null : { path, keepRoles: values["keep-roles"] };
  } catch {
    return null;
  }
}

/**
 * Restores the backup named by the arguments into the configured world. Returns the exit code: 2
 * for invalid arguments, 1 for any other failure.
 */
export async function restoreCommand(
  args: readonly string[],
  out: Out,
  variables?: NodeJS.ProcessEnv,
): Promise<number> {
  const typed = parseArguments(args, variables);
  if (typed === null) {
    out.error("Usage: npm run restore -- FILE [--keep-roles]");
    return 2;
  }
  try {
    return (await restore(typed.path, typed.keepRoles, out, variables)) ? 0 : 1;
  } catch (error) {
    out.error(failureText(error, "The restore failed"));
    return 1;
  }
}
