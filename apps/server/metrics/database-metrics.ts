/** The group commit, the database connections and the backups. */
import type { Services } from "@emberlode/api";
import type { PoolCounts } from "@emberlode/db";
import type { Exposition } from "./exposition.ts";

type ConnectionCounts = PoolCounts["reads"];

function addCommitMetrics(metrics: Exposition, { actions }: Services): void {
  metrics.histogram({
    name: "emberlode_commit_batch_actions",
    help: "Actions per group commit statement.",
    read: () => actions.counts().batches,
  });
  metrics.histogram({
    name: "emberlode_commit_duration_seconds",
    help: "Duration of group commit statements.",
    read: () => actions.counts().seconds,
  });
  metrics.counter({
    name: "emberlode_commit_failures_total",
    help: "Failed group commit statements.",
    read: () => actions.counts().failed,
  });
  metrics.gauge({
    name: "emberlode_commit_waiting_actions",
    help: "Actions waiting for the next statement. From 4,096 on, actions are rejected as BUSY.",
    read: () => actions.counts().waiting,
  });
  metrics.counter({
    name: "emberlode_action_retries_total",
    help: "Actions retried after a conflict or a database outage.",
    read: () => actions.counts().retries,
  });
}

function addPoolMetrics(metrics: Exposition, { pool, outages }: Services): void {
  const byPool = (read: (counts: ConnectionCounts) => number) =>
    function* () {
      for (const [name, counts] of Object.entries(pool.counts())) {
        yield [{ pool: name }, read(counts)] as const;
      }
    };
  const labelNames = ["pool"];
  metrics.gauge({
    name: "emberlode_db_connections",
    labelNames,
    help: "Open database connections, without the LISTEN connection.",
    read: byPool(({ open }) => open),
  });
  metrics.gauge({
    name: "emberlode_db_busy_connections",
    labelNames,
    help: "Database connections running a statement.",
    read: byPool(({ busy }) => busy),
  });
  metrics.gauge({
    name: "emberlode_db_waiting_statements",
    labelNames,
    help: "Statements waiting for a database connection.",
    read: byPool(({ waiting }) => waiting),
  });
  metrics.counter({
    name: "emberlode_db_connections_lost_total",
    labelNames,
    help: "Database connections that broke or were discarded.",
    read: byPool(({ lost }) => lost),
  });
  metrics.counter({
    name: "emberlode_db_connection_failures_total",
    labelNames,
    help: "Failed attempts to connect to the database.",
    read: byPool(({ failedOpens }) => failedOpens),
  });
  metrics.counter({
    name: "emberlode_db_outage_calls_total",
    help: "Calls rejected as BUSY because the database was unreachable or read-only.",
    read: () => outages.calls,
  });
  metrics.gauge({
    name: "emberlode_db_outage",
    help: "1 while the database is unreachable or read-only.",
    read: () => (outages.isOpen ? 1 : 0),
  });
}

function addBackupMetrics(metrics: Exposition, { backups }: Services): void {
  metrics.gauge({
    name: "emberlode_backup_age_seconds",
    help: "Age of the newest backup in DATA_DIR/backups, or of the world if there are no backups.",
    *read() {
      const age = backups?.ageSeconds() ?? null;
      if (age !== null) yield [{}, age];
    },
  });
}

export function addDatabaseMetrics(metrics: Exposition, services: Services): void {
  addCommitMetrics(metrics, services);
  addPoolMetrics(metrics, services);
  addBackupMetrics(metrics, services);
}
