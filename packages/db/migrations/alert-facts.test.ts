import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool, type Pool } from "../connection/pool.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { readMigrations } from "./files.ts";
import { migrate } from "./migrate.ts";

const WORLD = "alerted";
const NOON = Date.UTC(2026, 4, 20, 12);

/** Alerts as they were stored: type, title, content; and what becomes of them. */
const STORED: readonly [
  type: string,
  title: string,
  content: string,
  kind: string,
  facts: object,
][] = [
  [
    "attack",
    "Your base was raided",
    "Your base at 3, 50 lost against Ada, who carried off 1,234 metal and 40 energy. You lost 1,200 units, of which 1 was repaired.",
    "defense",
    {
      metal: -1234,
      energy: -40,
      detail: {
        ...{ x: 3, y: 50, other: "Ada", otherIsBot: false, place: "base", won: true },
        ...{ defenderLost: 1200, repaired: 1 },
      },
    },
  ],
  [
    "attack",
    "Your base was raided",
    "Your base at 3, 50 lost against rask_2 (bot), who carried off nothing. You lost no unit.",
    "defense",
    {
      metal: 0,
      energy: 0,
      detail: {
        ...{ x: 3, y: 50, other: "rask_2", otherIsBot: true, place: "base", won: true },
        ...{ defenderLost: 0, repaired: 0 },
      },
    },
  ],
  [
    "attack",
    "Your base held",
    "Your base at 3, 50 held against an attack by a stranger. You lost 1 unit.",
    "defense",
    {
      metal: 0,
      energy: 0,
      detail: { x: 3, y: 50, place: "base", won: false, defenderLost: 1, repaired: 0 },
    },
  ],
  [
    "attack",
    "Your factory held",
    "The guard of your factory at 7, 8 held against Ada. You lost 9 units, of which 3 were repaired.",
    "defense",
    {
      metal: 0,
      energy: 0,
      detail: {
        ...{ x: 7, y: 8, other: "Ada", otherIsBot: false, place: "factory", won: false },
        ...{ defenderLost: 9, repaired: 3 },
      },
    },
  ],
  [
    "attack",
    "You lost a factory",
    "You lost the factory at 7, 8 to Ada. You lost 1,004 units; 301 of them repaired.",
    "factory-lost",
    {
      metal: 0,
      energy: 0,
      detail: {
        ...{ x: 7, y: 8, other: "Ada", otherIsBot: false, reason: "captured" },
        ...{ defenderLost: 1004, repaired: 301 },
      },
    },
  ],
  [
    "attack",
    "You lost a factory",
    "Small factories are scarce. Your factory at 7, 8 fell free for newcomers.",
    "factory-lost",
    { metal: 0, energy: 0, detail: { x: 7, y: 8, reason: "released" } },
  ],
  [
    "event",
    "One of your mines went off",
    "Your mine at 1, 2 went off under Bob and destroyed 5 energy.",
    "mine",
    {
      metal: 0,
      energy: 0,
      detail: {
        ...{ role: "layer", x: 1, y: 2, victim: "Bob", otherIsBot: false },
        ...{ metal: 0, energy: 5 },
      },
    },
  ],
  [
    "event",
    "Referral credit",
    "A player whom you referred is digging today: a tenth of it is yours on top.",
    "referral",
    { metal: 0, energy: 0, detail: {} },
  ],
  [
    "event",
    "A pact is offered",
    "Ada (bot) asks you for a non-aggression pact.",
    "nap",
    { asker: "Ada", isBot: true },
  ],
  [
    "event",
    "Factories lost",
    "You were away for a week: your factory has fallen free.",
    "absence",
    { factories: 1 },
  ],
  [
    "event",
    "Factories lost",
    "You were away for a week: your 3 factories have fallen free.",
    "absence",
    { factories: 3 },
  ],
  [
    "event",
    "A factory will fall free",
    "Small factories are scarce: yours at 5, 6 falls free for newcomers at 14:00 UTC.",
    "release",
    { x: 5, y: 6, at: NOON + 2 * 3_600_000 },
  ],
  [
    "event",
    "A factory will fall free",
    "Small factories are scarce: yours at 5, 6 falls free for newcomers at 02:00 UTC.",
    "release",
    { x: 5, y: 6, at: NOON + 14 * 3_600_000 },
  ],
  [
    "admin",
    "Your report was decided",
    "A moderator has read the chat message that you reported and found that it may stay.",
    "report",
    { decision: "dismissed" },
  ],
  ["admin", "Maintenance", "At noon.", "text", { title: "Maintenance", content: "At noon." }],
  [
    "attack",
    "Your base held",
    "Words of an older game.",
    "text",
    { title: "Your base held", content: "Words of an older game." },
  ],
];

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  const migrations = readMigrations();
  const since = migrations.findIndex(({ name }) => name === "0019_alert_facts");
  await migrate(database.url, WORLD, migrations.slice(0, since), null);
  pool = createPool({ url: database.url, world: WORLD });
  // What alerts belong to is of no matter here.
  await pool.query("alter table alerts drop constraint alerts_player_id_players_id_fk");
  for (const [type, title, content] of STORED) {
    await pool.query(
      `insert into alerts (player_id, type, title, content, created_at)
      values (1, $1, $2, $3, $4::bigint)`,
      [type, title, content, NOON],
    );
  }
  await migrate(database.url, WORLD);
});

afterAll(async () => {
  await pool.close();
  await database.drop();
});

test("stored alerts become facts, and keep their words where nobody knows what they say", async () => {
  const rows = await pool.query<{ kind: string; facts: string }>(
    "select kind, facts::text as facts from alerts order by id",
  );
  const found = rows.map(({ kind, facts }) => ({ kind, facts: JSON.parse(facts) }));
  expect(found).toEqual(STORED.map(([, , , kind, facts]) => ({ kind, facts })));
});
