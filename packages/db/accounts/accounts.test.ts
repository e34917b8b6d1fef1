import { HOUR } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createPool, type Pool } from "../connection/pool.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { NOON, sessionChange, startState } from "../testing/fixtures.ts";
import { holdRow } from "../testing/hold-row.ts";
import { removeAccount } from "../testing/remove-account.ts";
import {
  type PlacedBase,
  type Placement,
  placeBase,
  releaseBase,
  releaseIdleBases,
} from "./bases.ts";
import { type BaseCell, createAccount, type NewAccount } from "./create-account.ts";
import { removeIdleGuests, upgradeGuest } from "./guests.ts";

const CONNECTIONS = 16;

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase("wasteland");
  pool = createPool({ url: database.url, world: database.world, reads: CONNECTIONS });
});

beforeEach(async () => {
  await pool.query("delete from accounts");
});

afterAll(async () => {
  expect(await auditLedger(pool)).toEqual([]);
  await pool.close();
  await database.drop();
});

const cell = (x: number, y: number) => ({ x, y, slots: 2000 });

function account(username: string, change: Partial<NewAccount> = {}): NewAccount {
  return {
    username,
    email: `${username}@example.org`,
    passwordHash: "hash",
    base: cell(5, 6),
    player: startState(5, 6),
    start: { kind: "start", metal: 1000, energy: 1000, detail: {} },
    now: NOON,
    ...change,
  };
}

const guest = (name: string, change: Partial<NewAccount> = {}) =>
  account(name, {
    email: null,
    passwordHash: null,
    base: null,
    address: "192.0.2.1",
    player: { ...startState(5, 6), isGuest: true },
    ...change,
  });

async function made(entry: NewAccount): Promise<number> {
  const created = await createAccount(pool, entry);
  if (!created.ok) throw new Error(created.error);
  return created.id;
}

/** Places a base as whoever counted at this moment; again when another was placed meanwhile. */
async function place(
  playerId: number,
  where: BaseCell,
  leaving: Placement["leaving"] = [],
): Promise<PlacedBase> {
  const [world] = await pool.query<{ turn: number }>("select placements as turn from worlds");
  const placed = await placeBase(pool, {
    ...{ playerId, cell: where, leaving, now: NOON },
    turn: world?.turn ?? 0,
  });
  return placed === "NEW_TURN" ? place(playerId, where, leaving) : placed;
}

const rows = async (table: string) => {
  const [row] = await pool.query<{ n: number }>(`select count(*) as n from ${table}`);
  return row?.n;
};

/** Why a player's base left the map, as the log says it and, where no such alert is unread, an alert. */
async function told(playerId: number): Promise<unknown[]> {
  const of = "where player_id = $1::int and kind = 'base-left' order by id";
  const read = (what: string, table: string) =>
    pool.query<{ detail: string }>(`select ${what}::text as detail from ${table} ${of}`, [
      playerId,
    ]);
  const lines = await read("detail", "ledger");
  const alerts = await read("(facts->'detail')", "alerts");
  expect(alerts).toEqual(lines.slice(0, 1));
  return lines.map(({ detail }) => JSON.parse(detail));
}

