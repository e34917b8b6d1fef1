import { createPool } from "@emberlode/db";
import { createTestDatabase } from "@emberlode/db/testing";
import { sessionIdleMs } from "@emberlode/game";
import { expect, test } from "vitest";
import { silentLog } from "./platform/log.ts";
import { createServices, type ServicesDeps } from "./services.ts";
import { NOON, requestWith } from "./testing/game.ts";

const CONFIG = {
  publicUrl: "http://localhost",
  worldSeed: "seed",
  dataDir: "unused",
  smtpUrl: null,
  mailFrom: "game@example.org",
  secret: "a secret of the tests, long enough",
  signUpsPerHour: 30,
};

test("start creates one map for two processes and runs jobs until stopped", async () => {
  const database = await createTestDatabase();
  const jobs = new Map<string, () => Promise<void>>();
  let stopped = 0;
  const schedule: ServicesDeps["schedule"] = (_, name, work) => {
    jobs.set(name, work);
    return async () => {
      stopped += 1;
    };
  };
  const warned: object[] = [];
  const log = { ...silentLog, warn: (facts: object) => void warned.push(facts) };
  const processes = ["one seed", "another"].map((worldSeed) => {
    const pool = createPool({ url: database.url, world: database.world });
    const services = createServices({ ...CONFIG, worldSeed }, { pool, log, schedule });
    return { pool, services };
  });
  await Promise.all(processes.map(({ services }) => services.start()));
  const maps = processes.map(({ services }) =>
    Array.from({ length: 50 }, (_, n) => services.world.at({ x: n + 1, y: 7 }).type),
  );
  expect(maps[0]).toEqual(maps[1]);
  expect(new Set(maps[0]).size).toBeGreaterThan(1);
  expect(warned).toHaveLength(1);

  expect([...jobs.keys()].sort()).toEqual([
    "announcements",
    "database check",
    "day seeds",
    "evidence",
    "factory releases",
    "janitor",
    "push messages",
    "rank history",
    "ranking",
    "renown",
    "schedule",
    "season",
    "season end",
    "statistics",
    "word filter",
    "world refresh",
  ]);
  for (const work of jobs.values()) await work();

  for (const { pool, services } of processes) {
    await services.stop();
    await pool.close();
  }
  expect(stopped).toBe(32);
  await database.drop();
});

test("sessions last in real time, however fast the clock runs", () => {
  const clock = { now: () => NOON };
  const pool = createPool({ url: "postgres://nowhere.invalid/none", world: "world" });
  const fast = createServices(CONFIG, { pool, log: silentLog, clock, pace: 60 });
  const kind = { isGuest: false, stay: false };
  const { expiresAt } = fast.sessions.prepare(kind, requestWith());
  expect(expiresAt - NOON).toBe(60 * sessionIdleMs(kind));
});
