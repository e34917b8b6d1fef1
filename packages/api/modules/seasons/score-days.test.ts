import { renownDays, seasons } from "@emberlode/db";
import {
  DAY,
  FACTORY_CLASSES,
  type Facts,
  factoryClass,
  HOUR,
  type LedgerKind,
  MINUTE,
  utcDay,
} from "@emberlode/game";
import { asc } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { NOON, type Player, startGame, type TestGame } from "../../testing/game.ts";
import { giveFactory, setPlayer } from "../../testing/give.ts";
import { addLedgerLine } from "../../testing/ledger-line.ts";
import { cellOf } from "../../testing/positions.ts";
import { setBot, setRole } from "../../testing/staff.ts";
import { recordRanks } from "../ranks/rank-history.ts";
import { auditRenown } from "./audit-renown.ts";
import { scoreDueDays } from "./score-days.ts";

const FIRST_DAY = utcDay(NOON);
const games: TestGame[] = [];
afterAll(() => Promise.all(games.map((game) => game.close())));

let game: TestGame;
let ada: Player;
let ben: Player;
beforeEach(async () => {
  game = await startGame({ config: { seasonDays: 28 } });
  games.push(game);
  await game.services.db.update(seasons).set({ beginsAt: NOON, days: 28 });
  await game.services.season.reload();
  [ada, ben] = [await game.player("Ada"), await game.player("Ben")];
});

const add = (player: Player, kind: LedgerKind, detail: Facts = {}, amounts = {}) =>
  addLedgerLine(game, player.id, { kind, detail, ...amounts });

/** To five minutes after the next midnight. */
const nextMorning = () => game.clock.pass(DAY - (game.clock.now() % DAY) + 5 * MINUTE);

async function days() {
  const rows = await game.services.db
    .select()
    .from(renownDays)
    .orderBy(asc(renownDays.day), asc(renownDays.playerId));
  const names = new Map([
    [ada.id, "Ada"],
    [ben.id, "Ben"],
  ]);
  return rows.map(({ playerId, day, season: _, ...rest }) => ({
    who: names.get(playerId) ?? "?",
    day: day - FIRST_DAY,
    ...rest,
  }));
}

describe("a day", () => {
  test("is scored after midnight, for everyone who acted, from what they did", async () => {
    await setPlayer(game, ada.id, "attack_units[1] = 600, defense_units[1] = 600");
    game.clock.pass(MINUTE);
    await recordRanks(game.services);
    const { x, y } = cellOf(game, "factory");
    const { slots } = game.services.world.at({ x, y });
    game.clock.pass(6 * HOUR - MINUTE);
    await giveFactory(game, ada.id, { x, y }, slots);
    await add(ada, "capture", { x, y, slots, won: true, otherId: null });
    await add(ada, "relic", { find: "metal" });
    await add(ada, "cave", { find: "part", divisor: 1 });
    await add(ada, "cave", { find: "part", divisor: 2 });
    await add(ada, "attack", { won: true, counted: 20_000 }, { metal: 25_000 });
    await add(ben, "defense", { won: true }, { metal: -25_000 });
    expect(await scoreDueDays(game.services)).toEqual([]);
    // Not before actions of the last moment are committed.
    game.clock.pass(DAY - (game.clock.now() % DAY) + 2 * MINUTE - 1);
    expect(await scoreDueDays(game.services)).toEqual([]);
    game.clock.pass(1);
    // The next morning's actions are not yesterday's.
    await add(ada, "relic", { find: "metal" });
    expect(await scoreDueDays(game.services)).toEqual([FIRST_DAY]);
    const held = FACTORY_CLASSES[factoryClass(slots)].digsPerDay / 4;
    const scores = {
      holding: Math.floor((12_000 * held) / (held + 200)),
      raiding: 6000,
      exploring: Math.floor((12_000 * 31) / (31 + 90)),
      strength: expect.any(Number),
    };
    expect(await days()).toEqual([
      {
        who: "Ada",
        day: 0,
        isScored: true,
        netLoot: 20_000,
        powers: [expect.any(Number)],
        ...scores,
        renown: expect.any(Number),
      },
      {
        who: "Ben",
        day: 0,
        isScored: false,
        netLoot: -25_000,
        powers: [0],
        holding: 0,
        raiding: 0,
        exploring: 0,
        strength: 0,
        renown: 0,
      },
    ]);
    const [{ strength = 0, renown = 0, powers = [] } = {}] = await days();
    const [power = 0] = powers;
    expect(strength).toBe(Math.floor((12_000 * power) / (power + 1000)));
    expect(power).toBeGreaterThan(0);
    expect(renown).toBeGreaterThan(6000 + scores.exploring / 2);
  });

  test("is scored once, also by two processes, and days that were missed in order", async () => {
    await add(ada, "dig");
    await add(ada, "attack", { won: true, counted: 900 }, { metal: 900 });
    game.clock.pass(DAY);
    await add(ada, "dig");
    game.clock.pass(2 * DAY);
    await add(ben, "dig");
    await add(ada, "attack", { won: true, counted: 1000 }, { metal: 1000 });
    nextMorning();
    const other = await game.another();
    const scored = await Promise.all([scoreDueDays(game.services), scoreDueDays(other)]);
    const rest = await scoreDueDays(game.services);
    const order = [0, 1, 2, 3].map((n) => FIRST_DAY + n);
    expect([...scored.flat(), ...rest].sort()).toEqual(order);
    for (const some of scored) expect(some).toEqual(some.toSorted());
    expect((await days()).map(({ who, day, netLoot }) => [who, day, netLoot])).toEqual([
      ["Ada", 0, 900],
      ["Ada", 1, 900],
      ["Ada", 3, 1900],
      ["Ben", 3, 0],
    ]);
    expect((await days()).map(({ raiding }) => raiding)).toEqual([516, 0, 571, 0]);
    expect(await scoreDueDays(other)).toEqual([]);
  });

  test("keeps the hourly records until then", async () => {
    await setPlayer(game, ada.id, "attack_units[1] = 50");
    game.clock.pass(MINUTE);
    await recordRanks(game.services);
    await add(ada, "dig");
    game.clock.pass(5 * DAY);
    await recordRanks(game.services);
    await scoreDueDays(game.services);
    expect(await days()).toMatchObject([{ who: "Ada", powers: [expect.any(Number)] }]);
    game.clock.pass(HOUR);
    await recordRanks(game.services);
    // Ada's is kept as her first among the best hundred.
    const ofFirst = "select player_id from rank_hours where hour = $1::int";
    expect(await game.pool.query(ofFirst, [Math.floor(NOON / HOUR)])).toEqual([
      { player_id: ada.id },
    ]);
  });

  test("gives nothing to guests, moderators and admins, and the usual to bots", async () => {
    const guest = await game.guest();
    await setBot(game.services.db, "ada", true);
    await setRole(game.services.db, "ben", "moderator");
    for (const player of [ada, ben, guest]) await add(player, "relic", { find: "metal" });
    nextMorning();
    await scoreDueDays(game.services);
    expect((await days()).map(({ who, isScored, renown }) => [who, isScored, renown])).toEqual([
      ["Ada", true, 3000],
      ["Ben", false, 0],
      ["?", false, 0],
    ]);
  });
});

