/**
 * `npm run bench -- --growth`: the cost of a full world. Two servers run side by side, one with
 * twenty players, one with a thousand and ten million log lines; each request goes to both in turn,
 * so other load on the machine affects both. Prints medians and their ratios.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditLedger, createPool, migrate, startEmbeddedPostgres } from "@emberlode/db";
import { median } from "../lib/statistics.ts";
import { answerOf, startChild } from "./children.ts";
import {
  type BenchPlayer,
  type PreparedRequest,
  type Scenario,
  type ScenarioOrder,
  type ScenarioReady,
  type ServerOrder,
  type ServerReady,
  STEP_MS,
} from "./messages.ts";
import * as requests from "./requests.ts";
import { printRows } from "./table.ts";

const WORLD = "world";
const ACTORS = 20;
const EMPTY = { players: ACTORS, lines: 4_000 };
const FULL_PLAYERS = 1_000;
/** Requests of a line to each world, and those before them to warm it up. */
const COUNTED = 300;
const WARM_UP = 60;
/** The highest allowed ratio of full to empty. */
const TARGET = 1.25;
/** The longest median of a request of the team in a full world, whatever its ratio. */
const MAX_STAFF_MS = 100;
/** Twenty players fight in turn, so more than four hours pass between two fights of one. */
const FIGHT_STEP_MS = 30 * 60_000;
const AUDIT_MS = 120_000;

interface World {
  server: ChildProcess;
  ready: ServerReady;
  agent: Agent;
  /** Log lines by the player's index (0 or 1) and category; the index alone is the total. */
  totals: ReadonlyMap<string, number>;
  /** Number of broken invariants. */
  audit(): Promise<number>;
  stop(): Promise<void>;
}

