/** Raids as they were abused, played over HTTP with several accounts (rules §11, §12). */
import type { PublicBattleReport } from "@emberlode/contract";
import { auditLedger } from "@emberlode/db";
import { fight, HOUR, morale, type Position, utcDay, wrap } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { putAt, setPlayer } from "../testing/armies.ts";
import { give } from "../testing/give.ts";
import { setBaseLevel } from "../testing/holdings.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

type Raider = Pick<TestPlayer, "id" | "sid">;

let app: TestApp;
let victim: TestPlayer;
let raider: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});

/** What a player dug today of each resource. */
const dug = (amount: number) =>
  `counter_day = ${utcDay(app.services.clock.now())}, dug_metal = ${amount}, dug_energy = ${amount}`;

async function newRaider(digs: number): Promise<TestPlayer> {
  const player = await register(app);
  await setPlayer(app, player, `attack_units[1] = 10, shield_until = 0, ${dug(digs)}`);
  return player;
}

beforeEach(async () => {
  victim = await register(app);
  await setPlayer(app, victim, "shield_until = 0");
  raider = await newRaider(10_000_000);
});

function baseOf({ id }: Raider): Position {
  const cell = app.services.world.bases().find(({ baseOwner }) => baseOwner === id);
  if (cell === undefined) throw new Error(`Player ${id} has no base.`);
  return { x: cell.x, y: cell.y };
}

/** An attack on the base of another, wherever that stands. */
async function attack(by: Raider, on: Raider) {
  const field = baseOf(on);
  await setPlayer(app, by, `x = ${field.x}, y = ${field.y}`);
  // An attack a second.
  app.advance(1000);
  const body = { enemy: String(on.id), field };
  return await app.send({ method: "POST", url: "/api/user/attack", sid: by.sid, body });
}

async function lootOf(by: Raider, on: Raider): Promise<number> {
  const response = await attack(by, on);
  expect(response.body).toContain('"lootType"');
  return response.json().amount;
}

/** Lets the four hours between two attacks on one base go by, in the memory of the attacker alone. */
const rest = (by: Raider) =>
  setPlayer(
    app,
    by,
    `fights = (select jsonb_agg(jsonb_set(f, '{at}', to_jsonb((f->>'at')::bigint - ${4 * HOUR})))
      from jsonb_array_elements(fights::jsonb) f)`,
  );

/** A guest whose base stands, with one Pikeman. */
async function newGuest(): Promise<Raider> {
  const response = await app.send({ method: "POST", url: "/api/users/guest" });
  const sid = sidOf(response);
  const { user } = response.json();
  const { x, y } = user.status;
  await app.send({ method: "GET", url: `/api/fields/coords?x=${wrap(x + 1)}&y=${y}`, sid });
  const guest = { id: Number(user._id), sid };
  await setPlayer(app, guest, `attack_units[1] = 1, shield_until = 0, ${dug(10_000_000)}`);
  return guest;
}

describe("a base of a million", () => {
  beforeEach(() => give(app, victim, 999_000, 0));

  test("pays the real raider in full after six empty victories of a guest", async () => {
    const guest = await newGuest();
    for (let round = 0; round < 6; round++) {
      expect(await lootOf(guest, victim)).toBe(0);
      await rest(guest);
    }
    expect(await lootOf(raider, victim)).toBe(99_900);
  });

  test("pays raiders of a day no more than three tenths of what was there", async () => {
    const loots: number[] = [];
    for (let round = 0; round < 5; round++)
      loots.push(await lootOf(await newRaider(10_000_000), victim));
    expect(loots.slice(0, 3)).toEqual([99_900, 89_910, 80_919]);
    // 0.3 x 1,001,000 = 300,300, whoever carried it off.
    expect(loots.reduce((sum, loot) => sum + loot, 0)).toBe(300_300);
    expect(loots[4]).toBe(0);
  });

  test("pays no more to raiders who come at once, to two processes", async () => {
    const second = await createTestApp({ beside: app });
    const raiders = await Promise.all(Array.from({ length: 5 }, () => newRaider(10_000_000)));
    const field = baseOf(victim);
    for (const one of raiders) await putAt(app, one, field);
    const body = { enemy: String(victim.id), field };
    const answers = await Promise.all(
      raiders.map(({ sid }, at) =>
        (at % 2 === 0 ? app : second).send({ method: "POST", url: "/api/user/attack", sid, body }),
      ),
    );
    await second.close();
    const loots = answers.map((answer) => answer.json().amount);
    expect(loots.sort((a, b) => b - a)).toEqual([99_900, 89_910, 80_919, 29_571, 0]);
  });

  test("has another pool for raiders of under half its standing", async () => {
    await setBaseLevel(app, victim, 3);
    expect(await lootOf(raider, victim)).toBe(99_900);
    const second = await newRaider(10_000_000);
    // 0.15 x 1,001,000 = 150,150.
    expect(await lootOf(second, victim)).toBe(50_250);
    const large = await newRaider(10_000_000);
    await setBaseLevel(app, large, 3);
    expect(await lootOf(large, victim)).toBe(84_885);
  });

  test("pays a guest nothing, and a guest pays nobody", async () => {
    const guest = await newGuest();
    expect(await lootOf(guest, victim)).toBe(0);
    await give(app, guest, 500_000, 0);
    expect(await lootOf(raider, guest)).toBe(0);
  });
});

