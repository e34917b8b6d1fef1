/** One of several processes that serve one port, started and ended by the supervisor. */
import { rmSync } from "node:fs";
import { Socket } from "node:net";
import { parseEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { findRoot } from "./paths.ts";
import { exitOnUnexpectedErrors } from "./shutdown.ts";
import { startFailureText } from "./start-failures.ts";
import { type RunningGame, startGame } from "./start-game.ts";
import {
  type ConnectionReceiver,
  createConnectionReceiver,
} from "./workers/connection-receiver.ts";
import { forwardPolling, idPrefixOf } from "./workers/forward-polling.ts";
import {
  type FromWorker,
  REQUESTS_FD,
  type ToWorker,
  type WorkerConfig,
} from "./workers/messages.ts";
import { createMetricsExchange } from "./workers/metrics-exchange.ts";
import { openSharedCounts } from "./workers/shared-counts.ts";
import { socketPath } from "./workers/socket-path.ts";

const send = (message: FromWorker) => {
  if (process.connected) process.send?.(message);
};

const root = findRoot();
const env = parseEnv(process.env, root);
const log = createLog(env.LOG_LEVEL, process.stderr.isTTY === true);
// When the supervisor dies both channels break, in any order.
const requests = new Socket({ fd: REQUESTS_FD }).on("error", () => {});
const counts = openSharedCounts(requests);
const metrics = createMetricsExchange(send);
let connections: ConnectionReceiver | undefined;

async function start(config: WorkerConfig): Promise<RunningGame> {
  const { number, url, folder, count, managesDemo } = config;
  process.once("disconnect", () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
  const { sockets, players, limitCounts } = counts;
  const game = await startGame({
    env,
    root,
    log,
    url,
    shared: {
      app: {
        idPrefix: idPrefixOf(number),
        connectionLimits: { connections: null, sockets, players },
        metrics: metrics.shared,
      },
      limitCounts,
      makesBackups: number === 1,
      managesDemo,
    },
  });
  const { app } = game;
  connections = createConnectionReceiver(app);
  const path = socketPath(folder, number);
  rmSync(path, { force: true });
  await app.listen({ path });
  forwardPolling(app.server, (worker) =>
    worker === number || worker < 1 || worker > count ? null : socketPath(folder, worker),
  );
  return {
    ...game,
    stop() {
      send({ t: "leaving" });
      return game.stop();
    },
  };
}

let begin: (config: WorkerConfig) => void = () => {};
const starting = new Promise<WorkerConfig>((resolve) => {
  begin = resolve;
}).then(start);

async function stop(): Promise<void> {
  // The code that awaits a start reports its error.
  const game = await starting.catch(() => null);
  try {
    await game?.stop();
    process.exit(game === null ? 1 : 0);
  } catch (err) {
    log.error({ err }, "clean shutdown failed");
    process.exit(1);
  }
}

process.on("message", (message: ToWorker, handle: unknown) => {
  switch (message.t) {
    case "begin":
      return begin(message.config);
    case "connection": {
      // Its peer may have disconnected during the handover.
      if (handle instanceof Socket) connections?.add(handle, () => counts.closed(message.id));
      else counts.closed(message.id);
      return;
    }
    case "stop":
      return void stop();
    case "read":
    case "readings":
      return void metrics.onMessage(message);
  }
});
// Terminals send these signals to every process; the supervisor decides when this one ends.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
exitOnUnexpectedErrors(starting, log);

try {
  const { demo } = await starting;
  send({ t: "ready", demo });
} catch (error) {
  log.debug({ err: error }, "start failed");
  process.send?.({ t: "failed", text: startFailureText(error) } satisfies FromWorker, () =>
    process.exit(1),
  );
}
