import { LOG_CATEGORIES, type LogCategory } from "@emberlode/game";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createDatabase } from "../connection/database.ts";
import { NOON } from "../testing/fixtures.ts";
import { lockRow } from "../testing/lock-row.ts";
import { baseCell, createTestAccount, newAccount, newGuest } from "../testing/new-account.ts";
import {
  type PlacingProcess,
  placeInTurn,
  placingProcess,
  resultCode,
  type Yields,
} from "../testing/place-in-turn.ts";
import { useDatabase } from "../testing/use-database.ts";
import { removeAbsentBase, removeIdleBases } from "./bases.ts";

const { database, pool, rows } = useDatabase("wasteland", { reads: 16, isAudited: true });
const db = createDatabase(pool);

beforeEach(async () => {
  await pool.query("delete from accounts");
});

/** The current placement counter. */
async function turn(): Promise<number> {
  const [world] = await pool.query<{ turn: number }>("select placements as turn from worlds");
  return world?.turn ?? 0;
}

/** Places a base from a separate process and returns the result's code. */
const place = async (id: number, cell: { x: number; y: number }, yields: readonly Yields[] = []) =>
  resultCode(await placeInTurn(placingProcess(pool), id, cell, { yields }));

/** The reasons in a player's log for a base that left, and in unread alerts. */
async function alertsOf(playerId: number): Promise<unknown[]> {
  const condition = "where player_id = $1::int and kind = 'base-left' order by id";
  const read = (what: string, table: string) =>
    pool.query<{ detail: string }>(`select ${what}::text as detail from ${table} ${condition}`, [
      playerId,
    ]);
  const lines = await read("detail", "ledger");
  const alerts = await read("(facts->'detail')", "alerts");
  expect(alerts).toEqual(lines.slice(0, 1));
  return lines.map(({ detail }) => JSON.parse(detail));
}

