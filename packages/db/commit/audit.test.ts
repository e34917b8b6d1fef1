import { isConsumableTool, MOST_REWARDS, TOOL_IDS } from "@emberlode/game";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePlayers } from "../testing/fixtures.ts";
import { useDatabase } from "../testing/use-database.ts";
import { auditLedger } from "./audit.ts";

const { pool } = useDatabase("wasteland");
let id = 0;
let other = 0;

beforeAll(async () => {
  await pool.query("update fields set type = 'factory', slots = 900 where x = 50 and y = 50");
});

beforeEach(async () => {
  await pool.query("delete from accounts");
  await pool.query("delete from ledger");
  await pool.query("delete from cooldowns");
  [id = 0, other = 0] = await makePlayers(pool, 2);
  expect(await auditLedger(pool)).toEqual([]);
});

it.each([
  ["balance", "update players set metal = metal + 1 where id = $1::int"],
  ["balance", "update players set energy = energy - 1 where id = $1::int"],
  ["balance", "delete from ledger where player_id = $1::int"],
  ["balance", "update ledger set d_metal = 5 where player_id = $1::int"],
  [
    "balance",
    `insert into referral_days (referrer_id, referee_id, day, metal, energy, paid_metal, paid_energy, updated_at)
     values ($1::int, 1, 1, 5, 0, 5, 0, 0)`,
  ],
  [
    "ledger-without-player",
    `insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
     values (-$1::int, 1, 'dig', 1, 1, 1, 1, 0, '{}', 0)`,
  ],
  [
    "cooldown-without-player",
    "insert into cooldowns (player_id, x, y, until) values (-$1::int, 1, 1, 1)",
  ],
  ["ledger-ahead", "update ledger set version = 9 where player_id = $1::int"],
  ["base-of-player", "update fields set base_owner = null where base_owner = $1::int"],
  ["base-of-player", "update players set base_x = 33 where id = $1::int"],
  ["base-factory", "delete from factories where owner = $1::int"],
  ["base-missing", "delete from factories where owner = $1::int"],
  ["base-factory", "update factories set x = 33 where owner = $1::int"],
  [
    "factory-on-wrong-field",
    "insert into factories (owner, x, y, type, slots) values ($1::int, 40, 40, 'factory', 5)",
  ],
  ["guest-flag", "update players set is_guest = true where id = $1::int"],
  [
    "battle-report",
    `insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
     values ($1::int, 1, 'plunder', 2, 10, 1, 0, 0, '{"battle": "gone"}', 0)`,
  ],
  [
    "goal-paid-twice",
    `insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
     select $1::int, 1, 'goal', n, 0, n, 0, 0, '{"goal": "dig"}', 0 from generate_series(2, 3) n`,
  ],
  [
    "goal-of-guest",
    `with guest as (update players set is_guest = true where id = $1::int)
     insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
     values ($1::int, 1, 'goal', 2, 0, 2, 0, 0, '{"goal": "dig"}', 0)`,
  ],
  [
    "goal-rewards",
    `insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
     values ($1::int, 1, 'goal', 2, 0, 2, 0, ${MOST_REWARDS + 1}, '{"goal": "dig"}', 0)`,
  ],
  [
    "garrison",
    `insert into factories (owner, x, y, type, slots, garrison)
     values ($1::int, 50, 50, 'factory', 900, 60), ($1::int, 49, 50, 'factory', 900, 45)`,
  ],
])("the audit finds: %s (%s)", async (invariant, damage) => {
  await pool.query(damage, [id]);
  const found = await auditLedger(pool);
  expect(found.map((broken) => broken.invariant)).toContain(invariant);
  expect(found.every(({ playerId }) => Math.abs(playerId) === id)).toBe(true);
});

it.each(TOOL_IDS.filter((id) => !isConsumableTool(id)))(
  "the audit finds: kept-tools (%s)",
  async (tool) => {
    const at = TOOL_IDS.indexOf(tool) + 1;
    await pool.query(`update players set tools[${at}] = researches[${at}] + 1 where id = $1::int`, [
      id,
    ]);
    const found = await auditLedger(pool);
    expect(found.map(({ invariant }) => invariant)).toEqual(["kept-tools"]);
  },
);

