/** Messages between the fan-out benchmark and its two processes. */

export interface FanOutServerOrder {
  url: string;
  world: string;
  dataDir: string;
  players: number;
}

export interface FanOutServerReady {
  /** Ports of the game's gateway and of the bare WebSocket server. */
  ports: { gateway: number; bare: number };
  /** Session tokens, one per player. */
  sids: string[];
}

export type FanOutCommand =
  | { kind: "say"; through: "gateway" | "bare"; perSecond: number; durationMs: number }
  | { kind: "cpu" };

export interface FanOutCpu {
  /** CPU time so far in microseconds, and resident memory in bytes. */
  cpu: number;
  memory: number;
}

export interface FanOutClientsOrder {
  port: number;
  through: "gateway" | "bare";
  sockets: number;
  sids: readonly string[];
}

export interface FanOutReport {
  deliveries: number;
  p50Ms: number;
  p99Ms: number;
}
