import { setTimeout as sleep } from "node:timers/promises";
import {
  CAPTURE,
  CLOCK_SKEW_MS,
  DAY,
  MINES,
  NAP_ASK_REST_MS,
  PLACING,
  SPENT_MS,
} from "@emberlode/game";
import type { Parameter } from "../connection/parameters.ts";
import type { Pool } from "../connection/pool.ts";

const BATCH = 500;
const PLAYERS_AT_ONCE = 200;
const PAUSE_MS = 5;

const OLD_KEYS = `
select player_id, id, kind from ledger where key is not null and created_at < $1::bigint
order by created_at limit ${BATCH}`;

const PURGE_KEYS = `
with old as materialized (${OLD_KEYS}),
gone as (
  delete from ledger l using old
  where l.player_id = old.player_id and l.id = old.id and old.kind = 'move'
),
kept as (
  update ledger l set key = null, body_hash = null, answer = null from old
  where l.player_id = old.player_id and l.id = old.id and old.kind <> 'move'
)
select count(*) as rows from old`;

const PURGE_CREATIONS = `
with gone as (
  update accounts set creation_key = null, creation_hash = null where id in (
    select id from accounts where creation_key is not null and created_at < $1::bigint limit ${BATCH}
  ) returning 1
)
select count(*) as rows from gone`;

/** Networks are kept while an account is young (rules §2); a guest's for as long as it exists. */
const PURGE_ADDRESSES = `
with gone as (
  update accounts set address = null where id in (
    select id from accounts where address is not null and not is_guest and created_at <= $1::bigint
    limit ${BATCH}
  ) returning 1
)
select count(*) as rows from gone`;

const PURGE_COOLDOWNS = `
with gone as (
  delete from cooldowns where player_id between $1::int and $2::int
    and (until < $3::bigint or until > $4::bigint) returning 1
)
select count(*) as rows from gone`;

/** Already expired for every process, so no field changes. */
const PURGE_MINES = `
with gone as (
  delete from mines where id in (
    select id from mines where until < $1::bigint or until > $2::bigint limit ${BATCH}
  ) returning 1
)
select count(*) as rows from gone`;

/** Already expired for every process, like mines. */
const PURGE_BARS = `
with gone as (
  delete from field_bars where (x, y, player_id) in (
    select x, y, player_id from field_bars where until < $1::bigint or until > $2::bigint limit ${BATCH}
    for update skip locked
  ) returning 1
)
select count(*) as rows from gone`;

/** Kept for a day, only to prevent a second request to the same player within it. */
const PURGE_NAPS = `
with gone as (
  delete from naps where (low, high) in (
    select low, high from naps where state = 'ended' and blocked_by = '{}' and ends_at is null
      and (asked_at < $1::bigint or asked_at > $2::bigint) limit ${BATCH} for update skip locked
  ) returning 1
)
select count(*) as rows from gone`;

const expired = (table: string) => `
with gone as (
  delete from ${table} where token_hash in (
    select token_hash from ${table} where expires_at < $1::bigint limit ${BATCH}
  ) returning 1
)
select count(*) as rows from gone`;

/** Counts of removed rows. */
export interface Purged {
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
  /** Pacts that were over and only recorded the last request. */
  naps: number;
}

async function count(pool: Pool, text: string, parameters: readonly Parameter[]): Promise<number> {
  const [answer] = await pool.query<{ rows: number }>(text, parameters);
  await sleep(PAUSE_MS);
  return answer?.rows ?? 0;
}

async function untilDone(
  pool: Pool,
  text: string,
  parameters: readonly Parameter[],
): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await count(pool, text, parameters);
    total += rows;
    if (rows < BATCH) return total;
  }
}

const LONGEST_SPENT_MS = Math.max(...Object.values(SPENT_MS));

/**
 * The first and the last possible end of a running wait of that length; later ones began ahead of the
 * clock.
 */
const endsOfLive = (now: number, lengthMs: number) =>
  [now, now + lengthMs + CLOCK_SKEW_MS] as const;

async function purgeCooldowns(pool: Pool, now: number): Promise<number> {
  const [last] = await pool.query<{ id: number | null }>(
    `select max(player_id) as id from cooldowns`,
  );
  let total = 0;
  for (let from = 1; from <= (last?.id ?? 0); from += PLAYERS_AT_ONCE) {
    const players = [from, from + PLAYERS_AT_ONCE - 1];
    total += await count(pool, PURGE_COOLDOWNS, [...players, ...endsOfLive(now, LONGEST_SPENT_MS)]);
  }
  return total;
}

/**
 * Removes expired rows, in small statements: keys and answers after a day (and the rows of moves with
 * them), addresses, cooldowns, mines, sessions, pacts and mailed links. Run it every few minutes. Rows
 * dated ahead of the clock count as expired too. A kind that fails does not block the others. Throws all
 * failures at the end.
 */
export async function purge(pool: Pool, now: number): Promise<Purged> {
  const failures: unknown[] = [];
  const clear = async (work: Promise<number>): Promise<number> => {
    try {
      return await work;
    } catch (error) {
      failures.push(error);
      return 0;
    }
  };
  const purged = {
    keys: await clear(untilDone(pool, PURGE_KEYS, [now - DAY])),
    creations: await clear(untilDone(pool, PURGE_CREATIONS, [now - DAY])),
    addresses: await clear(untilDone(pool, PURGE_ADDRESSES, [now - PLACING.youngMs])),
    cooldowns: await clear(purgeCooldowns(pool, now)),
    sessions: await clear(untilDone(pool, expired("sessions"), [now])),
    resets: await clear(untilDone(pool, expired("password_resets"), [now])),
    emailChanges: await clear(untilDone(pool, expired("email_changes"), [now])),
    mines: await clear(untilDone(pool, PURGE_MINES, endsOfLive(now, MINES.lieMs))),
    bars: await clear(untilDone(pool, PURGE_BARS, endsOfLive(now, CAPTURE.barredMs))),
    naps: await clear(untilDone(pool, PURGE_NAPS, [now - NAP_ASK_REST_MS, now + CLOCK_SKEW_MS])),
  };
  if (failures.length > 0) throw new AggregateError(failures, "not everything could be purged");
  return purged;
}
