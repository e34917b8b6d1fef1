/** A worker as seen by the supervisor: a replaceable process, and what it holds. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import type { Release } from "../connections/local-connection-limit.ts";
import type { DemoLogin } from "../demo-world.ts";
import type { Reading } from "../metrics/readings.ts";
import { StartError } from "../start-failures.ts";
import { type Counted, countFor } from "./counting.ts";
import { type FromWorker, REQUESTS_FD, type ToWorker, type WorkerOrder } from "./messages.ts";

/** Longest time for a worker to stop, above its own limits, in milliseconds. */
const STOP_MS = 35_000;
/** How long metrics wait for a worker, in milliseconds. */
const READ_MS = 1_000;

export interface WorkerProcess {
  readonly number: number;
  readonly pid: number;
  /** Whether it accepts connections. */
  readonly takes: boolean;
  /** Number of its connections. */
  readonly connections: number;
  /** Resolves when it is ready; rejects if it cannot start. */
  readonly ready: Promise<DemoLogin | null>;
  /** Resolves with how it ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  give(socket: Socket, release: Release): void;
  /** Its metrics; null if it does not answer in time. */
  read(): Promise<Reading | null>;
  /** Lets it finish its running requests within the time allowed. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** The file that it runs. */
  entry: string;
  order: WorkerOrder;
  counted: Counted;
  /** The metrics of all workers, for the one that was scraped. */
  readAll(): Promise<Reading[]>;
}

function askingOf(child: ChildProcess): Duplex {
  const stream = child.stdio[REQUESTS_FD];
  if (stream instanceof Duplex) return stream;
  throw new Error("A worker has no channel to ask over.");
}

export function startWorker({ entry, order, counted, readAll }: WorkerOptions): WorkerProcess {
  const child = fork(entry, [], {
    // The last one is for counts, separate from Node's channel, where connections can block.
    stdio: ["ignore", "inherit", "inherit", "ipc", "overlapped"],
  });
  const holdings = countFor(askingOf(child), counted);
  const readings = new Map<number, (reading: Reading) => void>();
  /** Connections to hand over, one at a time. */
  const onTheWay = new Set<Socket>();
  let takes = false;
  let last = 0;
  const say = (message: ToWorker) => {
    if (child.connected) child.send(message, () => {});
  };

  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    const over = (code: number | null, signal: NodeJS.Signals | null) => {
      takes = false;
      holdings.drop();
      for (const socket of onTheWay) socket.destroy();
      resolve({ code, signal });
    };
    child.once("exit", over);
    // If the process could not be created, there is an error but no exit.
    child.once("error", () => child.pid === undefined && over(null, null));
  });

  const ready = new Promise<DemoLogin | null>((resolve, reject) => {
    child.on("message", (message: FromWorker) => {
      switch (message.t) {
        case "ready":
          takes = true;
          return resolve(message.demo);
        case "failed":
          return reject(new StartError(message.text));
        case "leaving":
          takes = false;
          return;
        case "reading":
          return readings.get(message.id)?.(message.reading);
        case "readAll":
          return void readAll().then((all) =>
            say({ t: "readings", id: message.id, readings: all }),
          );
      }
    });
    void ended.then(({ code, signal }) =>
      reject(new Error(`a worker ended before it was ready (${signal ?? code})`)),
    );
  });
  // Callers may await it, but need not.
  ready.catch(() => {});
  say({ t: "begin", order });

  return {
    number: order.number,
    pid: child.pid ?? 0,
    ready,
    ended,
    get takes() {
      return takes;
    },
    get connections() {
      return holdings.connections;
    },
    give(socket, release) {
      last += 1;
      const id = last;
      holdings.connection(id, release);
      onTheWay.add(socket);
      child.send({ t: "connection", id } satisfies ToWorker, socket, (error) => {
        onTheWay.delete(socket);
        if (error === null) return;
        holdings.closed(id);
        socket.destroy();
      });
    },
    async read() {
      last += 1;
      const id = last;
      let timer: NodeJS.Timeout | undefined;
      const reading = await new Promise<Reading | null>((resolve) => {
        readings.set(id, resolve);
        timer = setTimeout(() => resolve(null), READ_MS);
        say({ t: "read", id });
      });
      clearTimeout(timer);
      readings.delete(id);
      return reading;
    },
    async stop() {
      takes = false;
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const killing = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      const exited = once(child, "exit");
      say({ t: "stop" });
      await exited;
      clearTimeout(killing);
    },
  };
}
