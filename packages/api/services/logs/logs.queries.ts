/** The lines of a player's log. They are numbered, so a page costs the same however long the log is. */
import type { Parameter, Pool } from "@emberlode/db";
import { type LedgerEntry, LOG_CATEGORIES } from "@emberlode/game";
import type { ReferralDay } from "@emberlode/messages";

import { countBelow } from "./halving.queries.ts";

/** A log line as stored. */
export interface LogRow extends Omit<LedgerEntry, "playerId"> {
  /** Number of the line, from 1. */
  nr: number;
  /** Milliseconds. */
  createdAt: number;
}

const LINE = `l.nr, l.kind, l.d_metal as metal, l.d_energy as energy, l.detail::text as detail, l.created_at as "createdAt"`;

/** A row as the driver returns it, with `detail` as JSON text. */
type Stored = Omit<LogRow, "detail"> & { detail: string };

async function readLines(pool: Pool, text: string, parameters: readonly Parameter[]) {
  const rows = await pool.query<Stored>(text, parameters);
  return rows.map((row): LogRow => ({ ...row, detail: JSON.parse(row.detail) }));
}

/** The newest lines of all categories, up to `top`. */
export async function findLines(pool: Pool, playerId: number, top: number, limit: number) {
  return readLines(
    pool,
    `select ${LINE} from ledger l where l.player_id = $1::int and l.nr <= $2::int
    order by l.nr desc limit $3::int`,
    [playerId, top, limit],
  );
}

/** The newest lines of a category, up to the number `top` within it. */
export async function findLinesOf(
  pool: Pool,
  playerId: number,
  { cat, top }: { cat: number; top: number },
  limit: number,
) {
  return readLines(
    pool,
    `select ${LINE} from ledger l
    where l.player_id = $1::int and l.cat = $2::smallint and l.cat_nr <= $3::int
    order by l.cat_nr desc limit $4::int`,
    [playerId, cat, top, limit],
  );
}

/** How many lines below the given one are checked before a binary search. */
const NEARBY = 32;

/** The number within its category of the nearest such line below a log line, unless it is far. */
async function numberNearby(pool: Pool, playerId: number, cat: number, before: number) {
  const rows = await pool.query<{ number: number }>(
    `select near.cat_nr as number from (
      select l.nr, l.cat, l.cat_nr from ledger l
      where l.player_id = $1::int and l.nr < $2::int
      order by l.nr desc limit ${NEARBY}
    ) near
    where near.cat = $3::smallint order by near.nr desc limit 1`,
    [playerId, before, cat],
  );
  return rows[0]?.number;
}

/** The number of a category's line; it rises with the number within the category. */
const LINE_OF = `select l.nr as value from ledger l
  where l.player_id = $3::int and l.cat = $4::smallint and l.cat_nr = half.middle`;

/** Number of a category's `count` lines that are older than a log line. */
export async function countOlder(
  pool: Pool,
  playerId: number,
  category: { cat: number; count: number },
  before: number,
): Promise<number> {
  const { cat, count } = category;
  const nearby = await numberNearby(pool, playerId, cat, before);
  return nearby ?? countBelow(pool, playerId, { line: LINE_OF, count, before, more: [cat] });
}

/** The credit for one referred player on one day. */
export interface CreditRow extends ReferralDay {
  refereeId: number;
  /** UTC day number. */
  day: number;
}

/** The referrer's credit for these players and days, pair by pair. */
export async function findCredit(
  pool: Pool,
  referrerId: number,
  refereeIds: readonly number[],
  days: readonly number[],
) {
  return pool.query<CreditRow>(
    `select r.referee_id as "refereeId", r.day, a.username as referee,
      r.metal, r.energy, r.paid_metal as "paidMetal", r.paid_energy as "paidEnergy"
    from unnest($2::int[], $3::int[]) as asked(referee, day)
    cross join lateral (
      select d.referee_id, d.day, d.metal, d.energy, d.paid_metal, d.paid_energy
      from referral_days d
      where d.referrer_id = $1::int and d.day = asked.day and d.referee_id = asked.referee limit 1
    ) r
    left join lateral (select username from accounts where id = r.referee_id limit 1) a on true`,
    [referrerId, refereeIds, days],
  );
}

/** Times of a player's latest notes (milliseconds), newest first. */
export async function findNoteTimes(pool: Pool, playerId: number, count: number) {
  const rows = await pool.query<{ createdAt: number }>(
    `select l.created_at as "createdAt" from ledger l
    where l.player_id = $1::int and l.cat = $2::smallint and l.cat_nr is not null
    order by l.cat_nr desc limit $3::int`,
    [playerId, LOG_CATEGORIES.indexOf("note"), count],
  );
  return rows.map(({ createdAt }) => createdAt);
}
