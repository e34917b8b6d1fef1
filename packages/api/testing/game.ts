/** A complete game for a test: its own database, a clock that tests set, callers for browsers. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPool, type Pool } from "@emberlode/db";
import { createTestDatabase, type TestDatabase } from "@emberlode/db/testing";
import { type Position, seededRandom } from "@emberlode/game";
import type { RefusalFacts } from "@emberlode/messages/error-text";
import { type Context, createContext } from "../context.ts";
import { GameError, toFailure } from "../errors.ts";
import type { ChargeableLimit, Limits } from "../platform/limits/rate-limit.ts";
import type { Log } from "../platform/log.ts";
import type { RequestFacts } from "../platform/request.ts";
import { createCaller } from "../root.ts";
import { createServices, type Services, type ServicesDeps } from "../services.ts";
import type { ServicesConfig } from "../services-config.ts";
import { signUp } from "./sign-up.ts";

/** Noon, so that neither the day nor the hour changes during a test. */
export const NOON = Date.UTC(2026, 4, 20, 12);

export const PASSWORD = "correct horse battery";

interface TestClock {
  now(): number;
  /** Advances the clock by milliseconds. */
  pass(ms: number): void;
}

function testClock(): TestClock {
  let time = NOON;
  return {
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
  };
}

/** A browser that keeps its session cookie. */
export interface Browser {
  /** The cookie's value, or null. */
  token: string | null;
  address: string;
  /** Effects of the last call. */
  effects: Context["effects"];
  /** A caller for one request. */
  call: ReturnType<typeof callerFor>;
  /** A caller with other request facts. */
  callWith(facts: Partial<RequestFacts>): ReturnType<typeof createCaller>;
}

/** A player's browser. */
export interface Player extends Browser {
  id: number;
  username: string;
}

/** A guest's browser, with the guest's start position. */
export interface Guest extends Player {
  at: Position;
}

/** A request without a caller, with these facts. */
export function requestWith(facts: Partial<RequestFacts> = {}): RequestFacts {
  return {
    sessionToken: null,
    bearerToken: null,
    address: "192.0.2.1",
    idempotencyKey: null,
    callIndex: 0,
    ...facts,
  };
}

function callerFor(services: Services, browser: Browser, facts: Partial<RequestFacts> = {}) {
  return createCaller(() => {
    const { token: sessionToken, address } = browser;
    const context = createContext(services, requestWith({ sessionToken, address, ...facts }));
    browser.effects = context.effects;
    return context;
  });
}

/** Stores the cookie of the last answer. */
export function keepCookie(browser: Browser): void {
  const { session } = browser.effects;
  if (session?.kind === "set") browser.token = session.token;
  if (session?.kind === "clear") browser.token = null;
}

export interface TestGame {
  services: Services;
  pool: Pool;
  database: TestDatabase;
  clock: TestClock;
  /** Everything logged, as `level text`. */
  logged: string[];
  dataDir: string;
  browser(address?: string): Browser;
  /** A second process on the same database. */
  another(): Promise<Services>;
  /**
   * A new player's browser, logged in, with a base on the map as after the first action. The rows
   * are written directly; the name is generated unless given.
   */
  player(username?: string, ref?: string): Promise<Player>;
  /** A new guest's browser, logged in, from a separate address unless one is given. */
  guest(address?: string): Promise<Guest>;
  close(): Promise<void>;
}

export interface GameOptions {
  config?: Partial<ServicesConfig>;
  /**
   * Also limits steps and actions per second. Otherwise only sign-ups, logins and mails are
   * limited, so tests do not depend on their speed.
   */
  allLimits?: boolean;
  /** Changes the world before the first start. */
  before?: (pool: Pool) => Promise<void>;
}

const NOT_BY_THE_SECOND: readonly ChargeableLimit[] = [
  "signup",
  "upgrade",
  "mail",
  "hash",
  "export",
];

