import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listBackups, openBackup } from "@emberlode/db";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startGame, type TestGame } from "../../testing/game.ts";
import { type Backups, createBackups } from "./backups.ts";

let game: TestGame;
let backups: Backups;

/** The backup job of a process that shares the game's database. */
function keeping(everyMs: number | null, keep = 2, file = "session-secret"): Backups {
  const { database, services, clock, dataDir } = game;
  const settings = { url: database.url, files: [file], everyMs, ofSeasons: true, keep };
  return createBackups({
    settings,
    world: database.world,
    db: services.db,
    dataDir,
    clock,
    log: services.log,
  });
}

beforeEach(async () => {
  // Created now instead of copied, because the age of the world counts.
  game = await startGame({ before: async () => {} });
  backups = keeping(DAY);
});
afterEach(() => game.close());

function withNoDatabase(url: string): string {
  const other = new URL(url);
  other.pathname = "/nowhere";
  return other.href;
}

const ages = async () => {
  const found = await listBackups(game.dataDir, game.pool.world);
  return found.map(({ at }) => game.clock.now() - at);
};

test("backs up a world once a day, and keeps a number of backups", async () => {
  await game.player("Kept");
  await backups.run();
  expect([await ages(), backups.ageSeconds()]).toEqual([[], 0]);
  game.clock.pass(DAY - 1);
  await backups.run();
  expect([await ages(), backups.ageSeconds()]).toEqual([[], DAY / 1000 - 0.001]);
  game.clock.pass(1);
  await backups.run();
  expect([await ages(), backups.ageSeconds()]).toEqual([[0], 0]);
  expect(game.logged).toContain("info a backup was made");
  await backups.run();
  expect(await ages()).toEqual([0]);
  for (const _ of [1, 2]) {
    game.clock.pass(DAY);
    await backups.run();
  }
  expect(await ages()).toEqual([0, DAY]);
  const [newest] = await listBackups(game.dataDir, game.pool.world);
  const { manifest } = await openBackup(newest?.path ?? "");
  expect(manifest.tables.find(({ name }) => name === "accounts")?.rows).toBe(1);
});

test("two concurrent processes make one backup", async () => {
  game.clock.pass(DAY);
  await Promise.all([backups.run(), keeping(DAY).run()]);
  expect(await ages()).toEqual([0]);
  expect(game.logged.filter((line) => line === "info a backup was made")).toHaveLength(1);
});

test("a failure deletes nothing, is retried after ten minutes, and the age grows", async () => {
  game.clock.pass(DAY);
  await backups.run();
  game.clock.pass(2 * DAY);
  const lost = createBackups({
    settings: {
      url: withNoDatabase(game.database.url),
      files: [],
      everyMs: DAY,
      ofSeasons: true,
      keep: 1,
    },
    world: game.database.world,
    db: game.services.db,
    dataDir: game.dataDir,
    clock: game.clock,
    log: game.services.log,
  });
  await expect(lost.run()).rejects.toThrow();
  await lost.run();
  expect(await ages()).toEqual([2 * DAY]);
  expect(lost.ageSeconds()).toBe((2 * DAY) / 1000);
  game.clock.pass(10 * MINUTE);
  await expect(lost.run()).rejects.toThrow();
  expect(await readdir(join(game.dataDir, "backups"))).toHaveLength(1);
});

test("removes a backup that cannot be verified", async () => {
  // A backup is written but not read with such a name in its manifest.
  const unreadable = "secret\u007f";
  await writeFile(join(game.dataDir, unreadable), "");
  game.clock.pass(DAY);
  await expect(keeping(DAY, 2, unreadable).run()).rejects.toThrow("its manifest cannot be read");
  expect(await ages()).toEqual([]);
});

test("makes none when disabled, but reports the age of the newest", async () => {
  game.clock.pass(DAY);
  await backups.run();
  game.clock.pass(3 * HOUR);
  const off = keeping(null);
  await off.refreshAge();
  expect(off.ageSeconds()).toBe((3 * HOUR) / 1000);
  game.clock.pass(9 * DAY);
  await off.run();
  expect(await ages()).toEqual([9 * DAY + 3 * HOUR]);
});

test("stops a running backup with the server, leaving no file", async () => {
  game.clock.pass(DAY);
  const under = backups.run();
  backups.end();
  await under;
  expect(await ages()).toEqual([]);
});
