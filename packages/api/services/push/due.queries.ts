/**
 * Which browsers to notify of which attacks. A row is claimed by one process, once. Both statements lock
 * their rows in order of id, so that they cannot deadlock.
 */
import type { Pool } from "@emberlode/db";
import type { AlertKind } from "@emberlode/game";
import type { StoredAlert } from "@emberlode/messages";

/** A browser, and the attacks on its player since its last notification. */
export interface DuePush {
  accountId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  attacks: number;
  /** Of the newest attack. */
  kind: AlertKind;
  facts: StoredAlert["facts"];
  link: string | null;
  /** Tag of the browser's language; this build may not have it. */
  language: string;
}

/** The players are looking at the game: no process needs to notify them of earlier attacks. */
export async function noteLooked(pool: Pool, playerIds: readonly number[]): Promise<void> {
  await pool.query(
    `with news as (
      select p.id, max(a.id) as last from push_subscriptions p
      join alerts a on a.player_id = p.account_id and a.id > p.notified_up_to
      where p.account_id = any($1::int[]) group by p.id
    ),
    held as (
      select s.id, news.last from push_subscriptions s join news on news.id = s.id
      order by s.id for update of s
    )
    update push_subscriptions s set notified_up_to = held.last from held
    where held.id = s.id and s.notified_up_to < held.last`,
    [[...playerIds]],
  );
}

/**
 * Claims the pending notifications of some players, longest waiting first, so that no other process
 * sends them. A row locked by another statement is skipped: that statement sends it, notes that the
 * player is looking, or ends the subscription. Times in milliseconds.
 * @param since older attacks are not reported
 * @param unusedSince skips a browser that was notified before this time and whose session was not used
 * after that: its cookies may be gone
 */
export async function claimDue(
  pool: Pool,
  playerIds: readonly number[],
  { since, unusedSince, now }: { since: number; unusedSince: number; now: number },
): Promise<DuePush[]> {
  const rows = await pool.query<Omit<DuePush, "facts"> & { facts: string }>(
    `with due as (
      select p.id, min(a.id) as first, max(a.id) as last, count(*) as attacks,
        case when p.pushed_at >= e.seen_at then p.pushed_at end as unanswered
      from push_subscriptions p
      join sessions e on e.token_hash = p.session_hash and e.expires_at > $3::bigint
      join alerts a on a.player_id = p.account_id and a.id > p.notified_up_to
      where p.account_id = any($1::int[]) and a.type = 'attack' and not a.read
        and a.created_at >= $2::bigint
        and (p.pushed_at is null or p.pushed_at < e.seen_at or p.pushed_at > $4::bigint)
      group by p.id, e.seen_at
    ),
    held as (
      select s.id from push_subscriptions s join due on due.id = s.id
      where s.notified_up_to < due.last order by s.id for update of s skip locked
    ),
    claimed as (
      update push_subscriptions s set notified_up_to = due.last,
        pushed_at = coalesce(due.unanswered, $3::bigint)
      from held join due on due.id = held.id
      where s.id = held.id and s.notified_up_to < due.last
      returning s.id, s.account_id, s.endpoint, s.p256dh, s.auth, s.language
    )
    select c.account_id as "accountId", c.endpoint, c.p256dh, c.auth, c.language, due.attacks, a.kind, a.facts::text as facts, a.link
    from claimed c join due on due.id = c.id join alerts a on a.id = due.last
    order by due.first, c.id`,
    [[...playerIds], since, now, unusedSince],
  );
  return rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) }));
}

/**
 * Players with attacks that they were not notified of, oldest first, after a time without a running
 * process.
 */
export async function findWaiting(pool: Pool, since: number): Promise<number[]> {
  const rows = await pool.query<{ id: number }>(
    `select p.account_id as id from push_subscriptions p
    join alerts a on a.player_id = p.account_id and a.id > p.notified_up_to
    where a.type = 'attack' and a.created_at >= $1::bigint
    group by p.account_id order by min(a.id) limit 10000`,
    [since],
  );
  return rows.map(({ id }) => id);
}
