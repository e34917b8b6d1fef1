/** One process that serves the game: its services and its application, not listening yet. */
import {
  createServices,
  findSignUps,
  type LimitCounts,
  type Services,
  type ServicesConfig,
  type ServicesDeps,
} from "@emberlode/api";
import { createPool, type Pool } from "@emberlode/db";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { publicUrlOf } from "./addresses/server-addresses.ts";
import { type AppWorker, buildApp } from "./app.ts";
import {
  closeDemo,
  type DemoLogin,
  deleteDemoLogin,
  readDemoLogin,
  reopenDemo,
  saveDemoLogin,
  seedDemo,
} from "./demo-world.ts";
import type { Env } from "./env.ts";
import { webDist } from "./paths.ts";
import type { Readiness } from "./plugins/health.ts";
import { BACKED_UP_FILES, readOrCreateSecret, SESSION_SECRET_FILE } from "./secrets.ts";
import { serverFacts } from "./server-facts.ts";
import { createStopStack } from "./stop-stack.ts";

/** How long running requests may take when the server stops, in milliseconds. */
const DRAIN_MS = 8_000;
const READINESS_DEADLINE_MS = 1_000;

export interface RunningGame {
  app: FastifyInstance;
  /** The demo account, if one is open. */
  demo: DemoLogin | null;
  /** Stops accepting, lets requests finish (at most 8 s), stops the jobs. */
  stop(): Promise<void>;
}

export interface GameOptions {
  env: Env;
  root: string;
  log: Logger;
  /** The URL of the migrated database. */
  url: string;
  /** Replaces the real time. */
  time?: Pick<ServicesDeps, "clock" | "pace" | "wallClock" | "schedule">;
  /** State shared with the other workers; undefined for a single process. */
  shared?: {
    app: AppWorker;
    limitCounts: LimitCounts;
    /** Whether this process makes the backups. */
    makesBackups: boolean;
    /** Whether this process creates or closes the demo account. */
    managesDemo: boolean;
  };
}

/** The settings of the game's services. */
export function servicesConfig(env: Env): ServicesConfig {
  return {
    publicUrl: publicUrlOf(env),
    worldSeed: env.WORLD_SEED,
    seasonDays: env.SEASON_DAYS,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    secret: env.SESSION_SECRET ?? readOrCreateSecret(env.DATA_DIR, SESSION_SECRET_FILE),
    signUps: env.SIGNUPS,
    signUpsPerHour: env.SIGNUPS_PER_HOUR,
    pushServices: env.PUSH_SERVICES,
    secondFactor: env.SECOND_FACTOR,
    evidence: {
      victories: env.EVIDENCE_VICTORIES,
      captures: env.EVIDENCE_CAPTURES,
      referees: env.EVIDENCE_REFEREES,
      spentPercent: env.EVIDENCE_SPENT,
      rhythmPercent: env.EVIDENCE_RHYTHM,
      hours: env.EVIDENCE_HOURS,
    },
  };
}

async function checkReadiness(pool: Pool): Promise<Readiness> {
  try {
    const text = "select count(*)::int as ran from migrations";
    // Not in the read queue, since a busy instance is ready too.
    const [row] = await pool.observe<{ ran: number }>(text, READINESS_DEADLINE_MS);
    return { database: true, migrations: (row?.ran ?? 0) > 0 };
  } catch {
    return { database: false, migrations: false };
  }
}

/**
 * The demo account according to `DEMO`: on creates it at the first start, off closes it. By default
 * it is on in a world of the built-in database, and left alone in any other database.
 */
async function prepareDemo(env: Env, services: Services): Promise<DemoLogin | null> {
  const isOwn = env.DATABASE_URL === undefined;
  const mode = env.DEMO ?? (isOwn ? "on" : null);
  const known = readDemoLogin(env.DATA_DIR);
  if (mode === null) return null;
  if (mode === "off") {
    // Another world may have created these files, unless the database is in this same folder.
    if (await closeDemo(services, isOwn && known !== null)) {
      services.log.info({}, "DEMO=off: the demo account is closed");
    }
    deleteDemoLogin(env.DATA_DIR);
    return null;
  }
  if (known !== null) return known;
  const newLogin = (await seedDemo(services)) ?? (await reopenDemo(services));
  if (newLogin !== null) saveDemoLogin(env.DATA_DIR, newLogin);
  return newLogin;
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(timer);
}

/** Starts the services, creates the demo world at the first start, and builds the application. */
export async function startGame(options: GameOptions): Promise<RunningGame> {
  const { env, root, log, url, time = {}, shared } = options;
  const { makesBackups, managesDemo } = shared ?? { makesBackups: true, managesDemo: true };
  const stack = createStopStack();
  const { stop } = stack;
  try {
    const pool = createPool({ url, world: env.WORLD });
    stack.push({ stop: () => pool.close() });
    const backups = {
      url,
      files: BACKED_UP_FILES,
      everyMs: makesBackups ? env.BACKUP_EVERY : null,
      ofSeasons: makesBackups,
      keep: env.BACKUP_KEEP,
    };
    const services = createServices(
      { ...servicesConfig(env), backups, server: serverFacts(root, process.env, env) },
      { pool, log, ...time, limitCounts: shared?.limitCounts },
    );
    stack.push(services);
    await services.start();
    const signUps = await findSignUps(services.db);
    if (signUps !== null && signUps !== env.SIGNUPS) {
      log.warn({ signups: signUps }, "SIGNUPS is overridden by an admin command");
    }
    const demo = managesDemo ? await prepareDemo(env, services) : null;
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
    stack.push({ stop: () => closeApp(app) });
    return { app, demo, stop };
  } catch (error) {
    await stop().catch((err) => log.error({ err }, "a failed start could not be undone"));
    throw error;
  }
}
