import { byId, EXCAVATOR_PART_IDS, HOUR, LOOT_DAYS, TOOL_IDS } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { readSnapshots } from "../commit/snapshots.ts";
import { createDatabase } from "../connection/database.ts";
import { NOON, sessionChange, startState } from "../testing/fixtures.ts";
import { lockRow } from "../testing/lock-row.ts";
import { baseCell, createTestAccount, newAccount, newGuest } from "../testing/new-account.ts";
import { placeInTurn, placingProcess, resultCode } from "../testing/place-in-turn.ts";
import { useDatabase } from "../testing/use-database.ts";
import { createAccount } from "./create-account.ts";
import { removeIdleGuests, upgradeGuest } from "./guests.ts";
import { repairFutureTimes } from "./repair-future-times.ts";

const CONNECTIONS = 16;

const { database, pool, rows } = useDatabase("wasteland", {
  reads: CONNECTIONS,
  transactions: CONNECTIONS,
  isAudited: true,
});
const db = createDatabase(pool);

beforeEach(async () => {
  await pool.query("delete from accounts");
});

describe("createAccount", () => {
  it("writes account, player, first log line, base, field and session together", async () => {
    const session = {
      tokenHash: new Uint8Array(32).fill(7),
      expiresAt: NOON + 1000,
      stay: true,
      device: "Firefox on Linux",
    };
    const id = await createTestAccount(
      db,
      newAccount("ada", { session, settings: { controls: "numpad" } }),
    );
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

  it("stores every field of the player", async () => {
    const pair = (metal: number) => ({ metal, energy: metal + 1 });
    const week = (first: number) => Array.from({ length: LOOT_DAYS }, (_, day) => first + day);
    const player = {
      ...startState(5, 6),
      carried: pair(10),
      banked: pair(20),
      dug: pair(30),
      digMin: pair(40),
      digMax: pair(50),
      referral: pair(60),
      referralWaiting: pair(70),
      dugBefore: { metal: week(1), energy: week(11) },
      tools: byId(TOOL_IDS, (_, index) => index),
      researches: byId(TOOL_IDS, (_, index) => index % 5),
      parts: byId(EXCAVATOR_PART_IDS, (_, index) => index + 1),
      partsInstalled: byId(EXCAVATOR_PART_IDS, (_, index) => index + 2),
      napPartners: [3, 4],
      loots: [{ other: 3, day: 9, ...pair(80) }],
    };
    const id = await createTestAccount(db, newAccount("ada", { player }));
    const [snapshot] = await readSnapshots(pool, [id]);
    expect(snapshot?.state).toEqual({ ...player, id, baseX: 5, baseY: 6 });
  });

  it.each([
    ["USERNAME_TAKEN", { username: "ADA", email: "other@example.org" }],
    ["EMAIL_TAKEN", { username: "other", email: "ADA@EXAMPLE.ORG" }],
    ["CELL_TAKEN", { username: "third", email: "third@example.org", base: baseCell(5, 6) }],
  ] as const)("answers %s and leaves nothing", async (code, change) => {
    await createTestAccount(db, newAccount("ada"));
    const answer = await createAccount(db, newAccount("x", { base: baseCell(7, 7), ...change }));
    expect(answer).toEqual({ ok: false, code });
    for (const table of ["accounts", "players", "ledger", "factories"])
      expect(await rows(table)).toBe(1);
    expect(await rows("fields where base_owner is not null")).toBe(1);
  });

  it("clears the mines of its cell only together with the account", async () => {
    await createTestAccount(db, newAccount("ada"));
    await pool.query("insert into mines (x, y, owner, laid_at, until) values (9, 8, 1, 0, $1)", [
      NOON,
    ]);
    const mines = "select x from mines where x = 9 and y = 8";
    const refused = await createAccount(db, newAccount("ada", { base: baseCell(9, 8) }));
    expect(refused.ok).toBe(false);
    expect(await pool.query(mines)).toHaveLength(1);
    expect((await createAccount(db, newAccount("bea", { base: baseCell(9, 8) }))).ok).toBe(true);
    expect(await pool.query(mines)).toEqual([]);
  });

  it("takes only wasteland cells", async () => {
    await pool.query("update fields set type = 'forest' where x = 9 and y = 9");
    const answer = await createAccount(db, newAccount("bob", { base: baseCell(9, 9) }));
    expect(answer).toEqual({ ok: false, code: "CELL_TAKEN" });
  });

  it("gives a cell to exactly one of forty concurrent sign-ups", async () => {
    const connect = () => db.transaction((tx) => tx.execute(sql`select pg_sleep(0.1)`));
    await Promise.all(Array.from({ length: CONNECTIONS }, connect));
    const hold = await lockRow(database, "select x from fields where x = 5 and y = 6 for update");
    const racers = Promise.all(
      Array.from({ length: 40 }, (_, index) => createAccount(db, newAccount(`racer${index}`))),
    );
    // Every connection waits for the cell before anyone gets it.
    await expect.poll(hold.waiting, { interval: 5, timeout: 10_000 }).toBe(CONNECTIONS);
    await hold.release();
    const answers = await racers;
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === "CELL_TAKEN")).toHaveLength(39);
    expect(await rows("accounts")).toBe(1);
  });

  it("gives a name to exactly one of forty concurrent sign-ups", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        createAccount(
          db,
          newAccount("same", { base: baseCell(index + 1, 20), email: `${index}@x.org` }),
        ),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === "USERNAME_TAKEN")).toHaveLength(
      39,
    );
    expect(await rows("fields where base_owner is not null")).toBe(1);
  });
});

