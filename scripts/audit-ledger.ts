/**
 * `npm run audit-ledger`: checks every invariant of the ledger in the world of DATABASE_URL or the
 * server's own database, even while it runs. Changes nothing. Exits with 1 if one is broken.
 */
import { auditWorld } from "./lib/report-audit.ts";

process.exitCode = await auditWorld(console);
