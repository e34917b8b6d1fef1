import { HOUR, MINUTE, type Position, utcDay } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { freshFactory, setBaseLevel } from "../../testing/bases.ts";
import { callElsewhere } from "../../testing/elsewhere.ts";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { stateOf } from "../../testing/game-state.ts";
import { own, setPlayer } from "../../testing/give.ts";
import { cellOf, putPlayer } from "../../testing/land.ts";
import { fiftyAtOnce, twiceUnderOneKey } from "../../testing/repeat.ts";
import { useGame } from "../../testing/use-game.ts";

type Player = Browser & { id: number };

const game = useGame();
let names = 0;

/** A player past the shield with ten Pikemen. */
async function soldier(): Promise<Player> {
  const player = await game.player(`Soldier${names++}`);
  await setPlayer(game, player.id, "attack_units[1] = 10, shield_until = 0");
  return player;
}

async function standingOn(player: Player, field: Position): Promise<Position> {
  await putPlayer(game, player.id, field);
  return field;
}

const ownersOf = ({ x, y }: Position) =>
  game.pool.query<{ owner: number }>(
    "select owner from factories where x = $1::smallint and y = $2::smallint",
    [x, y],
  );

/** Makes a held factory the first that its owner ever captured. */
async function setFirst({ x, y }: Position): Promise<void> {
  await game.pool.query(
    `with f as (
      update fields set version = version + 1 where x = $1::smallint and y = $2::smallint
    )
    update factories set is_first = true where x = $1::smallint and y = $2::smallint`,
    [x, y],
  );
  await game.services.world.refresh();
}

let player: Player;
beforeEach(async () => {
  player = await soldier();
});

test("ten Pikemen take a free factory, which then is the player's everywhere", async () => {
  const field = await standingOn(player, freshFactory(game, 500));
  const { desc, captured, factory, newStatus, report } = await player.call.puc.capture(field);
  expect(captured).toBe(true);
  expect(desc).toBe(
    `You captured the factory at ${field.x}, ${field.y} (500 slots). You lost no units.`,
  );
  expect(factory).toMatchObject({
    user: String(player.id),
    factory: { type: "factory", ...field },
    lvl: 1,
    slots: 500,
    rank: null,
  });
  expect(newStatus).toMatchObject({ totalSlots: 2500, slots: 500, factories: 2 });
  expect(report).toMatchObject({
    place: "factory",
    ...field,
    names: { attacker: expect.stringMatching(/^Soldier/), defender: null },
    owner: null,
    winner: "attacker",
    loot: null,
  });
  expect((await player.call.puc.list()).factories).toContainEqual(factory);
  expect((await player.call.user.session()).user.status).toMatchObject({ factories: 2 });
  expect(game.services.world.factoryAt(field)?.ownerId).toBe(player.id);
  expect(await player.call.battles.report({ id: report.id })).toEqual(report);
});

test("a guard that holds leaves everything but the fallen as it was", async () => {
  await setPlayer(game, player.id, "attack_units[1] = 1");
  const field = await standingOn(player, freshFactory(game, 1500));
  const answer = await player.call.puc.capture(field);
  expect(answer).toMatchObject({ captured: false, report: { winner: "defender" } });
  expect(answer).not.toHaveProperty("factory");
  expect(answer.desc).toContain("You failed to capture the factory");
  expect(await ownersOf(field)).toEqual([]);
});

test("a factory of another player changes hands once and is safe for an hour", async () => {
  const owner = await soldier();
  const field = await standingOn(player, freshFactory(game, 1000));
  await own(game, owner.id, field, 1000);
  const { desc, captured, factory, report } = await player.call.puc.capture(field);
  expect(captured).toBe(true);
  expect(desc).toMatch(/^You captured the factory [^.]+ from Soldier\d+\. You lost no units\.$/);
  expect(report.owner).toMatch(/^Soldier/);
  expect(report.names.defender).toBeNull();
  expect((await owner.call.puc.list()).factories).toHaveLength(1);
  expect((await player.call.puc.list()).factories).toContainEqual(factory);

  const third = await soldier();
  await standingOn(third, field);
  const early = await refusal(third.call.puc.capture(field));
  expect(early).toEqual({
    ...refusedWith("FACTORY_SAFE"),
    text: `${refusedWith("FACTORY_SAFE").text} Try again in 1 hour.`,
    retryAfterSeconds: 3600,
  });
  // Sessions last an hour from their last use.
  for (let minutes = 0; minutes < 60; minutes += 30) {
    game.clock.pass(30 * MINUTE);
    await third.call.user.session();
  }
  expect(await third.call.puc.capture(field)).toMatchObject({ captured: true });
});

