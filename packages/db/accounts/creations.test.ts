import { beforeEach, describe, expect, it } from "vitest";
import { createDatabase } from "../connection/database.ts";
import { violatedConstraint } from "../connection/errors.ts";
import { NOON } from "../testing/fixtures.ts";
import { createTestAccount, newAccount, newGuest } from "../testing/new-account.ts";
import { useDatabase } from "../testing/use-database.ts";
import { createAccount, type NewAccount } from "./create-account.ts";

const { pool } = useDatabase("wasteland", { reads: 16, transactions: 16, isAudited: true });
const db = createDatabase(pool);

beforeEach(async () => {
  await pool.query("delete from accounts");
});

let sessions = 0;
/** Fields of a call with a key: the key, and a session. */
function keyed() {
  const tokenHash = new Uint8Array(32);
  new DataView(tokenHash.buffer).setUint32(0, ++sessions);
  const creation = { key: "key-1", bodyHash: "body" };
  return { creation, session: { tokenHash, expiresAt: NOON + 1000, stay: false, device: "" } };
}

const account = (username: string, change: Partial<NewAccount> = {}) =>
  newAccount(username, { ...keyed(), ...change });
const guest = (username: string, change: Partial<NewAccount> = {}) =>
  newGuest(username, { ...keyed(), ...change });

async function counts() {
  const [row] = await pool.query<Record<string, number>>(
    `select (select count(*) from accounts) as accounts, (select count(*) from players) as players,
      (select count(*) from ledger) as ledger, (select count(*) from factories) as factories,
      (select count(*) from fields where base_owner is not null) as bases,
      (select count(*) from sessions) as sessions`,
  );
  return row;
}

const ONE = { accounts: 1, players: 1, ledger: 1, factories: 1, bases: 1, sessions: 1 };
const NONE = { accounts: 0, players: 0, ledger: 0, factories: 0, bases: 0, sessions: 0 };

describe("keys of accounts", () => {
  it("create one account, whatever else conflicts with the first call", async () => {
    await createTestAccount(db, account("ada"));
    for (const other of [
      account("ada"),
      account("bob", { base: { x: 7, y: 7 } }),
      guest("guest1"),
    ]) {
      expect(await createAccount(db, other)).toEqual({ ok: false, code: "KEY_USED" });
    }
    expect(await counts()).toEqual(ONE);
  });

  it("create one account in forty concurrent calls", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        createAccount(db, account(`racer${index}`, { base: { x: index + 1, y: 20 } })),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === "KEY_USED")).toHaveLength(39);
    expect(await counts()).toEqual(ONE);
  });
});

describe("the session of a new account", () => {
  it("is not written without the account", async () => {
    await createTestAccount(db, account("ada"));
    await createAccount(db, account("ada", { creation: null }));
    expect(await counts()).toEqual(ONE);
  });

  it("rolls back the account when it cannot be written", async () => {
    await pool.query("alter table sessions add constraint broken check (false) not valid");
    try {
      const failure = await createAccount(db, account("ada")).catch((error: unknown) => error);
      expect(violatedConstraint(failure)).toBe("broken");
      expect(await counts()).toEqual(NONE);
    } finally {
      await pool.query("alter table sessions drop constraint broken");
    }
  });
});
