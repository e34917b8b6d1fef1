/** A server is replaced by the next one on its database while players dig: no player sees a failure. */
import { createClient } from "@emberlode/client";
import { auditLedger, createPool } from "@emberlode/db";
import { createTestDatabase, type TestDatabase } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dig, digsOf, registerDigger, storedOf } from "./testing/digging.ts";
import {
  type DataDir,
  endAll,
  makeEmptyDir,
  type ServerProcess,
  startProcess,
} from "./testing/server-process.ts";
import { openStormProxy, type StormProxy } from "./testing/storm-proxy.ts";

const FULL = process.env.FULL === "1";
const RESTARTS = FULL ? 20 : 3;
const PLAYERS = 6;
const CEILING = { timeout: 30_000 };

let dataDir: DataDir;
let database: TestDatabase;
let proxy: StormProxy;
beforeAll(async () => {
  dataDir = await makeEmptyDir();
  database = await createTestDatabase("founded");
  proxy = await openStormProxy();
});
afterAll(async () => {
  await endAll();
  await proxy.close();
  await database.drop();
  await dataDir.remove();
});

const portOf = ({ url }: ServerProcess): number => Number(new URL(url).port);

/** A server that new connections go to. */
async function begin(): Promise<ServerProcess> {
  const server = await startProcess({
    ...{ DATA_DIR: dataDir.path, DATABASE_URL: database.url },
    ...{ SIGNUPS_PER_HOUR: "1000", LOG_LEVEL: "warn", BACKUP_EVERY: "off" },
  });
  proxy.targets.push(portOf(server));
  return server;
}

test(`${RESTARTS} rolling restarts under load`, { timeout: 240_000 }, async () => {
  const servers = [await begin()];
  const until = { stopped: false };
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) =>
      registerDigger(createClient({ url: proxy.url, attempts: 40 }), `Roller${index}`),
    ),
  );
  const work = players.map((player) => dig(player, until));
  const digs = () => digsOf(players);

  for (let restarts = 0; restarts < RESTARTS; restarts++) {
    servers.push(await begin());
    const oldest = servers.shift();
    if (oldest === undefined) throw new Error("There is no server to restart.");
    proxy.targets.splice(proxy.targets.indexOf(portOf(oldest)), 1);
    expect(await oldest.end("SIGTERM")).toBe(0);
    await expect.poll(digs, CEILING).toBeGreaterThan(digs() + PLAYERS);
  }
  until.stopped = true;
  await Promise.all(work);

  expect(players.flatMap(({ journal }) => journal.failures)).toEqual([]);
  const pool = createPool({ ...database, reads: 1 });
  try {
    for (const { journal } of players) {
      const { id, digs: acknowledged, gathered } = journal;
      const stored = { digs: acknowledged, keys: acknowledged, gathered };
      expect(await storedOf(pool, id)).toEqual(stored);
    }
    expect(await auditLedger(pool)).toEqual([]);
  } finally {
    await pool.close();
  }
});
