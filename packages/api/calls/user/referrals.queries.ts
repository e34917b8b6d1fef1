/** Referred players and the credit they earned (rules §4). */
import { type Database, type Pool, players } from "@emberlode/db";
import { and, eq, not } from "drizzle-orm";

/** A referred player. Amounts are totals over all days. */
export interface RefereeRow {
  id: number;
  username: string;
  joinedAt: number;
  earnedMetal: number;
  earnedEnergy: number;
  /** The share of it that is not paid yet. */
  waitingMetal: number;
  waitingEnergy: number;
}

/**
 * Unpaid credit is one sum per referrer; the oldest is paid first. So the latest days are unpaid: as
 * much of each day as that sum still covers.
 */
const waitingPart = (resource: "metal" | "energy") => `
  least(d.${resource} - d.paid_${resource}, greatest(0, me.referral_waiting_${resource} - (
    sum(d.${resource} - d.paid_${resource}) over (order by d.day desc, d.referee_id)
      - (d.${resource} - d.paid_${resource}))))`;

const REFEREES = `
with me as (
  select referral_waiting_metal, referral_waiting_energy from players where id = $1::int
),
days as (
  select d.referee_id, d.metal, d.energy, ${waitingPart("metal")} as waiting_metal,
    ${waitingPart("energy")} as waiting_energy
  from referral_days d, me where d.referrer_id = $1::int
),
sums as (
  select referee_id, sum(metal)::bigint as metal, sum(energy)::bigint as energy,
    sum(waiting_metal)::bigint as waiting_metal, sum(waiting_energy)::bigint as waiting_energy
  from days group by referee_id
)
select p.id, a.username, p.created_at as "joinedAt",
  coalesce(s.metal, 0)::bigint as "earnedMetal", coalesce(s.energy, 0)::bigint as "earnedEnergy",
  coalesce(s.waiting_metal, 0)::bigint as "waitingMetal",
  coalesce(s.waiting_energy, 0)::bigint as "waitingEnergy"
from players p join accounts a on a.id = p.id left join sums s on s.referee_id = p.id
where p.referrer_id = $1::int and not p.is_guest
order by p.created_at desc, p.id desc limit $2::int offset $3::bigint`;

/** A page of a player's referred players, newest first; guests count only once they take a name. */
export async function findReferees(
  pool: Pool,
  referrerId: number,
  { start, limit }: { start: number; limit: number },
): Promise<RefereeRow[]> {
  return pool.query<RefereeRow>(REFEREES, [referrerId, limit, start]);
}

/** Number of players that a player referred. */
export async function countReferees(db: Database, referrerId: number): Promise<number> {
  return db.$count(players, and(eq(players.referrerId, referrerId), not(players.isGuest)));
}
