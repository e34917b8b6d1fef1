/** Kills the server while players dig: acknowledged digs are stored once, restarts are fast. */
import { createClient } from "@emberlode/client";
import { auditLedger, createPool, runningEmbeddedPostgres } from "@emberlode/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectDigsStored, registerDiggers, startDigging } from "./testing/digging.ts";
import {
  type DataDir,
  endAll,
  makeDataDir,
  type ServerProcess,
  startProcess,
} from "./testing/server-process.ts";

const FULL = process.env.FULL === "1";
const KILLS = FULL ? 100 : 3;
const PLAYERS = 6;
/** The promised time until a new server answers. */
const READY_MS = 5_000;

let dataDir: DataDir;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(async () => {
  await endAll();
  await dataDir.remove();
});

const start = (PORT: string): Promise<ServerProcess> =>
  startProcess({
    DATA_DIR: dataDir.path,
    PORT,
    SIGNUPS_PER_HOUR: "1000",
    DEMO: "off",
    LOG_LEVEL: "warn",
    BACKUP_EVERY: "off",
  });

test(`kill -9 under load, ${KILLS} times`, { timeout: FULL ? 1_200_000 : 120_000 }, async () => {
  let server = await start("0");
  const { url } = server;
  const players = await registerDiggers(PLAYERS, "Digger", () =>
    createClient({ url, maxTries: 60, maxPauseMs: 1_000 }),
  );
  const work = startDigging(players);

  const readyMs: number[] = [];
  for (let kills = 0; kills < KILLS; kills++) {
    await work.waitForDigs();
    await server.end("SIGKILL");
    const killed = performance.now();
    server = await start(new URL(url).port);
    readyMs.push(performance.now() - killed);
  }
  // In the fast tier, other processes slow down the starts; only the full tier runs this alone.
  expect(Math.max(...readyMs)).toBeLessThan(FULL ? READY_MS : 4 * READY_MS);
  await work.waitForDigs();
  await work.stop();

  const database = runningEmbeddedPostgres(dataDir.path) ?? "";
  const pool = createPool({ url: database, world: "world", reads: 1 });
  try {
    await expectDigsStored(pool, players);
    expect(await auditLedger(pool)).toEqual([]);
  } finally {
    await pool.close();
  }
  expect(await server.end("SIGTERM")).toBe(0);
});
