import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { removeAccount } from "../accounts/guests.ts";
import { createPool, type Pool } from "../connection/pool.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { foundWasteland, makePlayers } from "../testing/fixtures.ts";
import { auditLedger } from "./audit.ts";

let database: TestDatabase;
let pool: Pool;
let id = 0;
let other = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, world: database.world });
  await foundWasteland(pool);
  await pool.query("update fields set type = 'factory', slots = 900 where x = 50 and y = 50");
});

beforeEach(async () => {
  for (const player of [id, other]) await removeAccount(pool, player);
  await pool.query("delete from ledger");
  await pool.query("delete from cooldowns");
  [id = 0, other = 0] = await makePlayers(pool, 2);
  expect(await auditLedger(pool)).toEqual([]);
});

afterAll(async () => {
  await pool.close();
  await database.drop();
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
  ["base-factory", "update factories set x = 33 where owner = $1::int"],
  [
    "factory-on-wrong-field",
    "insert into factories (owner, x, y, type, slots) values ($1::int, 40, 40, 'factory', 5)",
  ],
  ["guest-flag", "update players set is_guest = true where id = $1::int"],
])("the audit finds: %s (%s)", async (invariant, damage) => {
  await pool.query(damage, [id]);
  const found = await auditLedger(pool);
  expect(found.map((broken) => broken.invariant)).toContain(invariant);
  expect(found.every(({ playerId }) => Math.abs(playerId) === id)).toBe(true);
});
