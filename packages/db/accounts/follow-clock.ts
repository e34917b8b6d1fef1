import { CLOCK_SKEW_MS, MINUTE, START, utcDay } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";

/** Days up to which something is counted or used up. */
const DAYS = ["counter_day", "walked_day", "candle_day", "mirage_day", "market_day"];

// Players who act at this moment are handled by the next run.
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
 * After the clock was set back: what was counted on a day to come counts today, and shields and mutes last
 * as long as their rules say from now on. Waits that players have to bear themselves end by their rules.
 * Answers whose rows changed: `forget` them.
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
