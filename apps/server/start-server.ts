import { mkdirSync } from "node:fs";
import {
  createServices,
  type Services,
  type ServicesConfig,
  type ServicesDeps,
} from "@emberlode/api";
import {
  createPool,
  type EmbeddedPostgres,
  migrate,
  type Pool,
  startEmbeddedPostgres,
} from "@emberlode/db";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildApp } from "./app.ts";
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
import {
  explainDatabaseFailure,
  explainDataDirFailure,
  explainListenFailure,
} from "./start-failures.ts";

/** How long requests in work may take to finish when the server stops, in milliseconds. */
const DRAIN_MS = 8_000;
const READINESS_DEADLINE_MS = 1_000;

export interface RunningServer {
  /** Where to open the game. */
  address: string;
  /** Where programs of this machine reach it. */
  localUrl: string;
  /** The demo account, where this server has one open. */
  demo: DemoLogin | null;
  /** Stops accepting, lets requests finish (at most 8 s), stops the jobs and the database. */
  stop(): Promise<void>;
}

interface Part {
  stop(): Promise<unknown>;
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    // Here, so that a folder that cannot be written to is told of before anything else.
    readOrCreateSecret(dataDir, SESSION_SECRET_FILE);
  } catch (error) {
    throw explainDataDirFailure(error, dataDir);
  }
}

async function startDatabase(
  { DATABASE_URL, DATA_DIR }: Env,
  log: Logger,
  signal: AbortSignal,
): Promise<EmbeddedPostgres | null> {
  if (DATABASE_URL !== undefined) return null;
  try {
    return await startEmbeddedPostgres({ dataDir: DATA_DIR, log, signal });
  } catch (error) {
    throw explainDataDirFailure(error, DATA_DIR);
  }
}

/** Hosts that a browser on this machine reaches as localhost. */
const LOCAL_HOSTS = new Set(["127.0.0.1", "::1", "0.0.0.0", "::"]);

/** Where players reach the game: links in mails begin with it. */
function publicUrlOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Env, "PUBLIC_URL" | "HOST" | "PORT">): string {
  const host = LOCAL_HOSTS.has(HOST) ? "localhost" : HOST;
  return (PUBLIC_URL ?? `http://${host}:${PORT}`).replace(/\/+$/, "");
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
    signupsPerHour: env.SIGNUPS_PER_HOUR,
    pushServices: env.PUSH_SERVICES,
  };
}

async function bringUpToDate(url: string, env: Env): Promise<void> {
  try {
    await migrate(url, env.WORLD);
  } catch (error) {
    throw env.DATABASE_URL === undefined ? error : explainDatabaseFailure(error, url);
  }
}

async function checkReadiness(pool: Pool): Promise<Readiness> {
  try {
    const text = "select count(*)::int as ran from migrations";
    const [row] = await pool.query<{ ran: number }>(text, [], READINESS_DEADLINE_MS);
    return { database: true, migrations: (row?.ran ?? 0) > 0 };
  } catch {
    return { database: false, migrations: false };
  }
}

/** Hosts that stand for every address of the machine, and how the machine itself is reached then. */
const LOOPBACK_OF: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

function localUrlOf(host: string, port: number): string {
  const name = LOOPBACK_OF[host] ?? host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Answers the addresses; the port may be one that the system chose. */
async function listen(
  app: FastifyInstance,
  env: Env,
): Promise<Pick<RunningServer, "address" | "localUrl">> {
  try {
    const given = new URL(await app.listen({ host: env.HOST, port: env.PORT })).port;
    const port = Number(given) || env.PORT;
    return { address: publicUrlOf({ ...env, PORT: port }), localUrl: localUrlOf(env.HOST, port) };
  } catch (error) {
    throw explainListenFailure(error, env);
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

/**
 * Starts everything: database, migrations, world, demo world on the first start, HTTP. What was
 * started is stopped again when a later part fails; the error then says what to do.
 * @param giveUp ends the wait for a database that recovers
 * @param time another time than the real one
 */
export async function startServer(
  env: Env,
  root: string,
  log: Logger,
  giveUp: AbortSignal,
  time: Pick<ServicesDeps, "clock" | "wallClock" | "schedule"> = {},
): Promise<RunningServer> {
  const parts: Part[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  try {
    prepareDataDir(env.DATA_DIR);
    const database = await startDatabase(env, log, giveUp);
    if (database) parts.push(database);
    const url = env.DATABASE_URL ?? database?.url ?? "";
    await bringUpToDate(url, env);
    const pool = createPool({ url, world: env.WORLD });
    parts.push({ stop: () => pool.close() });
    const backups = {
      ...{ url, files: BACKED_UP_FILES },
      ...{ everyMs: env.BACKUP_EVERY, keep: env.BACKUP_KEEP },
    };
    const services = createServices({ ...servicesConfig(env), backups }, { pool, log, ...time });
    await services.start();
    parts.push(services);
    const demo = await demoOf(env, services);
    const app = await buildApp({
      services,
      webFolder: webDist(root),
      publicUrl: env.PUBLIC_URL ?? null,
      trustProxy: env.TRUST_PROXY,
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
      metricsToken: env.METRICS_TOKEN ?? null,
      checkReadiness: () => checkReadiness(pool),
    });
    parts.push({ stop: () => closeApp(app) });
    return { ...(await listen(app, env)), demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
