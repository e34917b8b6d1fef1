import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { purge } from "../commit/purge.ts";
import { createPool, type Pool } from "../connection/pool.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { NOON, sessionChange, startState } from "../testing/fixtures.ts";
import { createAccount, type NewAccount } from "./create-account.ts";
import { findCreation } from "./creations.ts";
import { upgradeGuest } from "./guests.ts";

const DAY = 86_400_000;

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase("wasteland");
  pool = createPool({ url: database.url, world: database.world, reads: 16 });
});

beforeEach(async () => {
  await pool.query("delete from accounts");
});

afterAll(async () => {
  expect(await auditLedger(pool)).toEqual([]);
  await pool.close();
  await database.drop();
});

let sessions = 0;
function newSession() {
  const tokenHash = new Uint8Array(32);
  new DataView(tokenHash.buffer).setUint32(0, ++sessions);
  return { tokenHash, expiresAt: NOON + 1000 };
}

function account(username: string, change: Partial<NewAccount> = {}): NewAccount {
  return {
    username,
    email: `${username}@example.org`,
    passwordHash: "hash",
    base: { x: 5, y: 6 },
    player: startState(5, 6, change.now),
    start: { kind: "start", metal: 1000, energy: 1000, detail: {} },
    creation: { key: "key-1", bodyHash: "body" },
    session: { ...newSession(), stay: false, device: "" },
    now: NOON,
    ...change,
  };
}

const guest = (username: string, change: Partial<NewAccount> = {}) =>
  account(username, {
    email: null,
    passwordHash: null,
    base: null,
    player: { ...startState(5, 6), isGuest: true },
    ...change,
  });

async function made(entry: NewAccount): Promise<number> {
  const created = await createAccount(pool, entry);
  if (!created.ok) throw new Error(created.error);
  return created.id;
}

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
  it("find the account that was made under them", async () => {
    const id = await made(account("ada"));
    expect(await findCreation(pool, "key-1", NOON)).toEqual({
      id,
      isGuest: false,
      passwordHash: "hash",
      bodyHash: "body",
    });
    expect(await findCreation(pool, "key-2", NOON)).toBeNull();
  });

  it("make one account, whatever else is taken by the first call", async () => {
    await made(account("ada"));
    for (const other of [
      account("ada"),
      account("bob", { base: { x: 7, y: 7 } }),
      guest("guest1"),
    ]) {
      expect(await createAccount(pool, other)).toEqual({ ok: false, error: "KEY_USED" });
    }
    expect(await counts()).toEqual(ONE);
  });

  it("make one account of forty calls at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        createAccount(pool, account(`racer${index}`, { base: { x: index + 1, y: 20 } })),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error === "KEY_USED")).toHaveLength(39);
    expect(await counts()).toEqual(ONE);
  });

  it("are free after a day, with or without a purge", async () => {
    const first = await made(account("ada"));
    expect(await purge(pool, NOON + DAY)).toMatchObject({ creations: 0 });
    expect(await findCreation(pool, "key-1", NOON + DAY)).toMatchObject({ id: first });
    expect(await findCreation(pool, "key-1", NOON + DAY + 1)).toBeNull();
    const second = await made(guest("guest1", { now: NOON + DAY + 1 }));
    expect(await findCreation(pool, "key-1", NOON)).toMatchObject({ id: second });
    expect(await purge(pool, NOON + DAY + 1)).toMatchObject({ creations: 1 });
    expect(
      await pool.query("select 1 from accounts where (creation_key, creation_hash) is not null"),
    ).toEqual([]);
    expect(await counts()).toMatchObject({ accounts: 2 });
  });

  it("do not open a guest that became an account", async () => {
    const accountId = await made(guest("guest1"));
    const email = "bob@example.org";
    const session = sessionChange("ab");
    await upgradeGuest(pool, { accountId, username: "bob", email, passwordHash: "h", session });
    expect(await findCreation(pool, "key-1", NOON)).toBeNull();
  });
});

describe("the session of a new account", () => {
  it("is not written without the account", async () => {
    await made(account("ada"));
    await createAccount(pool, account("ada", { creation: null }));
    expect(await counts()).toEqual(ONE);
  });

  it("takes the account with it when it can not be written", async () => {
    await pool.query("alter table sessions add constraint broken check (false) not valid");
    try {
      await expect(createAccount(pool, account("ada"))).rejects.toThrow("broken");
      expect(await counts()).toEqual(NONE);
    } finally {
      await pool.query("alter table sessions drop constraint broken");
    }
  });
});
