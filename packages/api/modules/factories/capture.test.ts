import { CAPTURE, type Position } from "@emberlode/game";
import { beforeEach, expect, test, vi } from "vitest";
import { freshFactory, soldier } from "../../testing/bases.ts";
import { type Player, refusal } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { giveFactory, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { stayFor } from "../../testing/pass-time.ts";
import { putPlayer } from "../../testing/positions.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();

async function standingOn(player: Player, field: Position): Promise<Position> {
  await putPlayer(game, player.id, field);
  return field;
}

const ownersOf = ({ x, y }: Position) =>
  game.pool.query<{ owner: number }>(
    "select owner from factories where x = $1::smallint and y = $2::smallint",
    [x, y],
  );

let player: Player;
beforeEach(async () => {
  player = await soldier(game);
});

test("ten Pikemen capture a free factory, and all answers show the new owner", async () => {
  const field = await standingOn(player, freshFactory(game, 500));
  const { desc, captured, factory, newStatus, report } = await player.call.puc.capture(field);
  expect(captured).toBe(true);
  expect(desc).toBe(
    `You captured the factory at ${field.x}, ${field.y} (500 slots). You lost no units.`,
  );
  expect(factory).toMatchObject({
    user: String(player.id),
    lvl: 1,
    slots: 500,
    rank: null,
    factory: { type: "factory", ...field },
  });
  expect(newStatus).toMatchObject({ totalSlots: 2500, slots: 500, factories: 2 });
  expect(report).toMatchObject({
    place: "factory",
    ...field,
    names: { attacker: player.username, defender: null },
    owner: null,
    winner: "attacker",
    loot: null,
  });
  expect((await player.call.puc.list()).factories).toContainEqual(factory);
  expect((await player.call.user.session()).user.status).toMatchObject({ factories: 2 });
  expect(game.services.world.factoryAt(field)?.ownerId).toBe(player.id);
  expect(await player.call.battles.report({ id: report.id })).toEqual(report);
});

test("a factory of another player changes hands once and is then safe", async () => {
  const owner = await soldier(game);
  const field = await standingOn(player, freshFactory(game, 1000));
  await giveFactory(game, owner.id, field, 1000);
  const { desc, captured, factory, report } = await player.call.puc.capture(field);
  expect(captured).toBe(true);
  expect(desc).toContain(`from ${owner.username}. You lost no units.`);
  expect(report.owner).toBe(owner.username);
  expect(report.names.defender).toBeNull();
  expect((await owner.call.puc.list()).factories).toHaveLength(1);
  expect((await player.call.puc.list()).factories).toContainEqual(factory);

  const third = await soldier(game);
  await standingOn(third, field);
  await expectRefused(game, () => third.call.puc.capture(field), "FACTORY_SAFE", {
    waitMs: CAPTURE.safeMs,
  });
  await stayFor(game, CAPTURE.safeMs, third);
  expect(await third.call.puc.capture(field)).toMatchObject({ captured: true });
});

test("a repeated key returns the same answer even after the factory changed hands", async () => {
  const call = player.callWith({ idempotencyKey: "late" });
  const next = await standingOn(player, freshFactory(game, 600));
  const first = await call.puc.capture(next);
  await player.call.puc.abandon({ id: first.factory?._id ?? "" });
  expect(await call.puc.capture(next)).toEqual(first);
  const rival = await soldier(game);
  await standingOn(rival, next);
  const { factory } = await rival.call.puc.capture(next);
  expect(factory?._id).not.toBe(first.factory?._id);
  expect(await call.puc.capture(next)).toEqual(first);
});

test("a refused capture uses no factory id", async () => {
  const lastId = () => game.pool.query("select last_value from factories_id_seq");
  const field = await standingOn(player, freshFactory(game, 500));
  await setPlayer(game, player.id, "attack_units[1] = 0");
  const refuse = () => expectRefused(game, () => player.call.puc.capture(field), "NO_ARMY");
  await refuse();
  const before = await lastId();
  await refuse();
  expect(await lastId()).toEqual(before);
});

test("a capture that is committed after BUSY keeps its factory id for itself", async () => {
  const { actions } = game.services;
  const perform = actions.perform.bind(actions);
  let finish = () => {};
  const finishing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let late: Promise<unknown> = Promise.resolve();
  vi.spyOn(actions, "perform").mockImplementationOnce(async (id, plan, key) => {
    await new Promise<void>((loaded) => {
      const load: typeof plan.load = async (locked) => {
        const read = await plan.load?.(locked);
        loaded();
        await finishing;
        return read as never;
      };
      late = perform(id, { ...plan, load }, key);
    });
    return { ok: false, code: "BUSY" };
  });
  const field = await standingOn(player, freshFactory(game, 500));
  expect((await refusal(player.call.puc.capture(field))).code).toBe("BUSY");
  finish();
  expect(await late).toMatchObject({ ok: true });
  const next = await soldier(game);
  const { factory } = await next.call.puc.capture(await standingOn(next, freshFactory(game, 600)));
  expect(factory).toMatchObject({ user: String(next.id) });
});

test("fifty players capturing one free factory get one owner", async () => {
  const field = freshFactory(game, 500);
  const players: Player[] = [];
  for (let n = 0; n < 50; n++) {
    const one = await game.player();
    await setPlayer(game, one.id, "attack_units[1] = 10");
    await standingOn(one, field);
    players.push(one);
  }
  let next = 0;
  const { done, refused } = await runFiftyConcurrently(async () =>
    players[next++]?.call.puc.capture(field),
  );
  // The first owner is still shielded.
  expect({ done, refused }).toEqual({ done: 1, refused: ["SHIELDED"] });
  const owners = await ownersOf(field);
  expect(owners).toHaveLength(1);
  expect(players.map(({ id }) => id)).toContain(owners[0]?.owner);
});

test("without shields the second player takes it from the first, and then it is safe", async () => {
  const field = freshFactory(game, 500);
  const players: Player[] = [];
  for (let n = 0; n < 8; n++) players.push(await soldier(game));
  for (const one of players) await standingOn(one, field);
  const calls = players.map(async (one) => {
    const result = await one.call.puc.capture(field).catch((error) => error);
    return result instanceof Error ? (await refusal(Promise.reject(result))).code : "CAPTURED";
  });
  const outcomes = (await Promise.all(calls)).sort();
  expect(outcomes).toEqual([...Array(2).fill("CAPTURED"), ...Array(6).fill("FACTORY_SAFE")]);
  expect(await ownersOf(field)).toHaveLength(1);
});

test("two processes capturing the same field get one owner", async () => {
  const second = await game.another();
  for (let round = 0; round < 8; round++) {
    const field = freshFactory(game, 500 + 100 * (round % 5));
    const [here, there] = [await game.player(), await game.player()];
    for (const one of [here, there]) {
      await setPlayer(game, one.id, "attack_units[1] = 100");
      await standingOn(one, field);
      second.actions.invalidate(one.id);
    }
    const outcomes = await Promise.allSettled([
      here.call.puc.capture(field),
      callOtherProcess(second, there).puc.capture(field),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "fulfilled") continue;
      expect((await refusal(Promise.reject(outcome.reason))).code).toBe("SHIELDED");
    }
    const [owner] = await ownersOf(field);
    await game.services.world.refresh();
    await second.world.refresh();
    expect(game.services.world.factoryAt(field)).toMatchObject({ ownerId: owner?.owner });
    expect(second.world.factoryAt(field)).toEqual(game.services.world.factoryAt(field));
  }
});
