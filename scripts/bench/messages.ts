/** What the bench, its server and its load generators tell each other. */

/** One request, ready to be sent but for its idempotency key between the two parts. */
export interface PreparedRequest {
  method: "GET" | "POST" | "PATCH";
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether each sending carries an idempotency key of its own, as the web client does. */
  keyed: boolean;
}

export interface LoadOrder {
  port: number;
  connections: number;
  /** Not counted. */
  warmUpMs: number;
  durationMs: number;
  /** Sent in turn; each connection takes every `connections`-th list, so no two share a player. */
  requests: readonly (readonly PreparedRequest[])[];
}

export interface LoadReport {
  requests: number;
  failures: number;
  /** The first failure, to tell what is wrong with a run. */
  firstFailure: string | null;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time of the generator itself per request, in microseconds. */
  ownCpuMicros: number;
}

export interface BenchPlayer {
  id: number;
  sid: string;
  x: number;
  y: number;
  type: "metal" | "energy";
}

export interface ServerOrder {
  url: string;
  world: string;
  dataDir: string;
  players: number;
}

export interface ServerReady {
  players: BenchPlayer[];
  /** The commit statement and its parameter for one dig. */
  commit: { text: string; parameter: string };
  ports: { app: number; stock: number; hello: number };
}
