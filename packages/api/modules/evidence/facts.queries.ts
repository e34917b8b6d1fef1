/** Dealings between linked accounts, and how each plays. Each read has a limit. */
import { batches, type Database, isAnyOf, ledger, naps, referralDays } from "@emberlode/db";
import {
  type AccountFacts,
  earnedBy,
  type Favor,
  favorOf,
  type LedgerKind,
  logCategoryIndex,
  rhythmOf,
  spentBy,
  utcDay,
} from "@emberlode/game";
import { and, desc, eq, gt, gte, isNotNull, type SQL, sql } from "drizzle-orm";

/** Fights of an account that are looked at: more than 20 attacks a day for 30 days. */
const MAX_FIGHTS = 700;
/** Accounts whose fights one query reads. */
const WINNERS_PER_QUERY = 10;
/** Lines of an account that show what it earned and spent. */
const MAX_LINES = 20_000;
/** Digs of an account that show its rhythm. */
const MAX_DIGS = 4_000;

/** Kinds of lines of a winner. */
const FIGHTS = ["attack", "capture", "plunder"] as const;

/** Lines of an account's log in a category, which an index has in their order. */
const isOfCategory = (playerId: number | SQL, category: number | SQL) =>
  and(
    eq(ledger.playerId, playerId),
    eq(ledger.category, category),
    isNotNull(ledger.categoryNumber),
  );

/** Victories of these winners over any of these others since a time. */
async function findVictories(
  db: Database,
  winners: readonly number[],
  { others, since }: { others: readonly number[]; since: number },
): Promise<Favor[]> {
  const newest = db
    .select({
      kind: sql<LedgerKind>`${ledger.kind}`.as("kind"),
      metal: ledger.dMetal,
      energy: ledger.dEnergy,
      detail: ledger.detail,
      at: ledger.createdAt,
    })
    .from(ledger)
    .where(isOfCategory(sql`winner.id`, sql`fight.category`))
    .orderBy(desc(ledger.categoryNumber))
    .limit(MAX_FIGHTS)
    .as("newest");
  const categories = sql.param(FIGHTS.map(logCategoryIndex));
  const lines = await db
    .select({
      playerId: sql<number>`winner.id`,
      kind: newest.kind,
      metal: newest.metal,
      energy: newest.energy,
      detail: newest.detail,
      at: newest.at,
    })
    .from(sql`unnest(${sql.param([...winners])}::int[]) as winner(id)`)
    .crossJoin(
      sql`unnest(${sql.param([...FIGHTS])}::text[], ${categories}::int[]) as fight(wanted, category)`,
    )
    .crossJoinLateral(newest)
    .where(
      and(
        eq(newest.kind, sql`fight.wanted`),
        gte(newest.at, since),
        sql`${newest.detail}->>'won' = 'true'`,
        sql`(${newest.detail}->>'otherId')::int = any(${sql.param([...others])}::int[])`,
      ),
    );
  return lines.flatMap((line) => favorOf(line) ?? []);
}

/** Referral credit that accounts were paid since a time, by day and referred account. */
async function findCredits(db: Database, ids: readonly number[], since: number): Promise<Favor[]> {
  const rows = await db
    .select({
      from: referralDays.refereeId,
      to: referralDays.referrerId,
      at: referralDays.updatedAt,
      amount: sql<number>`${referralDays.paidMetal} + ${referralDays.paidEnergy}`,
    })
    .from(referralDays)
    .where(and(isAnyOf(referralDays.referrerId, ids), gte(referralDays.day, utcDay(since))));
  return rows.map((row): Favor => ({ kind: "referral", ...row }));
}

/** Active pacts between these accounts. */
async function findPacts(db: Database, ids: readonly number[]): Promise<Favor[]> {
  const rows = await db
    .select({ from: naps.low, to: naps.high, at: naps.changedAt })
    .from(naps)
    .where(and(isAnyOf(naps.low, ids), isAnyOf(naps.high, ids), eq(naps.state, "active")));
  return rows.map((row): Favor => ({ kind: "pacts", ...row, amount: 0 }));
}

/** All that passed between these accounts since a time. */
export async function findFavors(
  db: Database,
  ids: readonly number[],
  since: number,
): Promise<Favor[]> {
  const favors = [...(await findCredits(db, ids, since)), ...(await findPacts(db, ids))];
  // One after another: a job must not take the connections of players.
  for (const winners of batches(ids, WINNERS_PER_QUERY)) {
    favors.push(...(await findVictories(db, winners, { others: ids, since })));
  }
  const known = new Set(ids);
  return favors.filter(({ from, to }) => known.has(from) && known.has(to));
}

/** An account's earnings and spending since a time, and the rhythm of its newest digs. */
export async function findAccountFacts(
  db: Database,
  playerId: number,
  since: number,
): Promise<AccountFacts> {
  const newest = db
    .select({
      kind: sql<LedgerKind>`${ledger.kind}`.as("kind"),
      metal: ledger.dMetal,
      energy: ledger.dEnergy,
      at: ledger.createdAt,
    })
    .from(ledger)
    .where(and(eq(ledger.playerId, playerId), isNotNull(ledger.lineNumber)))
    .orderBy(desc(ledger.lineNumber))
    .limit(MAX_LINES)
    .as("newest");
  const { metal, energy } = newest;
  // Purchases never bring anything, and finds rarely cost anything, so sums by kind are enough.
  const sums = await db
    .select({
      kind: newest.kind,
      metal: sql<number>`sum(${metal})`,
      energy: sql<number>`sum(${energy})`,
    })
    .from(newest)
    .where(gt(newest.at, since))
    .groupBy(newest.kind);
  const credits = await db
    .select({
      paid: sql<number>`coalesce(sum(${referralDays.paidMetal} + ${referralDays.paidEnergy}), 0)`,
    })
    .from(referralDays)
    .where(and(eq(referralDays.referrerId, playerId), gte(referralDays.day, utcDay(since))));
  const digs = await db
    .select({ kind: ledger.kind, at: ledger.createdAt })
    .from(ledger)
    .where(isOfCategory(playerId, logCategoryIndex("dig")))
    .orderBy(desc(ledger.categoryNumber))
    .limit(MAX_DIGS);
  return {
    earned: sums.reduce((sum, line) => sum + earnedBy(line), credits[0]?.paid ?? 0),
    spent: Math.max(
      0,
      sums.reduce((sum, line) => sum + spentBy(line), 0),
    ),
    rhythm: rhythmOf(digs.flatMap(({ kind, at }) => (kind === "dig" && at >= since ? [at] : []))),
  };
}
