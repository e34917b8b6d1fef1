/** Profile pictures as stored. A picture never changes: a new one gets a new name. */
import type { Pool } from "@emberlode/db";
import { CLOCK_SKEW_MS } from "@emberlode/game";

interface NewPicture {
  name: string;
  accountId: number;
  bytes: Uint8Array;
  now: number;
}

/**
 * False, storing nothing, if the account has `limit` pictures already: replaced ones stay for a while.
 * The current one counts as seen at `now`, as it may be about to be replaced.
 */
export async function insertPicture(
  pool: Pool,
  { name, accountId, bytes, now }: NewPicture,
  limit: number,
): Promise<boolean> {
  const rows = await pool.query(
    `with shown as (
      update pictures set created_at = $4 where account_id = $2 and name = (
        select substring(profile_picture from '/([^/]+)\\.webp$') from accounts where id = $2))
    insert into pictures (name, account_id, bytes, created_at)
    select $1, $2, $3, $4 where (select count(*) from pictures where account_id = $2) < $5
    returning name`,
    [name, accountId, bytes, now, limit],
  );
  return rows.length > 0;
}

/** Whether the account may store another one; checked before the picture is processed. */
export async function hasRoom(pool: Pool, accountId: number, limit: number): Promise<boolean> {
  const [row] = await pool.query<{ room: boolean }>(
    "select count(*) < $2 as room from pictures where account_id = $1",
    [accountId, limit],
  );
  return row?.room === true;
}

export async function findPicture(pool: Pool, name: string): Promise<Uint8Array | null> {
  const rows = await pool.query<{ bytes: Uint8Array }>(
    "select bytes from pictures where name = $1",
    [name],
  );
  return rows[0]?.bytes ?? null;
}

/**
 * Removes up to `limit` pictures that their account does not show, stored before `before` or (by a clock
 * that ran ahead) after `now`; returns how many.
 */
export async function deleteUnshown(
  pool: Pool,
  { before, now }: { before: number; now: number },
  limit: number,
): Promise<number> {
  const rows = await pool.query(
    `delete from pictures where name in (
      select p.name from pictures p join accounts a on a.id = p.account_id
      where (p.created_at < $1 or p.created_at > $3)
        and a.profile_picture is distinct from '/pictures/' || p.name || '.webp'
      limit $2)
    returning name`,
    [before, limit, now + CLOCK_SKEW_MS],
  );
  return rows.length;
}
