import { MINUTE, type Position, resolveBattle, utcDay } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { baseOf, firstUnits, freshFactory } from "../../testing/bases.ts";
import { type Player, refusal, refusedWith } from "../../testing/game.ts";
import { give, giveFactory, setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const [attacker, defender] = [usePlayer(game), usePlayer(game)];
let field: Position;
beforeEach(async () => {
  const today = `counter_day = ${utcDay(game.clock.now())}`;
  await setPlayer(
    game,
    attacker.id,
    `attack_units[1] = 10, shield_until = 0, ${today}, dug_metal = 50000, dug_energy = 3000`,
  );
  await setPlayer(game, defender.id, "shield_until = 0");
  await give(game, defender.id, 10_000, 0);
  field = baseOf(game, defender.id);
  await putPlayer(game, attacker.id, field);
});

const order = () => ({ enemy: String(defender.id), field });

const statusOf = async (player: Player) => (await player.call.user.session()).user.status;

test("a victory takes a tenth of the metal or energy carried above 1,000", async () => {
  const { desc, lootType, amount, user, report } = await attacker.call.battles.attack(order());
  expect({ lootType, amount }).toEqual({ lootType: "metal", amount: 1000 });
  const attack = `Your attack on ${defender.username} at ${field.x}, ${field.y} succeeded.`;
  expect(desc).toBe(`${attack} You carried off 1,000 metal. You lost no units.`);
  expect(user.status).toMatchObject({ metal: 2000, energy: 1000, attack_units: firstUnits(10) });
  expect(await statusOf(attacker)).toMatchObject({ metal: 2000, energy: 1000 });
  expect(await statusOf(defender)).toMatchObject({ metal: 10_000, energy: 1000 });
  expect(report).toMatchObject({
    place: "base",
    ...field,
    names: { attacker: attacker.username, defender: defender.username },
    ending: "empty",
    winner: "attacker",
    margin: 1,
    loot: { type: "metal", amount: 1000 },
  });
});

test("both armies return without their losses, with some defenders repaired", async () => {
  await giveFactory(game, attacker.id, freshFactory(game, 700), 20_000);
  await giveFactory(game, defender.id, freshFactory(game, 700), 20_000);
  await setPlayer(game, attacker.id, "attack_units[1] = 60");
  await setPlayer(game, defender.id, "defense_units[1] = 60");
  const { report, user } = await attacker.call.battles.attack(order());
  expect(report.rounds.length).toBeGreaterThan(1);
  expect(user.status.attack_units).toEqual(report.survivors.attacker);
  expect((await statusOf(defender)).defense_units).toEqual(report.survivors.defender);
  const { losses, repaired, survivors } = report;
  expect(survivors.defender[0]).toBe(60 - (losses.defender[0] ?? 0) + (repaired[0] ?? 0));
});

test("the report is public by id and replays to the same battle", async () => {
  await giveFactory(game, attacker.id, freshFactory(game, 700), 20_000);
  await giveFactory(game, defender.id, freshFactory(game, 700), 20_000);
  await setPlayer(game, attacker.id, "attack_units[1] = 60, attack_units[5] = 1");
  await setPlayer(game, defender.id, "defense_units[1] = 9, defense_units[2] = 1");
  const answer = await attacker.call.battles.attack(order());
  const report = await game.browser().call.battles.report({ id: answer.report.id });
  expect(report).toEqual(answer.report);
  expect(report.id).toMatch(/^[\w-]{16}$/);
  expect(Date.parse(report.createdAt)).toBe(game.clock.now());
  const replay = resolveBattle({
    attacker: report.attacker,
    defender: report.defender,
    modifiers: report.modifiers,
    seed: report.seed,
    rulesVersion: report.rulesVersion,
  });
  expect(report).toMatchObject({ ...replay });
  const odd = game.browser().call.battles.report({ id: "\u0000" });
  expect(await refusal(odd)).toEqual(refusedWith("NOT_FOUND"));
});

test("the report keeps the base's rank at the time of the battle", async () => {
  const { ranking } = game.services;
  await setPlayer(game, defender.id, "defense_units[1] = 2");
  game.clock.pass(MINUTE);
  await ranking.refresh();
  const rank = ranking.rankOf(defender.id);
  expect(rank).toBeGreaterThan(1);
  const { report } = await attacker.call.battles.attack(order());
  expect(report.rank).toBe(rank);
  await setPlayer(game, defender.id, "defense_units[1] = 100");
  game.clock.pass(MINUTE);
  await ranking.refresh();
  expect(ranking.rankOf(defender.id)).toBe(1);
  expect((await game.browser().call.battles.report({ id: report.id })).rank).toBe(rank);
});

test("each battle has its own seed, and reports never contain the day's seed", async () => {
  const first = await attacker.call.battles.attack(order());
  await setPlayer(game, attacker.id, "fights = '[]'");
  const second = await attacker.call.battles.attack(order());
  expect(first.report.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(second.report.seed).not.toBe(first.report.seed);
  const seeds = await game.pool.query<{ seed: string }>(
    "select encode(seed, 'hex') as seed from day_seeds",
  );
  for (const { seed } of seeds) expect(JSON.stringify([first, second])).not.toContain(seed);
  expect((await game.services.actions.read(attacker.id))?.rolls).toBe(2);
});

test("refuses an attack on a base that another process has moved away", async () => {
  const to = game.services.world
    .cells()
    .find(({ type, baseOwner, x }) => type === "waste" && baseOwner === null && x > 40);
  if (to === undefined) throw new Error("There is no free cell.");
  await game.pool.query(
    `with f as (
      update fields set version = version + 1,
        base_owner = case when x = $2::smallint and y = $3::smallint then $1::int end
      where base_owner = $1::int or (x = $2::smallint and y = $3::smallint)
    ), a as (
      update factories set x = $2::smallint, y = $3::smallint where owner = $1::int
    )
    update players set base_x = $2::smallint, base_y = $3::smallint, version = version + 1
    where id = $1::int`,
    [defender.id, to.x, to.y],
  );
  expect(await refusal(attacker.call.battles.attack(order()))).toEqual(
    refusedWith("ENEMY_MISMATCH"),
  );
});
