/** A player's ledger, summed up by day and kind of row. */
import type { Database } from "@emberlode/db";
import { DAY, type LedgerKind } from "@emberlode/game";
import { sql } from "drizzle-orm";

/** The player at the end of the ledger, with one sum; `day` and what follows are null where nothing moved. */
export type HistoryRow = {
  createdAt: number;
  metal: number;
  energy: number;
  /** UTC day number. */
  day: number | null;
  kind: LedgerKind | null;
  metalIn: number | null;
  metalOut: number | null;
  energyIn: number | null;
  energyOut: number | null;
};

/**
 * Income and spending since the start of a UTC day, and the current balance, all of one moment. The
 * first line of the period is found by binary search, since the lines of a log are numbered in order:
 * about seventeen index lookups for 100,000 lines.
 * @param firstDay UTC day number
 */
export async function findHistory(
  db: Database,
  playerId: number,
  firstDay: number,
): Promise<HistoryRow[]> {
  // Raw: recursive, which Drizzle cannot say, and of one moment.
  return db.execute<HistoryRow>(
    sql`with recursive me as (
      select created_at, metal, energy, (select sum(n)::int from unnest(log_counts) n) as total
      from players where id = ${playerId}::int
    ),
    search(low, high) as (
      select 1, total + 1 from me
      union all
      select case when line.created_at < ${firstDay * DAY}::bigint then half.middle + 1 else half.low end,
        case when line.created_at < ${firstDay * DAY}::bigint then half.high else half.middle end
      from (
        select low, high, (low + high) / 2 as middle from search where low < high
      ) half
      cross join lateral (
        select l.created_at from ledger l
        where l.player_id = ${playerId}::int and l.nr = half.middle limit 1
      ) line
    ),
    sums as (
      select l.created_at / ${DAY}::bigint as day, l.kind,
        sum(greatest(l.d_metal, 0)) as metal_in, sum(greatest(-l.d_metal, 0)) as metal_out,
        sum(greatest(l.d_energy, 0)) as energy_in, sum(greatest(-l.d_energy, 0)) as energy_out
      from (select low from search where low = high) first
      join ledger l on l.player_id = ${playerId}::int and l.nr >= first.low
      where l.d_metal <> 0 or l.d_energy <> 0
      group by 1, 2
      union all
      select day, 'referral', sum(paid_metal), 0, sum(paid_energy), 0
      from referral_days where referrer_id = ${playerId}::int and day >= ${firstDay}::int
      group by day
    )
    select me.created_at as "createdAt", me.metal, me.energy, sums.day::int as day, sums.kind,
      sums.metal_in::float8 as "metalIn", sums.metal_out::float8 as "metalOut",
      sums.energy_in::float8 as "energyIn", sums.energy_out::float8 as "energyOut"
    from me left join sums on sums.day >= ${firstDay}::int`,
  );
}
