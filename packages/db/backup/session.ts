/** Connections for backups: no deadlines, and a fixed output format of values. */
import type postgres from "postgres";
import { openClient } from "../connection/client.ts";
import { checkWorld, parseDatabaseUrl } from "../connection/database-url.ts";

const SETTINGS = {
  statement_timeout: "0",
  idle_in_transaction_session_timeout: "0",
  // Another restore or running migrations: do not wait forever.
  lock_timeout: "60000",
  synchronous_commit: "on",
  DateStyle: "ISO, YMD",
  IntervalStyle: "postgres",
  TimeZone: "UTC",
  bytea_output: "hex",
  extra_float_digits: "1",
};

/** @param purpose the application name in `pg_stat_activity` */
export function openSession(
  url: string,
  world: string,
  purpose: "emberlode-backup" | "emberlode-restore",
): postgres.Sql {
  return openClient(parseDatabaseUrl(url), {
    ...SETTINGS,
    search_path: checkWorld(world),
    application_name: purpose,
  });
}
