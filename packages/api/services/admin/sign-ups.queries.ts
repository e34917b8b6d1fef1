/** Who may join the world. */
import type { Pool } from "@emberlode/db";
import type { Signups } from "@emberlode/game";

/**
 * The value set at run time; null for the server's setting. Read at every sign-up, so it takes effect
 * everywhere at once.
 */
export async function findSignups(pool: Pool): Promise<Signups | null> {
  const [world] = await pool.query<{ signups: Signups | null }>("select signups from worlds");
  return world?.signups ?? null;
}

/**
 * Sets who may join and records it; null restores the setting. Repeating it changes nothing.
 * @param by the admin; null for the operator
 */
export async function setSignups(
  pool: Pool,
  signups: Signups | null,
  { by, now }: { by: number | null; now: number },
): Promise<void> {
  await pool.query(
    `with changed as (
      update worlds set signups = $1::text where signups is distinct from $1::text returning single
    )
    insert into moderations (moderator_id, action, note, created_at)
    select $2::int, 'signups', coalesce($1::text, 'default'), $3::bigint from changed`,
    [signups, by, now],
  );
}