test("each refusal has its code and changes nothing", async () => {
  const owner = await soldier();
  const free = freshFactory(game, 500);
  const theirs = freshFactory(game, 900);
  await own(game, owner.id, theirs, 900);
  const refused = async (field: Position) => {
    const before = await stateOf(game);
    const { code, text, status } = await refusal(player.call.puc.capture(field));
    expect(await stateOf(game)).toBe(before);
    return { code, status, text };
  };
  expect(await refused(free)).toEqual(refusedWith("NOT_HERE"));
  expect(await refused(theirs)).toEqual(refusedWith("NOT_HERE"));
  const waste = await standingOn(player, cellOf(game, "waste"));
  expect(await refused(waste)).toEqual(refusedWith("WRONG_FIELD"));

  await standingOn(player, free);
  await setPlayer(game, player.id, "attack_units[1] = 0");
  expect(await refused(free)).toEqual(refusedWith("NO_ARMY"));
  await setPlayer(game, player.id, "attack_units[1] = 10");

  await standingOn(player, theirs);
  const until = (columns: string) => setPlayer(game, owner.id, columns);
  await until(`shield_until = ${game.clock.now() + HOUR}`);
  await setFirst(theirs);
  expect(await refused(theirs)).toMatchObject({
    code: "SHIELDED",
    text: `${refusedWith("SHIELDED").text} Try again in 1 hour.`,
  });
  await until("shield_until = 0");
  const [low, high] = [player.id, owner.id].sort((a, b) => a - b);
  await game.pool.query(
    `insert into naps (low, high, asked_by, state, changed_at)
    values ($1::int, $2::int, $1::int, 'active', 0)`,
    [low ?? 0, high ?? 0],
  );
  await setPlayer(game, player.id, `nap_partners = '{${owner.id}}'`);
  await setPlayer(game, owner.id, `nap_partners = '{${player.id}}'`);
  expect(await refused(theirs)).toEqual(refusedWith("NAP_PARTNER"));
  await setPlayer(game, player.id, "nap_partners = '{}'");
  await setPlayer(game, owner.id, "nap_partners = '{}'");
  await setPlayer(game, player.id, `counter_day = ${utcDay(game.clock.now())}, attacks = 20`);
  expect(await refused(theirs)).toEqual(refusedWith("TOO_MANY_ATTACKS"));
  await setPlayer(game, player.id, "attacks = 0");
  const far = freshFactory(game, 600);
  await own(game, player.id, far, 100_000);
  expect(await refused(theirs)).toEqual(refusedWith("TOO_WEAK", { percent: 20 }));
});

test("a base runs only so many factories, and a grown one no small ones", async () => {
  const cells = [700, 800, 900, 1400].map((slots) => freshFactory(game, slots));
  const field = await standingOn(player, freshFactory(game, 500));
  for (const cell of cells.slice(0, 2)) await own(game, player.id, cell, 500);
  expect(await refusal(player.call.puc.capture(field))).toEqual(
    refusedWith("TOO_MANY_SMALL_FACTORIES"),
  );
  for (const cell of cells.slice(2)) await own(game, player.id, cell, 500);
  expect(await refusal(player.call.puc.capture(field))).toEqual(
    refusedWith("TOO_MANY_FACTORIES", { most: 4 }),
  );
  expect(await refusal(player.call.puc.capture(cells[0] ?? field))).toEqual(
    refusedWith("NOT_HERE"),
  );
  const mine = await standingOn(player, cells[0] ?? field);
  expect(await refusal(player.call.puc.capture(mine))).toEqual(refusedWith("ALREADY_YOURS"));
  await setBaseLevel(game, player.id, 4);
  await standingOn(player, field);
  expect(await refusal(player.call.puc.capture(field))).toEqual(refusedWith("FACTORY_TOO_SMALL"));
});

