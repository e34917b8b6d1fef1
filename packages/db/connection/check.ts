/** Checks that a connection keeps commits on disk and uses the schema of its world. */
import { MisconfiguredError } from "./errors.ts";

/**
 * Set in the server's own settings when starting a Postgres that may lose everything, such as that
 * of a test run. Any session could set it, but this client never does, and `DATABASE_URL` cannot.
 */
export const DISPOSABLE = "emberlode.disposable";

/** The settings that keep an acknowledged commit on disk. */
const DURABLE = ["fsync", "full_page_writes"] as const;

/** Queries the durability settings, and the schema that unqualified names refer to. */
export const SELECT_CONNECTION_SETTINGS = `select current_schema() as schema,
  current_setting('search_path') as search_path, current_setting('fsync') as fsync,
  current_setting('full_page_writes') as full_page_writes,
  current_setting('synchronous_commit') as synchronous_commit,
  current_setting('transaction_read_only') as transaction_read_only,
  current_setting('${DISPOSABLE}', true) as disposable`;

/** The row of `SELECT_CONNECTION_SETTINGS`. */
export interface ConnectionSettings {
  /** The first existing schema of the search path, null when none exists. */
  readonly schema: string | null;
  readonly search_path: string;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
  readonly transaction_read_only: string;
  readonly disposable: string | null;
}

/** Refuses a connection on which commits could be lost. Throws `MisconfiguredError`. */
export function checkDurability(row: ConnectionSettings): void {
  // Stronger than "on": the commit is on a standby, too.
  const waits = row.synchronous_commit === "on" || row.synchronous_commit === "remote_apply";
  const off = DURABLE.filter((name) => row[name] !== "on" && row.disposable !== "on");
  const wrongSettings = [
    ...off.map((name) => `${name} = ${row[name]}`),
    ...(waits ? [] : [`synchronous_commit = ${row.synchronous_commit}`]),
  ];
  if (wrongSettings.length === 0) return;
  throw new MisconfiguredError(
    `Postgres runs with ${wrongSettings.join(" and ")}: a power cut would cost players what they did. Set it to on.`,
  );
}

/**
 * Refuses a connection whose names refer to another schema than the world's; the world need not
 * exist yet. Throws `MisconfiguredError`.
 */
export function checkSchema({ schema, search_path }: ConnectionSettings, world: string): void {
  if (schema === world || (schema === null && search_path === world)) return;
  throw new MisconfiguredError(
    `The connection looks into schema "${schema ?? search_path}" and not into the world "${world}": ` +
      "a pooler in front of Postgres or a setting in it drops search_path.",
  );
}
