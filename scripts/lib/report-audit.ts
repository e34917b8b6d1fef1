/** Audits a world's ledger and prints the result. */
import { auditRenown } from "@emberlode/api";
import { AUDIT_LIMIT, auditLedger, countAudited, type Pool } from "@emberlode/db";
import { failureText } from "@emberlode/server/start-failures.ts";
import { withWorld } from "./with-world.ts";

/** Allows for a world of ten million rows. */
export const AUDIT_DEADLINE_MS = 30 * 60_000;

/** Where a command prints its output. */
export type Out = Pick<Console, "log" | "error">;

/** Whether the world exists and has the audit's view. */
async function canBeAudited(pool: Pool, world: string): Promise<boolean> {
  const views = await pool.query(
    "select from pg_views where schemaname = $1::text and viewname = 'audit'",
    [world],
  );
  return views.length === 1;
}

/** Prints what is broken, or how much was checked; returns whether everything is right. */
async function report(pool: Pool, out: Out): Promise<boolean> {
  const ofLedger = await auditLedger(pool, AUDIT_LIMIT + 1);
  const broken = [...ofLedger, ...(await auditRenown(pool, AUDIT_LIMIT + 1 - ofLedger.length))];
  for (const { invariant, playerId, detail } of broken.slice(0, AUDIT_LIMIT)) {
    out.log(`${invariant}: player ${playerId}: ${detail}`);
  }
  if (broken.length > AUDIT_LIMIT) {
    out.log(`More than ${AUDIT_LIMIT} problems. Fix some and run the audit again.`);
    return false;
  }
  const counts = Object.entries(await countAudited(pool));
  const checked = counts.map(([name, count]) => `${count.toLocaleString("en-US")} ${name}`);
  const verdict = broken.length === 0 ? "No problems found" : `Problems found: ${broken.length}`;
  out.log(`${verdict}. Checked ${checked.join(", ")}.`);
  return broken.length === 0;
}

/** Checks every invariant and prints what is broken; returns whether everything is right. */
export async function reportAudit(pool: Pool, world: string, out: Out): Promise<boolean> {
  if (await canBeAudited(pool, world)) return await report(pool, out);
  out.error(`World ${world} doesn't exist or isn't migrated. Start the server once.`);
  return false;
}

/** The whole command: audits the configured world and returns the exit code. */
export async function auditWorld(out: Out, variables?: NodeJS.ProcessEnv): Promise<number> {
  try {
    const audit = (pool: Pool, { WORLD }: { WORLD: string }) => reportAudit(pool, WORLD, out);
    return (await withWorld(audit, AUDIT_DEADLINE_MS, variables)) ? 0 : 1;
  } catch (error) {
    out.error(failureText(error, "The audit failed"));
    return 1;
  }
}