describe("a weak alt that lies open to the strong main", () => {
  let main: TestPlayer;
  beforeEach(async () => {
    main = raider;
    await setBaseLevel(app, main, 4);
    await give(app, victim, 90_000, 0);
    await setPlayer(app, victim, `attack_units[1] = 5, ${dug(50_000)}`);
  });

  test("is refused after a strike that was lost", async () => {
    await setPlayer(app, main, "defense_units[1] = 70");
    expect((await attack(victim, main)).json()).toMatchObject({ report: { winner: "defender" } });
    expectRefusal(await attack(main, victim), 409, "TOO_WEAK");
  });

  test("is refused after a strike that took nothing", async () => {
    expect((await attack(victim, main)).json()).toMatchObject({
      amount: 0,
      report: { winner: "attacker" },
    });
    expectRefusal(await attack(main, victim), 409, "TOO_WEAK");
  });

  test("pays at most twice what it took, and then no more", async () => {
    await give(app, main, 3000, 0);
    expect(await lootOf(victim, main)).toBe(300);
    expect(await lootOf(main, victim)).toBe(600);
    await rest(main);
    expectRefusal(await attack(main, victim), 409, "TOO_WEAK");
  });
});

describe("an attacker's week", () => {
  test("is what was dug in it, and a tenth of that from each", async () => {
    const digger = await newRaider(1000);
    const loots: number[] = [];
    for (let other = 0; other < 11; other++) {
      const target = await register(app);
      await setPlayer(app, target, "shield_until = 0");
      await give(app, target, 50_000, 0);
      loots.push(await lootOf(digger, target));
    }
    expect(loots).toEqual([...Array.from({ length: 10 }, () => 100), 0]);
  });

  test("remembers yesterday's loot from the same player", async () => {
    await give(app, victim, 50_000, 0);
    const digger = await newRaider(1000);
    expect(await lootOf(digger, victim)).toBe(100);
    await setPlayer(
      app,
      digger,
      `fights = '[]', counter_day = counter_day - 1, loots = jsonb_set(loots::jsonb, '{0,day}',
        to_jsonb((loots->0->>'day')::int - 1))`,
    );
    expect(await lootOf(digger, victim)).toBe(0);
  });
});

test("a rich weakling is open, pays of the excess only, and gets all who fell back", async () => {
  await setBaseLevel(app, raider, 4);
  await give(app, victim, 149_000, -1000);
  await setPlayer(app, victim, "defense_units[1] = 4");
  const target = baseOf(victim);
  await putAt(app, raider, target);
  const response = await attack(raider, victim);
  const { amount, report } = response.json();
  // 150,000 carried, 50 x 2,000 of it protected.
  expect(amount).toBe(Math.floor(5000 * report.margin));
  expect(report).toMatchObject({ winner: "attacker", modifiers: { allRepaired: true } });
  expect(report.losses.defender[0]).toBeGreaterThan(0);
  expect(report.survivors.defender[0]).toBe(4);
  const shown = await app.send({ method: "GET", url: `/api/battles/${report.id}` });
  expect(fight(shown.json())).toMatchObject({ repaired: report.losses.defender });
});

test("what is carried above 50 a slot opens a weakling, and not one resource less", async () => {
  await setBaseLevel(app, raider, 4);
  await give(app, victim, 98_000, 0);
  expectRefusal(await attack(raider, victim), 409, "TOO_WEAK");
  await give(app, victim, 1, 0);
  expect((await attack(raider, victim)).statusCode).toBe(200);
});

test("one Pikeman brings no floor of morale to 300 Camouflaged Kamikazes", async () => {
  await setBaseLevel(app, raider, 10);
  await setBaseLevel(app, victim, 9);
  await setPlayer(app, raider, "attack_units[1] = 1, attack_units[10] = 300, defense_units[1] = 1");
  await setPlayer(app, victim, "defense_units[1] = 2000");
  const report: PublicBattleReport = (await attack(raider, victim)).json().report;
  const { attacker, defender, rulesVersion } = report;
  expect(attacker.balanced).toBe(true);
  expect(morale(attacker, defender, rulesVersion)).toBeCloseTo(0.7, 12);
  // Full of heart they would have brought 0.9 of 300 x 70; the Walls have 20,000 hp.
  const struck = fight({ ...report, rulesVersion: 1 });
  expect(report.rounds[0]?.share.defender).toBeGreaterThan(struck.rounds[0]?.share.defender ?? 1);
});
