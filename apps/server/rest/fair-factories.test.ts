/** Jobs that free small factories for players without one (rules §13); the rules: `release-factories.test.ts`. */
import { auditLedger } from "@emberlode/db";
import { DAY, HOUR, MINUTE, nextFullHour, type Position } from "@emberlode/game";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { setPlayer } from "../testing/armies.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

const url = "/api/user/puc";
const MANY = 60_000;

let app: TestApp;
const apps: TestApp[] = [];
beforeEach(async () => {
  // Each test has a world of its own: what is held in one decides what falls free.
  app = await createTestApp();
  // All players call from one address: on a fast machine that is too often for it.
  const charge = async () => async () => {};
  app.services.limits = { charge, chargeLogin: charge, chargeMail: async () => null };
  apps.push(app);
}, MANY);
afterAll(async () => {
  for (const one of apps) {
    expect(await auditLedger(one.pool)).toEqual([]);
    await one.close();
  }
}, MANY);

const now = () => app.services.clock.now();

/** A new player, still under the shield, with so many Pikemen. */
async function newcomer(pikemen = 40): Promise<TestPlayer> {
  const player = await register(app);
  await setPlayer(app, player, `attack_units[1] = ${pikemen}`);
  return player;
}

/** Free factory fields of the world, small or large, in the order of the map. */
function freeFields(isSmall = true): Position[] {
  return app.services.world
    .cells()
    .filter(({ type, factory }) => type === "factory" && factory === null)
    .filter(({ slots }) => slots <= 900 === isSmall)
    .map(({ x, y }) => ({ x, y }));
}

function freeField(isSmall = true): Position {
  const [field] = freeFields(isSmall);
  if (field === undefined) throw new Error("No factory is free.");
  return field;
}

/** A call of a player, who logs in again once the session is over. */
async function send(by: TestPlayer, call: { method: "GET" | "POST" | "DELETE"; body?: unknown }) {
  const response = await app.send({ ...call, url, sid: by.sid });
  if (response.statusCode !== 401) return response;
  const { username, password } = by;
  const login = { method: "POST", url: "/api/auth", body: { username, password } } as const;
  by.sid = sidOf(await app.send(login));
  return app.send({ ...call, url, sid: by.sid });
}

async function capture(by: TestPlayer, field: Position) {
  await setPlayer(app, by, `x = ${field.x}, y = ${field.y}, attack_units[1] = 40`);
  return send(by, { method: "POST", body: { x: field.x, y: field.y } });
}

/** Takes a factory; answers its id and until when it is safe. */
async function take(by: TestPlayer, field: Position) {
  const response = await capture(by, field);
  expect(response.json()).toMatchObject({ captured: true });
  const { _id, safeUntil } = response.json().factory;
  return { id: String(_id), safeUntil };
}

const abandon = async (by: TestPlayer, id: string) => {
  const response = await send(by, { method: "DELETE", body: { id } });
  expect(response.statusCode).toBe(200);
};

async function listOf(player: TestPlayer): Promise<{ _id: string; fallsFreeAt: string | null }[]> {
  return (await send(player, { method: "GET" })).json().factories;
}

const ownerAt = (field: Position) => app.services.world.factoryAt(field)?.ownerId ?? null;

/** Lets time pass to the next full hour and has the jobs done, as they are every few seconds. */
async function nextHour(): Promise<void> {
  app.advance(nextFullHour(now()) - now());
  await app.runJobs();
}

/** Gives small fields to new owners, one each, without fights; held since `since`. */
async function hold(count: number, since: number): Promise<TestPlayer[]> {
  const fields = freeFields().slice(0, count);
  const owners: TestPlayer[] = [];
  for (const { x, y } of fields) {
    const owner = await register(app);
    owners.push(owner);
    await app.pool.query(
      `with f as (
        update fields set version = version + 1, held_since = $4::bigint + $2::int * 100 + $3::int
        where x = $2::smallint and y = $3::smallint returning slots
      )
      insert into factories (owner, x, y, type, lvl, slots)
      select $1::int, $2::smallint, $3::smallint, 'factory', 1, slots from f`,
      [owner.id, x, y, since],
    );
  }
  await app.services.world.refresh();
  return owners;
}

