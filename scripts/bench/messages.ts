/** Messages between the benchmark, its server and its load generators. */

/** Connections per run. */
export const CONNECTIONS = 64;
/** Warm-up of a run. */
export const WARM_UP_MS = 3_000;

/** A request ready to be sent, except for its idempotency key. */
export interface PreparedRequest {
  method: "GET" | "POST" | "PATCH";
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether each request gets a new idempotency key, as in the web client. */
  keyed: boolean;
}

export interface LoadOrder {
  port: number;
  connections: number;
  /** Not measured. */
  warmUpMs: number;
  durationMs: number;
  /** Sent in turn; each connection takes every `connections`-th list, so no two share a player. */
  requests: readonly (readonly PreparedRequest[])[];
}

export interface LoadReport {
  requests: number;
  failures: number;
  /** The first failure, to diagnose a run. */
  firstFailure: string | null;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time of the generator per request, in microseconds. */
  ownCpuMicros: number;
}

export interface BenchPlayer {
  id: number;
  username: string;
  sid: string;
  x: number;
  y: number;
  type: "metal" | "energy";
  /** The player's position in the current scenario. */
  at: { x: number; y: number };
  /** The owner of the base there, in the scenario `base`. */
  enemy: number;
  /** The player's factories, in the scenarios `stores` and `plunder`. */
  factories?: readonly number[];
}

/** Where the players stand, for example each on a separate ore. */
export type Scenario = "ore" | "cave" | "factory" | "base" | "stores" | "plunder";

/** How far each read of the actions' clock advances it without fights, in milliseconds. */
export const STEP_MS = 1;

/** Moves the players, and sets how far each read of the actions' clock advances it. */
export interface ScenarioOrder {
  scenario: Scenario;
  clockStepMs: number;
}

/** The acting players of a scenario, with their opponents. */
export interface ScenarioReady {
  players: BenchPlayer[];
}

export interface ServerOrder {
  url: string;
  world: string;
  dataDir: string;
  players: number;
  /** Further players who only fill the map, and the total number of log lines. */
  crowd?: { players: number; lines: number };
}

export interface ServerReady {
  players: BenchPlayer[];
  /** A session of an admin; empty without a crowd. */
  staffSid: string;
  /** Number of other players. */
  others: number;
  /** The commit statement of one dig and its parameter. */
  commit: { text: string; parameter: string };
  ports: { app: number; hello: number };
}

/** Starts the reference server on its own tables. */
export interface ReferenceOrder {
  url: string;
  schema: string;
}

export interface ReferenceReady {
  port: number;
}
