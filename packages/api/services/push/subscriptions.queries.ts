/** Browsers that are notified of attacks, as stored. */
import type { SubscribePushInput } from "@emberlode/contract";
import type { Pool } from "@emberlode/db";
import type { Language } from "@emberlode/messages";

/** Browsers per account; the one that subscribed first is dropped. */
const MAX_PER_ACCOUNT = 5;

interface Owner {
  accountId: number;
  /** Hash of the session's token. */
  sessionHash: Uint8Array;
}

/**
 * Stores the subscription of a session's browser in place of its previous one. False when the session
 * has ended. An address of another account moves to this one: it is the same browser.
 */
export async function keepSubscription(
  pool: Pool,
  { accountId, sessionHash }: Owner,
  { endpoint, keys }: SubscribePushInput,
  { language, now }: { language: Language; now: number },
): Promise<boolean> {
  const kept = await pool.query(
    `insert into push_subscriptions as s
      (account_id, session_hash, endpoint, p256dh, auth, notified_up_to, created_at, language)
    select account_id, token_hash, $3, $4, $5,
      coalesce((select max(a.id) from alerts a where a.player_id = account_id), 0), $6::bigint, $7
    from sessions where account_id = $1::int and token_hash = $2 and expires_at > $6::bigint
    for key share
    on conflict (endpoint) do update set account_id = excluded.account_id,
      session_hash = excluded.session_hash, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
      notified_up_to =
        case when s.session_hash = excluded.session_hash then s.notified_up_to else excluded.notified_up_to end,
      created_at =
        case when s.session_hash = excluded.session_hash then s.created_at else excluded.created_at end
    returning s.id`,
    [accountId, sessionHash, endpoint, keys.p256dh, keys.auth, now, language],
  );
  if (kept.length === 0) return false;
  await pool.query(
    `delete from push_subscriptions where account_id = $1::int and endpoint <> $3
      and (session_hash = $2 or id not in (
        select id from push_subscriptions where account_id = $1::int
        order by endpoint = $3 desc, created_at desc, id desc limit ${MAX_PER_ACCOUNT}))`,
    [accountId, sessionHash, endpoint],
  );
  return true;
}

/** The subscription of a session's browser; null for none. */
export async function findSubscription(
  pool: Pool,
  { accountId, sessionHash }: Owner,
): Promise<SubscribePushInput | null> {
  const [row] = await pool.query<{ endpoint: string; p256dh: string; auth: string }>(
    `select endpoint, p256dh, auth from push_subscriptions
    where account_id = $1::int and session_hash = $2 order by created_at desc, id desc limit 1`,
    [accountId, sessionHash],
  );
  if (row === undefined) return null;
  const { endpoint, ...keys } = row;
  return { endpoint, keys };
}

/** Ends the subscription of a session, if any. */
export async function removeSubscriptions(
  pool: Pool,
  { accountId, sessionHash }: Owner,
): Promise<void> {
  await pool.query(
    "delete from push_subscriptions where account_id = $1::int and session_hash = $2",
    [accountId, sessionHash],
  );
}

/** Ends the subscription of an address that the push service no longer knows. */
export async function removeEndpoint(pool: Pool, endpoint: string): Promise<void> {
  await pool.query("delete from push_subscriptions where endpoint = $1", [endpoint]);
}

/** Whether an active session of the account is subscribed with this address. */
export async function isSubscribed(
  pool: Pool,
  { accountId, endpoint }: { accountId: number; endpoint: string },
  now: number,
): Promise<boolean> {
  const rows = await pool.query(
    `select 1 from push_subscriptions p
    join sessions e on e.token_hash = p.session_hash and e.expires_at > $3::bigint
    where p.endpoint = $2 and p.account_id = $1::int`,
    [accountId, endpoint, now],
  );
  return rows.length > 0;
}
