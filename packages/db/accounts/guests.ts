/** Guests: their upgrade to accounts, and the removal of idle ones. */
import type { SessionChange } from "@emberlode/game";
import { and, asc, eq, gte, lt, max, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../connection/database.ts";
import { violatedConstraint } from "../connection/errors.ts";
import { notifyProcesses } from "../connection/notify.ts";
import { accountDeletions, accounts, players, seasons, sessions } from "../schema/index.ts";
import { actionCount } from "./action-count.ts";
import { deleteAccounts } from "./delete-accounts.ts";
import { isNameOfDeleted, NameReserved } from "./deleted-names.ts";
import { lockSessions } from "./lock-rows.ts";

export interface GuestUpgrade {
  accountId: number;
  username: string;
  email: string;
  passwordHash: string;
  /** The one session that continues. */
  session: SessionChange;
}

export type GuestUpgradeResult = "UPGRADED" | "USERNAME_TAKEN" | "EMAIL_TAKEN" | "NOT_A_GUEST";

/** Renames a guest's account; false if it is not a guest. */
async function nameGuest(tx: Transaction, upgrade: GuestUpgrade): Promise<boolean> {
  const { accountId, username, email, passwordHash, session } = upgrade;
  const renamed = await tx
    .update(accounts)
    .set({
      username,
      email,
      passwordHash,
      formerName: sql`${accounts.username}`,
      creationKey: null,
      creationHash: null,
      lastSeenAt: session.createdAt,
    })
    .where(and(eq(accounts.id, accountId), accounts.isGuest))
    .returning({ id: accounts.id });
  return renamed.length > 0;
}

async function upgradeIn(tx: Transaction, upgrade: GuestUpgrade): Promise<GuestUpgradeResult> {
  const { accountId, username } = upgrade;
  const { tokenHash, ...session } = upgrade.session;
  await lockSessions(tx, [accountId]);
  if (!(await nameGuest(tx, upgrade))) return "NOT_A_GUEST";
  if (await isNameOfDeleted(tx, username)) throw new NameReserved();
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
  // Taking a name calls off a deletion that was asked for and not carried out yet.
  await tx.delete(accountDeletions).where(eq(accountDeletions.accountId, accountId));
  await tx.insert(sessions).values({
    ...session,
    accountId,
    seenAt: session.createdAt,
    tokenHash: Buffer.from(tokenHash, "hex"),
  });
  await tx
    .update(players)
    .set({ isGuest: false, version: sql`${players.version} + 1` })
    .where(eq(players.id, accountId));
  await notifyProcesses(tx, [{ t: "renamed", playerId: accountId, username }]);
  return "UPGRADED";
}

/**
 * Turns a guest into an account. It keeps everything except its key, which would log in without the
 * password, and its sessions, which end. The former name still leads to it, and all processes are
 * notified of the new one. Raises the player's version, so `actions.invalidate` it.
 */
export async function upgradeGuest(
  db: Database,
  upgrade: GuestUpgrade,
): Promise<GuestUpgradeResult> {
  try {
    return await db.transaction((tx) => upgradeIn(tx, upgrade));
  } catch (error) {
    if (error instanceof NameReserved) return "USERNAME_TAKEN";
    const constraint = violatedConstraint(error);
    if (constraint === "accounts_username_taken") return "USERNAME_TAKEN";
    if (constraint === "accounts_email_taken") return "EMAIL_TAKEN";
    throw error;
  }
}

export interface IdleGuests {
  /** Guests of the current season not seen since then are removed if they did little. */
  quietSince: number;
  /** Guests not seen since then are removed in any case. */
  idleSince: number;
  /** Fewer actions than this count as little. */
  fewActions: number;
  now: number;
}

/** Maximum number of guests removed per run. */
const BATCH_SIZE = 20;

/**
 * Deletes up to twenty idle guests, longest idle first, and returns their ids and those of their
 * partners in pacts: `actions.invalidate` them.
 */
export async function removeIdleGuests(
  db: Database,
  { quietSince, idleSince, fewActions, now }: IdleGuests,
): Promise<{ removed: number[]; changed: readonly number[] }> {
  return db.transaction(async (tx) => {
    // What guests did before the last change of season is not counted any more.
    const lastChange = sql`coalesce(${tx.select({ at: max(seasons.endedAt) }).from(seasons)}, 0)`;
    // Lock both rows before deleting, skipping locked ones: a guest acting right now is not idle.
    const idle = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(players, eq(players.id, accounts.id))
      .where(
        and(
          accounts.isGuest,
          lt(accounts.lastSeenAt, quietSince),
          or(
            lt(accounts.lastSeenAt, idleSince),
            and(lt(actionCount, fewActions), gte(accounts.createdAt, lastChange)),
          ),
        ),
      )
      .orderBy(asc(accounts.lastSeenAt))
      .limit(BATCH_SIZE)
      .for("update", { of: [accounts, players], skipLocked: true });
    const ids = idle.map(({ id }) => id);
    const { deleted, changed } = await deleteAccounts(tx, ids, now);
    return { removed: deleted.map(({ id }) => id), changed };
  });
}
