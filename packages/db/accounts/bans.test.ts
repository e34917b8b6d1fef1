import type { Position } from "@emberlode/game";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createDatabase } from "../connection/database.ts";
import { factories, fields, players } from "../schema/index.ts";
import { NOON } from "../testing/fixtures.ts";
import { lockRow } from "../testing/lock-row.ts";
import { baseCell, createTestAccount, newAccount } from "../testing/new-account.ts";
import { placeInTurn, placingProcess, resultCode } from "../testing/place-in-turn.ts";
import { useDatabase } from "../testing/use-database.ts";
import { banAccounts, removeBasesOf } from "./bans.ts";

const { database, pool } = useDatabase("wasteland", { isAudited: true });
const db = createDatabase(pool);

beforeEach(async () => {
  await pool.query("delete from accounts");
});

function madeAt(name: string, x: number, base: Position | null = baseCell(x, 3)): Promise<number> {
  const times = { expiresAt: NOON + 1, stay: false };
  const session = { tokenHash: new Uint8Array(32).fill(x), device: "", ...times };
  return createTestAccount(db, newAccount(name, { base, session }));
}

const numbers = async (text: string) => (await pool.query<{ n: number }>(text)).map(({ n }) => n);
const placed = () => numbers("select base_owner as n from fields where base_owner is not null");
const whyLeft = (id: number) =>
  pool.query(
    "select detail ->> 'reason' as reason from ledger where player_id = $1::int and kind = 'base-left'",
    [id],
  );
const ban = (...accountIds: number[]) =>
  db.transaction((tx) => banAccounts(tx, { accountIds, until: null, now: NOON }));
const free = (...accountIds: number[]) =>
  db.transaction((tx) => removeBasesOf(tx, accountIds, NOON));

it("bans end sessions and free the place exactly once, even when run concurrently", async () => {
  const [ada, bob] = [await madeAt("ada", 3), await madeAt("bob", 9)];
  const answers = await Promise.all([1, 2, 3].map(() => ban(ada)));
  expect(answers.flatMap(({ banned }) => banned)).toEqual([ada]);
  expect(await placed()).toEqual([bob]);
  expect(await numbers("select id as n from players where base_x is null")).toEqual([ada]);
  expect(await numbers("select account_id as n from sessions")).toEqual([bob]);
  expect(await numbers("select id as n from accounts where banned_at is not null")).toEqual([ada]);
  expect(await whyLeft(ada)).toEqual([{ reason: "banned" }]);
  expect(await ban(ada)).toEqual({ banned: [], changed: [] });
});

it("bans free a place that is assigned while they are written", async () => {
  const ada = await madeAt("ada", 3, null);
  const session = await lockRow(
    database,
    `select from sessions where account_id = ${ada} for update`,
  );
  const banned = ban(ada);
  await expect.poll(session.waiting).toBe(1);
  expect(resultCode(await placeInTurn(placingProcess(pool), ada, baseCell(3, 3)))).toBe("PLACED");
  await session.release();
  expect(await banned).toEqual({ banned: [ada], changed: [ada] });
  expect(await placed()).toEqual([]);
  expect(await whyLeft(ada)).toEqual([{ reason: "banned" }]);
});

it("bans free the place of a base that moves while they are written", async () => {
  const ada = await madeAt("ada", 3);
  const other = await lockRow(database, "select from worlds for update");
  let move = () => {};
  const moved = new Promise<void>((resolve) => {
    move = resolve;
  });
  let markWritten = () => {};
  const isWritten = new Promise<void>((resolve) => {
    markWritten = resolve;
  });
  const moving = db.transaction(async (tx) => {
    const to = { x: 7, y: 3 };
    await tx.update(players).set({ baseX: 7 }).where(eq(players.id, ada));
    await tx.update(factories).set(to).where(eq(factories.owner, ada));
    await tx.update(fields).set({ baseOwner: null }).where(eq(fields.baseOwner, ada));
    await tx
      .update(fields)
      .set({ baseOwner: ada })
      .where(and(eq(fields.x, to.x), eq(fields.y, to.y)));
    markWritten();
    await moved;
  });
  await isWritten;
  const banned = ban(ada);
  await expect.poll(other.waiting).toBe(1);
  move();
  await Promise.all([moving, other.release()]);
  expect(await banned).toEqual({ banned: [ada], changed: [ada] });
  expect(await numbers("select id as n from players where base_x is null")).toEqual([ada]);
  expect(await placed()).toEqual([]);
});

it("evicting bases changes nothing else", async () => {
  const [ada, bob] = [await madeAt("ada", 3), await madeAt("bob", 9)];
  expect(await free(ada)).toEqual([ada]);
  expect(await free(ada)).toEqual([]);
  expect(await placed()).toEqual([bob]);
  expect(await numbers("select count(*) as n from sessions")).toEqual([2]);
  expect(await whyLeft(ada)).toEqual([{ reason: "freed" }]);
});
