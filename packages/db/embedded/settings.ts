import { LINE_PREFIX } from "./postgres-log.ts";

/** Connections for one game process and other tools. */
export const DEFAULT_CONNECTIONS = 40;

/** Settings of the built-in database: little memory, no network, every commit on disk. */
export const DEFAULT_SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "",
  max_connections: String(DEFAULT_CONNECTIONS),
  shared_buffers: "48MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "512MB",
  min_wal_size: "64MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_worker_processes: "2",
  max_parallel_workers_per_gather: "0",
  max_logical_replication_workers: "0",
  io_method: "sync",
  jit: "off",
  huge_pages: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  // Read by `postgres-log.ts`. Statements may contain players' texts, so they are never logged.
  log_destination: "stderr",
  logging_collector: "off",
  log_line_prefix: LINE_PREFIX,
  log_min_messages: "warning",
  log_min_error_statement: "panic",
  log_error_verbosity: "default",
  lc_messages: "C",
};