/** The limits without those per second. */
function withoutPerSecondLimits(limits: Limits): Limits {
  return {
    ...limits,
    charge: async (limit, playerId, address) =>
      NOT_BY_THE_SECOND.includes(limit) ? limits.charge(limit, playerId, address) : async () => {},
  };
}

/** Jobs run only when a test runs them. */
const byHand: NonNullable<ServicesDeps["schedule"]> = () => async () => {};

export async function startGame({
  config = {},
  before,
  allLimits = false,
}: GameOptions = {}): Promise<TestGame> {
  const isFounded = before === undefined && config.worldSeed === undefined;
  const database = await createTestDatabase(isFounded ? "founded" : "empty");
  const dataDir = await mkdtemp(join(tmpdir(), "emberlode-api-"));
  const clock = testClock();
  const logged: string[] = [];
  const keep = (level: string) => (_: object, text: string) => void logged.push(`${level} ${text}`);
  const log: Log = { info: keep("info"), warn: keep("warn"), error: keep("error") };
  const open: { services: Services; pool: Pool }[] = [];

  async function process(seed: string): Promise<Services> {
    const pool = createPool({ url: database.url, world: database.world });
    if (open.length === 0) await before?.(pool);
    const services = createServices(
      {
        publicUrl: "https://play.example.org",
        worldSeed: "test",
        dataDir,
        smtpUrl: null,
        mailFrom: "Emberlode <game@example.org>",
        signUpsPerHour: 10_000,
        secret: "a secret of the tests, long enough",
        ...config,
      },
      { pool, log, clock, random: seededRandom(seed), schedule: byHand },
    );
    if (!allLimits) services.limits = withoutPerSecondLimits(services.limits);
    open.push({ services, pool });
    await services.start();
    return services;
  }

  const services = await process("first");
  let players = 0;
  let guests = 0;

  function browser(address = "192.0.2.1"): Browser {
    const made: Browser = {
      token: null,
      address,
      effects: {},
      get call() {
        return callerFor(services, made);
      },
      callWith: (facts) => callerFor(services, made, facts),
    };
    return made;
  }

  return {
    services,
    pool: services.pool,
    database,
    clock,
    logged,
    dataDir,
    browser,
    another: () => process("second"),
    // Names of equal length, so none is part of another.
    async player(username = `Player${1000 + players}`, ref) {
      players += 1;
      // A separate /48 each, since too many young accounts of a network lose their bases.
      const made = browser(`2001:db8:${players.toString(16)}::1`);
      const who = { username, email: `${username}@example.org`, password: PASSWORD };
      const { address } = made;
      const { id, token } = await signUp(services, {
        ...who,
        address,
        ...(ref !== undefined && { ref }),
      });
      return Object.assign(made, { id, token, username });
    },
    async guest(address = `198.18.${guests >> 8}.${guests++ & 255}`) {
      const made = browser(address);
      const { user } = await made.call.user.guest({});
      keepCookie(made);
      const { x, y } = user.status;
      return Object.assign(made, { id: Number(user._id), username: user.username, at: { x, y } });
    },
    async close() {
      for (const one of open) {
        await one.services.stop();
        await one.pool.close();
      }
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The refusal's text and code; fails if the call succeeds. */
export async function refusal(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    const { gameCode, text, httpStatus, ...rest } = toFailure(error);
    return { code: gameCode, text, status: httpStatus, ...rest };
  }
  throw new Error("The call was not refused.");
}

type RefusedCode = ConstructorParameters<typeof GameError>[0];

/** The refusal for a code, with the number behind it if there is one. */
export function refusedWith(code: RefusedCode, facts: RefusalFacts = {}) {
  const { gameCode, httpStatus, text, ...rest } = toFailure(
    GameError.fromRefusal({ ok: false, code, ...facts }),
  );
  return { code: gameCode, status: httpStatus, text, ...rest };
}

/** The refusal of a form with an error at one field. */
export function refusedAt(field: string, code: RefusedCode, text = refusedWith(code).text) {
  return { ...refusedWith(code), text, fields: { [field]: text } };
}