test("the same key captures once and answers the same, also after somebody took it over", async () => {
  const field = await standingOn(player, freshFactory(game, 500));
  const [first, second] = await twiceUnderOneKey(player, (call) => call.puc.capture(field));
  expect(second).toEqual(first);
  expect(first.factory).toBeDefined();
  const key = { idempotencyKey: "again" };
  const next = await standingOn(player, freshFactory(game, 600));
  const won = await player.callWith(key).puc.capture(next);
  const rival = await soldier();
  await standingOn(rival, next);
  expect(await rival.call.puc.capture(next)).toMatchObject({ captured: true });
  expect(await player.callWith(key).puc.capture(next)).toEqual(won);
  const other = refusal(player.callWith(key).puc.capture(field));
  expect(await other).toEqual(refusedWith("KEY_REUSED"));
});

test("a key sent again after the factory fell free, and was taken again, answers the same", async () => {
  const field = await standingOn(player, freshFactory(game, 500));
  const call = player.callWith({ idempotencyKey: "late" });
  const won = await call.puc.capture(field);
  const { factories } = await player.call.puc.list();
  expect(factories.map(({ _id }) => _id)).toContain(won.factory?._id);
  await player.call.puc.abandon({ id: won.factory?._id ?? "" });
  expect(await call.puc.capture(field)).toEqual(won);
  const rival = await soldier();
  await standingOn(rival, field);
  const { factory } = await rival.call.puc.capture(field);
  expect(factory?._id).not.toBe(won.factory?._id);
  expect(await call.puc.capture(field)).toEqual(won);
});

test("whoever is refused uses up no id of a factory", async () => {
  const lastId = () => game.pool.query("select last_value from factories_id_seq");
  const field = await standingOn(player, freshFactory(game, 500));
  await setPlayer(game, player.id, "attack_units[1] = 0");
  const refuse = async () =>
    expect(await refusal(player.call.puc.capture(field))).toEqual(refusedWith("NO_ARMY"));
  await refuse();
  const before = await lastId();
  await refuse();
  expect(await lastId()).toEqual(before);
});

test("fifty players at one free factory at once make one owner", async () => {
  const field = freshFactory(game, 500);
  const players: Player[] = [];
  for (let n = 0; n < 50; n++) {
    const one = await game.player(`Crowd${names++}`);
    await setPlayer(game, one.id, "attack_units[1] = 10");
    await standingOn(one, field);
    players.push(one);
  }
  let next = 0;
  const { done, refused } = await fiftyAtOnce(async () => players[next++]?.call.puc.capture(field));
  // The first owner is still under the shield.
  expect({ done, refused }).toEqual({ done: 1, refused: ["SHIELDED"] });
  const owners = await ownersOf(field);
  expect(owners).toHaveLength(1);
  expect(players.map(({ id }) => id)).toContain(owners[0]?.owner);
});

test("without shields the second takes it from the first, and nobody after that", async () => {
  const field = freshFactory(game, 500);
  const players: Player[] = [];
  for (let n = 0; n < 8; n++) players.push(await soldier());
  for (const one of players) await standingOn(one, field);
  const calls = players.map(async (one) => {
    const result = await one.call.puc.capture(field).catch((error) => error);
    return result instanceof Error ? (await refusal(Promise.reject(result))).code : "CAPTURED";
  });
  const outcomes = (await Promise.all(calls)).sort();
  expect(outcomes).toEqual([...Array(2).fill("CAPTURED"), ...Array(6).fill("FACTORY_SAFE")]);
  expect(await ownersOf(field)).toHaveLength(1);
});

test("two processes capturing the same field make one owner", async () => {
  const second = await game.another();
  for (let round = 0; round < 8; round++) {
    const field = freshFactory(game, 500 + 100 * (round % 5));
    const [here, there] = [await game.player(`H${names++}x`), await game.player(`T${names++}x`)];
    for (const one of [here, there]) {
      await setPlayer(game, one.id, "attack_units[1] = 100");
      await standingOn(one, field);
      second.actions.forget(one.id);
    }
    const outcomes = await Promise.allSettled([
      here.call.puc.capture(field),
      callElsewhere(second, there).puc.capture(field),
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
