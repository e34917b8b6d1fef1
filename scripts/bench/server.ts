/**
 * The measured server in a separate process: the product's application, and a minimal Fastify.
 *
 * Differences from a real server: no rate limits, cheap password hashes, rich players, fields that
 * are spent for a millisecond, fights without a limit per day and factories without safety, and on
 * scenarios with fights each read of the actions' clock advances it, so no base was attacked
 * recently. Elsewhere the clock stays within its day: otherwise each action would pay for the first
 * of a day. Seeds are always today's.
 */
import { createCaller, createContext, GameError, type Services } from "@emberlode/api";
import {
  accounts,
  createGroupCommit,
  createPool,
  type Parameter,
  type Pool,
  parseDatabaseUrl,
} from "@emberlode/db";
import { setColumns } from "@emberlode/db/testing";
import { ATTACK, CAPTURE, SPENT_MS } from "@emberlode/game";
import { buildApp } from "@emberlode/server/app.ts";
import { eq } from "drizzle-orm";
import postgres from "postgres";
import { fillLogs, fillStaffPages } from "./crowd.ts";
import { helloApp } from "./hello-app.ts";
import {
  type BenchPlayer,
  type ScenarioOrder,
  type ScenarioReady,
  type ServerOrder,
  type ServerReady,
  STEP_MS,
} from "./messages.ts";
import { equip, setUpScenario } from "./scenario.ts";
import { benchServices, factsOf, registerPlayer } from "./services.ts";

/** Filling the logs takes the longest statements. */
const DEADLINE_MS = 120_000;

let clockStepMs = STEP_MS;

/** Pause between two runs of fights, so that they do not affect each other. */
const CLOCK_PAUSE_MS = 7_200_000;

/** Players who only take up room are numbered from here. */
const FIRST_CROWD_NUMBER = 10_000;

let actionTime = Date.now();

/** Records the statement of the last commit, for pgbench. */
function recordCommits(pool: Pool) {
  const seen = { text: "", parameter: "" };
  const recording: Pool = {
    ...pool,
    commit: (text, parameters, deadlineMs) => {
      seen.text = text;
      seen.parameter = String(parameters[0] satisfies Parameter | undefined);
      return pool.commit(text, parameters, deadlineMs);
    },
  };
  return { recording, seen };
}

function makeServices(pool: Pool, dataDir: string): Services {
  const services = benchServices(pool, dataDir);
  const { fair } = services;
  services.fair = {
    ...fair,
    roll: (player, purpose) => fair.roll(player, purpose, Date.now()),
    isVein: (field) => fair.isVein(field, Date.now()),
  };
  services.actions = createGroupCommit({
    pool,
    fields: services.world,
    clock: () => {
      actionTime = Math.max(actionTime + clockStepMs, Date.now());
      return actionTime;
    },
  });
  return services;
}

/** Creates players on separate ores, who walk between their field and the next to the east. */
async function makePlayers(services: Services, count: number): Promise<BenchPlayer[]> {
  const ores = await services.pool.query<{ x: number; y: number; type: "metal" | "energy" }>(
    "select x, y, type from fields where type in ('metal', 'energy') order by x, y",
  );
  const players: BenchPlayer[] = [];
  for (let index = 0; index < count; index += 1) {
    const username = `Bench${index}`;
    const { id, sid } = await registerPlayer(services, username);
    const ore = ores[index % ores.length];
    if (!ore) throw new Error("The world has no ore.");
    await setColumns(services.pool, id, `x = ${ore.x}, y = ${ore.y}`);
    services.actions.invalidate(id);
    // Staying marks the field as explored, so it can be looked at.
    const caller = createCaller(createContext(services, factsOf(sid)));
    await caller.fields.move({ x: ore.x, y: ore.y });
    players.push({ id, username, sid, ...ore, at: { x: ore.x, y: ore.y }, enemy: 0 });
  }
  return players;
}

async function portOf(app: Awaited<ReturnType<typeof buildApp>>): Promise<number> {
  return Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
}

