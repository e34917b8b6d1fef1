/** The counts that the supervisor keeps for all workers. */
import type { Duplex } from "node:stream";
import type { ChargeResult, createLimitCounts } from "@emberlode/api";
import type { LocalConnectionLimit, Release } from "../connections/local-connection-limit.ts";
import { onLines, writeLine } from "./json-lines.ts";
import type { SharedLimit, SupervisorRequest } from "./messages.ts";

export interface SharedCounters {
  limitCounts: ReturnType<typeof createLimitCounts>;
  connectionLimits: Readonly<Record<SharedLimit, LocalConnectionLimit>>;
}

/** The connections and sockets counted for one worker. */
export interface WorkerLeases {
  /** A connection was handed over; it counts until the worker reports it closed. */
  connection(id: number, release: Release): void;
  /** A connection was closed, or never reached the worker. */
  closed(id: number): void;
  readonly connections: number;
  /** The worker died; releases everything it held. */
  releaseAll(): void;
}

/** Answers the messages of one worker. */
export function serveCounts(
  stream: Duplex,
  { limitCounts, connectionLimits }: SharedCounters,
): WorkerLeases {
  const connections = new Map<number, Release>();
  const releasesByKey = new Map<string, Release[]>();

  function acquire(limit: SharedLimit, key: string): boolean {
    const release = connectionLimits[limit].acquire(key);
    if (release === null) return false;
    const name = `${limit} ${key}`;
    const releases = releasesByKey.get(name) ?? [];
    releases.push(release);
    releasesByKey.set(name, releases);
    return true;
  }

  function release(limit: SharedLimit, key: string): void {
    const name = `${limit} ${key}`;
    const releases = releasesByKey.get(name);
    releases?.pop()?.();
    if (releases?.length === 0) releasesByKey.delete(name);
  }

  function releaseConnection(id: number): void {
    connections.get(id)?.();
    connections.delete(id);
  }

  /** Undefined for messages without an answer. */
  function answer(request: SupervisorRequest): ChargeResult | boolean | undefined {
    switch (request[0]) {
      case "charge":
        return limitCounts.charge(request[1]);
      case "isBelowLimit":
        return connectionLimits[request[1]].isBelowLimit(request[2]);
      case "take":
        return acquire(request[1], request[2]);
      case "refund":
        limitCounts.refund(request[1], request[2]);
        return undefined;
      case "release":
        release(request[1], request[2]);
        return undefined;
      case "closed":
        releaseConnection(request[1]);
        return undefined;
    }
  }

  // A worker that dies closes its end.
  stream.on("error", () => {});
  onLines<SupervisorRequest>(stream, (requests) => {
    const answers = requests.map(answer).filter((reply) => reply !== undefined);
    if (answers.length > 0) writeLine(stream, answers);
  });

  return {
    connection: (id, release) => void connections.set(id, release),
    closed: releaseConnection,
    get connections() {
      return connections.size;
    },
    releaseAll() {
      // Discard its pending requests.
      stream.destroy();
      for (const release of connections.values()) release();
      for (const releases of releasesByKey.values()) for (const release of releases) release();
      connections.clear();
      releasesByKey.clear();
    },
  };
}
