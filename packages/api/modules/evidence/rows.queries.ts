/** The rows of the log behind a signal, newest first. */
import { type EvidenceRow, ROWS_PER_SIGNAL } from "@emberlode/contract";
import { type Database, isAnyOf, ledger, naps, referralDays } from "@emberlode/db";
import { type LedgerKind, logCategoryIndex, type Signal, utcDay } from "@emberlode/game";
import { and, desc, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";

/** The main account, and those that a signal is about. */
interface About {
  mainId: number;
  accounts: readonly number[];
  since: number;
}

/** A row with ids in place of names. */
interface StoredRow {
  at: number;
  accountId: number;
  otherId: number | null;
  metal: number;
  energy: number;
  battle: string | null;
}

const otherId = sql<number>`(${ledger.detail}->>'otherId')::int`;

const LINE_COLUMNS = {
  at: ledger.createdAt,
  accountId: ledger.playerId,
  metal: ledger.dMetal,
  energy: ledger.dEnergy,
};

/** Lines of accounts in the category of a kind, and of that kind. */
const isKind = (ids: readonly number[], kind: LedgerKind, since: number) =>
  and(
    isAnyOf(ledger.playerId, ids),
    eq(ledger.category, logCategoryIndex(kind)),
    isNotNull(ledger.categoryNumber),
    eq(ledger.kind, kind),
    gte(ledger.createdAt, since),
  );

/** The newest of all these rows, as many as a signal shows. */
const newestOf = (rows: readonly StoredRow[]): StoredRow[] =>
  rows.toSorted((a, b) => b.at - a.at).slice(0, ROWS_PER_SIGNAL);

/** Fights between the main account and others, won by either side. */
async function findFights(
  db: Database,
  kind: "attack" | "capture" | "plunder",
  { mainId, accounts: ids, since }: About,
): Promise<StoredRow[]> {
  const all = [mainId, ...ids];
  return db
    .select({ ...LINE_COLUMNS, otherId, battle: sql<string | null>`${ledger.detail}->>'battle'` })
    .from(ledger)
    .where(
      and(
        isKind(all, kind, since),
        sql`${ledger.detail}->>'won' = 'true'`,
        or(
          and(eq(ledger.playerId, mainId), sql`${otherId} = any(${sql.param([...ids])}::int[])`),
          and(isAnyOf(ledger.playerId, ids), sql`${otherId} = ${mainId}::int`),
        ),
      ),
    )
    .orderBy(desc(ledger.createdAt))
    .limit(ROWS_PER_SIGNAL);
}

async function findCredits(db: Database, { mainId, accounts: ids, since }: About) {
  const { refereeId, updatedAt } = referralDays;
  return db
    .select({
      at: updatedAt,
      accountId: referralDays.referrerId,
      otherId: refereeId,
      metal: referralDays.paidMetal,
      energy: referralDays.paidEnergy,
      battle: sql<string | null>`null`,
    })
    .from(referralDays)
    .where(
      and(
        eq(referralDays.referrerId, mainId),
        isAnyOf(refereeId, ids),
        gte(referralDays.day, utcDay(since)),
      ),
    )
    .orderBy(desc(updatedAt))
    .limit(ROWS_PER_SIGNAL);
}

async function findPacts(db: Database, { mainId, accounts: ids }: About) {
  return db
    .select({
      at: naps.changedAt,
      accountId: naps.low,
      otherId: naps.high,
      metal: sql<number>`0::bigint`,
      energy: sql<number>`0::bigint`,
      battle: sql<string | null>`null`,
    })
    .from(naps)
    .where(
      and(
        eq(naps.state, "active"),
        or(
          and(eq(naps.low, mainId), isAnyOf(naps.high, ids)),
          and(eq(naps.high, mainId), isAnyOf(naps.low, ids)),
        ),
      ),
    )
    .orderBy(desc(naps.changedAt))
    .limit(ROWS_PER_SIGNAL);
}

/** Digs that are enough to see a rhythm. */
const DIGS_OF_EACH = 20;

/** The newest digs of the first accounts. */
async function findDigs(db: Database, { accounts: ids, since }: About) {
  const found: StoredRow[] = [];
  for (const id of ids.slice(0, Math.floor(ROWS_PER_SIGNAL / DIGS_OF_EACH))) {
    const rows = await db
      .select({
        ...LINE_COLUMNS,
        otherId: sql<number | null>`null`,
        battle: sql<string | null>`null`,
      })
      .from(ledger)
      .where(isKind([id], "dig", since))
      .orderBy(desc(ledger.categoryNumber))
      .limit(DIGS_OF_EACH);
    found.push(...rows);
  }
  return found;
}

const noRows = async (): Promise<StoredRow[]> => [];

const FIND: Readonly<Record<Signal["kind"], (db: Database, about: About) => Promise<StoredRow[]>>> =
  {
    loot: async (db, about) =>
      newestOf([
        ...(await findFights(db, "attack", about)),
        ...(await findFights(db, "plunder", about)),
      ]),
    captures: (db, about) => findFights(db, "capture", about),
    referral: findCredits,
    // Not rows, but what all of them add up to.
    idle: noRows,
    pacts: findPacts,
    rhythm: findDigs,
  };

/** The rows behind a signal, with the names of accounts; those of deleted ones are left out. */
export async function findRows(
  db: Database,
  { kind, accounts: ids }: Signal,
  about: Omit<About, "accounts">,
  names: ReadonlyMap<number, string>,
): Promise<EvidenceRow[]> {
  const rows = await FIND[kind](db, { ...about, accounts: ids });
  return rows.flatMap(({ at, accountId, otherId: other, metal, energy, battle }) => {
    const account = names.get(accountId);
    if (account === undefined) return [];
    const otherName = other === null ? null : (names.get(other) ?? null);
    return [{ at: isoTime(at), account, other: otherName, metal, energy, battle }];
  });
}