describe("createAccount", () => {
  it("writes account, player, first log line, base, field and session together", async () => {
    const session = {
      tokenHash: new Uint8Array(32).fill(7),
      expiresAt: NOON + 1000,
      ...{ stay: true, device: "Firefox on Linux" },
    };
    const id = await made(account("ada", { session, settings: { controls: "numpad" } }));
    const [found] = await pool.query(
      `select a.username, a.is_guest, a.settings, p.version, p.metal, p.base_x, p.base_y, f.base_owner,
         f.version as field_version, b.type, b.lvl, b.slots, l.kind, l.d_metal, s.expires_at, s.stay, s.device
       from accounts a join players p using (id) join fields f on f.x = 5 and f.y = 6
       join factories b on b.owner = a.id join ledger l on l.player_id = a.id
       join sessions s on s.account_id = a.id where a.id = $1::int`,
      [id],
    );
    expect(found).toMatchObject({
      username: "ada",
      is_guest: false,
      settings: '{"controls": "numpad"}',
      version: 1,
      metal: 1000,
      base_x: 5,
      base_y: 6,
      base_owner: id,
      type: "base",
      lvl: 1,
      slots: 2000,
      kind: "start",
      d_metal: 1000,
      expires_at: NOON + 1000,
      stay: true,
      device: "Firefox on Linux",
    });
  });

  it.each([
    ["USERNAME_TAKEN", { username: "ADA", email: "other@example.org" }],
    ["EMAIL_TAKEN", { username: "other", email: "ADA@EXAMPLE.ORG" }],
    ["CELL_TAKEN", { username: "third", email: "third@example.org", base: cell(5, 6) }],
  ] as const)("answers %s and leaves nothing", async (error, change) => {
    await made(account("ada"));
    const answer = await createAccount(pool, account("x", { base: cell(7, 7), ...change }));
    expect(answer).toEqual({ ok: false, error });
    for (const table of ["accounts", "players", "ledger", "factories"])
      expect(await rows(table)).toBe(1);
    expect(await rows("fields where base_owner is not null")).toBe(1);
  });

  it("clears the mines of its cell only with the account", async () => {
    await made(account("ada"));
    await pool.query("insert into mines (x, y, owner, laid_at, until) values (9, 8, 1, 0, $1)", [
      NOON,
    ]);
    const mines = "select x from mines where x = 9 and y = 8";
    const refused = await createAccount(pool, account("ada", { base: cell(9, 8) }));
    expect(refused.ok).toBe(false);
    expect(await pool.query(mines)).toHaveLength(1);
    expect((await createAccount(pool, account("bea", { base: cell(9, 8) }))).ok).toBe(true);
    expect(await pool.query(mines)).toEqual([]);
  });

  it("takes no cell that is not wasteland", async () => {
    await pool.query("update fields set type = 'forest' where x = 9 and y = 9");
    const answer = await createAccount(pool, account("bob", { base: cell(9, 9) }));
    expect(answer).toEqual({ ok: false, error: "CELL_TAKEN" });
  });

  it("gives one cell to one of forty who register at once", async () => {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.query("select 1")));
    const hold = await holdRow(database, "select x from fields where x = 5 and y = 6 for update");
    const racers = Promise.all(
      Array.from({ length: 40 }, (_, index) => createAccount(pool, account(`racer${index}`))),
    );
    // As many as there are connections have looked at the cell before anybody gets it.
    await expect.poll(hold.waiting, { interval: 5, timeout: 10_000 }).toBe(CONNECTIONS);
    await hold.release();
    const answers = await racers;
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error === "CELL_TAKEN")).toHaveLength(
      39,
    );
    expect(await rows("accounts")).toBe(1);
  });

  it("gives one name to one of forty who register at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        createAccount(
          pool,
          account("same", { base: cell(index + 1, 20), email: `${index}@x.org` }),
        ),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      answers.filter((answer) => !answer.ok && answer.error === "USERNAME_TAKEN"),
    ).toHaveLength(39);
    expect(await rows("fields where base_owner is not null")).toBe(1);
  });
});

