/** The complete application with a real database, tested by injected requests. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Clock,
  createServices,
  type Log,
  type Services,
  silentLog,
  systemClock,
} from "@emberlode/api";
import { createPool, type Pool } from "@emberlode/db";
import { createTestDatabase, type TestDatabase } from "@emberlode/db/testing";
import { DAY, type Random, type SignUps, utcDay } from "@emberlode/game";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { type AppOptions, buildApp } from "../app.ts";

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  pool: Pool;
  database: TestDatabase;
  /** Folder with the mail outbox. */
  dataDir: string;
  /** Moves the server's clock ahead. */
  advance(milliseconds: number): void;
  /** Runs every job once. */
  runJobs(): Promise<void>;
  /** Sends a request like one of our pages. */
  send(request: TestRequest): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

interface TestRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Session to send. */
  sid?: string;
  /** The client's address; by default this machine. */
  address?: string;
}

export interface TestAppOptions extends Partial<AppOptions> {
  signUpsPerHour?: number;
  signUps?: SignUps;
  loginFailuresPerAddress?: number;
  pushServices?: readonly string[];
  webFolder?: string;
  /** Disables the limits of calls, logins and mails. */
  unlimited?: boolean;
  /** The log; silent by default. */
  log?: Log;
  /** Fixed values for time, randomness and the secret seeds of the days; real ones by default. */
  fixed?: { clock: Clock; random: Random; daySeed: Uint8Array };
  /** An application whose database, clock and outbox to share; close that one last. */
  beside?: TestApp;
  /** A database with a world, instead of a new one. It is dropped at the end. */
  database?: TestDatabase;
}

/** The origin of injected requests, matching their Host header. */
export const ORIGIN = "http://localhost:80";

/** Noon of today, so that neither the day nor the hour changes during a test. */
const noonOf = (now: number): number => utcDay(now) * DAY + DAY / 2;

/** Gives yesterday, today and the next month one seed before the server creates its own. */
async function setDaySeeds(pool: Pool, seed: Uint8Array, now: number): Promise<void> {
  await pool.query(
    `insert into day_seeds (day, seed, created_at)
    select d, decode($1::text, 'hex'), $2::bigint from generate_series($3::int - 1, $3::int + 30) d`,
    [Buffer.from(seed).toString("hex"), now, utcDay(now)],
  );
}

const chargeNothing = async () => async () => {};
const NO_LIMITS: Services["limits"] = {
  charge: chargeNothing,
  chargeLogin: chargeNothing,
  chargeCode: async () => async () => {},
  chargeMail: async () => null,
};

/** An application whose clock starts at noon. */
export async function createTestApp({
  beside,
  fixed,
  database: given,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const database = beside?.database ?? given ?? (await createTestDatabase("founded"));
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), "emberlode-app-")));
  const pool = createPool({ url: database.url, world: database.world });
  let ahead = noonOf(systemClock.now()) - systemClock.now();
  // Jobs run only when a test runs them.
  const jobs: (() => Promise<void>)[] = [];
  const services = createServices(
    {
      publicUrl: "http://localhost:3000",
      worldSeed: "test",
      dataDir,
      smtpUrl: null,
      mailFrom: "Emberlode <no-reply@localhost>",
      secret: "a secret of the tests, long enough",
      signUpsPerHour: options.signUpsPerHour ?? 10_000,
      signUps: options.signUps ?? "open",
      loginFailuresPerAddress: options.loginFailuresPerAddress ?? 10_000,
      pushServices: options.pushServices ?? [],
    },
    {
      pool,
      log: options.log ?? silentLog,
      clock: fixed?.clock ?? beside?.services.clock ?? { now: () => systemClock.now() + ahead },
      ...(fixed && { random: fixed.random }),
      schedule: (_, __, work) => {
        jobs.push(work);
        return async () => {};
      },
    },
  );
  if (options.unlimited) services.limits = NO_LIMITS;
  if (fixed) await setDaySeeds(pool, fixed.daySeed, fixed.clock.now());
  await services.start();
  const app = await buildApp({
    webFolder: join(dataDir, "no-web"),
    checkReadiness: async () => ({ database: true, migrations: true }),
    ...options,
    services,
  });

  return {
    app,
    services,
    pool,
    database,
    dataDir,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    runJobs: async () => {
      for (const work of jobs) await work();
    },
    send({ method, url, body, headers = {}, sid, address }) {
      const request: InjectOptions = {
        method,
        url,
        headers: {
          origin: ORIGIN,
          ...(sid !== undefined && { cookie: `sid=${sid}` }),
          ...headers,
        },
        ...(address !== undefined && { remoteAddress: address }),
      };
      if (body !== undefined) request.payload = body as InjectOptions["payload"] & object;
      return app.inject(request);
    },
    async close() {
      await app.close();
      await services.stop();
      await pool.close();
      if (beside !== undefined) return;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The session cookie in an answer; empty if it sets none. */
export function sidOf(response: LightMyRequestResponse): string {
  return response.cookies.find(({ name }) => name === "sid")?.value ?? "";
}
