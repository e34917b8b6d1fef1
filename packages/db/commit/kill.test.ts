import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPool, type Pool } from "../connection/pool.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../embedded/start.ts";
import { migrate } from "../migrations/migrate.ts";
import { digChanges, foundWasteland, makePlayers } from "../testing/fixtures.ts";
import { makeTestFolder } from "../testing/folder.ts";
import { seededRandom } from "../testing/random.ts";
import { type Actions, createActions } from "./actions.ts";
import { auditLedger } from "./audit.ts";

const KILLS = 30;
const CLIENTS = 24;
const BUDGET_MS = 2800;
/** The machine may be busy; a call that hangs would exceed any of this. */
const SLACK_MS = 1500;
const random = seededRandom("kill");

let dataDir = "";
let server: EmbeddedPostgres;
let pool: Pool;
let admin: Pool;
let actions: Actions;
let ids: number[] = [];

beforeAll(async () => {
  dataDir = await makeTestFolder("kill");
  server = await startEmbeddedPostgres({ dataDir });
  await migrate(server.url, "world");
  pool = createPool({ url: server.url, world: "world", applicationName: "victim" });
  admin = createPool({ url: server.url, world: "world", reads: 1, applicationName: "admin" });
  await foundWasteland(pool);
  ids = await makePlayers(pool, 60);
  actions = createActions({ pool, clock: Date.now, budgetMs: BUDGET_MS });
});

afterAll(async () => {
  await pool.close();
  await admin.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Journal {
  /** What each acknowledged key was answered. */
  acknowledged: Map<string, string>;
  longest: number;
  retries: number;
}

async function digOnce(key: string, playerId: number, journal: Journal): Promise<void> {
  for (;;) {
    const start = performance.now();
    const result = await actions.perform({
      playerId,
      idempotency: { key, bodyHash: "dig" },
      decide: ({ players }) => {
        const player = players.get(playerId);
        if (player === undefined) return { ok: false, error: "GONE" };
        return { ok: true, changes: digChanges(player, 3, 0), answer: { metal: player.metal + 3 } };
      },
    });
    journal.longest = Math.max(journal.longest, performance.now() - start);
    if (result.ok) {
      journal.acknowledged.set(key, JSON.stringify(result.answer));
      return;
    }
    expect(result.error).toBe("BUSY");
    journal.retries++;
  }
}

async function kill(): Promise<void> {
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'victim' order by md5(pid::text || $1) limit 1`,
    [String(random())],
  );
}

it("loses, doubles and hangs nothing when backends and the server itself are killed", async () => {
  const journal: Journal = { acknowledged: new Map(), longest: 0, retries: 0 };
  let over = false;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = 0; !over; turn++) {
      const playerId = ids[Math.floor(random() * ids.length)] ?? 0;
      await digOnce(`${client}-${turn}`, playerId, journal);
    }
  });
  for (let count = 0; count < KILLS; count++) {
    await sleep(20 + random() * 60);
    await kill();
  }
  const first = server.pid();
  process.kill(first, "SIGQUIT");
  const before = journal.acknowledged.size;
  const wanted = before + CLIENTS * 10;
  for (let tries = 0; journal.acknowledged.size < wanted && tries < 200; tries++) await sleep(100);
  const after = journal.acknowledged.size;
  over = true;
  await Promise.all(clients);

  expect(server.pid()).not.toBe(first);
  expect(after).toBeGreaterThanOrEqual(wanted);
  expect(journal.longest).toBeLessThan(BUDGET_MS + SLACK_MS);
  const written = await pool.query<{ key: string; answer: string }>(
    "select key, answer from ledger where kind = 'dig'",
  );
  expect(written).toHaveLength(journal.acknowledged.size);
  expect(new Map(written.map(({ key, answer }) => [key, answer]))).toEqual(journal.acknowledged);
  expect(await auditLedger(pool)).toEqual([]);
  const [odd] = await pool.query(
    `select count(*) as n from players p
     where version <> (select count(*) from ledger l where l.player_id = p.id)`,
  );
  expect(odd).toEqual({ n: 0 });
  console.info(
    `kill: ${journal.acknowledged.size} acknowledged, ${journal.retries} retried, longest ${journal.longest.toFixed(0)} ms`,
  );
});
