/** Runs statements as fast as Postgres can, with pgbench or else through the driver. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { createPool, parseDatabaseUrl } from "@emberlode/db";
import { percentile } from "../lib/statistics.ts";
import { endedChildrenCpuMicros } from "./cpu.ts";

/** Connections, each sending one statement at a time. */
export const CLIENTS = 16;
const VERSIONED = "/usr/lib/postgresql";
/** One in this many statements is timed. */
const SAMPLED = 10;
/** How long pgbench may take beyond its seconds. */
const GRACE_MS = 30_000;

export const NO_PGBENCH =
  "pgbench is missing, so its lines ran through the driver; it comes with Postgres (Debian: apt-get install postgresql)";

/** Planner settings of the server's own commit connection. */
const PLANNER_SETTINGS = [
  "plan_cache_mode=force_generic_plan",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
  "jit=off",
];

/** One statement, sent repeatedly. Variables are written as in pgbench, `:id`. */
export interface Script {
  schema: string;
  statement: string;
  /** The statement's variables for the n-th turn of a client, as pgbench expressions. */
  sets: Readonly<Record<string, string>>;
  /** The variables as numbers, for the driver. */
  values(client: number, turn: number): Readonly<Record<string, number>>;
}

export interface ScriptReport {
  /** Successful statements. */
  done: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  generatorMicros: number;
}

export function findPgbench(): string | null {
  const versions = existsSync(VERSIONED) ? readdirSync(VERSIONED).sort().reverse() : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(VERSIONED, version, "bin")),
  ];
  return folders.map((folder) => join(folder, "pgbench")).find(existsSync) ?? null;
}

const timesOf = (latencies: readonly number[]) => ({
  p50Ms: percentile(latencies, 0.5) ?? Number.NaN,
  p99Ms: percentile(latencies, 0.99) ?? Number.NaN,
});

/** Latencies in pgbench's logs, one file per thread: client, transaction, microseconds and more. */
function readLatencies(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith("log."))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trimEnd().split("\n"))
    .map((line) => Number(line.split(" ")[2]) / 1000);
}

async function byPgbench(
  pgbench: string,
  { schema, statement, sets }: Script,
  url: string,
  parent: string,
  seconds: number,
): Promise<ScriptReport> {
  const folder = mkdtempSync(join(parent, "pgbench-"));
  const lines = Object.entries(sets).map(([name, value]) => `\\set ${name} ${value}`);
  const file = join(folder, "script.sql");
  writeFileSync(file, `\\set turn :turn + 1\n${lines.join("\n")}\n${statement};\n`);
  const { host, port, user, password, database } = parseDatabaseUrl(url);
  const options = [`search_path=${schema}`, ...PLANNER_SETTINGS]
    .map((setting) => `-c ${setting}`)
    .join(" ");
  const login = { PGHOST: host, PGPORT: `${port}`, PGUSER: user, PGPASSWORD: password };
  const cpu = endedChildrenCpuMicros();
  const { stdout } = await promisify(execFile)(
    pgbench,
    [
      "-n",
      "-M",
      "prepared",
      "-c",
      `${CLIENTS}`,
      "-j",
      "2",
      "-T",
      `${seconds}`,
      "-f",
      file,
      "-D",
      "turn=-1",
      "-l",
      "--log-prefix",
      join(folder, "log"),
      "--sampling-rate",
      `${1 / SAMPLED}`,
    ],
    {
      env: { ...process.env, ...login, PGDATABASE: database, PGOPTIONS: options },
      timeout: seconds * 1000 + GRACE_MS,
    },
  );
  const used = endedChildrenCpuMicros();
  const done = Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1] ?? Number.NaN);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  const generatorMicros = cpu === null || used === null ? Number.NaN : (used - cpu) / done;
  const latencies = timesOf(readLatencies(folder));
  rmSync(folder, { recursive: true, force: true });
  return { done, perSecond, ...latencies, generatorMicros };
}

async function byDriver(script: Script, url: string, seconds: number): Promise<ScriptReport> {
  const names = Object.keys(script.sets);
  const text = names.reduce(
    (statement, name, at) => statement.replaceAll(new RegExp(`:${name}\\b`, "g"), `$${at + 1}`),
    script.statement,
  );
  const latencies: number[] = [];
  const cpu = process.cpuUsage();
  const start = performance.now();
  const send = async (client: number) => {
    const pool = createPool({ url, world: script.schema, reads: 1 });
    for (let turn = 0; performance.now() < start + seconds * 1000; turn += 1) {
      const values = script.values(client, turn);
      const sentAt = performance.now();
      await pool.commit(
        text,
        names.map((name) => values[name] ?? 0),
      );
      latencies.push(performance.now() - sentAt);
    }
    await pool.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => send(client)));
  const used = process.cpuUsage(cpu);
  const done = latencies.length;
  return {
    done,
    perSecond: (done * 1000) / (performance.now() - start),
    ...timesOf(latencies),
    generatorMicros: (used.user + used.system) / done,
  };
}

/** Runs a script for this many seconds, using `folder` for temporary files. */
export function runScript(
  script: Script,
  url: string,
  folder: string,
  seconds: number,
): Promise<ScriptReport> {
  const pgbench = findPgbench();
  return pgbench === null
    ? byDriver(script, url, seconds)
    : byPgbench(pgbench, script, url, folder, seconds);
}