describe("guests", () => {
  it("get their base on the first step, once", async () => {
    const id = await made(guest("guest1"));
    const answers = await Promise.all([1, 2, 3].map((x) => place(id, cell(x, 1))));
    expect(answers.sort()).toEqual(["HAS_BASE", "HAS_BASE", "PLACED"]);
    const [player] = await pool.query("select version, base_y from players where id = $1::int", [
      id,
    ]);
    expect(player).toEqual({ version: 2, base_y: 1 });
    expect(await auditLedger(pool)).toEqual([]);
  });

  it("never share a cell", async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => made(guest(`guest${n}`))));
    const answers = await Promise.all(ids.map((id) => place(id, cell(8, 8))));
    expect(answers.filter((answer) => answer === "PLACED")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "CELL_TAKEN")).toHaveLength(9);
    expect(await place(999_999, cell(9, 8))).toBe("PLAYER_GONE");
  });

  it("become accounts once, and keep what they have", async () => {
    await made(account("ada", { base: cell(3, 3) }));
    const accountId = await made(guest("guest1"));
    const named = { username: "bob", email: "bob@example.org", passwordHash: "h" };
    const upgrade = { accountId, session: sessionChange("ab"), ...named };
    expect(await upgradeGuest(pool, { ...upgrade, username: "Ada" })).toBe("USERNAME_TAKEN");
    expect(await upgradeGuest(pool, { ...upgrade, email: "ada@example.org" })).toBe("EMAIL_TAKEN");
    const answers = await Promise.all([1, 2].map(() => upgradeGuest(pool, upgrade)));
    expect(answers.sort()).toEqual(["NOT_A_GUEST", "UPGRADED"]);
    const [player] = await pool.query(
      "select p.is_guest, a.is_guest as account_is, p.version, p.metal from players p join accounts a using (id) where id = $1::int",
      [accountId],
    );
    expect(player).toEqual({ is_guest: false, account_is: false, version: 2, metal: 1000 });
  });

  it("keep the name that they had, which nobody else gets", async () => {
    const accountId = await made(guest("Guest-abcdef"));
    const named = { username: "bob", email: "bob@example.org", passwordHash: "h" };
    await upgradeGuest(pool, { accountId, session: sessionChange("ab"), ...named });
    const [kept] = await pool.query("select username, former_name from accounts");
    expect(kept).toEqual({ username: "bob", former_name: "Guest-abcdef" });
    expect(await createAccount(pool, guest("guest-ABCDEF"))).toEqual({
      ok: false,
      error: "USERNAME_TAKEN",
    });
  });

  it("leave nothing behind but a free field", async () => {
    const id = await made(guest("guest1", { base: cell(4, 4) }));
    await pool.query("insert into cooldowns (player_id, x, y, until) values ($1::int, 1, 1, 5)", [
      id,
    ]);
    expect(await removeAccount(pool, id)).toBe(true);
    expect(await removeAccount(pool, id)).toBe(false);
    for (const table of ["accounts", "players", "ledger", "factories", "cooldowns"]) {
      expect(await rows(table)).toBe(0);
    }
    const [field] = await pool.query(
      "select base_owner, version > 1 as raised from fields where x = 4 and y = 4",
    );
    expect(field).toEqual({ base_owner: null, raised: true });
  });

  it("go when idle, the quiet ones sooner, accounts never", async () => {
    const hour = 3_600_000;
    const limits = { quietSince: NOON - 2 * hour, idleSince: NOON - 48 * hour, fewActions: 1 };
    const quiet = await made(guest("quiet", { now: NOON - 3 * hour }));
    const busy = await made(guest("busy", { now: NOON - 3 * hour }));
    const long = await made(guest("long", { now: NOON - 50 * hour }));
    await made(guest("fresh"));
    await made(account("ada", { now: NOON - 90 * hour }));
    await pool.query(
      "update players set log_counts[2] = 1, version = version + 1 where id = any($1::int[])",
      [[busy, long]],
    );
    // A step under a key keeps its answer in the ledger: that is no action.
    await pool.query(
      `insert into ledger (player_id, version, kind, d_metal, d_energy, detail, created_at, key, body_hash)
       select $1::int, 1, 'move', 0, 0, '{}', 0, 'key' || n, '' from generate_series(1, 30) n`,
      [quiet],
    );
    expect((await removeIdleGuests(pool, limits)).sort()).toEqual([quiet, long].sort());
    expect(await removeIdleGuests(pool, limits)).toEqual([]);
    expect(await rows("accounts")).toBe(3);
  });
});

describe("what a removed guest held", () => {
  it("is free from that moment on, under notice kept for newcomers, and bars nobody", async () => {
    const gone = await made(guest("Guest-1", { base: null, now: NOON - 3 * HOUR }));
    const stays = await made(account("ada", { base: null }));
    await pool.query(
      `with f as (update fields set type = 'factory', slots = 500, held_since = 7 where (x, y) in ((20, 20), (21, 20)))
      insert into factories (owner, x, y, type, lvl, slots, falls_free_at)
      values ($1::int, 20, 20, 'factory', 1, 500, 0), ($1::int, 21, 20, 'factory', 1, 500, $2::bigint)`,
      [gone, NOON],
    );
    await pool.query(
      "insert into field_bars (x, y, player_id, until) values (20, 20, $1::int, 9), (20, 20, $2::int, 9)",
      [gone, stays],
    );
    const before = Date.now();
    expect(
      await removeIdleGuests(pool, { quietSince: NOON, idleSince: NOON, fewActions: 1 }),
    ).toEqual([gone]);
    const left = await pool.query<{ free: number; reserved: number }>(
      "select free_since as free, reserved_until as reserved from fields where type = 'factory' order by x",
    );
    expect(left.map(({ reserved }) => reserved)).toEqual([0, NOON + HOUR]);
    for (const { free } of left) expect(Math.abs(free - before)).toBeLessThan(60_000);
    expect(await pool.query("select player_id as id from field_bars")).toEqual([{ id: stays }]);
    await pool.query("update fields set type = 'waste', slots = 0 where type = 'factory'");
  });
});

