/** What raids take of one base, by several accounts on two processes (rules §11, §12); the rules: `loot.test.ts`. */
import { HOUR, utcDay } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { putAt, setPlayer } from "../testing/armies.ts";
import { give } from "../testing/give.ts";
import { setBaseLevel } from "../testing/holdings.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let victim: TestPlayer;
beforeEach(async () => {
  victim = await register(app);
  await setPlayer(app, victim, "shield_until = 0");
});

/** A player with ten Pikemen, who dug so much today. */
async function newRaider(dug = 10_000_000): Promise<TestPlayer> {
  const player = await register(app);
  const today = `counter_day = ${utcDay(app.services.clock.now())}`;
  const digs = `dug_metal = ${dug}, dug_energy = ${dug}`;
  await setPlayer(app, player, `attack_units[1] = 10, shield_until = 0, ${today}, ${digs}`);
  return player;
}

/** Puts a player onto the base of another; answers the attack on it, to be made by any process. */
async function attackOn(by: TestPlayer, on: TestPlayer) {
  const field = app.services.world.bases().find(({ baseOwner }) => baseOwner === on.id);
  if (field === undefined) throw new Error(`Player ${on.id} has no base.`);
  await putAt(app, by, field);
  const body = { enemy: String(on.id), field: { x: field.x, y: field.y } };
  return (process = app) =>
    process.send({ method: "POST", url: "/api/user/attack", sid: by.sid, body });
}

async function lootOf(by: TestPlayer, on: TestPlayer): Promise<number> {
  const attack = await attackOn(by, on);
  return (await attack()).json().amount;
}

test("all raiders of a day together take at most three tenths of what was there", async () => {
  await give(app, victim, 999_000, 0);
  const loots: number[] = [];
  for (let round = 0; round < 5; round++) loots.push(await lootOf(await newRaider(), victim));
  // 0.3 x 1,001,000 = 300,300.
  expect(loots).toEqual([99_900, 89_910, 80_919, 29_571, 0]);
});

test("raiders who come at once, to two processes, take no more", async () => {
  await give(app, victim, 999_000, 0);
  const second = await createTestApp({ beside: app });
  const raiders = await Promise.all(Array.from({ length: 5 }, () => newRaider()));
  const attacks = await Promise.all(raiders.map((one) => attackOn(one, victim)));
  const answers = await Promise.all(attacks.map((attack, at) => attack(at % 2 ? second : app)));
  await second.close();
  const loots = answers.map((answer) => answer.json().amount);
  expect(loots.sort((a, b) => b - a)).toEqual([99_900, 89_910, 80_919, 29_571, 0]);
});

test("a weak player who struck first pays at most twice what it took, and then no more", async () => {
  const main = await newRaider();
  const alt = await newRaider(50_000);
  await setBaseLevel(app, main, 4);
  await give(app, alt, 90_000, 0);
  await give(app, main, 3000, 0);
  expect(await lootOf(alt, main)).toBe(300);
  expect(await lootOf(main, alt)).toBe(600);
  // The four hours between two attacks on one base are over.
  await setPlayer(
    app,
    main,
    `fights = (select jsonb_agg(jsonb_set(f, '{at}', to_jsonb((f->>'at')::bigint - ${4 * HOUR})))
      from jsonb_array_elements(fights::jsonb) f)`,
  );
  app.advance(1000);
  const again = await attackOn(main, alt);
  expectRefusal(await again(), 409, "TOO_WEAK");
});

test("yesterday's loot from the same player counts against today's", async () => {
  await give(app, victim, 50_000, 0);
  const digger = await newRaider(1000);
  expect(await lootOf(digger, victim)).toBe(100);
  await setPlayer(
    app,
    digger,
    `fights = '[]', counter_day = counter_day - 1, loots = jsonb_set(loots::jsonb, '{0,day}',
      to_jsonb((loots->0->>'day')::int - 1))`,
  );
  app.advance(1000);
  expect(await lootOf(digger, victim)).toBe(0);
});
