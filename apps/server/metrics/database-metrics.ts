/** The group commit and the connections to the database. */
import type { Services } from "@emberlode/api";
import type { PoolCounts } from "@emberlode/db";
import type { Exposition } from "./exposition.ts";

type SlotCounts = PoolCounts["reads"];

function addCommitMetrics(metrics: Exposition, { actions }: Services): void {
  metrics.histogram({
    name: "emberlode_commit_batch_actions",
    help: "Actions per statement of the group commit; the count is that of the statements.",
    read: () => actions.counts().batches,
  });
  metrics.histogram({
    name: "emberlode_commit_duration_seconds",
    help: "What statements of the group commit took.",
    read: () => actions.counts().seconds,
  });
  metrics.counter({
    name: "emberlode_commit_failures_total",
    help: "Statements of the group commit that failed.",
    read: () => actions.counts().failed,
  });
  metrics.gauge({
    name: "emberlode_commit_waiting_actions",
    help: "Actions that wait for the next statement; from 4,096 on they are refused as BUSY.",
    read: () => actions.counts().waiting,
  });
  metrics.counter({
    name: "emberlode_action_retries_total",
    help: "Actions decided again, since somebody was faster or the database was out of reach.",
    read: () => actions.counts().retries,
  });
}

function addConnectionMetrics(metrics: Exposition, { pool, outages }: Services): void {
  const byPool = (read: (counts: SlotCounts) => number) =>
    function* () {
      const { reads, commits } = pool.counts();
      yield [{ pool: "reads" }, read(reads)] as const;
      yield [{ pool: "commits" }, read(commits)] as const;
    };
  const labelNames = ["pool"];
  metrics.gauge({
    ...{ name: "emberlode_db_connections", labelNames },
    help: "Open connections to the database, besides the one that listens.",
    read: byPool(({ open }) => open),
  });
  metrics.gauge({
    ...{ name: "emberlode_db_busy_connections", labelNames },
    help: "Connections that carry a statement.",
    read: byPool(({ busy }) => busy),
  });
  metrics.gauge({
    ...{ name: "emberlode_db_waiting_statements", labelNames },
    help: "Statements that wait for a connection.",
    read: byPool(({ waiting }) => waiting),
  });
  metrics.counter({
    ...{ name: "emberlode_db_connections_lost_total", labelNames },
    help: "Connections that broke or were thrown away.",
    read: byPool(({ lost }) => lost),
  });
  metrics.counter({
    ...{ name: "emberlode_db_connection_failures_total", labelNames },
    help: "Tries to connect to the database that failed.",
    read: byPool(({ failedOpens }) => failedOpens),
  });
  metrics.counter({
    name: "emberlode_db_outage_calls_total",
    help: "Calls that were answered BUSY since the database was out of reach or took no writes.",
    read: () => outages.calls,
  });
  metrics.gauge({
    name: "emberlode_db_outage",
    help: "1 while the database is out of reach or takes no writes.",
    read: () => (outages.isOpen ? 1 : 0),
  });
}

function addBackupMetrics(metrics: Exposition, { backups }: Services): void {
  metrics.gauge({
    name: "emberlode_backup_age_seconds",
    help: "Age of the newest backup in DATA_DIR/backups; that of the world while there is none.",
    *read() {
      const age = backups?.ageSeconds() ?? null;
      if (age !== null) yield [{}, age];
    },
  });
}

export function addDatabaseMetrics(metrics: Exposition, services: Services): void {
  addCommitMetrics(metrics, services);
  addConnectionMetrics(metrics, services);
  addBackupMetrics(metrics, services);
}
