/**
 * `npm run audit-ledger`: checks every invariant of the ledger in the world of DATABASE_URL, or of the
 * server's own database, also while the server runs. Changes nothing. Exits 1 when one is broken.
 */
import { auditWorld } from "./lib/report-audit.ts";

process.exitCode = await auditWorld(console);
