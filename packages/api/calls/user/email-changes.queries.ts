/** Links that confirm a new email address, as stored: by the hash of their token only. */
import { type Pool, violatedConstraint } from "@emberlode/db";
import { MAILED_LINK_MS } from "@emberlode/game";

interface EmailChange {
  hash: Uint8Array;
  accountId: number;
  email: string;
  createdAt: number;
}

/** Stores a change in place of the account's earlier ones. */
export async function insertEmailChange(
  pool: Pool,
  { hash, accountId, email, createdAt }: EmailChange,
): Promise<void> {
  await pool.query(
    `with replaced as (delete from email_changes where account_id = $2 and created_at <= $4)
    insert into email_changes (token_hash, account_id, email, created_at, expires_at)
    values ($1, $2, $3, $4, $5)`,
    [hash, accountId, email, createdAt, createdAt + MAILED_LINK_MS],
  );
}

/** Whether an address belongs to another account, ignoring case. */
export async function isEmailTaken(pool: Pool, email: string, accountId: number): Promise<boolean> {
  const rows = await pool.query(
    "select 1 from accounts where email_lower = lower($1) and id <> $2",
    [email, accountId],
  );
  return rows.length > 0;
}

/**
 * Sets the address of a link and ends mailed password links, in one statement. Until the link expires or
 * is replaced, it can be used again without effect: the first answer may have been lost. Only the newest
 * counts, even if two were stored at once.
 */
export async function applyEmailChange(
  pool: Pool,
  hash: Uint8Array,
  now: number,
): Promise<"CHANGED" | "EMAIL_TAKEN" | "TOKEN_INVALID"> {
  try {
    const rows = await pool.query(
      `with wanted as (
        select a.id, c.email, a.email is distinct from c.email as fresh
        from email_changes c join accounts a on a.id = c.account_id
        where c.token_hash = $1 and c.expires_at > $2 and not exists (
          select from email_changes o where o.account_id = c.account_id
            and (o.created_at, o.token_hash) > (c.created_at, c.token_hash))),
      changed as (
        update accounts a set email = wanted.email from wanted
        where a.id = wanted.id and wanted.fresh),
      resets as (
        delete from password_resets where account_id in (select id from wanted where fresh))
      select id from wanted`,
      [hash, now],
    );
    return rows.length > 0 ? "CHANGED" : "TOKEN_INVALID";
  } catch (error) {
    if (violatedConstraint(error) === "accounts_email_taken") return "EMAIL_TAKEN";
    throw error;
  }
}