describe("guests", () => {
  it("own a waiting base, which is placed exactly once", async () => {
    const id = await createTestAccount(db, newGuest("guest1"));
    const base = "select x, y, lvl, slots from factories where type = 'base'";
    expect(await pool.query(base)).toEqual([{ x: null, y: null, lvl: 1, slots: 2000 }]);
    expect(await auditLedger(pool)).toEqual([]);
    const places = [1, 2, 3].map((x) => placeInTurn(placingProcess(pool), id, baseCell(x, 1)));
    const answers = (await Promise.all(places)).map(resultCode);
    expect(answers.sort()).toEqual(["ALREADY_OWNED", "ALREADY_OWNED", "PLACED"]);
    const [player] = await pool.query("select version, base_y from players where id = $1::int", [
      id,
    ]);
    expect(player).toEqual({ version: 2, base_y: 1 });
    expect(await auditLedger(pool)).toEqual([]);
  });

  it("never share a cell, even when forty are placed by as many processes", async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, n) => createTestAccount(db, newGuest(`guest${n}`))),
    );
    const places = ids.map((id) => placeInTurn(placingProcess(pool), id, baseCell(8, 8)));
    const answers = (await Promise.all(places)).map(resultCode);
    expect(answers.filter((answer) => answer === "PLACED")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "WORLD_FULL")).toHaveLength(39);
    const gone = await placeInTurn(placingProcess(pool), 999_999, baseCell(9, 8));
    expect(resultCode(gone)).toBe("NOT_LOGGED_IN");
  });

  it("become accounts once, and keep everything", async () => {
    await createTestAccount(db, newAccount("ada", { base: baseCell(3, 3) }));
    const accountId = await createTestAccount(db, newGuest("guest1"));
    const named = { username: "bob", email: "bob@example.org", passwordHash: "h" };
    const upgrade = { accountId, session: sessionChange("ab"), ...named };
    expect(await upgradeGuest(db, { ...upgrade, username: "Ada" })).toBe("USERNAME_TAKEN");
    expect(await upgradeGuest(db, { ...upgrade, email: "ada@example.org" })).toBe("EMAIL_TAKEN");
    const answers = await Promise.all([1, 2].map(() => upgradeGuest(db, upgrade)));
    expect(answers.sort()).toEqual(["NOT_A_GUEST", "UPGRADED"]);
    const [player] = await pool.query(
      "select p.is_guest, a.is_guest as account_is, p.version, p.metal from players p join accounts a using (id) where id = $1::int",
      [accountId],
    );
    expect(player).toEqual({ is_guest: false, account_is: false, version: 2, metal: 1000 });
  });

  it("keep their former name reserved", async () => {
    const accountId = await createTestAccount(db, newGuest("Guest-abcdef"));
    const named = { username: "bob", email: "bob@example.org", passwordHash: "h" };
    await upgradeGuest(db, { accountId, session: sessionChange("ab"), ...named });
    const [kept] = await pool.query("select username, former_name from accounts");
    expect(kept).toEqual({ username: "bob", former_name: "Guest-abcdef" });
    expect(await createAccount(db, newGuest("guest-ABCDEF"))).toEqual({
      ok: false,
      code: "USERNAME_TAKEN",
    });
  });

  it("leave only a free field behind", async () => {
    const id = await createTestAccount(db, newGuest("guest1", { base: baseCell(4, 4) }));
    await pool.query("insert into cooldowns (player_id, x, y, until) values ($1::int, 1, 1, 5)", [
      id,
    ]);
    await pool.query("delete from accounts where id = $1::int", [id]);
    for (const table of ["accounts", "players", "ledger", "factories", "cooldowns"]) {
      expect(await rows(table)).toBe(0);
    }
    const [field] = await pool.query(
      "select base_owner, version > 1 as raised from fields where x = 4 and y = 4",
    );
    expect(field).toEqual({ base_owner: null, raised: true });
  });

  it("are removed when idle, sooner if they did little; accounts never are", async () => {
    const hour = 3_600_000;
    const limits = {
      quietSince: NOON - 2 * hour,
      idleSince: NOON - 48 * hour,
      fewActions: 1,
      now: NOON,
    };
    const quiet = await createTestAccount(db, newGuest("quiet", { now: NOON - 3 * hour }));
    const busy = await createTestAccount(db, newGuest("busy", { now: NOON - 3 * hour }));
    const long = await createTestAccount(db, newGuest("long", { now: NOON - 50 * hour }));
    await createTestAccount(db, newGuest("fresh"));
    // Played in a season whose log is gone.
    const earlier = { ...startState(5, 6), isGuest: true, createdAt: NOON - 5 * hour };
    await createTestAccount(db, newGuest("earlier", { now: NOON - 3 * hour, player: earlier }));
    await pool.query(
      `insert into seasons (number, begins_at, seed, frozen_at, backup, backup_at, ended_at)
      values (9, 0, 'past', 1, 'past', 1, $1)`,
      [NOON - 4 * hour],
    );
    await createTestAccount(db, newAccount("ada", { now: NOON - 90 * hour }));
    await pool.query(
      "update players set log_counts[2] = 1, version = version + 1 where id = any($1::int[])",
      [[busy, long]],
    );
    // A step with a key is stored in the ledger but is not an action.
    await pool.query(
      `insert into ledger (player_id, version, kind, d_metal, d_energy, detail, created_at, key, body_hash)
       select $1::int, 1, 'move', 0, 0, '{}', 0, 'key' || n, '' from generate_series(1, 30) n`,
      [quiet],
    );
    expect((await removeIdleGuests(db, limits)).removed.sort()).toEqual([quiet, long].sort());
    expect((await removeIdleGuests(db, limits)).removed).toEqual([]);
    expect(await rows("accounts")).toBe(4);
    await pool.query("delete from seasons where number = 9");
  });
});

