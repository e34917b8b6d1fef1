import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createDatabase } from "../connection/database.ts";
import { NOON, sessionChange } from "../testing/fixtures.ts";
import { createTestAccount, newAccount, newGuest } from "../testing/new-account.ts";
import { useDatabase } from "../testing/use-database.ts";
import { createAccount } from "./create-account.ts";
import { deleteAccounts } from "./delete-accounts.ts";
import { upgradeGuest } from "./guests.ts";

const { pool, rows } = useDatabase("wasteland", { isAudited: true });
const db = createDatabase(pool);

/** Deletes an account, and begins something else before the deletion commits. */
async function deleteWhile<T>(id: number, begin: () => Promise<T>): Promise<T> {
  let resolve = () => {};
  const begun = new Promise<void>((done) => {
    resolve = done;
  }).then(begin);
  await db.transaction(async (tx) => {
    await deleteAccounts(tx, [id], NOON);
    resolve();
    // Long enough that the other statement waits for this transaction.
    await tx.execute(sql`select pg_sleep(0.1)`);
  });
  return begun;
}

it("gives a name that is just being freed to no new account", async () => {
  const id = await createTestAccount(db, newAccount("ada", { base: null }));
  const account = newAccount("ADA", { base: null, email: "other@example.org" });
  const made = await deleteWhile(id, () => createAccount(db, account));
  expect(made).toEqual({ ok: false, code: "USERNAME_TAKEN" });
  expect(await rows("accounts")).toBe(0);
});

it("gives it to no guest who chooses a name", async () => {
  const id = await createTestAccount(db, newAccount("bob", { base: null }));
  const accountId = await createTestAccount(db, newGuest("Guest-bobbob", { base: null }));
  const upgraded = await deleteWhile(id, () =>
    upgradeGuest(db, {
      accountId,
      username: "Bob",
      email: "other@example.org",
      passwordHash: "hash",
      session: sessionChange("ab".repeat(32)),
    }),
  );
  expect(upgraded).toBe("USERNAME_TAKEN");
  const [guest] = await pool.query("select username, is_guest from accounts");
  expect(guest).toEqual({ username: "Guest-bobbob", is_guest: true });
});

it("deletes a log of any length within the time of a statement", async () => {
  const id = await createTestAccount(db, newAccount("cleo", { base: null }));
  await pool.query(
    `with lines as (
      insert into ledger (player_id, version, nr, cat, cat_nr, kind, d_metal, d_energy, detail, created_at)
      select $1::int, 1, n, 1, n - 1, 'dig', 0, 0, '{}', 0 from generate_series(2, 45000) n
    )
    update players set log_counts[2] = 44999, version = version + 1 where id = $1::int`,
    [id],
  );
  await db.transaction((tx) => deleteAccounts(tx, [id], NOON));
  const left = await pool.query("select 1 from ledger where player_id = $1::int limit 1", [id]);
  expect(left).toEqual([]);
});

/** Stores a report, in which a player without a garrison is only the owner. */
async function addReport(id: string, names: object, owner: string): Promise<void> {
  const report = JSON.stringify({ names, owner });
  await pool.query("insert into battles select $1, 0, $2::text::json", [id, report]);
}

async function reportOf(id: string): Promise<unknown> {
  const [row] = await pool.query<{ report: string }>(
    "select report::text as report from battles where id = $1",
    [id],
  );
  return JSON.parse(row?.report ?? "null");
}

it("takes the raider's name out of the report of a plunder", async () => {
  const id = await createTestAccount(db, newAccount("dora", { base: null }));
  await addReport("plunder", { attacker: "dora", defender: "ed" }, "ed");
  await pool.query(
    `insert into ledger (player_id, version, nr, cat, cat_nr, kind, d_metal, d_energy, detail, created_at)
    values ($1::int, 1, 2, 10, 1, 'plunder', 0, 0, '{"battle": "plunder"}', 0)`,
    [id],
  );
  await db.transaction((tx) => deleteAccounts(tx, [id], NOON));
  expect(await reportOf("plunder")).toEqual({
    names: { attacker: "", defender: "ed" },
    owner: "ed",
  });
});

it("takes names out of the battles of past seasons, whose logs are gone", async () => {
  const id = await createTestAccount(db, newAccount("fay", { base: null }));
  await addReport("raid", { attacker: "fay", defender: "ed" }, "ed");
  await addReport("defense", { attacker: "ed", defender: "fay" }, "fay");
  await addReport("walls", { attacker: "ed", defender: null }, "fay");
  await pool.query(
    `insert into season_battles
    select 1, place, id, 1 from unnest(array['raid', 'defense', 'walls']) with ordinality as kept(id, place)`,
  );
  await db.transaction((tx) => deleteAccounts(tx, [id], NOON));
  expect(await reportOf("raid")).toEqual({ names: { attacker: "", defender: "ed" }, owner: "ed" });
  expect(await reportOf("defense")).toEqual({
    names: { attacker: "ed", defender: "" },
    owner: "",
  });
  expect(await reportOf("walls")).toEqual({ names: { attacker: "ed", defender: null }, owner: "" });
});