/** Registers players who only take up room, until the map is full; returns how many. */
async function makeCrowd(services: Services, count: number): Promise<number> {
  for (let made = 0; made < count; made += 1) {
    try {
      await registerPlayer(services, `Bench${FIRST_CROWD_NUMBER + made}`);
    } catch (error) {
      if (!(error instanceof GameError) || error.gameCode !== "WORLD_FULL") throw error;
      return made;
    }
  }
  return count;
}

/** Without a limit on waiting for locks: an automatic vacuum gives way only after a second. */
async function vacuum(url: string): Promise<void> {
  const { host, port, user, password, database } = parseDatabaseUrl(url);
  const sql = postgres({ host, port, user, password, database, max: 1 });
  await sql.unsafe("vacuum analyze");
  await sql.end();
}

/** Creates the players and the crowd, equips them and fills their logs. */
async function settle(services: Services, order: ServerOrder) {
  const players = await makePlayers(services, order.players);
  const { crowd } = order;
  const others = crowd === undefined ? 0 : await makeCrowd(services, crowd.players - order.players);
  await equip(services.pool);
  if (crowd !== undefined) {
    const slow = createPool({ url: order.url, world: order.world, deadlineMs: DEADLINE_MS });
    await fillLogs(slow, crowd.lines);
    await fillStaffPages(slow);
    await slow.close();
    await vacuum(order.url);
  }
  await services.world.refresh();
  for (const { id } of players) services.actions.invalidate(id);
  const staffSid = crowd === undefined ? "" : await makeAdmin(services);
  return { players, others, staffSid };
}

/** Registers an admin, and returns the session. */
async function makeAdmin(services: Services): Promise<string> {
  const { id, sid } = await registerPlayer(services, "BenchKeeper");
  await services.db.update(accounts).set({ role: "admin" }).where(eq(accounts.id, id));
  services.sessions.invalidate(id);
  return sid;
}

interface Running {
  services: Services;
  players: BenchPlayer[];
}
let running: Running | undefined;

function pause(): void {
  if (clockStepMs > STEP_MS) actionTime += CLOCK_PAUSE_MS;
}

async function startScenario({
  scenario: name,
  clockStepMs: step,
}: ScenarioOrder): Promise<ScenarioReady> {
  if (running === undefined) throw new Error("The server is not running yet.");
  const { services, players } = running;
  const acting = await setUpScenario(services.pool, name, players);
  for (const { id } of players) services.actions.invalidate(id);
  clockStepMs = step;
  pause();
  return { players: acting };
}

async function start(order: ServerOrder): Promise<ServerReady> {
  Object.assign(SPENT_MS, { dig: 1, cave: 1, forest: 1 });
  Object.assign(CAPTURE, { cooldownMs: 1, plunderSafeMs: 1, safeMs: 1 });
  Object.assign(ATTACK, { perDay: Number.MAX_SAFE_INTEGER });
  const { recording, seen } = recordCommits(createPool({ url: order.url, world: order.world }));
  const services = makeServices(recording, order.dataDir);
  await services.start();
  const { players, others, staffSid } = await settle(services, order);
  running = { services, players };
  const app = await buildApp({
    services,
    webFolder: order.dataDir,
    checkReadiness: async () => ({ database: true, migrations: true }),
    connectionsPerAddress: 8_192,
  });

  const [first] = players;
  if (!first) throw new Error("There is no player who can dig.");
  const { x, y, type } = first;
  const caller = createCaller(createContext(services, factsOf(first.sid)));
  await caller.user.gather({ type, field: { x, y } });
  return {
    players,
    others,
    staffSid,
    commit: { ...seen },
    ports: { app: await portOf(app), hello: await portOf(helloApp()) },
  };
}

process.on("message", async (message: ServerOrder | ScenarioOrder | "cpu" | "pause") => {
  if (message === "pause") {
    pause();
    return;
  }
  if (message === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
    return;
  }
  process.send?.("scenario" in message ? await startScenario(message) : await start(message));
});
