/** The demo account, which the operator opens and closes. */
import type { Pool } from "@emberlode/db";

export interface DemoAccount {
  username: string;
  /** Identifies the demo account; it receives no mail. */
  email: string;
  /** The hash of its new password. */
  passwordHash: string;
}

/**
 * Gives the demo account a new password, restores its address, and ends its sessions, API tokens and
 * mailed links. False when there is none: an account with that name is a player's unless it has the
 * address, or `isKnown` says that it was created as the demo account.
 */
export async function resetDemoAccount(
  pool: Pool,
  { username, email, passwordHash }: DemoAccount,
  isKnown: boolean,
): Promise<boolean> {
  const rows = await pool.query(
    `with demo as (
      update accounts set password_hash = $3, email = $2
      where username_lower = lower($1) and not is_guest and (email_lower = lower($2) or $4::boolean)
      returning id),
    ended as (delete from sessions where account_id in (select id from demo)),
    dropped as (delete from api_tokens where account_id in (select id from demo)),
    resets as (delete from password_resets where account_id in (select id from demo)),
    changes as (delete from email_changes where account_id in (select id from demo)),
    -- A change of the password under way was decided on the old one: it has to look again.
    moved as (update players set version = version + 1 where id in (select id from demo))
    select id from demo`,
    [username, email, passwordHash, isKnown],
  );
  return rows.length > 0;
}
