/**
 * `npm run restore -- FILE [--keep-roles]`: fills the empty world of DATABASE_URL, or of the server's own
 * database while no server runs, from a backup; brings it up to date and audits it. Moderators and admins
 * are players afterward unless their roles are kept. Exits 1 when anything is wrong.
 */
import { restoreCommand } from "./lib/restore-command.ts";

process.exitCode = await restoreCommand(process.argv.slice(2), console);