async function send(world: World, { method, path, headers, body, keyed }: PreparedRequest) {
  const key = keyed ? { "Idempotency-Key": crypto.randomUUID() } : {};
  const { promise, resolve, reject } = withResolvers<{ status: number; text: string }>();
  const sent = request(
    {
      port: world.ready.ports.app,
      host: "127.0.0.1",
      agent: world.agent,
      method,
      path,
      headers: { ...headers, ...key },
    },
    (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    },
  );
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

async function readTotals(world: Omit<World, "totals">): Promise<ReadonlyMap<string, number>> {
  const totals = new Map<string, number>();
  for (const [index, player] of [world.ready.players[0], world.ready.players[1]].entries()) {
    if (player === undefined) throw new Error("There is no player whose log can be read.");
    for (const type of ["", "note", "dig"]) {
      const [page] = requests.logsPage(type === "" ? {} : { type })(player);
      if (page === undefined) continue;
      const { text } = await send({ ...world, totals }, page);
      totals.set(`${index}${type}`, Number(/"totalCount":(\d+)/.exec(text)?.[1]));
    }
  }
  return totals;
}

async function openWorld(crowd: { players: number; lines: number }): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), "emberlode-growth-"));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const server = startChild("server");
  const stop = async () => {
    server.kill("SIGKILL");
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { url } = postgres;
    await migrate(url, WORLD);
    const order: ServerOrder = { url, world: WORLD, dataDir, players: ACTORS, crowd };
    server.send(order);
    const ready = await answerOf<ServerReady>(server);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const audit = async () => {
      const pool = createPool({ url, world: WORLD, reads: 1, deadlineMs: AUDIT_MS });
      const broken = await auditLedger(pool);
      await pool.close();
      return broken.length;
    };
    const world = { server, ready, agent, audit, stop };
    return { ...world, totals: await readTotals(world) };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Line {
  name: string;
  scenario?: Scenario;
  /** Only for the first player, whose log is very long. */
  old?: true;
  /** Sent by an admin; the limit is `MAX_STAFF_MS`. */
  isOfTeam?: true;
  make(world: World): (player: BenchPlayer) => PreparedRequest[];
}

/** The page in the middle of a log, which is farthest from both ends. */
const middle = (type: string, old = false): Line["make"] => {
  return ({ totals }) => {
    const start = Math.floor((totals.get(`${old ? 0 : 1}${type}`) ?? 0) / 2);
    return requests.logsPage({ start, ...(type !== "" && { type }) });
  };
};

/** The page below the middle line of the long log, as requested by scrolling. */
const below = (type: string): Line["make"] => {
  return ({ totals }) => {
    const before = String(Math.floor((totals.get("0") ?? 0) / 2));
    return requests.logsPage({ before, type });
  };
};
const always =
  (make: (player: BenchPlayer) => PreparedRequest[]): Line["make"] =>
  () =>
    make;

const LINES: readonly Line[] = [
  { name: "look", make: always(requests.lookByTrpc) },
  { name: "move", make: always(requests.moveByTrpc) },
  { name: "move, REST (coords)", make: always(requests.moveByRest) },
  { name: "dig", make: always(requests.digByTrpc) },
  { name: "buy units", make: always(requests.buyUnits) },
  { name: "write a note", make: always(requests.note) },
  { name: "cave", scenario: "cave", make: always(requests.cave) },
  { name: "capture", scenario: "factory", make: always(requests.capture) },
  { name: "attack", scenario: "base", make: always(requests.attack) },
  { name: "log, first page", make: always(requests.logsPage()) },
  { name: "log, middle page", make: middle("") },
  { name: "log, notes", make: always(requests.logsPage({ type: "note" })) },
  { name: "log, notes, middle page", make: middle("note") },
  { name: "log, digs", make: always(requests.logsPage({ type: "dig" })) },
  { name: "log, digs, middle page", make: middle("dig") },
  { name: "long log, first page", old: true, make: always(requests.logsPage()) },
  { name: "long log, middle page", old: true, make: middle("", true) },
  { name: "long log, notes", old: true, make: always(requests.logsPage({ type: "note" })) },
  { name: "long log, notes, middle page", old: true, make: middle("note", true) },
  { name: "long log, digs", old: true, make: always(requests.logsPage({ type: "dig" })) },
  { name: "long log, digs, middle page", old: true, make: middle("dig", true) },
  { name: "long log, notes below a line", old: true, make: below("note") },
  { name: "long log, digs below a line", old: true, make: below("dig") },
  {
    name: "team: overview",
    isOfTeam: true,
    make:
      ({ ready }) =>
      () =>
        requests.staffOverview(ready.staffSid),
  },
  {
    name: "team: search",
    isOfTeam: true,
    make:
      ({ ready }) =>
      () =>
        requests.staffSearch(ready.staffSid),
  },
  {
    name: "team: player's page",
    old: true,
    isOfTeam: true,
    make:
      ({ ready }) =>
      ({ username }) =>
        requests.staffPlayer(ready.staffSid, username),
  },
];

/** The requests of a line in a world, to be sent repeatedly. */
async function prepare(line: Line, world: World): Promise<PreparedRequest[]> {
  const { scenario = "ore", old, make } = line;
  const clockStepMs = scenario === "factory" || scenario === "base" ? FIGHT_STEP_MS : STEP_MS;
  world.server.send({ scenario, clockStepMs } satisfies ScenarioOrder);
  const { players } = await answerOf<ScenarioReady>(world.server);
  const lists = (old ? players.slice(0, 1) : players).map(make(world));
  const turns = Array.from({ length: lists[0]?.length ?? 0 }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  );
  return turns.flat();
}

interface GrowthResult {
  name: string;
  isOfTeam: boolean;
  emptyMs: number;
  fullMs: number;
  ratio: number;
  failures: number;
}

async function measureLine(line: Line, worlds: readonly [World, World]): Promise<GrowthResult> {
  const lists = [await prepare(line, worlds[0]), await prepare(line, worlds[1])] as const;
  const times: [number[], number[]] = [[], []];
  let failures = 0;
  for (let turn = 0; turn < WARM_UP + COUNTED; turn += 1) {
    for (const side of [0, 1] as const) {
      const prepared = lists[side][turn % lists[side].length];
      if (prepared === undefined) throw new Error(`There is nothing to send for ${line.name}.`);
      const began = performance.now();
      const { status, text } = await send(worlds[side], prepared);
      if (turn >= WARM_UP) times[side].push(performance.now() - began);
      if (status !== 200 && failures++ === 0) console.log(`  ${status}: ${text.slice(0, 300)}`);
    }
  }
  const emptyMs = median(times[0]) ?? Number.NaN;
  const fullMs = median(times[1]) ?? Number.NaN;
  const isOfTeam = line.isOfTeam === true;
  return { name: line.name, isOfTeam, emptyMs, fullMs, ratio: fullMs / emptyMs, failures };
}

function printGrowth(grown: readonly GrowthResult[]): void {
  const aims = `at most ${TARGET} times; of the team, at most ${MAX_STAFF_MS} ms`;
  console.log(`\nmedian of ${COUNTED} requests, one at a time; aim: ${aims}\n`);
  printRows([
    ["", "empty ms", "full ms", "ratio", ""],
    ...grown.map(({ name, isOfTeam, emptyMs, fullMs, ratio, failures }) => [
      name,
      emptyMs.toFixed(2),
      fullMs.toFixed(2),
      ratio.toFixed(2),
      `${(isOfTeam ? fullMs > MAX_STAFF_MS : ratio > TARGET) ? "above" : ""}${failures > 0 ? ` ${failures} failed` : ""}`,
    ]),
  ]);
}

/** Measures every line in both worlds, then audits both ledgers. */
export async function measureGrowth(lines: number, jsonFile: string | undefined): Promise<void> {
  console.log(`… two worlds, one with ${FULL_PLAYERS} players and ${lines} lines`);
  const empty = await openWorld(EMPTY);
  try {
    const full = await openWorld({ players: FULL_PLAYERS, lines });
    try {
      for (const { ready } of [empty, full]) {
        console.log(`… a world with ${ready.players.length + ready.others} players`);
      }
      const grown: GrowthResult[] = [];
      for (const line of LINES) {
        console.log(`… ${line.name}`);
        grown.push(await measureLine(line, [empty, full]));
      }
      printGrowth(grown);
      console.log(`\nbroken invariants: ${(await empty.audit()) + (await full.audit())}`);
      if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(grown, null, 2)}\n`);
    } finally {
      await full.stop();
    }
  } finally {
    await empty.stop();
  }
}
