/** A player's whole season in the ledger, for the audit of renown. */
import {
  type Database,
  isAnyOf,
  isOfRenownKind,
  ledger,
  players,
  rankHours,
  renownDays,
} from "@emberlode/db";
import { DAY, type RenownRow } from "@emberlode/game";
import { and, asc, eq, gte, not, sql } from "drizzle-orm";
import { asJson, isOwnAction, isRestedFind, isSearch } from "./day-facts.queries.ts";
import type { StoredRenownDay } from "./renown-days.queries.ts";

export interface AuditedPlayer {
  playerId: number;
  /**
   * All rows of the kinds that renown counts, except finds, from the beginning of the ledger on.
   */
  rows: readonly RenownRow[];
  /** Days of the season with an action, with the number of rested finds. */
  days: readonly { day: number; finds: number }[];
  hours: readonly { hour: number; power: number }[];
  stored: readonly StoredRenownDay[];
}

/** The ids of some players after one. */
export async function findPlayerIds(db: Database, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .where(sql`${players.id} > ${after}`)
    .orderBy(asc(players.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A snapshot of these players: ledger, hourly records and stored days. */
export async function findAudited(
  db: Database,
  ids: readonly number[],
  { season, since }: { season: number; since: number },
): Promise<AuditedPlayer[]> {
  const ofPlayer = eq(ledger.playerId, players.id);
  const rows = db
    .select({
      kind: ledger.kind,
      at: sql`${ledger.createdAt}`.as("at"),
      metal: sql`${ledger.dMetal}`.as("metal"),
      energy: sql`${ledger.dEnergy}`.as("energy"),
      detail: ledger.detail,
    })
    .from(ledger)
    .where(and(ofPlayer, isOfRenownKind(ledger.kind), not(isSearch)))
    .orderBy(asc(ledger.id));
  const day = sql`(${ledger.createdAt} / ${sql.raw(String(DAY))})::int`;
  const days = db
    .select({ day: day.as("day"), finds: sql`count(*) filter (where ${isRestedFind})`.as("finds") })
    .from(ledger)
    .where(and(ofPlayer, gte(ledger.createdAt, since), isOwnAction))
    .groupBy(day);
  const hours = db
    .select({ hour: rankHours.hour, power: rankHours.power })
    .from(rankHours)
    .where(eq(rankHours.playerId, players.id))
    .orderBy(asc(rankHours.hour));
  const stored = db
    .select({
      playerId: sql`${renownDays.playerId}`.as("playerId"),
      season: renownDays.season,
      day: renownDays.day,
      isScored: sql`${renownDays.isScored}`.as("isScored"),
      holding: renownDays.holding,
      raiding: renownDays.raiding,
      exploring: renownDays.exploring,
      strength: renownDays.strength,
      renown: renownDays.renown,
      netLoot: sql`${renownDays.netLoot}`.as("netLoot"),
      powers: renownDays.powers,
    })
    .from(renownDays)
    .where(and(eq(renownDays.playerId, players.id), eq(renownDays.season, season)))
    .orderBy(asc(renownDays.day));
  return db
    .select({
      playerId: players.id,
      rows: asJson<RenownRow>(rows),
      days: asJson<{ day: number; finds: number }>(days),
      hours: asJson<{ hour: number; power: number }>(hours),
      stored: asJson<StoredRenownDay>(stored),
    })
    .from(players)
    .where(isAnyOf(players.id, ids))
    .orderBy(asc(players.id));
}
