/** Runs several workers on one port; this process owns everything that exists once. */
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { createLimitCounts, systemClock } from "@emberlode/api";
import { MINUTE, SECOND } from "@emberlode/game";
import type { Logger } from "pino";
import { addressesOf } from "../addresses/server-addresses.ts";
import { createConnectionLimits } from "../connections/connection-limits.ts";
import type { DemoLogin } from "../demo-world.ts";
import type { Env } from "../env.ts";
import { type Reading, withWorkerLabel } from "../metrics/readings.ts";
import { startDatabase } from "../server-database.ts";
import { servicesConfig } from "../start-game.ts";
import type { RunningServer } from "../start-server.ts";
import { createStopStack } from "../stop-stack.ts";
import { type Acceptor, openAcceptor } from "./acceptor.ts";
import type { SharedCounters } from "./serve-counts.ts";
import { createSocketFolder } from "./socket-path.ts";
import { createSupervisorMetrics } from "./supervisor-metrics.ts";
import { startWorker, type WorkerProcess } from "./worker-process.ts";

/** The first and the longest pause before a short-lived worker is replaced. */
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 10 * SECOND;
/** A worker that ran this long is replaced immediately. */
const HEALTHY_AFTER_MS = MINUTE;

export interface SupervisorOptions {
  env: Env;
  log: Logger;
  /** Aborts the wait for a recovering database. */
  abortStart: AbortSignal;
  /** The file that workers run. */
  entry: string;
}

/**
 * Starts the database and the configured number of workers; resolves when all of them are ready.
 */
export async function startWorkers(options: SupervisorOptions): Promise<RunningServer> {
  const { env, log, abortStart, entry } = options;
  const count = env.WORKERS;
  const workers = new Map<number, WorkerProcess>();
  const connectionLimits = createConnectionLimits(log, env.CONNECTIONS_PER_ADDRESS);
  const stopping = new AbortController();
  const stack = createStopStack();
  const stop = () => {
    stopping.abort();
    return stack.stop();
  };
  const metrics = createSupervisorMetrics({
    connectionLimits,
    workers: () => [...workers.values()].filter(({ isAccepting }) => isAccepting).length,
  });
  let acceptor: Acceptor | undefined;

  async function readAll(): Promise<Reading[]> {
    const ownReadings = [withWorkerLabel(await metrics.read(), "supervisor")];
    const ofWorkers = [...workers.values()].map(async (worker) => {
      const reading = await worker.read();
      return reading === null ? [] : [withWorkerLabel(reading, String(worker.number))];
    });
    return [...ownReadings, ...(await Promise.all(ofWorkers)).flat()];
  }

  try {
    const database = await startDatabase(env, { log, abortStart, processes: count });
    stack.push(database);
    const folder = await createSocketFolder();
    stack.push({ stop: () => rm(folder, { recursive: true, force: true }) });
    const counters: SharedCounters = {
      limitCounts: createLimitCounts(servicesConfig(env), systemClock),
      connectionLimits,
    };

    /** Starts a worker. Once it has been ready, it is replaced when it exits. */
    async function startSupervised(
      number: number,
      { managesDemo = false } = {},
    ): Promise<DemoLogin | null> {
      const config = { number, url: database.url, folder, count, managesDemo };
      const worker = startWorker({ entry, config, counters, readAll });
      workers.set(number, worker);
      const demo = await worker.ready;
      void replaceWhenEnded(worker, performance.now());
      acceptor?.drainWaiting();
      return demo;
    }

    async function replaceWhenEnded(
      { number, pid, ended }: WorkerProcess,
      startedAt: number,
    ): Promise<void> {
      const { code, signal } = await ended;
      if (stopping.signal.aborted) return;
      log.error({ number, pid, how: signal ?? code }, "a worker ended unexpectedly");
      let pause = performance.now() - startedAt < HEALTHY_AFTER_MS ? FIRST_WAIT_MS : 0;
      while (!stopping.signal.aborted) {
        await sleep(pause);
        if (stopping.signal.aborted) return;
        try {
          await startSupervised(number);
          metrics.countReplacement();
          log.info({ number }, "a worker runs again");
          return;
        } catch (err) {
          log.warn({ err, number }, "a worker could not be started and will be tried again");
          pause = Math.min(MAX_WAIT_MS, Math.max(FIRST_WAIT_MS, pause * 2));
        }
      }
    }

    stack.push({
      stop: () => Promise.all([...workers.values()].map((worker) => worker.stop())),
    });
    // The first worker creates the world and the demo account if they do not exist.
    const demo = await startSupervised(1, { managesDemo: true });
    const otherWorkers = Array.from({ length: count - 1 }, (_, index) =>
      startSupervised(index + 2),
    );
    await Promise.all(otherWorkers);
    const opened = await openAcceptor(env, connectionLimits.connections, () => [
      ...workers.values(),
    ]);
    acceptor = opened;
    stack.push({ stop: async () => opened.close() });
    return { ...addressesOf(env, opened.port), demo, stop };
  } catch (error) {
    await stop().catch((err) => log.error({ err }, "a failed start could not be undone"));
    throw error;
  }
}
