import { DAY } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";

/** Keys are valid for as long as those of actions. */
const KEY_LIFETIME_MS = DAY;

const FIND = `
with old as (
  update accounts set creation_key = null, creation_hash = null
  where creation_key = $1 and created_at < $2::bigint
)
select id, is_guest as "isGuest", password_hash as "passwordHash", creation_hash as "bodyHash"
from accounts where creation_key = $1 and created_at >= $2::bigint`;

/** An account and the key that created it. */
export interface Creation {
  id: number;
  isGuest: boolean;
  passwordHash: string | null;
  /** Hash of the body of that call. */
  bodyHash: string;
}

/**
 * The account created with a key in the last 24 hours; null when there is none. Older keys are free
 * again, even before the purge removes them.
 */
export async function findCreation(pool: Pool, key: string, now: number): Promise<Creation | null> {
  const [row] = await pool.query<Creation>(FIND, [key, now - KEY_LIFETIME_MS]);
  return row ?? null;
}
