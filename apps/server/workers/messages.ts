/** Messages between a supervisor and its workers. */
import type { Charge } from "@emberlode/api";
import type { DemoLogin } from "../demo-world.ts";
import type { Reading } from "../metrics/readings.ts";

/** The start data of a worker; everything else is in the settings that both read. */
export interface WorkerConfig {
  /** From 1. The replacement of a dead worker gets its number. */
  number: number;
  /** The URL of the migrated database. */
  url: string;
  /** Folder of the sockets between workers. */
  folder: string;
  /** Number of workers. */
  count: number;
  /** Whether it is the first worker of this start, which creates or closes the demo account. */
  managesDemo: boolean;
}

/** Sent by the supervisor over Node's IPC channel, with a connection if it hands one over. */
export type ToWorker =
  | { t: "begin"; config: WorkerConfig }
  | { t: "connection"; id: number }
  | { t: "stop" }
  | { t: "read"; id: number }
  | { t: "readings"; id: number; readings: Reading[] };

/** Sent by a worker over the same channel. */
export type FromWorker =
  | { t: "ready"; demo: DemoLogin | null }
  | { t: "failed"; text: string }
  /** It accepts no more connections. */
  | { t: "leaving" }
  | { t: "reading"; id: number; reading: Reading }
  | { t: "readAll"; id: number };

/** The limits shared by all workers. */
export type SharedLimit = "sockets" | "players";

/**
 * A worker's requests and reports about shared counts, over a separate channel: a message never
 * waits behind the handover of a connection. Only the first three get an answer, in order.
 */
export type SupervisorRequest =
  | readonly ["charge", readonly Charge[]]
  | readonly ["isBelowLimit", SharedLimit, string]
  | readonly ["take", SharedLimit, string]
  | readonly ["refund", Charge, beganAt: number]
  | readonly ["release", SharedLimit, string]
  /** The connection with this id was closed. */
  | readonly ["closed", number];

/** The worker's file descriptor of that channel. */
export const REQUESTS_FD = 4;
