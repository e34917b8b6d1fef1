/** The product's server, as measured by the lines of the benchmark. */
import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "@emberlode/db";
import { answerOf, startChild } from "./children.ts";
import type { LoadLine } from "./lines.ts";
import { measureLoad } from "./measure.ts";
import {
  CONNECTIONS,
  type Scenario,
  type ScenarioOrder,
  type ScenarioReady,
  type ServerOrder,
  type ServerReady,
  STEP_MS,
  WARM_UP_MS,
} from "./messages.ts";
import type { Figures } from "./table.ts";

export const WORLD = "world";
const SETTLE_MS = 500;

/** For fights between the same two players, with more than four hours between them. */
const FIGHT_STEP_MS = 10 * 60_000;
/**
 * About an hour between two actions of each of a hundred players, as often as they may fight, and
 * less than a week, which limits loot, for all of a run.
 */
const FACTORY_STEP_MS = 45_000;
const CLOCK_STEPS_MS: Readonly<Record<Scenario, number>> = {
  ore: STEP_MS,
  cave: STEP_MS,
  factory: FACTORY_STEP_MS,
  base: FIGHT_STEP_MS,
  stores: FACTORY_STEP_MS,
  plunder: FACTORY_STEP_MS,
};

export interface Product {
  ready: ServerReady;
  measure(line: LoadLine, postgresPid: number, durationMs: number): Promise<Figures>;
  stop(): void;
}

/** Starts the server in a new world with this many players. */
export async function startProduct(
  url: string,
  dataDir: string,
  players: number,
): Promise<Product> {
  await migrate(url, WORLD);
  const server = startChild("server");
  const stop = () => void server.kill("SIGKILL");
  const order: ServerOrder = { url, world: WORLD, dataDir, players };
  server.send(order);
  const ready = await answerOf<ServerReady>(server).catch((error) => {
    stop();
    throw error;
  });

  const measure: Product["measure"] = async (line, postgresPid, durationMs) => {
    // Pending calls of the previous run must not act in the next scenario.
    await sleep(SETTLE_MS);
    const { scenario = "ore", app, make } = line;
    const clockStepMs = CLOCK_STEPS_MS[scenario];
    server.send({ scenario, clockStepMs } satisfies ScenarioOrder);
    const { players: acting } = await answerOf<ScenarioReady>(server);
    return measureLoad({
      server,
      generator: startChild("generator"),
      order: {
        port: ready.ports[app],
        connections: CONNECTIONS,
        warmUpMs: WARM_UP_MS,
        durationMs,
        requests: acting.map(make),
      },
      postgresPid: app === "hello" ? null : postgresPid,
      onCounting: () => server.send("pause"),
    });
  };
  return { ready, measure, stop };
}
