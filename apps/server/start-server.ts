/** The server as one process. */
import type { ServicesDeps } from "@emberlode/api";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { type Addresses, addressesOf } from "./addresses/server-addresses.ts";
import { BACKLOG } from "./app.ts";
import type { DemoLogin } from "./demo-world.ts";
import type { Env } from "./env.ts";
import { startDatabase } from "./server-database.ts";
import { explainListenFailure } from "./start-failures.ts";
import { startGame } from "./start-game.ts";
import { createStopStack } from "./stop-stack.ts";

export interface RunningServer extends Addresses {
  /** The demo account, if this server has one open. */
  demo: DemoLogin | null;
  /** Stops accepting, lets requests finish (at most 8 s), stops the jobs and the database. */
  stop(): Promise<void>;
}

/** Starts listening and returns the addresses; the system may have chosen the port. */
async function listen(app: FastifyInstance, env: Env): Promise<Addresses> {
  try {
    const listeningPort = new URL(
      await app.listen({ host: env.HOST, port: env.PORT, backlog: BACKLOG }),
    ).port;
    return addressesOf(env, Number(listeningPort) || env.PORT);
  } catch (error) {
    throw explainListenFailure(error, env);
  }
}

/**
 * Starts everything: database, migrations, world, demo world at the first start, HTTP. If a later
 * step fails, what is running is stopped again; the error says what to do.
 * @param abortStart aborts the wait for a recovering database
 * @param time replaces the real time
 */
export async function startServer(
  env: Env,
  root: string,
  log: Logger,
  abortStart: AbortSignal,
  time: Pick<ServicesDeps, "clock" | "pace" | "wallClock" | "schedule"> = {},
): Promise<RunningServer> {
  const stack = createStopStack();
  const { stop } = stack;
  try {
    const database = await startDatabase(env, { log, abortStart, processes: 1 });
    stack.push(database);
    const game = await startGame({ env, root, log, url: database.url, time });
    stack.push(game);
    return { ...(await listen(game.app, env)), demo: game.demo, stop };
  } catch (error) {
    await stop().catch((err) => log.error({ err }, "a failed start could not be undone"));
    throw error;
  }
}
