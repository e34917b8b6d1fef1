/**
 * `npm run restore -- FILE [--keep-roles]`: restores a backup into the empty world of DATABASE_URL,
 * or of the server's own database while no server runs, then migrates and audits it. Moderators and
 * admins become ordinary players unless roles are kept. Exits with 1 on failure.
 * `npm run restore -- [FILE] --drill` does it in a temporary folder, to test a backup.
 */
import { restoreCommand } from "./lib/restore-command.ts";

process.exitCode = await restoreCommand(process.argv.slice(2), console);
