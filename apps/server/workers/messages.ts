/** Messages between a supervisor and its workers. */
import type { Charge } from "@emberlode/api";
import type { DemoLogin } from "../demo-world.ts";
import type { Reading } from "../metrics/readings.ts";

/** What a worker has to know to begin; everything else is in the settings that both read. */
export interface WorkerOrder {
  /** From 1 on; the replacement of a dead worker has its number. */
  number: number;
  /** The address of the migrated database. */
  url: string;
  /** Folder of the sockets over which workers reach each other. */
  folder: string;
  /** How many there are. */
  count: number;
  /** Whether it is the first one of this start, which makes or closes the demo account. */
  opensDemo: boolean;
}

/** From the supervisor, over Node's own channel. A connection is handed over with its message. */
export type ToWorker =
  | { t: "begin"; order: WorkerOrder }
  | { t: "connection"; id: number }
  | { t: "stop" }
  | { t: "read"; id: number }
  | { t: "readings"; id: number; readings: Reading[] };

/** From a worker, over the same. */
export type FromWorker =
  | { t: "ready"; demo: DemoLogin | null }
  | { t: "failed"; text: string }
  /** It takes no more connections. */
  | { t: "leaving" }
  | { t: "reading"; id: number; reading: Reading }
  | { t: "readAll"; id: number };

/** Places that all workers share. */
export type SharedPlace = "sockets" | "players";

/**
 * What a worker asks and says about what is counted for all of them, over a channel of its own: a
 * message there never waits behind a connection that is handed over. Only the first three are answered,
 * in their order.
 */
export type Ask =
  | readonly ["charge", readonly Charge[]]
  | readonly ["hasRoom", SharedPlace, string]
  | readonly ["take", SharedPlace, string]
  | readonly ["giveBack", Charge, beganAt: number]
  | readonly ["release", SharedPlace, string]
  /** The connection of this id is closed. */
  | readonly ["closed", number];

/** Which file descriptor a worker has that channel on. */
export const ASKING_FD = 4;
