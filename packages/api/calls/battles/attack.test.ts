import { fight, HOUR, MINUTE, type Position, utcDay } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { baseOf, freshFactory } from "../../testing/bases.ts";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { stateOf } from "../../testing/game-state.ts";
import { give, own, setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/land.ts";
import { useGame } from "../../testing/use-game.ts";

type Player = Browser & { id: number };

const game = useGame();
let names = 0;

let attacker: Player;
let defender: Player;
let field: Position;
beforeEach(async () => {
  attacker = await game.player(`Raider${names++}`);
  defender = await game.player(`Victim${names++}`);
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

test("a victory moves a tenth of what is carried above 1,000, never more than was there", async () => {
  const { desc, lootType, amount, user, report } = await attacker.call.battles.attack(order());
  expect({ lootType, amount }).toEqual({ lootType: "metal", amount: 1000 });
  expect(desc).toMatch(
    /^Your attack on Victim\d+ at \d+, \d+ succeeded\. You carried off 1,000 metal\. You lost no units\.$/,
  );
  expect(user.status).toMatchObject({ metal: 2000, energy: 1000, attack_units: [10, ...zeros(9)] });
  expect(await statusOf(attacker)).toMatchObject({ metal: 2000, energy: 1000 });
  expect(await statusOf(defender)).toMatchObject({ metal: 10_000, energy: 1000 });
  expect(report).toMatchObject({
    place: "base",
    ...field,
    names: {
      attacker: expect.stringMatching(/^Raider/),
      defender: expect.stringMatching(/^Victim/),
    },
    ending: "empty",
    winner: "attacker",
    margin: 1,
    loot: { type: "metal", amount: 1000 },
  });
});

const zeros = (count: number) => Array.from({ length: count }, () => 0);

test("both armies come home without their fallen, some of the defenders repaired", async () => {
  await own(game, attacker.id, freshFactory(game, 1000), 20_000);
  await own(game, defender.id, freshFactory(game, 1000), 20_000);
  await setPlayer(game, attacker.id, "attack_units[1] = 60");
  await setPlayer(game, defender.id, "defense_units[1] = 60");
  const { report, user } = await attacker.call.battles.attack(order());
  expect(report.rounds.length).toBeGreaterThan(1);
  expect(user.status.attack_units).toEqual(report.survivors.attacker);
  expect((await statusOf(defender)).defense_units).toEqual(report.survivors.defender);
  const { losses, repaired, survivors } = report;
  expect(survivors.defender[0]).toBe(60 - (losses.defender[0] ?? 0) + (repaired[0] ?? 0));
});

test("the report is public by its id and fights the same battle again", async () => {
  await own(game, attacker.id, freshFactory(game, 1000), 20_000);
  await own(game, defender.id, freshFactory(game, 1000), 20_000);
  await setPlayer(game, attacker.id, "attack_units[1] = 60, attack_units[5] = 1");
  await setPlayer(game, defender.id, "defense_units[1] = 9, defense_units[2] = 1");
  const answer = await attacker.call.battles.attack(order());
  const report = await game.browser().call.battles.report({ id: answer.report.id });
  expect(report).toEqual(answer.report);
  expect(report.id).toMatch(/^[\w-]{16}$/);
  expect(Date.parse(report.createdAt)).toBe(game.clock.now());
  const replay = fight({
    attacker: report.attacker,
    defender: report.defender,
    modifiers: report.modifiers,
    seed: report.seed,
    rulesVersion: report.rulesVersion,
  });
  expect(report).toMatchObject({ ...replay });
  const missing = game.browser().call.battles.report({ id: "AAAAAAAAAAAAAAAA" });
  expect(await refusal(missing)).toEqual(refusedWith("NOT_FOUND"));
  const odd = game.browser().call.battles.report({ id: "\u0000" });
  expect(await refusal(odd)).toEqual(refusedWith("NOT_FOUND"));
});

test("the report keeps the rank by which the base was drawn then", async () => {
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

test("each battle has a seed of its own, and the day's is nowhere in a report", async () => {
  const first = await attacker.call.battles.attack(order());
  await setPlayer(game, attacker.id, "fights = '[]'");
  const second = await attacker.call.battles.attack(order());
  expect(first.report.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(second.report.seed).not.toBe(first.report.seed);
  const seeds = await game.pool.query<{ seed: string }>(
    "select encode(seed, 'hex') as seed from day_seeds",
  );
  for (const { seed } of seeds) expect(JSON.stringify([first, second])).not.toContain(seed);
  const [row] = await game.pool.query<{ rolls: number }>(
    "select rolls from players where id = $1::int",
    [attacker.id],
  );
  expect(row?.rolls).toBe(2);
});

test("each refusal has its code and changes nothing", async () => {
  const refused = async (input = order()) => {
    const before = await stateOf(game);
    const { code, status, text, ...rest } = await refusal(attacker.call.battles.attack(input));
    expect(await stateOf(game)).toBe(before);
    return { code, status, text, ...rest };
  };
  const home = baseOf(game, attacker.id);
  expect(await refused({ ...order(), field: home })).toEqual(refusedWith("NOT_HERE"));
  expect(await refused({ ...order(), enemy: "999999" })).toEqual(refusedWith("ENEMY_MISMATCH"));
  expect(await refused({ ...order(), enemy: String(attacker.id) })).toEqual(
    refusedWith("ENEMY_MISMATCH"),
  );
  await putPlayer(game, attacker.id, home);
  expect(await refused({ enemy: String(attacker.id), field: home })).toEqual(refusedWith("SELF"));
  expect(await refused({ ...order(), field: home })).toEqual(refusedWith("ENEMY_MISMATCH"));
  await putPlayer(game, attacker.id, field);

  await setPlayer(game, defender.id, `shield_until = ${game.clock.now() + 90 * MINUTE}`);
  expect(await refused()).toEqual({
    ...refusedWith("SHIELDED"),
    text: `${refusedWith("SHIELDED").text} Try again in 1 hour 30 minutes.`,
    retryAfterSeconds: 5400,
  });
  await setPlayer(game, defender.id, "shield_until = 0");

  await setPlayer(game, attacker.id, "attack_units[1] = 0");
  expect(await refused()).toEqual(refusedWith("NO_ARMY"));
  await setPlayer(game, attacker.id, "attack_units[1] = 10, attacks = 20");
  expect(await refused()).toEqual(refusedWith("TOO_MANY_ATTACKS"));
  await setPlayer(game, attacker.id, "attacks = 0");
});

test("the same base is attacked once in four hours", async () => {
  await attacker.call.battles.attack(order());
  for (let minutes = 0; minutes < 180; minutes += 30) {
    game.clock.pass(30 * MINUTE);
    await attacker.call.user.session();
  }
  const early = await refusal(attacker.call.battles.attack(order()));
  expect(early).toEqual({
    ...refusedWith("ATTACKED_RECENTLY"),
    text: `${refusedWith("ATTACKED_RECENTLY").text} Try again in 1 hour.`,
    retryAfterSeconds: HOUR / 1000,
  });
  game.clock.pass(30 * MINUTE);
  await attacker.call.user.session();
  game.clock.pass(30 * MINUTE);
  expect(await attacker.call.battles.attack(order())).toMatchObject({ lootType: "metal" });
});

test("a base that moved away on another process is not there to be attacked", async () => {
  const to = game.services.world
    .cells()
    .find(({ type, baseOwner, x }) => type === "waste" && baseOwner === null && x > 40);
  if (to === undefined) throw new Error("No free cell.");
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
