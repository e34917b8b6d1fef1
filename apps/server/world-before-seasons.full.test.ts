/**
 * A backup that the last version before factory stores and seasons made of its own world. Eight of
 * its bots had played for three minutes at the tireless pace, with NAPs, plots and notes; most keys
 * were cleared from the ledger, as after a day. The world keeps everything, and is played on.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditRenown } from "@emberlode/api";
import { auditLedger, openBackup, restoreBackup } from "@emberlode/db";
import { createTestDatabase, linesOfBackup, linesOfWorld } from "@emberlode/db/testing";
import { DAY, gridStep, MINUTE } from "@emberlode/game";
import { expect, test } from "vitest";
import { createTestApp, sidOf } from "./testing/test-app.ts";

const BACKUP = join(import.meta.dirname, "testing/world-0038.emberlode");
/** One of the eight bots, who holds four factories. */
const BOT = { username: "Oswin", password: "correct horse" };

test("a world of bots of the version before keeps all it has, and is played on", async () => {
  const backup = await openBackup(BACKUP);
  const database = await createTestDatabase("empty");
  const restoredAt = Date.now();
  const dataDir = await mkdtemp(join(tmpdir(), "emberlode-before-"));
  const request = { ...database, world: "older", backup, dataDir, files: [], keepRoles: true };
  const { migrated } = await restoreBackup(request);
  await rm(dataDir, { recursive: true });
  expect(migrated.slice(0, 2)).toEqual(["0039_factory_stores", "0040_seasons"]);

  const before = await linesOfBackup(backup);
  expect(before.players).toHaveLength(10);
  const after = await linesOfWorld(database.url, "older", backup);
  for (const [name, lines] of Object.entries(before)) {
    expect([name, after[name]]).toEqual([name, lines]);
  }

  const app = await createTestApp({ database: { ...database, world: "older" } });
  try {
    expect(await auditLedger(app.pool)).toEqual([]);
    const { season, clock } = app.services;
    const { number, beginsAt, endedAt } = season.current();
    expect([number, endedAt, beginsAt % DAY]).toEqual([1, null, 0]);
    expect(beginsAt - restoredAt).toBeGreaterThan(0);
    expect(beginsAt - restoredAt).toBeLessThanOrEqual(DAY);

    // The first day of the season, at noon.
    app.advance(beginsAt - clock.now() - 1);
    expect(season.phase()).toBe("waiting");
    app.advance(1 + DAY / 2);
    expect(season.phase()).toBe("running");
    const login = await app.send({ method: "POST", url: "/api/auth", body: BOT });
    expect(login.statusCode).toBe(200);
    const sid = sidOf(login);
    const { status } = login.json().user;
    const [stored] = await app.pool.query<{ metal: number; energy: number }>(
      "select metal, energy from players join accounts using (id) where username = $1::text",
      [BOT.username],
    );
    expect(status).toMatchObject(stored ?? {});
    const collected = await app.send({
      method: "POST",
      url: "/api/user/puc/collect",
      sid,
      body: {},
    });
    expect(collected.json()).toMatchObject({ stores: 4 });
    const { x, y } = gridStep(status, "e");
    const step = await app.send({ method: "GET", url: `/api/fields/coords?x=${x}&y=${y}`, sid });
    expect(step.json()).toMatchObject({ x, y });

    // The day is scored from rows of both versions.
    app.advance(DAY / 2 + 5 * MINUTE);
    await app.runJobs();
    const scored = await app.pool.query("select holding > 0 as holds from renown_days");
    expect(scored).toEqual([{ holds: true }]);
    expect(await auditRenown(app.pool, 10)).toEqual([]);
    expect(await auditLedger(app.pool)).toEqual([]);
  } finally {
    await app.close();
  }
});