describe("the small factories", () => {
  test("are at least half of all, and free large ones are lowered until they are", async () => {
    const { world } = app.services;
    const small = () =>
      world.cells().filter(({ type, slots }) => type === "factory" && slots <= 900).length;
    expect(small()).toBeGreaterThanOrEqual(100);
    await hold(3, now());
    // The held ones would be the first to be lowered.
    await app.pool.query(
      `with held as (update factories set slots = 1000 where type = 'factory' returning x, y)
      update fields f set version = version + 1,
        slots = case when exists (select from held h where h.x = f.x and h.y = f.y) then 1000 else 1500 end
      where type = 'factory'`,
    );
    const slotsHeld = () =>
      app.pool.query(
        `select a.id, a.slots, f.slots as field from factories a join fields f on f.x = a.x and f.y = a.y
        where a.type = 'factory' order by a.id`,
      );
    const before = await slotsHeld();
    expect(before).toHaveLength(3);
    await world.refresh();
    await app.runJobs();
    expect(small()).toBe(100);
    expect(await slotsHeld()).toEqual(before);
  });

  test("fall free with a notice for those who have none, longest held first", async () => {
    const start = nextFullHour(now()) - HOUR;
    const all = freeFields().length;
    const most = Math.floor((all * 3) / 4);
    const owners = await hold(most + 2, start - 5 * DAY);
    expect(owners.length).toBe(most + 2);
    const [holder] = owners;
    if (holder === undefined) throw new Error("no owner");
    await nextHour();

    const at = new Date(nextFullHour(now())).toISOString();
    const noticed: TestPlayer[] = [];
    for (const owner of owners) {
      const told = (await listOf(owner)).some(({ fallsFreeAt }) => fallsFreeAt === at);
      if (told) noticed.push(owner);
    }
    expect(noticed).toHaveLength(2);
    const byAge = app.services.world
      .cells()
      .filter(({ type, factory }) => type === "factory" && factory !== null)
      .toSorted((a, b) => a.hold.heldSince - b.hold.heldSince);
    expect(noticed.map(({ id }) => id).toSorted()).toEqual(
      byAge
        .slice(0, 2)
        .map(({ ownerId }) => ownerId)
        .toSorted(),
    );
    const alerts = await app.pool.query<{ player: number; at: string }>(
      "select player_id as player, facts->>'at' as at from alerts order by player_id",
    );
    expect(alerts.map(({ player }) => player)).toEqual(noticed.map(({ id }) => id).toSorted());
    expect(new Date(Number(alerts[0]?.at)).toISOString()).toBe(at);

    const falling = byAge.slice(0, 2).map(({ x, y, ownerId }) => ({ x, y, ownerId }));
    const [field] = falling;
    const last = noticed.find(({ id }) => id === field?.ownerId);
    if (field === undefined || last === undefined) throw new Error("nothing falls free");
    // Not a moment before, though another job runs; and each once, with a line in its owner's log.
    app.advance(HOUR - MINUTE);
    await app.runJobs();
    expect(ownerAt(field)).toBe(last.id);
    app.advance(nextFullHour(now()) - now());
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect(falling.map(ownerAt)).toEqual([null, null]);
    const lines = await app.pool.query<{ player: number }>(
      `select player_id as player from ledger
      where kind = 'factory-lost' and detail->>'reason' = 'released' order by player_id`,
    );
    expect(lines.map(({ player }) => player)).toEqual(noticed.map(({ id }) => id).toSorted());

    const rich = await newcomer();
    await take(rich, freeField(false));
    expectRefusal(await capture(rich, field), 409, "FACTORY_RESERVED");
    expectRefusal(await capture(last, field), 409, "ABANDONED_RECENTLY");
    app.advance(HOUR - 2 * MINUTE);
    expectRefusal(await capture(rich, field), 409, "FACTORY_RESERVED");
    // Nor has anybody who has none fetched it for somebody else.
    const fresh = await newcomer();
    const { id } = await take(fresh, field);
    expectRefusal(await capture(rich, field), 409, "FACTORY_RESERVED");
    await abandon(fresh, id);
    expectRefusal(await capture(rich, field), 409, "FACTORY_RESERVED");
    app.advance(2 * MINUTE);
    const left = falling[1];
    if (left === undefined) throw new Error("one fell free");
    await take(rich, left);
    const second = noticed.find(({ id }) => id === left.ownerId);
    if (second === undefined) throw new Error("nobody lost it");
    expectRefusal(await capture(second, left), 409, "ABANDONED_RECENTLY");
  }, 120_000);
});
