/** What the bench, its server and its load generators tell each other. */

/** Connections of a run. */
export const CONNECTIONS = 64;
/** What a run lasts before it counts. */
export const WARM_UP_MS = 3_000;

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

/** The same for the clients of a room, each of whom is somebody else. */
export interface RoomOrder {
  port: number;
  diggers: readonly BenchPlayer[];
  /** Not counted. */
  warmUpMs: number;
  durationMs: number;
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
  /** Where the player stands on the present stage. */
  at: { x: number; y: number };
  /** Whose base stands there, on the stage of bases. */
  enemy: number;
}

/** Where the players of the bench stand: each on an ore of their own, and so on. */
export type Stage = "ore" | "cave" | "factory" | "base";

/** How far the clock of actions goes with each look, in milliseconds, where no fights are fought. */
export const STEP_MS = 1;

/** Puts the players somewhere and says how far the actions' clock jumps with each look at it. */
export interface StageOrder {
  stage: Stage;
  clockStepMs: number;
}

/** Who acts on a stage, and on whom: pairs who take one factory from each other, or attack. */
export interface Staged {
  players: BenchPlayer[];
}

export interface ServerOrder {
  url: string;
  world: string;
  dataDir: string;
  players: number;
  /** Players who only fill the map, and lines of the log that all players together have. */
  crowd?: { players: number; lines: number };
}

export interface ServerReady {
  players: BenchPlayer[];
  /** How many players besides them there are. */
  others: number;
  /** The commit statement and its parameter for one dig. */
  commit: { text: string; parameter: string };
  ports: { app: number; stock: number; hello: number };
}

/** Starts a reference that is a server of its own on tables of its own. */
export interface ReferenceOrder {
  url: string;
  schema: string;
}

export interface ReferenceReady {
  port: number;
}
