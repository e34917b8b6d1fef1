/** Queries for the operator: roles, bans, notices. */
import { accounts, banAccounts, type Database } from "@emberlode/db";
import { eq, sql } from "drizzle-orm";
import { findByCurrentOrFormerName } from "../accounts/accounts.queries.ts";
import { type Notification, notify } from "../live/notifications.ts";

export const ROLES = ["player", "moderator", "admin"] as const;
export type Role = (typeof ROLES)[number];

type AccountNotification = Notification & { t: "account" };

/** Changes an account and notifies the servers; false if it is gone. */
async function changeAccount(
  db: Database,
  id: number,
  set: Pick<typeof accounts.$inferInsert, "role" | "bannedAt">,
  change: AccountNotification["change"],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(accounts)
      .set(set)
      .where(eq(accounts.id, id))
      .returning({ username: accounts.username });
    if (changed === undefined) return false;
    await notify(tx, { t: "account", username: changed.username, change });
    return true;
  });
}

/** Gives an account a role. Guests can only be players. */
export async function setRole(
  db: Database,
  username: string,
  role: Role,
): Promise<"CHANGED" | "NO_ACCOUNT" | "IS_GUEST"> {
  const account = await findByCurrentOrFormerName(db, username);
  if (account === null) return "NO_ACCOUNT";
  if (account.isGuest && role !== "player") return "IS_GUEST";
  return (await changeAccount(db, account.id, { role }, role)) ? "CHANGED" : "NO_ACCOUNT";
}

/**
 * Bans an account: ends its sessions and tokens, makes all processes close its sockets and takes
 * its base off the map. `now` null unbans it. False if there is no such account.
 */
export async function setBan(db: Database, username: string, now: number | null): Promise<boolean> {
  const account = await findByCurrentOrFormerName(db, username);
  if (account === null) return false;
  if (now === null) return changeAccount(db, account.id, { bannedAt: null }, "unban");
  await banAccounts(db, { accountIds: [account.id], by: null, note: null, now });
  return true;
}

/** Sets or removes the bot label of an account; false if there is no such account. */
export async function setBot(db: Database, username: string, isBot: boolean): Promise<boolean> {
  const account = await findByCurrentOrFormerName(db, username);
  if (account === null) return false;
  const changed = await db
    .update(accounts)
    .set({ isBot })
    .where(eq(accounts.id, account.id))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

/** Sends an alert to every account except guests; returns how many. */
export async function announce(
  db: Database,
  { title, content }: { title: string; content: string },
  now: number,
): Promise<number> {
  const facts = JSON.stringify({ title, content });
  // Raw: with the builder, insert from select needs every column, including the serial.
  const sent = await db.execute(sql`
    insert into alerts (player_id, type, kind, facts, created_at)
    select id, 'admin', 'text', ${facts}::jsonb, ${now}::bigint
    from players where not is_guest returning id`);
  return sent.length;
}