describe("evicted bases", () => {
  it("leave in the statement that places another base, and keep their level", async () => {
    const ada = await createTestAccount(db, newAccount("ada", { base: baseCell(3, 3) }));
    await pool.query("update factories set lvl = 4");
    const bob = await createTestAccount(db, newAccount("bob", { base: null }));
    const yields = [{ id: ada, lastSeenAt: NOON, reason: "newcomersHere" }] as const;
    expect(await place(bob, baseCell(3, 3), yields)).toBe("PLACED");
    expect(await alertsOf(ada)).toEqual([{ x: 3, y: 3, reason: "newcomersHere" }]);
    expect(await alertsOf(bob)).toEqual([]);
    expect(
      await pool.query("select base_owner as owner from fields where x = 3 and y = 3"),
    ).toEqual([{ owner: bob }]);
    expect(await pool.query("select owner, x, lvl from factories order by owner")).toEqual([
      { owner: ada, x: null, lvl: 4 },
      { owner: bob, x: 3, lvl: 1 },
    ]);
    expect(await pool.query("select id from players where base_x is null")).toEqual([{ id: ada }]);
    expect(await place(ada, baseCell(12, 12))).toBe("PLACED");
    expect(await rows("fields where base_owner is not null")).toBe(2);
    expect(await auditLedger(pool)).toEqual([]);
    await removeAbsentBase(db, ada, { seenBefore: NOON + 1, now: NOON });
    expect(await alertsOf(ada)).toHaveLength(2);
  });

  it("stay when their player returned or is acting, and then nothing is placed", async () => {
    const ada = await createTestAccount(db, newAccount("ada", { base: baseCell(3, 3) }));
    const bob = await createTestAccount(db, newAccount("bob", { base: null }));
    const idle = (lastSeenAt: number) => [{ id: ada, lastSeenAt, reason: "crowded" }] as const;
    const counted = await turn();
    const tryBy = async (process: PlacingProcess, lastSeenAt: number) => {
      const order = { yields: idle(lastSeenAt), turn: counted };
      return resultCode(await placeInTurn(process, bob, baseCell(7, 7), order));
    };
    expect(await tryBy(placingProcess(pool), NOON - 1)).toBe("BUSY");
    for (const act of [
      `update players set version = version + 1 where id = ${ada} returning id`,
      `update accounts set last_seen_at = last_seen_at + 1 where id = ${ada} returning id`,
    ]) {
      const process = placingProcess(pool);
      const hold = await lockRow(database, act);
      const tried = tryBy(process, NOON);
      // Skipped once and retried: now it waits for the row.
      const written = () => process.actions.counts().batches.sum;
      await expect.poll(written, { interval: 5, timeout: 4_000 }).toBeGreaterThan(1);
      await hold.release();
      expect(await tried).toBe("BUSY");
    }
    expect(await alertsOf(ada)).toEqual([]);
    expect(await pool.query("select id from players where base_x is null")).toEqual([{ id: bob }]);
    expect(await rows("factories where x is not null")).toBe(1);
    expect(await rows("fields where base_owner is not null")).toBe(1);
  });

  it.each(["one process", "four processes"])(
    "are counted again if another base was placed since the count, by %s",
    async (by) => {
      const ids = await Promise.all(
        [1, 2, 3, 4].map((n) => createTestAccount(db, newAccount(`player${n}`, { base: null }))),
      );
      const shared = placingProcess(pool);
      const counted = await turn();
      const answers = await Promise.all(
        ids.map((id, n) => {
          const process = by === "one process" ? shared : placingProcess(pool);
          return placeInTurn(process, id, baseCell(n + 1, 1), { turn: counted });
        }),
      );
      expect(answers.map(resultCode).sort()).toEqual(["BUSY", "BUSY", "BUSY", "PLACED"]);
      expect(await turn()).toBe(counted + 1);
      expect(await rows("fields where base_owner is not null")).toBe(1);
    },
  );

  it("of hardly used accounts leave when idle; others' and guests' do not", async () => {
    const began = await createTestAccount(
      db,
      newAccount("began", { base: baseCell(1, 1), now: NOON - 2 }),
    );
    const acted = await createTestAccount(
      db,
      newAccount("acted", { base: baseCell(2, 2), now: NOON - 2 }),
    );
    await createTestAccount(db, newAccount("here", { base: baseCell(3, 3), now: NOON - 1 }));
    await createTestAccount(db, newGuest("guest1", { base: baseCell(4, 4), now: NOON - 2 }));
    const count = (id: number, category: LogCategory, lines: number) =>
      pool.query(
        `update players set log_counts[${LOG_CATEGORIES.indexOf(category) + 1}] = $2::int,
          version = version + 1 where id = $1::int`,
        [id, lines],
      );
    await count(acted, "dig", 1);
    // These cost nothing.
    await count(began, "note", 30);
    await count(began, "trade", 30);
    const absence = { seenBefore: NOON - 1, actions: 1, now: NOON };
    expect(await removeIdleBases(db, absence)).toEqual([began]);
    expect(await removeIdleBases(db, absence)).toEqual([]);
    expect(await rows("fields where base_owner is not null")).toBe(3);
    expect(await alertsOf(began)).toEqual([{ x: 1, y: 1, reason: "idle" }]);
  });
});

describe("absent accounts", () => {
  it("lose their cell, not their factories, and return with their base's level", async () => {
    const id = await createTestAccount(db, newAccount("ada", { base: baseCell(5, 6) }));
    await pool.query("update factories set lvl = 4");
    await pool.query("update fields set type = 'factory', slots = 900 where x = 40 and y = 40");
    await pool.query(
      "insert into factories (owner, x, y, type, slots) values ($1::int, 40, 40, 'factory', 900)",
      [id],
    );
    const release = (seenBefore: number) => removeAbsentBase(db, id, { seenBefore, now: NOON });
    expect(await release(NOON)).toBe(false);
    expect(await release(NOON + 1)).toBe(true);
    expect(await release(NOON + 1)).toBe(false);
    expect(await rows("fields where base_owner is not null")).toBe(0);
    expect(await alertsOf(id)).toEqual([{ x: 5, y: 6, reason: "asleep" }]);
    expect(await auditLedger(pool)).toEqual([]);
    expect(await place(id, baseCell(30, 30))).toBe("PLACED");
    expect(await pool.query("select x, y, type, lvl from factories order by id")).toEqual([
      { x: 30, y: 30, type: "base", lvl: 4 },
      { x: 40, y: 40, type: "factory", lvl: 1 },
    ]);
  });
});