it("the audit lets the counts of tools that are used up differ from their researches", async () => {
  for (const tool of TOOL_IDS.filter(isConsumableTool)) {
    const at = TOOL_IDS.indexOf(tool) + 1;
    await pool.query(`update players set tools[${at}] = researches[${at}] + 1 where id = $1::int`, [
      id,
    ]);
  }
  expect(await auditLedger(pool)).toEqual([]);
});

describe("the season", () => {
  it.each([
    ["season", "update worlds set season = 2"],
    ["season", "insert into seasons (number, begins_at, seed) values (2, 0, 'next')"],
    [
      "renown-without-player",
      "insert into renown_days values (-1, 1, 1, true, 0, 0, 0, 0, 0, 0, '{}')",
    ],
  ])("%s: %s", async (expected, damage) => {
    await pool.query(damage);
    const found = (await auditLedger(pool)).map(({ invariant }) => invariant);
    await pool.query("update worlds set season = 1");
    await pool.query("delete from seasons where number > 1");
    await pool.query("delete from renown_days");
    expect([...new Set(found)]).toEqual([expected]);
  });
});

describe("loot", () => {
  const loot = (opponent: number, metal: number) =>
    pool.query(
      `with battle as (insert into battles (id, created_at, report) values ('raid', 1, '{}')),
      paid as (
        update players set metal = metal + $3::bigint, version = version + 1,
          log_counts[10] = log_counts[10] + 1
        where id = $1::int returning version
      )
      insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
      select $1::int, version, 'attack', 2, 9, 1, $3::bigint, 0,
        jsonb_build_object('battle', 'raid', 'otherId', $2::int), 0 from paid`,
      [id, opponent, metal],
    );
  afterEach(() => pool.query("delete from battles"));

  it("without a counterpart is reported", async () => {
    await loot(other, 5000);
    expect(await auditLedger(pool)).toEqual([
      { invariant: "loot", playerId: id, detail: "battle raid: metal 5000, energy 0" },
    ]);
  });

  it("of a fight without loot needs only one side", async () => {
    await loot(other, 0);
    expect(await auditLedger(pool)).toEqual([]);
  });

  it("from an opponent who was deleted since is ignored", async () => {
    await loot(other, 5000);
    await pool.query("delete from accounts where id = $1::int", [other]);
    expect(await auditLedger(pool)).toEqual([]);
  });
});

describe("without the constraint that holds it, the audit finds", () => {
  it.each([
    [
      "negative",
      "alter domain amount drop constraint if exists amount",
      `with owed as (update players set metal = metal - 1001 where id = $1::int)
      update ledger set d_metal = d_metal - 1001 where player_id = $1::int`,
      "metal: {-1}",
    ],
    [
      "negative",
      "alter domain units drop constraint if exists units",
      "update players set attack_units[3] = -2 where id = $1::int",
      "attack units: {0,0,-2,0,0,0,0,0,0,0}",
    ],
    [
      "negative",
      "alter domain amount drop constraint if exists amount",
      `insert into referral_days (referrer_id, referee_id, day, metal, energy, paid_metal, paid_energy, updated_at)
      values ($1::int, 1, 7, 0, -5, 0, 0, 0)`,
      "credit from 1 on day 7",
    ],
    [
      "negative",
      "alter table factories drop constraint if exists factories_slots",
      "update factories set slots = -slots where owner = $1::int",
      /^slots of factory \d+: -2000$/,
    ],
    [
      "factory-of-two",
      "alter table factories drop constraint if exists factories_cell",
      `insert into factories (owner, x, y, type, slots)
      select p.id, 50, 50, 'factory', 900 from players p where p.id >= $1::int`,
      "2 at 50,50",
    ],
    [
      "key-used-twice",
      "drop index if exists ledger_key",
      `insert into ledger (player_id, version, kind, d_metal, d_energy, detail, created_at, key, body_hash, answer)
      select $1::int, 1, 'move', 0, 0, '{}', 0, 'again', 'hash', '1' from generate_series(1, 3)`,
      "key again: 3 effects",
    ],
  ])("%s (%s)", async (invariant, drop, damage, detail) => {
    await pool.query(drop);
    await pool.query(damage, [id]);
    expect(await auditLedger(pool)).toEqual([
      {
        invariant,
        playerId: id,
        detail: typeof detail === "string" ? detail : expect.stringMatching(detail),
      },
    ]);
  });
});