describe("bases that yield", () => {
  it("leave with the statement that places another, and keep their level", async () => {
    const ada = await made(account("ada", { base: cell(3, 3) }));
    await pool.query("update factories set lvl = 4");
    const bob = await made(account("bob", { base: null }));
    const leaving = [{ id: ada, lastSeenAt: NOON, reason: "newcomersHere" }] as const;
    expect(await place(bob, cell(3, 3), leaving)).toBe("PLACED");
    expect(await told(ada)).toEqual([{ x: 3, y: 3, reason: "newcomersHere" }]);
    expect(await told(bob)).toEqual([]);
    expect(
      await pool.query("select base_owner as owner from fields where x = 3 and y = 3"),
    ).toEqual([{ owner: bob }]);
    expect(await pool.query("select owner, x, lvl from factories order by owner")).toEqual([
      { owner: ada, x: null, lvl: 4 },
      { owner: bob, x: 3, lvl: 1 },
    ]);
    expect(await pool.query("select id from players where base_x is null")).toEqual([{ id: ada }]);
    expect(await place(ada, cell(12, 12))).toBe("PLACED");
    expect(await rows("fields where base_owner is not null")).toBe(2);
    expect(await auditLedger(pool)).toEqual([]);
    await releaseBase(pool, ada, { seenBefore: NOON + 1, now: NOON });
    expect(await told(ada)).toHaveLength(2);
  });

  it("stay when their player was there since, or acts at this moment, and nothing is placed", async () => {
    const ada = await made(account("ada", { base: cell(3, 3) }));
    const bob = await made(account("bob", { base: null }));
    const idle = (lastSeenAt: number) => [{ id: ada, lastSeenAt, reason: "crowded" }] as const;
    expect(await place(bob, cell(7, 7), idle(NOON - 1))).toEqual({ busy: [ada] });
    const hold = await holdRow(database, `select from players where id = ${ada} for update`);
    expect(await place(bob, cell(7, 7), idle(NOON))).toEqual({ busy: [ada] });
    await hold.release();
    expect(await told(ada)).toEqual([]);
    expect(await pool.query("select id from players where base_x is null")).toEqual([{ id: bob }]);
    expect(await rows("factories")).toBe(1);
    expect(await rows("fields where base_owner is not null")).toBe(1);
  });

  it("are counted again when another base was placed meanwhile", async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4].map((n) => made(account(`player${n}`, { base: null }))),
    );
    const [world] = await pool.query<{ turn: number }>("select placements as turn from worlds");
    const turn = world?.turn ?? 0;
    const answers = await Promise.all(
      ids.map((playerId, n) =>
        placeBase(pool, { playerId, cell: cell(n + 1, 1), leaving: [], turn, now: NOON }),
      ),
    );
    expect(answers.sort()).toEqual(["NEW_TURN", "NEW_TURN", "NEW_TURN", "PLACED"]);
    expect(await rows("fields where base_owner is not null")).toBe(1);
  });

  it("of accounts that hardly began go when idle, others and guests do not", async () => {
    const began = await made(account("began", { base: cell(1, 1), now: NOON - 2 }));
    const acted = await made(account("acted", { base: cell(2, 2), now: NOON - 2 }));
    await made(account("here", { base: cell(3, 3), now: NOON - 1 }));
    await made(guest("guest1", { base: cell(4, 4), now: NOON - 2 }));
    await pool.query(
      "update players set log_counts[2] = 1, version = version + 1 where id = $1::int",
      [acted],
    );
    const absence = { seenBefore: NOON - 1, actions: 1, now: NOON };
    expect(await releaseIdleBases(pool, absence)).toEqual([began]);
    expect(await releaseIdleBases(pool, absence)).toEqual([]);
    expect(await rows("fields where base_owner is not null")).toBe(3);
    expect(await told(began)).toEqual([{ x: 1, y: 1, reason: "idle" }]);
  });
});

describe("dormant accounts", () => {
  it("lose their cell, not their factories, and come back with their base's level", async () => {
    const id = await made(account("ada", { base: cell(5, 6) }));
    await pool.query("update factories set lvl = 4");
    await pool.query("update fields set type = 'factory', slots = 900 where x = 40 and y = 40");
    await pool.query(
      "insert into factories (owner, x, y, type, slots) values ($1::int, 40, 40, 'factory', 900)",
      [id],
    );
    const release = (seenBefore: number) => releaseBase(pool, id, { seenBefore, now: NOON });
    expect(await release(NOON)).toBe(false);
    expect(await release(NOON + 1)).toBe(true);
    expect(await release(NOON + 1)).toBe(false);
    expect(await rows("fields where base_owner is not null")).toBe(0);
    expect(await told(id)).toEqual([{ x: 5, y: 6, reason: "asleep" }]);
    expect(await auditLedger(pool)).toEqual([]);
    expect(await place(id, cell(30, 30))).toBe("PLACED");
    expect(await pool.query("select x, y, type, lvl from factories order by id")).toEqual([
      { x: 30, y: 30, type: "base", lvl: 4 },
      { x: 40, y: 40, type: "factory", lvl: 1 },
    ]);
  });
});
