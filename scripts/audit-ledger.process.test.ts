/** `npm run audit-ledger` on databases with and without broken invariants. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createPool, type EmbeddedPostgres, type Pool, startEmbeddedPostgres } from "@emberlode/db";
import { createTestPlayer, fillDataFolder, makeTestFolder } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditWorld } from "./lib/report-audit.ts";
import { runCommand, runHere } from "./testing/run-command.ts";

const WORLD = "world";

let dataDir: string;
let database: EmbeddedPostgres | null;
let pool: Pool;

async function open(): Promise<void> {
  database = await startEmbeddedPostgres({ dataDir, settings: { fsync: "off" } });
  pool = createPool({ url: database.url, world: WORLD });
}

async function close(): Promise<void> {
  await pool.close();
  await database?.stop();
  database = null;
}

beforeAll(async () => {
  dataDir = await makeTestFolder("audit");
  await fillDataFolder(dataDir);
  await open();
  await createTestPlayer(pool, { username: "Audited" });
});
afterAll(async () => {
  await close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Audited {
  code: number;
  lines: string[];
}

/** Runs the command in this process. */
async function runAudit(environment: Record<string, string>): Promise<Audited> {
  const { code, output, errors } = await runHere((out) => auditWorld(out, environment));
  return { code, lines: `${output}${errors}`.trim().split("\n") };
}

const RIGHT =
  /^No problems found\. Checked 1 players, 1 ledger rows, 0 referral days, 2,500 fields, 1 factories, /;

test("finds nothing wrong, with a running database or an external one", async () => {
  const beside = await runAudit({ DATA_DIR: dataDir });
  expect(beside).toEqual({ code: 0, lines: [expect.stringMatching(RIGHT)] });
  const typed = await runCommand("audit-ledger.ts", [], { DATA_DIR: dataDir });
  expect(typed).toMatchObject({ code: 0, output: expect.stringMatching(RIGHT) });
  expect(await runAudit({ DATABASE_URL: database?.url ?? "" })).toEqual(beside);
});

test("reports one broken invariant and exits with 1", async () => {
  await pool.query("update players set metal = metal + 1");
  const { code, lines } = await runAudit({ DATA_DIR: dataDir });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(/^balance: player \d+: metal 1001, booked 1000; energy 1000, booked/),
      expect.stringMatching(/^Problems found: 1\. Checked 1 players, /),
    ],
  });
  await pool.query("update players set metal = metal - 1");
});

test("says that there are more than a thousand problems", async () => {
  await pool.query(
    "insert into cooldowns (player_id, x, y, until) select -n, 1, 1, 1 from generate_series(1, 1001) n",
  );
  const { code, lines } = await runAudit({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1001);
  expect(lines.at(-1)).toMatch(/^More than 1000 problems/);
  await pool.query("delete from cooldowns where player_id < 0");
});

test("starts a stopped database for the audit and stops it again", async () => {
  await close();
  const audited = await runAudit({ DATA_DIR: dataDir });
  expect(audited).toEqual({ code: 0, lines: [expect.stringMatching(RIGHT)] });
  await open();
  expect(await pool.query("select id from players")).toHaveLength(1);
});

test("without a world it creates nothing and exits with 1", async () => {
  const nowhere = await runAudit({ DATA_DIR: join(dataDir, "nowhere") });
  expect(nowhere).toEqual({ code: 1, lines: [expect.stringMatching(/^There is no database in /)] });
  const another = await runAudit({ DATA_DIR: dataDir, WORLD: "another" });
  expect(another).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^World another doesn't exist/)],
  });
});
