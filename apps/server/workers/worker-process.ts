/** A worker as seen by the supervisor: a replaceable process, and what it holds. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import type { Release } from "../connections/local-connection-limit.ts";
import type { DemoLogin } from "../demo-world.ts";
import type { Reading } from "../metrics/readings.ts";
import { StartError } from "../start-failures.ts";
import { type FromWorker, REQUESTS_FD, type ToWorker, type WorkerConfig } from "./messages.ts";
import { type SharedCounters, serveCounts } from "./serve-counts.ts";

/** Longest time for a worker to stop, above its own limits, in milliseconds. */
const STOP_TIMEOUT_MS = 35_000;
/** How long metrics wait for a worker, in milliseconds. */
const METRICS_TIMEOUT_MS = 1_000;

export interface WorkerProcess {
  readonly number: number;
  readonly pid: number;
  /** Whether it accepts connections. */
  readonly isAccepting: boolean;
  /** Number of its connections. */
  readonly connections: number;
  /** Resolves when it is ready; rejects if it cannot start. */
  readonly ready: Promise<DemoLogin | null>;
  /** Resolves with how it ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  handOver(socket: Socket, release: Release): void;
  /** Its metrics; null if it has ended or does not answer in time. */
  read(): Promise<Reading | null>;
  /** Lets it finish its running requests within the time allowed. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** The file that it runs. */
  entry: string;
  config: WorkerConfig;
  counters: SharedCounters;
  /** The metrics of all workers, for the one that was scraped. */
  readAll(): Promise<Reading[]>;
}

function requestChannelOf(child: ChildProcess): Duplex {
  const stream = child.stdio[REQUESTS_FD];
  if (stream instanceof Duplex) return stream;
  throw new Error("The worker has no request channel.");
}

export function startWorker({ entry, config, counters, readAll }: WorkerOptions): WorkerProcess {
  const child = fork(entry, [], {
    // The last one is for counts, separate from Node's channel, where connections can block.
    stdio: ["ignore", "inherit", "inherit", "ipc", "overlapped"],
  });
  const leases = serveCounts(requestChannelOf(child), counters);
  const pendingReads = new Map<number, (reading: Reading) => void>();
  /** Connections being handed over. */
  const handingOver = new Set<Socket>();
  let isAccepting = false;
  let lastId = 0;
  const hasEnded = () =>
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const send = (message: ToWorker) => {
    if (child.connected) child.send(message, () => {});
  };

  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    const onEnd = (code: number | null, signal: NodeJS.Signals | null) => {
      isAccepting = false;
      leases.releaseAll();
      for (const socket of handingOver) socket.destroy();
      resolve({ code, signal });
    };
    child.once("exit", onEnd);
    // If the process could not be created, there is an error but no exit.
    child.once("error", () => child.pid === undefined && onEnd(null, null));
  });

  const ready = new Promise<DemoLogin | null>((resolve, reject) => {
    child.on("message", (message: FromWorker) => {
      switch (message.t) {
        case "ready":
          isAccepting = true;
          return resolve(message.demo);
        case "failed":
          return reject(new StartError(message.text));
        case "leaving":
          isAccepting = false;
          return;
        case "reading":
          return pendingReads.get(message.id)?.(message.reading);
        case "readAll":
          return void readAll().then((all) =>
            send({ t: "readings", id: message.id, readings: all }),
          );
      }
    });
    void ended.then(({ code, signal }) =>
      reject(new Error(`A worker exited before it was ready (${signal ?? code}).`)),
    );
  });
  // Callers may await it, but need not.
  ready.catch(() => {});
  send({ t: "begin", config });

  return {
    number: config.number,
    pid: child.pid ?? 0,
    ready,
    ended,
    get isAccepting() {
      return isAccepting;
    },
    get connections() {
      return leases.connections;
    },
    handOver(socket, release) {
      lastId += 1;
      const id = lastId;
      leases.connection(id, release);
      handingOver.add(socket);
      child.send({ t: "connection", id } satisfies ToWorker, socket, (error) => {
        handingOver.delete(socket);
        if (error === null) return;
        leases.closed(id);
        socket.destroy();
      });
    },
    async read() {
      if (hasEnded() || !child.connected) return null;
      lastId += 1;
      const id = lastId;
      let timer: NodeJS.Timeout | undefined;
      const reading = await new Promise<Reading | null>((resolve) => {
        pendingReads.set(id, resolve);
        timer = setTimeout(() => resolve(null), METRICS_TIMEOUT_MS);
        send({ t: "read", id });
      });
      clearTimeout(timer);
      pendingReads.delete(id);
      return reading;
    },
    async stop() {
      isAccepting = false;
      if (hasEnded()) return;
      const killing = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
      const exited = once(child, "exit");
      send({ t: "stop" });
      await exited;
      clearTimeout(killing);
    },
  };
}
