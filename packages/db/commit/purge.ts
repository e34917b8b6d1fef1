/** Deletes rows and values that have expired. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  CAPTURE,
  CLOCK_SKEW_MS,
  DAY,
  MINES,
  NAP_ASK_COOLDOWN_MS,
  PLACING,
  SECOND,
  SPENT_MS,
} from "@emberlode/game";
import {
  and,
  asc,
  between,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  notBetween,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../connection/database.ts";
import { accounts, emailChanges, passwordResets, sessions } from "../schema/accounts.ts";
import { cooldowns, ledger } from "../schema/ledger.ts";
import { signUpBlocks } from "../schema/moderation.ts";
import { naps } from "../schema/naps.ts";
import { fieldBars, mines } from "../schema/world.ts";
import { UNLOGGED_KIND } from "./writes/ledger.ts";

const BATCH = 500;
const PLAYERS_PER_DELETE = 200;
const PAUSE_MS = 5;

/** Deletes or clears at most one batch; returns the number of rows. */
type PurgeBatch = (db: Database, now: number) => Promise<number>;

/** Clears the keys of a batch of rows. Rows outside the log are deleted: they only stored a key. */
const purgeKeys: PurgeBatch = (db, now) =>
  db.transaction(async (tx) => {
    const old = await tx
      .select({ playerId: ledger.playerId, id: ledger.id, kind: ledger.kind })
      .from(ledger)
      .where(and(isNotNull(ledger.key), lt(ledger.createdAt, now - DAY)))
      .orderBy(asc(ledger.createdAt))
      .limit(BATCH);
    const isOneOf = (rows: typeof old) => {
      const players = sql.param(rows.map(({ playerId }) => playerId));
      const ids = sql.param(rows.map(({ id }) => id));
      const list = sql`unnest(${players}::int[], ${ids}::bigint[])`;
      return sql`(${ledger.playerId}, ${ledger.id}) in (select * from ${list})`;
    };
    await tx.delete(ledger).where(isOneOf(old.filter(({ kind }) => kind === UNLOGGED_KIND)));
    await tx
      .update(ledger)
      .set({ key: null, bodyHash: null, answer: null })
      .where(isOneOf(old.filter(({ kind }) => kind !== UNLOGGED_KIND)));
    return old.length;
  });

const purgeCreations: PurgeBatch = async (db, now) => {
  const old = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNotNull(accounts.creationKey), lt(accounts.createdAt, now - DAY)))
    .limit(BATCH);
  const cleared = await db
    .update(accounts)
    .set({ creationKey: null, creationHash: null })
    .where(inArray(accounts.id, old));
  return cleared.count;
};

/** Networks are kept while an account is young (rules §2), and as long as a guest exists. */
const purgeAddresses: PurgeBatch = async (db, now) => {
  const old = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.address),
        eq(accounts.isGuest, false),
        lte(accounts.createdAt, now - PLACING.youngMs),
      ),
    )
    .limit(BATCH);
  const cleared = await db.update(accounts).set({ address: null }).where(inArray(accounts.id, old));
  return cleared.count;
};

/**
 * Whether a wait of this length is over. One with more time left counts as over: a fast clock set
 * it.
 */
const isOver = (until: AnyPgColumn, now: number, lengthMs: number) =>
  notBetween(until, now, now + lengthMs + CLOCK_SKEW_MS);

/** How long expired mines are kept: actions that another server judged earlier may clear them. */
const MINE_GRACE_MS = CLOCK_SKEW_MS + 5 * SECOND;

/** Already expired for everyone, so no field changes. */
const purgeMines: PurgeBatch = async (db, now) => {
  const expiredIds = db
    .select({ id: mines.id })
    .from(mines)
    .where(isOver(mines.until, now - MINE_GRACE_MS, MINES.lifetimeMs + MINE_GRACE_MS))
    .limit(BATCH);
  return (await db.delete(mines).where(inArray(mines.id, expiredIds))).count;
};

/** Already expired for everyone, like mines. */
const purgeBars: PurgeBatch = async (db, now) => {
  const { x, y, playerId, until } = fieldBars;
  const expiredIds = db
    .select({ x, y, playerId })
    .from(fieldBars)
    .where(isOver(until, now, CAPTURE.barredMs))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return (await db.delete(fieldBars).where(sql`(${x}, ${y}, ${playerId}) in ${expiredIds}`)).count;
};

