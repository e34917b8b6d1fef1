/**
 * A world that bots have played gets stores and its first season by migrations that keep
 * everything.
 */
import { setBot, signUp } from "@emberlode/api/testing";
import { ALWAYS, Bot } from "@emberlode/bots";
import { habitFor, TEMPERAMENT_IDS } from "@emberlode/bots/habits";
import { createClient } from "@emberlode/client";
import { auditLedger, createPool, migrate } from "@emberlode/db";
import { columnsOf, contentsOf, copyAsBefore } from "@emberlode/db/testing";
import { DAY, MINUTE, SECOND, seededRandom } from "@emberlode/game";
import { expect, test } from "vitest";
import { useApp } from "./testing/use-app.ts";

const FULL = process.env.FULL === "1";
const BOTS = FULL ? 300 : 12;
/** Turns of each bot. */
const TURNS = FULL ? 40 : 12;
/** The last migration of a world without stores and seasons. */
const BEFORE = "0038";

let time = Date.UTC(2026, 4, 20, 12);
const app = useApp({
  fixed: { clock: { now: () => time }, random: seededRandom("a"), daySeed: new Uint8Array(32) },
  unlimited: true,
});

async function playWorld(): Promise<void> {
  const url = await app.app.listen({ host: "127.0.0.1", port: 0 });
  const bots: Bot[] = [];
  for (let number = 0; number < BOTS; number++) {
    const username = `Bot${number}`;
    const who = { username, email: `${username}@bots.invalid`, password: "correct horse" };
    const { token: sid } = await signUp(app.services, {
      ...who,
      address: `2001:db8:${number.toString(16)}::1`,
    });
    await setBot(app.services.db, username, number % 2 === 0);
    const asked = { method: "POST", url: "/api/user/tokens", sid, body: { name: "bot" } } as const;
    const habit = habitFor(TEMPERAMENT_IDS[number % TEMPERAMENT_IDS.length] ?? "digger");
    bots.push(
      new Bot({
        client: createClient({ url, token: (await app.send(asked)).json().secret }),
        habit,
        random: seededRandom(username),
        schedule: ALWAYS,
        betweenMs: 8 * SECOND,
        now: () => time,
        groupFactories: () => 0,
      }),
    );
  }
  for (let turn = 0; turn < TURNS; turn++) {
    await Promise.all(bots.map((bot) => bot.turn()));
    time += MINUTE;
  }
}

test(`a world of ${BOTS} bots keeps all it has, and begins a season at midnight`, async () => {
  await playWorld();
  const { url, world } = app.database;
  await copyAsBefore(app.database, "older", BEFORE);
  const columns = await columnsOf(url, "older");
  const before = await contentsOf(url, "older", columns);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(["accounts", "players", "factories", "ledger", "fields", "battles"]),
  );

  await migrate(url, "older");
  expect(await contentsOf(url, "older", columns)).toEqual(before);
  // Equal to the world that was never older.
  expect(await contentsOf(url, world, columns)).toEqual(before);
  const pool = createPool({ url, world: "older", reads: 1 });
  const midnight = (Math.floor(Date.now() / DAY) + 1) * DAY;
  expect(await pool.query("select number, begins_at, days, ended_at from seasons")).toEqual([
    { number: 1, begins_at: midnight, days: null, ended_at: null },
  ]);
  expect(await auditLedger(pool)).toEqual([]);
  await pool.close();
}, 900_000);
