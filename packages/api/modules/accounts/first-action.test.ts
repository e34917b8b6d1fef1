/** The waiting base, and how the first action places it (rules §2). */
import { MAP_LETTERS } from "@emberlode/contract";
import { auditLedger } from "@emberlode/db";
import { gridDistance, HOUR, MINUTE, type Position } from "@emberlode/game";
import { beforeAll, expect, test, vi } from "vitest";
import { GameError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { type Guest, keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { cellOf, east, putPlayer } from "../../testing/positions.ts";
import { setTools, useTool } from "../../testing/tools.ts";
import { useGame } from "../../testing/use-game.ts";
import { startingCell } from "../actions/place-base.ts";
import { cellForBase } from "../world/waiting-base.ts";

const game = useGame();
let second: Services;
beforeAll(async () => {
  second = await game.another();
});

const userOf = async ({ call }: Guest) => (await call.user.session()).user;
const pikemen = (unit: number) => ({ type: "attack", index: 0, unit }) as const;
const ownerAt = (cell: Position) => game.services.world.at(cell).baseOwner;

/** The player's latest account log line and alerts. */
async function noticesOf({ call }: Guest) {
  const { logs } = await call.logs.list({ type: "account", limit: 1 });
  const { alerts } = await call.alerts.list({});
  return { line: logs[0], alerts };
}

test("a player sees their own base immediately, others do not", async () => {
  const made = await game.guest();
  const { at } = made;
  expect(await userOf(made)).toMatchObject({
    base: at,
    baseOnMap: false,
    status: { slots: 2000, totalSlots: 2000, factories: 1 },
  });
  const { factories } = await made.call.puc.list();
  expect(factories).toMatchObject([{ factory: { type: "base", ...at }, lvl: 1, slots: 2000 }]);
  const view = await made.call.fields.view();
  expect(view.base).toEqual(at);
  expect(view.rows[at.y - 1]?.[at.x - 1]).toBe(MAP_LETTERS.base);
  const own = { type: "base", user: { _id: String(made.id) }, factory: { lvl: 1 } };
  expect(await made.call.fields.field(at)).toMatchObject(own);

  const other = await game.player();
  await putPlayer(game, other.id, at);
  expect(await other.call.fields.move(at)).toMatchObject({ ...at, type: "waste" });
  expect((await other.call.fields.view()).bases).toEqual([]);
  const { username } = await userOf(made);
  expect(await other.call.ranks.player({ username })).toMatchObject({ baseLevel: null });
  expect(await made.call.ranks.player({ username })).toMatchObject({ rank: null, baseLevel: 1 });
});

test("a newcomer begins apart from another who has not acted yet", async () => {
  const random = { ...game.services.random, pick: <T>(cells: readonly T[]) => cells[0] as T };
  const newcomer = { isGuest: true, isBot: false, address: "198.19.7.1" };
  const start = () => startingCell({ ...game.services, random }, newcomer);
  const first = await start();
  if (first instanceof GameError) throw first;
  const made = await game.guest();
  await putPlayer(game, made.id, first);
  expect(await start()).not.toEqual(first);
});

test("the first purchase works and places the base in the same commit", async () => {
  const made = await game.guest("198.19.0.1");
  const turns = vi.spyOn(game.services.placements, "run");
  const { newStatus } = await made.call.units.buy(pikemen(2));
  // Queued by network, so that one network doesn't delay the others.
  expect(turns).toHaveBeenCalledExactlyOnceWith("198.19.0.0/24", expect.any(Function));
  turns.mockRestore();
  expect(newStatus).toMatchObject({ slots: 1600, totalSlots: 2000, factories: 1, version: 2 });
  expect(await userOf(made)).toMatchObject({ base: made.at, baseOnMap: true });
  expect(ownerAt(made.at)).toBe(made.id);
  expect((await noticesOf(made)).alerts).toEqual([]);
});

test("refused actions and actions off the map place no base", async () => {
  const made = await game.guest();
  expect((await refusal(made.call.units.buy(pikemen(999)))).code).toBe("NOT_ENOUGH_SLOTS");
  await made.call.logs.note({ content: "Not yet." });
  await made.call.plots.create({ title: "Here" });
  await setTools(game, made.id, { mines: 10, base_mover: 10 });
  for (const tool of ["mines", "base_mover"] as const) {
    expect((await refusal(useTool(made, { tool, count: 9 }))).code).toBe("WRONG_FIELD");
  }
  expect(await userOf(made)).toMatchObject({ base: made.at, baseOnMap: false });
  expect(ownerAt(made.at)).toBeNull();
});

test("an upgrade can be the first action", async () => {
  const made = await game.guest();
  await give(game, made.id, 5000, 5000);
  const [base] = (await made.call.puc.list()).factories;
  const { factory, status } = await made.call.puc.upgrade({ id: base?._id ?? "" });
  expect(factory).toMatchObject({ _id: base?._id, lvl: 2, factory: made.at });
  expect(status).toMatchObject({ totalSlots: 4000, factories: 1 });
  const { factories } = await made.call.puc.list();
  expect(factories).toMatchObject([{ factory: made.at, lvl: 2, slots: 4000 }]);
  expect(ownerAt(made.at)).toBe(made.id);
});

test("a base whose place was taken goes to the nearest free field and alerts its player", async () => {
  const first = await game.guest();
  const late = await game.guest();
  await putPlayer(game, late.id, first.at);
  expect((await userOf(late)).base).toEqual(first.at);
  await first.call.fields.move(east(first.at));
  // The status already shows the place where the base will go.
  const { base } = await userOf(late);
  expect(base).not.toEqual(first.at);
  const free = game.services.world
    .cells()
    .filter(({ type, baseOwner }) => type === "waste" && baseOwner === null);
  const nearest = Math.min(...free.map((cell) => gridDistance(first.at, cell)));
  expect(gridDistance(first.at, base)).toBe(nearest);
  await late.call.fields.move(east(first.at));
  expect(await userOf(late)).toMatchObject({ base, baseOnMap: true });
  expect(ownerAt(base)).toBe(late.id);
  const { line, alerts } = await noticesOf(late);
  const content = `Another player settled at ${first.at.x}, ${first.at.y} first. Your base is at ${base.x}, ${base.y}, the nearest empty field.`;
  expect(line).toMatchObject({ cat: "account", type: "base-placed", content });
  expect(alerts).toMatchObject([{ type: "event", content }]);
});

test("a dig places the base beside the ore", async () => {
  const made = await game.guest();
  const ore = cellOf(game, "metal");
  await putPlayer(game, made.id, ore);
  const { base } = await userOf(made);
  await made.call.user.gather({ type: "metal", field: ore });
  expect(await userOf(made)).toMatchObject({ base, baseOnMap: true });
  const { line } = await noticesOf(made);
  expect(line?.content).toBe(`Your base is at ${base.x}, ${base.y}, the nearest empty field.`);
});

test("a first step onto the base's own field skips what was on the field before", async () => {
  const made = await game.guest();
  const { world } = game.services;
  const isBesideFree = (cell: Position) => {
    const free = cellForBase(world, cell);
    return free !== null && gridDistance(cell, free) === 1;
  };
  const ore = world.cells().find((cell) => cell.type === "metal" && isBesideFree(cell));
  if (ore === undefined) throw new Error("No ore is next to free wasteland.");
  await putPlayer(game, made.id, ore);
  await setPlayer(game, made.id, "shield_until = 0");
  const { base } = await userOf(made);
  const layer = await game.player("Layer");
  const now = game.clock.now();
  await game.pool.query(
    `with laid as (
      insert into mines (x, y, owner, laid_at, until)
      values ($1::smallint, $2::smallint, $3::int, $4::bigint, $5::bigint)
    )
    update fields set version = version + 1 where x = $1::smallint and y = $2::smallint`,
    [base.x, base.y, layer.id, now, now + HOUR],
  );
  await world.refresh();
  const field = await made.call.fields.move(base);
  expect(field).toMatchObject({ ...base, type: "base" });
  expect(field).not.toHaveProperty("explosion");
  expect(world.at(base)).toMatchObject({ baseOwner: made.id, mines: [] });
});

test("refuses an attack on a base that the attacker's own base would replace", async () => {
  const address = "198.18.7.1";
  const settled: Guest[] = [];
  for (let n = 0; n < 5; n++) {
    const one = await game.guest(address);
    await one.call.fields.move(east(one.at));
    settled.push(one);
  }
  const [idle] = settled;
  if (idle === undefined) throw new Error("Nobody is settled.");
  game.clock.pass(31 * MINUTE);
  const sixth = await game.guest(address);
  await putPlayer(game, sixth.id, idle.at);
  for (const { id } of [sixth, idle]) await setPlayer(game, id, "shield_until = 0");
  await setPlayer(game, sixth.id, "attack_units[1] = 1");
  const attack = sixth.call.battles.attack({ enemy: String(idle.id), field: idle.at });
  expect((await refusal(attack)).code).toBe("ENEMY_MISMATCH");
  expect(ownerAt(idle.at)).toBe(idle.id);
  // The idle player's base is the one that makes room.
  await sixth.call.units.buy(pikemen(1));
  expect(ownerAt(idle.at)).toBeNull();
  expect((await userOf(sixth)).baseOnMap).toBe(true);
});

test("repeating a first action with its key repeats the answer and places one base", async () => {
  const made = await game.guest();
  const call = made.callWith({ idempotencyKey: "first purchase" });
  const answers = [await call.units.buy(pikemen(1)), await call.units.buy(pikemen(1))];
  expect(answers[1]).toEqual(answers[0]);
  expect((await userOf(made)).status.attack_units[0]).toBe(1);
});

test("concurrent first purchases on two processes get different places and count once", async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => game.guest()));
  // They all want the same place.
  const [{ at } = { at: { x: 1, y: 1 } }] = guests;
  for (const { id } of guests) await putPlayer(game, id, at);
  for (const { id } of guests) second.actions.invalidate(id);
  const bought = await Promise.all(
    guests.map((made, n) =>
      (n % 2 === 0 ? made.call : callOtherProcess(second, made)).units.buy(pikemen(1)),
    ),
  );
  expect(bought.every(({ newStatus }) => newStatus.attack_units[0] === 1)).toBe(true);
  await game.services.world.refresh();
  const users = await Promise.all(guests.map(userOf));
  expect(users.every(({ baseOnMap }) => baseOnMap)).toBe(true);
  expect(new Set(users.map(({ base }) => `${base.x}/${base.y}`)).size).toBe(guests.length);
  expect(await auditLedger(game.pool)).toEqual([]);
});

test("without room the action is refused and nothing is bought", async () => {
  const browser = game.browser("198.18.99.1");
  const form = { username: "Latecomer", email: "late@example.org", password: PASSWORD };
  const { user } = await browser.call.user.register(form);
  keepCookie(browser);
  // Newer players of other networks would lose their places.
  await game.pool.query("update accounts set created_at = 0 where id <> $1::int", [
    Number(user._id),
  ]);
  await game.pool.query(
    `update fields set type = 'forest', version = version + 1 where type = 'waste' and base_owner is null`,
  );
  await game.services.world.refresh();
  expect(await refusal(browser.call.units.buy(pikemen(1)))).toEqual(refusedWith("WORLD_FULL"));
  const after = await browser.call.user.session();
  expect(after.user).toEqual({ ...user, base: expect.anything() });
});
