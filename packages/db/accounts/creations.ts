import { DAY } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";

/** A key serves as long as those of actions. */
const KEY_LIFETIME_MS = DAY;

const FIND = `
with old as (
  update accounts set creation_key = null, creation_hash = null
  where creation_key = $1 and created_at < $2::bigint
)
select id, is_guest as "isGuest", password_hash as "passwordHash", creation_hash as "bodyHash"
from accounts where creation_key = $1 and created_at >= $2::bigint`;

/** An account by the key that it was made under. */
export interface Creation {
  id: number;
  isGuest: boolean;
  passwordHash: string | null;
  /** Of the call that made the account. */
  bodyHash: string;
}

/**
 * The account made with a key in the last 24 hours; null when there is none. An older one's key is
 * free from then on, whether a purge came by or not.
 */
export async function findCreation(pool: Pool, key: string, now: number): Promise<Creation | null> {
  const [row] = await pool.query<Creation>(FIND, [key, now - KEY_LIFETIME_MS]);
  return row ?? null;
}
