/** Kills the process that changes the season, at random points of it. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { DAY } from "@emberlode/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createGroupCommit } from "../commit/group-commit.ts";
import { createPool, type Pool } from "../connection/pool.ts";
import { contentsOf } from "../testing/contents.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { digChanges, makePlayers, NOON } from "../testing/fixtures.ts";
import { programFile } from "../testing/program.ts";
import type { SeasonOrders } from "../testing/season-changer.ts";

const KILLS = process.env.FULL === "1" ? 40 : 5;
const PLAYERS = 100;

let database: TestDatabase;
let pool: Pool;
let ids: number[];

beforeAll(async () => {
  database = await createTestDatabase("wasteland");
  pool = createPool({ ...database, applicationName: "test" });
  ids = await makePlayers(pool, PLAYERS);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

/** Every player digs once, so that there is something to clear. */
async function play(season: number): Promise<void> {
  const actions = createGroupCommit({ pool, clock: () => NOON + season * DAY });
  const dug = ids.map((id) =>
    actions.perform(id, {
      rule: ({ actor }) => ({ ok: true, changes: digChanges(actor, 9, 1), outcome: null }),
      answer: () => null,
    }),
  );
  for (const { ok } of await Promise.all(dug)) expect(ok).toBe(true);
  await pool.query("update seasons set frozen_at = 1, backup = 'b', backup_at = 1");
}

const currentSeason = async () => {
  const [world] = await pool.query<{ season: number }>("select season from worlds");
  return world?.season ?? 0;
};

/** A process that waits for the order to change the season. */
async function startChanger(season: number): Promise<ChildProcess> {
  const orders: SeasonOrders = {
    url: database.url,
    world: database.world,
    season,
    now: NOON + (season + 1) * DAY,
    seed: `map ${season}`,
    starts: [{ x: 3, y: 4 }],
  };
  const child = fork(programFile("packages/db/testing/season-changer.ts"), {
    env: { ...process.env, ORDERS: JSON.stringify(orders) },
  });
  await once(child, "message");
  return child;
}

/** Waits until Postgres has ended what the process was doing. */
const settle = () =>
  expect
    .poll(async () => {
      const rows = await pool.query(
        "select from pg_stat_activity where application_name = 'emberlode-season' and datname = current_database()",
      );
      return rows.length;
    })
    .toBe(0);

test(`kill -9 at ${KILLS} points of a change: it is done or not begun`, async () => {
  let season = 1;
  await play(season);
  const whole = await startChanger(season);
  const began = performance.now();
  whole.send("go");
  expect(await once(whole, "message")).toEqual(["changed", undefined]);
  const wholeMs = performance.now() - began;
  season += 1;
  await play(season);

  const outcomes = { done: 0, notBegun: 0 };
  for (let kills = 0; kills < KILLS; kills++) {
    const before = await contentsOf(database.url, database.world);
    const child = await startChanger(season);
    const ended = once(child, "exit");
    child.send("go");
    await sleep((wholeMs * (kills + Math.random())) / KILLS);
    child.kill("SIGKILL");
    await ended;
    await settle();
    expect(await auditLedger(pool)).toEqual([]);
    if ((await currentSeason()) === season) {
      outcomes.notBegun += 1;
      expect(await contentsOf(database.url, database.world)).toEqual(before);
    } else {
      outcomes.done += 1;
      season += 1;
      expect(await currentSeason()).toBe(season);
      const [row] = await pool.query("select count(*)::int as lines from ledger");
      expect(row).toEqual({ lines: PLAYERS });
      await play(season);
    }
  }
  expect(outcomes.notBegun).toBeGreaterThan(0);
}, 300_000);
