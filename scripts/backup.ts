/**
 * `npm run backup [-- FILE]`: backs up the world of DATABASE_URL or of the server's own database,
 * even while the server runs. The default is a new file in DATA_DIR/backups.
 */
import { backupCommand } from "./lib/backup-command.ts";

process.exitCode = await backupCommand(process.argv.slice(2), console);
