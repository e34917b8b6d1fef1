import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool, type Pool } from "../connection/pool.ts";
import { useDatabase } from "../testing/use-database.ts";
import { readMigrations } from "./files.ts";
import { migrate } from "./migrate.ts";

const WORLD = "alerted";
const NOON = Date.UTC(2026, 4, 20, 12);

type Stored = readonly [head: string, content: string, kind: string, facts: object];

const line = (detail: object, metal = 0, energy = 0) => ({ metal, energy, detail });
const base = { x: 3, y: 50, place: "base" };
const factory = { x: 7, y: 8 };
const ada = { other: "Ada", otherIsBot: false };
const lost = (defenderLost: number, repaired: number) => ({ defenderLost, repaired });

/** Alerts as they were stored, type and title before a stroke; and what becomes of them. */
const STORED: readonly Stored[] = [
  [
    "attack|Your base was raided",
    "Your base at 3, 50 lost against Ada, who carried off 1,234 metal and 40 energy. You lost 1,200 units, of which 1 was repaired.",
    "defense",
    line({ ...base, ...ada, won: true, ...lost(1200, 1) }, -1234, -40),
  ],
  [
    "attack|Your base was raided",
    "Your base at 3, 50 lost against rask_2 (bot), who carried off nothing. You lost no unit.",
    "defense",
    line({ ...base, other: "rask_2", otherIsBot: true, won: true, ...lost(0, 0) }),
  ],
  [
    "attack|Your base held",
    "Your base at 3, 50 held against an attack by a stranger. You lost 1 unit.",
    "defense",
    line({ ...base, won: false, ...lost(1, 0) }),
  ],
  [
    "attack|Your factory held",
    "The guard of your factory at 7, 8 held against Ada. You lost 9 units, of which 3 were repaired.",
    "defense",
    line({ ...factory, ...ada, place: "factory", won: false, ...lost(9, 3) }),
  ],
  [
    "attack|You lost a factory",
    "You lost the factory at 7, 8 to Ada. You lost 1,004 units; 301 of them repaired.",
    "factory-lost",
    line({ ...factory, ...ada, reason: "captured", ...lost(1004, 301) }),
  ],
  [
    "attack|You lost a factory",
    "Small factories are scarce. Your factory at 7, 8 fell free for newcomers.",
    "factory-lost",
    line({ ...factory, reason: "released" }),
  ],
  [
    "event|One of your mines went off",
    "Your mine at 1, 2 went off under Bob and destroyed 5 energy.",
    "mine",
    line({ role: "layer", x: 1, y: 2, victim: "Bob", otherIsBot: false, metal: 0, energy: 5 }),
  ],
  [
    "event|Referral credit",
    "A player whom you referred is digging today: a tenth of it is yours on top.",
    "referral",
    line({}),
  ],
  [
    "event|A pact is offered",
    "Ada (bot) asks you for a non-aggression pact.",
    "nap",
    { asker: "Ada", isBot: true },
  ],
  [
    "event|Factories lost",
    "You were away for a week: your factory has fallen free.",
    "absence",
    { factories: 1 },
  ],
  [
    "event|Factories lost",
    "You were away for a week: your 3 factories have fallen free.",
    "absence",
    { factories: 3 },
  ],
  [
    "event|A factory will fall free",
    "Small factories are scarce: yours at 5, 6 falls free for newcomers at 14:00 UTC.",
    "release",
    { x: 5, y: 6, at: NOON + 2 * 3_600_000 },
  ],
  [
    "event|A factory will fall free",
    "Small factories are scarce: yours at 5, 6 falls free for newcomers at 02:00 UTC.",
    "release",
    { x: 5, y: 6, at: NOON + 14 * 3_600_000 },
  ],
  [
    "admin|Your report was decided",
    "A moderator has read the chat message that you reported and found that it may stay.",
    "report",
    { decision: "dismissed" },
  ],
  ["admin|Maintenance", "At noon.", "text", { title: "Maintenance", content: "At noon." }],
  ["attack|Your base held", "Words.", "text", { title: "Your base held", content: "Words." }],
];

const { database } = useDatabase("empty");
let pool: Pool;

beforeAll(async () => {
  const migrations = readMigrations();
  const since = migrations.findIndex(({ name }) => name === "0019_alert_facts");
  await migrate(database.url, WORLD, migrations.slice(0, since), null);
  pool = createPool({ url: database.url, world: WORLD });
  // What alerts belong to is of no matter here.
  await pool.query("alter table alerts drop constraint alerts_player_id_players_id_fk");
  for (const [head, content] of STORED) {
    const [type = "", title = ""] = head.split("|");
    await pool.query(
      `insert into alerts (player_id, type, title, content, created_at)
      values (1, $1, $2, $3, $4::bigint)`,
      [type, title, content, NOON],
    );
  }
  await migrate(database.url, WORLD);
});

afterAll(() => pool.close());

test("stored alerts become facts, and keep their words where nobody knows what they say", async () => {
  const rows = await pool.query<{ kind: string; facts: string }>(
    "select kind, facts::text as facts from alerts order by id",
  );
  const found = rows.map(({ kind, facts }) => ({ kind, facts: JSON.parse(facts) }));
  expect(found).toEqual(STORED.map(([, , kind, facts]) => ({ kind, facts })));
});
