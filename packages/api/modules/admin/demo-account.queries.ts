/** The demo account, which the operator enables and disables. */
import { accounts, type Database, lockSessions, players } from "@emberlode/db";
import { and, eq, not, sql } from "drizzle-orm";
import { deleteCredentialsOf } from "../sessions/sessions.queries.ts";

export interface DemoAccount {
  username: string;
  /** Identifies the demo account; it receives no mail. */
  email: string;
  /** The hash of its new password. */
  passwordHash: string;
}

/**
 * Gives the demo account a new password, restores its address, and ends its sessions, API tokens
 * and mailed links. Returns false if there is no demo account: an account with that name is a
 * player's unless it has the address, or `createdHere` says that it was created as the demo
 * account.
 */
export async function resetDemoAccount(
  db: Database,
  { username, email, passwordHash }: DemoAccount,
  createdHere: boolean,
): Promise<boolean> {
  const isDemo = and(
    eq(accounts.usernameLower, sql`lower(${username})`),
    not(accounts.isGuest),
    createdHere ? undefined : eq(accounts.emailLower, sql`lower(${email})`),
  );
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ id: accounts.id }).from(accounts).where(isDemo);
    if (found === undefined) return false;
    await lockSessions(tx, [found.id]);
    const reset = await tx
      .update(accounts)
      .set({ passwordHash, email })
      .where(and(eq(accounts.id, found.id), isDemo))
      .returning({ id: accounts.id });
    if (reset.length === 0) return false;
    await deleteCredentialsOf(tx, found.id);
    // A concurrent change of the password was decided on the old one and must retry.
    await tx
      .update(players)
      .set({ version: sql`${players.version} + 1` })
      .where(eq(players.id, found.id));
    return true;
  });
}