describe("the factories of a removed guest", () => {
  it("become free immediately, reserved for newcomers if under notice, and bar no one", async () => {
    const gone = await createTestAccount(
      db,
      newGuest("Guest-1", { base: null, now: NOON - 3 * HOUR }),
    );
    const stays = await createTestAccount(db, newAccount("ada", { base: null }));
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
    const limits = { quietSince: NOON, idleSince: NOON, fewActions: 1, now: NOON };
    expect((await removeIdleGuests(db, limits)).removed).toEqual([gone]);
    const left = await pool.query<{ free: number; reserved: number }>(
      "select free_since as free, reserved_until as reserved from fields where type = 'factory' order by x",
    );
    expect(left.map(({ reserved }) => reserved)).toEqual([0, NOON + HOUR]);
    for (const { free } of left) expect(Math.abs(free - before)).toBeLessThan(60_000);
    expect(await pool.query("select player_id as id from field_bars")).toEqual([{ id: stays }]);
    await pool.query("update fields set type = 'waste', slots = 0 where type = 'factory'");
  });
});

it("stores that were emptied by a clock that ran ahead fill from its correction on", async () => {
  const id = await createTestAccount(db, newAccount("ada", { base: null }));
  await pool.query(
    `with f as (update fields set type = 'factory', slots = 500 where y = 30 and x in (30, 31))
    insert into factories (owner, x, y, type, lvl, slots, store_since)
    values ($1::int, 30, 30, 'factory', 1, 500, $2::bigint), ($1::int, 31, 30, 'factory', 1, 500, $3::bigint)`,
    [id, NOON + HOUR, NOON - HOUR],
  );
  await repairFutureTimes(db, NOON);
  const found = await pool.query(
    `select o.store_since as since, f.version > 1 as raised
    from factories o join fields f using (x, y) where o.y = 30 order by o.x`,
  );
  expect(found).toEqual([
    { since: NOON, raised: true },
    { since: NOON - HOUR, raised: false },
  ]);
  await pool.query("delete from factories where y = 30");
  await pool.query("update fields set type = 'waste', slots = 0 where type = 'factory'");
});
