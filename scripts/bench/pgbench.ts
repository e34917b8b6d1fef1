/** The commit statement of one dig as pgbench runs it: the reference for durable actions. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { createPool, parseAddress } from "@emberlode/db";
import type { ServerReady } from "./messages.ts";

const CLIENTS = 16;
const VERSIONED = "/usr/lib/postgresql";

/** Lines of a log beyond these are the reference's own: versions tell them apart. */
const UNUSED_LINES = 1_000_000;

/** How the server's own commit connection plans. */
const PLANS = [
  "plan_cache_mode=force_generic_plan",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
  "jit=off",
];

export interface Reference {
  name: string;
  perSecond: number;
}

function findPgbench(): string | null {
  const versions = existsSync(VERSIONED) ? readdirSync(VERSIONED).sort().reverse() : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(VERSIONED, version, "bin")),
  ];
  return folders.map((folder) => join(folder, "pgbench")).find(existsSync) ?? null;
}

/** The recorded rows with the player, the version and the key left open. */
function openRows(parameter: string): string {
  const rows: Record<string, unknown>[] = JSON.parse(parameter);
  const opened = rows.map((row) => ({
    ...row,
    id: "@id",
    v: "@version",
    ...("key" in row && { key: "@key" }),
    ...("nr" in row && { nr: "@line", cat_nr: "@line" }),
  }));
  // A blank behind each colon, or pgbench would take what follows for a variable.
  return JSON.stringify(opened, null, 1).replace(/\n\s*/g, "").replaceAll("'", "''");
}

/** The statement with its parameter made for a player of the bench, whatever its version is now. */
function statementFor(commit: ServerReady["commit"], player: string): string {
  const rows =
    `(select replace(replace(replace(replace('${openRows(commit.parameter)}', '"@id"', p.id::text), ` +
    `'"@version"', p.version::text), '"@line"', (p.version + ${UNUSED_LINES})::text), ` +
    `'@key', gen_random_uuid()::text) ` +
    `from players p where p.id = ${player})`;
  return commit.text.replace("$1::text", `${rows}::text`);
}

async function byDriver(ready: ServerReady, url: string, world: string, seconds: number) {
  const pools = Array.from({ length: CLIENTS }, () => createPool({ url, world, reads: 1 }));
  const text = statementFor(ready.commit, "$1::int");
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    pools.map(async (pool, index) => {
      for (let turn = index; performance.now() < end; turn += CLIENTS) {
        await pool.commit(text, [ready.players[turn % ready.players.length]?.id ?? 0]);
        done += 1;
      }
      await pool.close();
    }),
  );
  return { name: "same statement through the driver (no pgbench here)", perSecond: done / seconds };
}

/** Runs the reference for so many seconds. */
export async function measureReference(
  ready: ServerReady,
  url: string,
  world: string,
  folder: string,
  seconds: number,
): Promise<Reference> {
  const pgbench = findPgbench();
  if (pgbench === null) return byDriver(ready, url, world, seconds);
  const ids = ready.players.map(({ id }) => id);
  const script = join(folder, "commit.sql");
  const choice = `\\set id random(${Math.min(...ids)}, ${Math.max(...ids)})`;
  writeFileSync(script, `${choice}\n${statementFor(ready.commit, ":id")};\n`);
  const { host, port, user, password, database } = parseAddress(url);
  const options = [`search_path=${world}`, ...PLANS].map((setting) => `-c ${setting}`).join(" ");
  const { stdout } = await promisify(execFile)(
    pgbench,
    ["-n", "-M", "prepared", "-c", `${CLIENTS}`, "-j", "2", "-T", `${seconds}`, "-f", script],
    {
      env: {
        ...process.env,
        PGHOST: host,
        PGPORT: String(port),
        PGUSER: user,
        PGPASSWORD: password,
        PGDATABASE: database,
        PGOPTIONS: options,
      },
    },
  );
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  return { name: `pgbench, commit of one dig, ${CLIENTS} clients`, perSecond };
}
