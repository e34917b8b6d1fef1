/** What battles over bases came to, from the lines of players' logs. */
import { type Database, ledger } from "@emberlode/db";
import { type LedgerKind, logCategoryIndex } from "@emberlode/game";
import { and, eq, gt, not, type SQL, sql } from "drizzle-orm";

/** The category of the lines about battles over bases. */
export const BATTLE = logCategoryIndex("attack");

/** A player's totals of battles over bases. */
export interface BattleSums {
  attacksWon: number;
  attacksLost: number;
  defensesWon: number;
  defensesLost: number;
  /** Metal and energy looted from others. */
  looted: number;
}

/** Whether the attacker won. */
const won = sql`${ledger.detail} ->> 'won' = 'true'`;

const isOf = (kind: LedgerKind) => eq(ledger.kind, kind);

const howMany = (kind: LedgerKind, ended: SQL) =>
  sql<number>`count(*) filter (where ${and(isOf(kind), ended)})`;

/** The sums of lines after those already counted, `from[i]` of `ids[i]`; players without any are missing. */
export async function sumBattles(
  db: Database,
  ids: readonly number[],
  from: readonly number[],
): Promise<(BattleSums & { id: number; lines: number })[]> {
  const loot = sql`sum(${ledger.dMetal} + ${ledger.dEnergy})`;
  return db
    .select({
      id: ledger.playerId,
      attacksWon: howMany("attack", won),
      attacksLost: howMany("attack", not(won)),
      defensesWon: howMany("defense", not(won)),
      defensesLost: howMany("defense", won),
      looted: sql<number>`coalesce(${loot} filter (where ${isOf("attack")}), 0)`,
      lines: sql<number>`max(${ledger.catNr})`,
    })
    .from(
      sql`unnest(${sql.param([...ids])}::int[], ${sql.param([...from])}::int[]) as counted(id, lines)`,
    )
    .innerJoin(
      ledger,
      and(
        eq(ledger.playerId, sql`counted.id`),
        eq(ledger.cat, BATTLE),
        gt(ledger.catNr, sql`counted.lines`),
      ),
    )
    .groupBy(ledger.playerId);
}
