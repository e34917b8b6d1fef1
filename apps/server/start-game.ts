/** One process that serves the game: its services and its application, not listening yet. */
import {
  createServices,
  findSignups,
  type LimitCounts,
  type Services,
  type ServicesConfig,
  type ServicesDeps,
} from "@emberlode/api";
import { createPool, type Pool } from "@emberlode/db";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { publicUrlOf } from "./addresses.ts";
import { type AppWorker, buildApp } from "./app.ts";
import {
  closeDemo,
  type DemoLogin,
  forgetDemoLogin,
  keepDemoLogin,
  readDemoLogin,
  reopenDemo,
  seedDemo,
} from "./demo-world.ts";
import type { Env } from "./env.ts";
import { webDist } from "./paths.ts";
import type { Readiness } from "./plugins/health.ts";
import { BACKED_UP_FILES, readOrCreateSecret, SESSION_SECRET_FILE } from "./secrets.ts";

/** How long requests in work may take to finish when the server stops, in milliseconds. */
const DRAIN_MS = 8_000;
const READINESS_DEADLINE_MS = 1_000;

export interface RunningGame {
  app: FastifyInstance;
  /** The demo account, where there is one open. */
  demo: DemoLogin | null;
  /** Stops accepting, lets requests finish (at most 8 s), stops the jobs. */
  stop(): Promise<void>;
}

export interface GameOptions {
  env: Env;
  root: string;
  log: Logger;
  /** The address of the migrated database. */
  url: string;
  /** Another time than the real one. */
  time?: Pick<ServicesDeps, "clock" | "wallClock" | "schedule">;
  /** What it shares with the other workers of a port; by default it is the only process. */
  shared?: {
    app: AppWorker;
    limitCounts: LimitCounts;
    /** Whether this one makes the backups. */
    isFirst: boolean;
    /** Whether this one makes or closes the demo account. */
    opensDemo: boolean;
  };
}

/** What the settings say about the game's services. */
export function servicesConfig(env: Env): ServicesConfig {
  return {
    publicUrl: publicUrlOf(env),
    worldSeed: env.WORLD_SEED,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    secret: env.SESSION_SECRET ?? readOrCreateSecret(env.DATA_DIR, SESSION_SECRET_FILE),
    signups: env.SIGNUPS,
    signupsPerHour: env.SIGNUPS_PER_HOUR,
    pushServices: env.PUSH_SERVICES,
  };
}

async function checkReadiness(pool: Pool): Promise<Readiness> {
  try {
    const text = "select count(*)::int as ran from migrations";
    // Not as one of the reads: an instance that is busy is ready all the same.
    const [row] = await pool.observe<{ ran: number }>(text, READINESS_DEADLINE_MS);
    return { database: true, migrations: (row?.ran ?? 0) > 0 };
  } catch {
    return { database: false, migrations: false };
  }
}

/**
 * The demo account as `DEMO` wants it: on, it is made on the first start; off, it is closed. By default
 * it is on in a world of the server's own, and in a database of somebody else's nothing is done about it.
 */
async function demoOf(env: Env, services: Services): Promise<DemoLogin | null> {
  const isOwn = env.DATABASE_URL === undefined;
  const wanted = env.DEMO ?? (isOwn ? "on" : null);
  const known = readDemoLogin(env.DATA_DIR);
  if (wanted === null) return null;
  if (wanted === "off") {
    // Another world may have made what is kept here, unless the world is in this very folder.
    if (await closeDemo(services, isOwn && known !== null)) {
      services.log.info({}, "DEMO=off: the demo account is closed");
    }
    forgetDemoLogin(env.DATA_DIR);
    return null;
  }
  if (known !== null) return known;
  const made = (await seedDemo(services)) ?? (await reopenDemo(services));
  if (made !== null) keepDemoLogin(env.DATA_DIR, made);
  return made;
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(timer);
}

/** Starts services, the demo world on the first start, and the application. */
export async function startGame(options: GameOptions): Promise<RunningGame> {
  const { env, root, log, url, time = {}, shared } = options;
  const { isFirst, opensDemo } = shared ?? { isFirst: true, opensDemo: true };
  const parts: { stop(): Promise<unknown> }[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    const pool = createPool({ url, world: env.WORLD });
    parts.push({ stop: () => pool.close() });
    const backups = {
      ...{ url, files: BACKED_UP_FILES },
      ...{ everyMs: isFirst ? env.BACKUP_EVERY : null, keep: env.BACKUP_KEEP },
    };
    const services = createServices(
      { ...servicesConfig(env), backups },
      { pool, log, ...time, limitCounts: shared?.limitCounts },
    );
    await services.start();
    parts.push(services);
    const signups = await findSignups(pool);
    if (signups !== null && signups !== env.SIGNUPS) {
      log.warn({ signups }, "sign-ups are as they were set by command, not as SIGNUPS says");
    }
    const demo = opensDemo ? await demoOf(env, services) : null;
    const app = await buildApp({
      services,
      webFolder: webDist(root),
      publicUrl: env.PUBLIC_URL ?? null,
      trustProxy: env.TRUST_PROXY,
      proxyHeader: env.PROXY_HEADER ?? null,
      hstsSubdomains: env.HSTS_SUBDOMAINS === "on",
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
      metricsToken: env.METRICS_TOKEN ?? null,
      checkReadiness: () => checkReadiness(pool),
      ...(shared && { worker: shared.app }),
    });
    parts.push({ stop: () => closeApp(app) });
    return { app, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