/** Ended pacts are kept for a day only to limit repeated requests. */
const purgeNaps: PurgeBatch = async (db, now) => {
  const { low, high, state, blockedBy, endsAt, askedAt } = naps;
  const isAskedLately = between(askedAt, now - NAP_ASK_COOLDOWN_MS, now + CLOCK_SKEW_MS);
  const expiredIds = db
    .select({ low, high })
    .from(naps)
    .where(and(eq(state, "ended"), eq(blockedBy, []), isNull(endsAt), sql`not ${isAskedLately}`))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return (await db.delete(naps).where(sql`(${low}, ${high}) in ${expiredIds}`)).count;
};

/** Deletes the expired rows of a table of tokens. */
const purgeExpired =
  (table: typeof sessions | typeof passwordResets | typeof emailChanges): PurgeBatch =>
  async (db, now) => {
    const expiredIds = db
      .select({ tokenHash: table.tokenHash })
      .from(table)
      .where(lt(table.expiresAt, now))
      .limit(BATCH);
    return (await db.delete(table).where(inArray(table.tokenHash, expiredIds))).count;
  };

/** What ended blocks were is in the audit log. */
const purgeBlocks: PurgeBatch = async (db, now) =>
  (await db.delete(signUpBlocks).where(lte(signUpBlocks.until, now))).count;

/** Numbers of rows that were deleted, or whose expired values were cleared. */
export interface PurgeCounts {
  /** Keys of actions. */
  keys: number;
  /** Keys of created accounts. */
  creations: number;
  /** Networks of old accounts. */
  addresses: number;
  cooldowns: number;
  sessions: number;
  resets: number;
  emailChanges: number;
  mines: number;
  /** Players' bars from factory fields. */
  bars: number;
  /** Ended blocks of sign-ups. */
  blocks: number;
  /** Ended pacts that only recorded the last request. */
  naps: number;
}

const MAX_SPENT_MS = Math.max(...Object.values(SPENT_MS));

async function purgeCooldowns(db: Database, now: number): Promise<number> {
  const { playerId, until } = cooldowns;
  const [last] = await db.select({ id: max(playerId) }).from(cooldowns);
  let total = 0;
  for (let from = 1; from <= (last?.id ?? 0); from += PLAYERS_PER_DELETE) {
    const isInRange = between(playerId, from, from + PLAYERS_PER_DELETE - 1);
    const { count } = await db
      .delete(cooldowns)
      .where(and(isInRange, isOver(until, now, MAX_SPENT_MS)));
    await sleep(PAUSE_MS);
    total += count;
  }
  return total;
}

/**
 * Deletes expired rows and clears expired values, in small statements: keys and answers after a day
 * (and their rows, if outside the log), addresses, cooldowns, mines, bars, sessions, blocks of
 * sign-ups, pacts and mailed links. Run it every few minutes. Waits that end later than they can
 * count as expired, too. A failing kind does not block the others. Throws all failures at the end.
 */
export async function purge(db: Database, now: number): Promise<PurgeCounts> {
  const failures: unknown[] = [];
  const attempt = async (work: Promise<number>): Promise<number> => {
    try {
      return await work;
    } catch (error) {
      failures.push(error);
      return 0;
    }
  };
  const untilDone = async (clear: PurgeBatch): Promise<number> => {
    let total = 0;
    for (;;) {
      const rows = await clear(db, now);
      await sleep(PAUSE_MS);
      total += rows;
      if (rows < BATCH) return total;
    }
  };
  const purged = {
    keys: await attempt(untilDone(purgeKeys)),
    creations: await attempt(untilDone(purgeCreations)),
    addresses: await attempt(untilDone(purgeAddresses)),
    cooldowns: await attempt(purgeCooldowns(db, now)),
    sessions: await attempt(untilDone(purgeExpired(sessions))),
    resets: await attempt(untilDone(purgeExpired(passwordResets))),
    emailChanges: await attempt(untilDone(purgeExpired(emailChanges))),
    mines: await attempt(untilDone(purgeMines)),
    bars: await attempt(untilDone(purgeBars)),
    blocks: await attempt(purgeBlocks(db, now)),
    naps: await attempt(untilDone(purgeNaps)),
  };
  if (failures.length > 0) throw new AggregateError(failures, "not everything could be purged");
  return purged;
}
