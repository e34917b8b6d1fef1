/**
 * `npm run audit-ledger`: checks every invariant of the books in the world of DATABASE_URL, or of the
 * server's own database, also while the server runs. Changes nothing. Exits 1 when one is broken.
 */
import { startFailureText } from "@emberlode/server/start-failures.ts";
import { AUDIT_DEADLINE_MS, reportAudit } from "./lib/report-audit.ts";
import { withWorld } from "./lib/with-world.ts";

try {
  const isRight = await withWorld((pool, { WORLD }) => reportAudit(pool, WORLD), AUDIT_DEADLINE_MS);
  if (!isRight) process.exitCode = 1;
} catch (error) {
  console.error(startFailureText(error));
  process.exitCode = 1;
}
