import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { auditLedger, pruneBackups, seasons } from "@emberlode/db";
import { lockRow, outfitPlayer } from "@emberlode/db/testing";
import { DAY, HOUR, MINUTE, RELIC_FIELD_TYPES, SEASON_PEACE_MS, SECOND } from "@emberlode/game";
import { isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Services } from "../../services.ts";
import { baseOf } from "../../testing/bases.ts";
import { addBattleLine } from "../../testing/battle-line.ts";
import { type Player, refusal, startGame, type TestGame } from "../../testing/game.ts";
import { addDigLines, give, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { renewSession } from "../../testing/pass-time.ts";
import { east, putPlayer } from "../../testing/positions.ts";
import { freezeSeason, passSeason, seasonEndOf } from "../../testing/season.ts";
import { emptySpot, setTools } from "../../testing/tools.ts";
import { recordRanks } from "../ranks/rank-history.ts";
import { createCurrentSeason } from "./current-season.ts";
import type { SeasonEnd } from "./end-season.ts";

let game: TestGame;
let end: SeasonEnd;
let ann: Player;

beforeEach(async () => {
  game = await startGame({ config: { seasonDays: 1 } });
  end = seasonEndOf(game, game.services);
  ann = await game.player("Ann");
});
afterEach(async () => {
  const broken = await auditLedger(game.pool);
  await game.close();
  expect(broken).toEqual([]);
});

const stored = async () => {
  const [season] = await game.services.db.select().from(seasons).where(isNull(seasons.endedAt));
  return season;
};
const backupsIn = (folder: string) => readdir(join(folder, "backups")).catch(() => []);
const passTo = (time: number) => game.clock.pass(time - game.clock.now());
const endsAt = () => game.services.season.endsAt() ?? 0;

/**
 * Makes the backup. Its lock, which a change waits for, ends with its connection a moment later.
 */
async function makeBackup(): Promise<void> {
  await end.run();
  const sessions = () =>
    game.pool.query(
      `select from pg_stat_activity
      where application_name = 'emberlode-backup' and datname = current_database()`,
    );
  await expect.poll(sessions).toEqual([]);
}

/** Everything up to the change, which is due. */
async function comeToTheEnd(): Promise<void> {
  passTo(endsAt());
  await freezeSeason(game.services);
  await makeBackup();
  passSeason(game);
  await renewSession(ann);
}

/** Another process, which knows of a season once it has its map. */
const knows = (services: Services, season: number) =>
  expect.poll(() => services.world.season(), { timeout: 2000 }).toBe(season);

describe("at the end of a season", () => {
  test("a peace begins to the millisecond, also for free factories, relics and mines", async () => {
    const factory = await outfitPlayer(game.pool, ann.id, { onFieldType: "factory" });
    game.services.actions.invalidate(ann.id);
    const capture = async () => (await refusal(ann.call.puc.capture(factory))).code;
    passTo(endsAt() - 1);
    await renewSession(ann);
    expect(await capture()).toBe("NO_ARMY");
    expect(game.services.worldSchedule.current().peace).toBeNull();
    game.clock.pass(1);
    expect(await capture()).toBe("PEACE");
    expect(game.services.worldSchedule.current().peace).toEqual({
      from: endsAt(),
      until: endsAt() + SEASON_PEACE_MS,
      afterSeason: true,
    });
    expect((await game.browser().call.world.banners()).maintenance).toBeNull();
    const { clock, fair, world } = game.services;
    const [relic] = fair.relics(ann.id, world.typeAt, clock.now());
    const field = relic?.cell ?? { x: 0, y: 0 };
    await putPlayer(game, ann.id, field);
    expect((await refusal(ann.call.finds.relic({ field }))).code).toBe("PEACE");
    await putPlayer(game, ann.id, emptySpot(game));
    await setTools(game, ann.id, { mines: 1 });
    const mine = ann.call.tools.use({ tool: "mines", count: 0, n: 1 });
    expect((await refusal(mine)).code).toBe("PEACE");
    // Everything else goes on.
    await ann.call.logs.note({ content: "Waiting." });
  });

  test("its backup is made once the standings are frozen, and never removed", async () => {
    passTo(endsAt());
    await end.run();
    expect(await backupsIn(game.dataDir)).toEqual([]);
    await freezeSeason(game.services);
    await end.run();
    const file = `${game.pool.world}-season-1.emberlode`;
    expect(await backupsIn(game.dataDir)).toEqual([file]);
    expect(await stored()).toMatchObject({ number: 1, backup: file, backupAt: game.clock.now() });
    await pruneBackups(game.dataDir, game.pool.world, 0);
    expect(await backupsIn(game.dataDir)).toEqual([file]);
  });

  test("a failed backup is retried after ten minutes, and peace lasts until it exists", async () => {
    passTo(endsAt());
    await freezeSeason(game.services);
    // A file where the folder of backups should be.
    const nowhere = seasonEndOf(game, game.services, join(import.meta.dirname, "end-season.ts"));
    await expect(nowhere.run()).rejects.toThrow();
    await nowhere.run();
    passSeason(game);
    await expect(nowhere.run()).rejects.toThrow();
    game.clock.pass(HOUR);
    const { peace } = game.services.worldSchedule.current();
    expect(peace?.until).toBeGreaterThan(game.clock.now());
    expect(await stored()).toMatchObject({ number: 1, backup: null });
    await makeBackup();
    await end.run();
    expect(await stored()).toMatchObject({ number: 2 });
    expect(game.services.worldSchedule.current().peace).toBeNull();
  });

  test("waits for its whole peace, and for a server that has seasons", async () => {
    await comeToTheEnd();
    game.clock.pass(-1);
    await end.run();
    expect(await stored()).toMatchObject({ number: 1 });
    game.clock.pass(1);
    const { db, clock } = game.services;
    const season = createCurrentSeason({ db, clock, config: { seasonDays: 0 } });
    await season.start();
    await seasonEndOf(game, { ...game.services, season }).run();
    expect(await stored()).toMatchObject({ number: 1 });
    await end.run();
    expect(await stored()).toMatchObject({ number: 2, days: 1, beginsAt: game.clock.now() });
  });
});

describe("the change", () => {
  test("lets goals pay again, but not for a message of the season before", async () => {
    const claimed = async () => (await ann.call.user.claimGoals()).goals.map(({ goal }) => goal);
    await ann.call.chat.send({ body: "Hello." });
    expect(await claimed()).toEqual(["hello", "name"]);
    await comeToTheEnd();
    await end.run();
    await knows(game.services, 2);
    expect(await claimed()).toEqual(["name"]);
    await ann.call.chat.send({ body: "Hello again." });
    expect(await claimed()).toEqual(["hello"]);
  });

  test("of two processes happens once, and both clear their caches", async () => {
    const second = await game.another();
    const callers = () => [ann.call, callOtherProcess(second, ann)];
    await addDigLines(game, ann.id, 3);
    await ann.call.logs.note({ content: "Of season 1." });
    const before = await ann.call.logs.list({});
    expect(before.logs[0]?.content).toContain("Of season 1.");
    await setPlayer(game, ann.id, "attack_units[1] = 5, defense_units[1] = 5");
    await give(game, ann.id, 500, 0);
    await addBattleLine(game, ann.id, { kind: "attack", won: true, metal: 300 });
    game.clock.pass(MINUTE);
    expect(await recordRanks(game.services)).toBe(true);
    const old = game.services.world.cells().map(({ type }) => type);
    const received: number[] = [];
    second.live.subscribe((event) => event.t === "newSeason" && received.push(event.season));
    await comeToTheEnd();
    // What both processes remember at the change.
    for (const call of callers()) {
      await call.logs.list({});
      expect((await call.user.progress()).deeds).toHaveProperty("dig");
      expect((await call.ranks.list({})).ranks).toHaveLength(1);
      expect((await call.ranks.list({ by: "loot" })).ranks).toHaveLength(1);
      expect((await call.ranks.player({ username: "Ann" })).attacks.won).toBe(1);
      expect((await call.world.numbers()).strongest?.username).toBe("Ann");
    }
    const processes = [game.services, second];
    const relicFields = () =>
      processes.flatMap(({ fair, world, clock }) =>
        // Of many players, since most fields of the old map have relics in the new one too.
        Array.from({ length: 40 }, (_, id) => fair.relics(id, world.typeAt, clock.now()))
          .flat()
          .map(({ cell }) => world.at(cell).type),
      );
    expect(RELIC_FIELD_TYPES).toEqual(expect.arrayContaining(relicFields()));
    const { metal, version } = (await ann.call.user.session()).user.status;
    expect(metal).toBe(1500);
    await callOtherProcess(second, ann).user.session();
    const remembered = () =>
      processes.map(({ actions }) => actions.cachedAt(ann.id, version)?.carried.metal);
    expect(remembered()).toEqual([1500, 1500]);
    await Promise.all([end.run(), seasonEndOf(game, second).run()]);
    for (const services of processes) await knows(services, 2);
    expect(remembered()).toEqual([undefined, undefined]);
    expect(await stored()).toMatchObject({ number: 2 });
    expect(RELIC_FIELD_TYPES).toEqual(expect.arrayContaining(relicFields()));
    await ann.call.logs.note({ content: "Of season 2." });
    for (const call of callers()) {
      const { user, season } = await call.user.session();
      expect(season).toBe(2);
      expect(user.status).toMatchObject({ metal: 1000, energy: 1000 });
      expect(user.baseOnMap).toBe(false);
      const { logs } = await call.logs.list({});
      expect(logs.map(({ type }) => type)).toEqual(["note", "start"]);
      expect(logs[0]?.content).toContain("Of season 2.");
      expect((await call.user.progress()).deeds).not.toHaveProperty("dig");
      expect((await call.ranks.list({})).ranks).toEqual([]);
      expect((await call.world.numbers()).strongest).toBeNull();
    }
    // Back among the ranked within the minute that scores of the ladders are remembered.
    await ann.call.fields.move(east((await ann.call.user.session()).user.status));
    await setPlayer(game, ann.id, "attack_units[1] = 5, defense_units[1] = 5");
    game.clock.pass(20 * SECOND);
    for (const call of callers()) {
      expect((await call.ranks.list({})).ranks).toHaveLength(1);
      expect((await call.ranks.list({ by: "loot" })).ranks).toEqual([]);
      expect((await call.ranks.player({ username: "Ann" })).attacks.won).toBe(0);
    }
    for (const { world } of processes) {
      const types = world.cells().map(({ type }) => type);
      expect(types).not.toEqual(old);
      expect(world.landmarks().every(({ type }) => !["waste", "metal"].includes(type))).toBe(true);
    }
    await expect.poll(() => received).toEqual([2]);
  });

  test("lets everyone play on with their session and token; the first step places the base", async () => {
    const { secret } = await ann.call.user.createToken({ name: "Script" });
    await comeToTheEnd();
    await end.run();
    const { status } = (await ann.call.user.session()).user;
    await ann.call.fields.move(east(status));
    expect(baseOf(game, ann.id)).toBeDefined();
    const script = ann.callWith({ sessionToken: null, bearerToken: secret });
    const { status: moved } = (await script.user.session()).user;
    expect(moved).toMatchObject({ x: east(status).x, y: status.y });
    await script.fields.move(east(moved));
  });

  test("refuses what a page decided before it, but repeats the answer to a key", async () => {
    const key = "7f6d2a0e-1111-4222-8333-444455556666";
    const note = { content: "Once." };
    await ann.callWith({ idempotencyKey: key, season: 1 }).logs.note(note);
    const first = await ann.callWith({ idempotencyKey: key, season: 1 }).logs.note(note);
    await comeToTheEnd();
    // Of the last hours, as a page would repeat it.
    await game.pool.query("update ledger set created_at = $1 where key is not null", [
      game.clock.now() - MINUTE,
    ]);
    await end.run();
    expect(await ann.callWith({ idempotencyKey: key, season: 1 }).logs.note(note)).toEqual(first);
    const { code, status } = await refusal(ann.callWith({ season: 1 }).logs.note(note));
    expect([code, status]).toEqual(["SEASON_CHANGED", 409]);
    await ann.callWith({ season: 2 }).logs.note(note);
    expect((await ann.call.logs.list({})).logs).toHaveLength(2);
  });

  test("refuses commits and sign-ups with PEACE while it runs, and counts no outage", async () => {
    await comeToTheEnd();
    const { outages } = game.services;
    // Holds the change up at the last table that it locks.
    const held = await lockRow(game.database, "select 1 from seasons for update");
    const changing = end.run().catch((error) => error);
    await expect.poll(held.waiting, { timeout: 5000 }).toBe(1);
    const { status } = (await ann.call.user.session()).user;
    const outcomes = await Promise.all([
      refusal(ann.call.logs.note({ content: "Meanwhile." })),
      refusal(ann.call.fields.move(east(status))),
      refusal(game.browser("192.0.2.77").call.user.guest({})),
    ]);
    await held.release();
    await changing;
    expect(outcomes.map(({ code }) => code)).toEqual(["PEACE", "PEACE", "PEACE"]);
    expect([outages.calls, outages.isOpen]).toEqual([0, false]);
  });

  test("keeps a guest, who plays on behind a shield that begins with the season", async () => {
    const guest = await game.guest();
    // A guest cannot log in again.
    await game.pool.query("update sessions set expires_at = expires_at + $1::bigint", [7 * DAY]);
    await comeToTheEnd();
    await end.run();
    const begins = (await stored())?.beginsAt ?? 0;
    const { user } = await guest.call.user.session();
    await guest.call.fields.move(east(user.status));
    const [row] = await game.pool.query<{ until: number }>(
      "select shield_until as until from players where id = $1::int",
      [guest.id],
    );
    expect(row?.until).toBe(begins + 3 * DAY);
  });
});