describe("the audit", () => {
  test("recomputes every day from the ledger and the hourly records", async () => {
    await setPlayer(game, ada.id, "attack_units[1] = 600, defense_units[1] = 600");
    const { x, y } = cellOf(game, "factory");
    const { slots } = game.services.world.at({ x, y });
    await giveFactory(game, ada.id, { x, y }, slots);
    await add(ada, "capture", { x, y, slots, won: true, otherId: null });
    for (let day = 0; day < 4; day++) {
      game.clock.pass(MINUTE);
      await recordRanks(game.services);
      await add(ada, "relic", { find: "metal" });
      await add(ada, "cave", { find: "part", divisor: 1 });
      await add(ada, "attack", { won: true, counted: 500 }, { metal: 700 });
      await add(ben, "defense", { won: true }, { metal: -700 });
      game.clock.pass(DAY);
    }
    await scoreDueDays(game.services);
    expect(await days()).toHaveLength(8);
    const audit = async () =>
      (await auditRenown(game.pool, 10)).map(({ playerId, detail }) => [playerId, detail]);
    expect(await audit()).toEqual([]);
    const planted: [statement: string, line: RegExp][] = [
      ["update renown_days set holding = holding + 1", /^day \d+: holding \d+, recomputed \d+$/],
      ["update renown_days set net_loot = net_loot - 1", /^day \d+: netLoot/],
      ["update renown_days set strength = 5", /^day \d+: strength 5, recomputed [1-9]/],
      ["delete from renown_days", /^day \d+: not scored, recomputed [1-9]/],
    ];
    for (const [statement, line] of planted) {
      const [row] = await game.pool.query<{ kept: string }>(
        "select json_agg(d)::text as kept from renown_days d",
      );
      await game.pool.query(`${statement} where player_id = ${ada.id} and day = ${FIRST_DAY + 2}`);
      expect(await audit()).toEqual([[ada.id, expect.stringMatching(line)]]);
      await game.pool.query("delete from renown_days");
      await game.pool.query(
        "insert into renown_days select * from json_populate_recordset(null::renown_days, $1::text::json)",
        [row?.kept ?? ""],
      );
    }
    // A row of the ledger that was changed later.
    await game.pool.query(
      "update ledger set detail = detail || '{\"counted\": 9000}' where kind = 'attack' and player_id = $1",
      [ada.id],
    );
    expect(await audit()).toHaveLength(4);
  });
});

describe("scoring", () => {
  test("ends with the season's last day", async () => {
    await game.services.db.update(seasons).set({ days: 2 });
    await game.services.season.reload();
    for (const _ of [1, 2, 3]) {
      await add(ada, "dig");
      game.clock.pass(DAY);
    }
    expect(await scoreDueDays(game.services)).toEqual([FIRST_DAY, FIRST_DAY + 1]);
    expect((await days()).map(({ day }) => day)).toEqual([0, 1]);
  });

  test("is all or nothing for a day", async () => {
    await add(ada, "dig");
    await add(ben, "dig");
    await game.pool.query(
      "create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
    );
    await game.pool.query(
      `create trigger fail before insert on renown_days for each row
       when (new.player_id = ${ben.id}) execute function fail()`,
    );
    nextMorning();
    await expect(scoreDueDays(game.services)).rejects.toThrow();
    expect(await days()).toEqual([]);
    await game.pool.query("drop trigger fail on renown_days");
    expect(await scoreDueDays(game.services)).toEqual([FIRST_DAY]);
    expect(await days()).toHaveLength(2);
  });
});
