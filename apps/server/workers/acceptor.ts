/** Accepts the connections of all workers and hands each to one of them before reading anything. */

import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { toTrustProxy } from "../addresses/client-address.ts";
import { BACKLOG, MAX_CONNECTIONS } from "../app.ts";
import { countConnection } from "../connections/cap-connections.ts";
import type { LocalConnectionLimit, Release } from "../connections/local-connection-limit.ts";
import type { Env } from "../env.ts";
import { explainListenFailure } from "../start-failures.ts";

/** How long a connection waits while all workers are being replaced, in milliseconds. */
const WAIT_MS = 5_000;

/** A worker, as far as the acceptor needs it. */
interface AcceptingWorker {
  readonly isAccepting: boolean;
  readonly connections: number;
  handOver(socket: Socket, release: Release): void;
}

interface WaitingConnection {
  release: Release;
  timer: NodeJS.Timeout;
}

export interface Acceptor {
  readonly port: number;
  /** Hands out waiting connections once a worker accepts them again. */
  drainWaiting(): void;
  /** Stops accepting. */
  close(): void;
}

/**
 * Listens on the configured address. Each connection goes to the worker with the fewest.
 * @param workers the current workers
 */
export async function openAcceptor(
  env: Env,
  limit: LocalConnectionLimit,
  workers: () => readonly AcceptingWorker[],
): Promise<Acceptor> {
  const trustProxy = toTrustProxy(env.TRUST_PROXY);
  const waiting = new Map<Socket, WaitingConnection>();
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true, noDelay: true });

  /** The accepting worker with the fewest connections, or null. */
  function leastLoaded(): AcceptingWorker | null {
    let leastLoadedWorker: AcceptingWorker | null = null;
    for (const worker of workers()) {
      if (
        worker.isAccepting &&
        (leastLoadedWorker === null || worker.connections < leastLoadedWorker.connections)
      )
        leastLoadedWorker = worker;
    }
    return leastLoadedWorker;
  }

  function refuse(socket: Socket, release: Release): void {
    waiting.delete(socket);
    release();
    socket.destroy();
  }

  function wait(socket: Socket, release: Release): void {
    const timer = setTimeout(() => refuse(socket, release), WAIT_MS);
    waiting.set(socket, { release, timer });
  }

  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    socket.on("error", () => {});
    const release =
      remoteAddress === undefined ? null : countConnection(remoteAddress, { limit, trustProxy });
    if (release === null) return socket.destroy();
    const worker = leastLoaded();
    if ((worker?.connections ?? waiting.size) >= MAX_CONNECTIONS) refuse(socket, release);
    else if (worker === null) wait(socket, release);
    else worker.handOver(socket, release);
  });

  try {
    server.listen({ host: env.HOST, port: env.PORT, backlog: BACKLOG });
    await once(server, "listening");
  } catch (error) {
    throw explainListenFailure(error, env);
  }
  const address: AddressInfo | string | null = server.address();

  return {
    port: typeof address === "object" && address !== null ? address.port : env.PORT,
    drainWaiting() {
      for (const [socket, { release, timer }] of waiting) {
        const worker = leastLoaded();
        if (worker === null) return;
        waiting.delete(socket);
        clearTimeout(timer);
        worker.handOver(socket, release);
      }
    },
    close() {
      server.close();
      for (const [socket, { release, timer }] of waiting) {
        clearTimeout(timer);
        refuse(socket, release);
      }
    },
  };
}
