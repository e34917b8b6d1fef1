/** Which browsers are to be notified of which attacks. A row is claimed by one process, once. */
import type { Pool } from "@emberlode/db";

/** A browser, and the attacks on its player since it was notified last. */
export interface DuePush {
  accountId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  attacks: number;
  /** Of the newest attack. */
  title: string;
  content: string;
  link: string | null;
}

/** The players look: what came so far needs no notification by any process. */
export async function noteLooked(pool: Pool, playerIds: readonly number[]): Promise<void> {
  await pool.query(
    `update push_subscriptions s set notified_up_to = n.last from (
      select p.id, max(a.id) as last from push_subscriptions p
      join alerts a on a.player_id = p.account_id and a.id > p.notified_up_to
      where p.account_id = any($1::int[]) group by p.id
    ) n where n.id = s.id and s.notified_up_to < n.last`,
    [[...playerIds]],
  );
}

/**
 * Takes what some players are to be notified of, which nobody else gets then.
 * @param since attacks before it (milliseconds) are no news any more
 */
export async function claimDue(
  pool: Pool,
  playerIds: readonly number[],
  { since, now }: { since: number; now: number },
): Promise<DuePush[]> {
  return pool.query<DuePush>(
    `with due as (
      select p.id, max(a.id) as last, count(*) as attacks from push_subscriptions p
      join sessions e on e.token_hash = p.session_hash and e.expires_at > $3::bigint
      join alerts a on a.player_id = p.account_id and a.id > p.notified_up_to
      where p.account_id = any($1::int[]) and a.type = 'attack' and not a.read
        and a.created_at >= $2::bigint
      group by p.id
    ),
    claimed as (
      update push_subscriptions s set notified_up_to = due.last from due
      where s.id = due.id and s.notified_up_to < due.last
      returning s.id, s.account_id, s.endpoint, s.p256dh, s.auth
    )
    select c.account_id as "accountId", c.endpoint, c.p256dh, c.auth, due.attacks, a.title, a.content, a.link
    from claimed c join due on due.id = c.id join alerts a on a.id = due.last`,
    [[...playerIds], since, now],
  );
}

/** Players with attacks that they were not notified of, after a time in which nobody followed. */
export async function findWaiting(pool: Pool, since: number): Promise<number[]> {
  const rows = await pool.query<{ id: number }>(
    `select distinct p.account_id as id from push_subscriptions p
    where exists (select from alerts a where a.player_id = p.account_id and a.id > p.notified_up_to
      and a.type = 'attack' and a.created_at >= $1::bigint) limit 10000`,
    [since],
  );
  return rows.map(({ id }) => id);
}
