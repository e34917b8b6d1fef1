import { CLOCK_SKEW_MS, MINUTE, START, utcDay } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";

/** Columns with the day of a count or a use. */
const DAYS = ["counter_day", "walked_day", "candle_day", "mirage_day", "market_day"];

// Players who are acting now are handled by the next run.
const PLAYERS = `
with ahead as materialized (
  select id from players where shield_until > $1::bigint + ${CLOCK_SKEW_MS}
    or greatest(${DAYS.join(", ")}) > $3::int
  for no key update skip locked
)
update players p set version = p.version + 1, shield_until = least(p.shield_until, $1::bigint),
  ${DAYS.map((day) => `${day} = least(p.${day}, $2::int)`).join(", ")}
from ahead where p.id = ahead.id returning p.id`;

const MUTES = `
update mutes u set until = $1::bigint + m.length from (
  select distinct on (target_id) target_id, minutes * ${MINUTE}::bigint as length
  from moderations where action = 'mute' order by target_id, id desc
) m
where m.target_id = u.player_id and u.until > $1::bigint + m.length + ${CLOCK_SKEW_MS}`;

/**
 * Repairs rows after the clock was set back: counts of future days count for today, and shields and
 * mutes last no longer than their rules allow from now. Waits that only disadvantage the player end by
 * their rules. Returns the ids of changed players: `forget` them.
 */
export async function followClock(pool: Pool, now: number): Promise<number[]> {
  await pool.query(MUTES, [now]);
  const rows = await pool.query<{ id: number }>(PLAYERS, [
    now + START.shieldMs,
    utcDay(now),
    utcDay(now + CLOCK_SKEW_MS),
  ]);
  return rows.map(({ id }) => id);
}
