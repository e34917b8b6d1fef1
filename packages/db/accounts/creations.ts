import { DAY } from "@emberlode/game";
import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../connection/database.ts";
import { accounts } from "../schema/index.ts";

/** Keys expire after the same time as those of actions. */
const KEY_LIFETIME_MS = DAY;

/** An account by the key it was created with. */
export interface Creation {
  id: number;
  isGuest: boolean;
  passwordHash: string | null;
  /** Of the call that created the account. */
  bodyHash: string | null;
}

/**
 * The account created with a key in the last 24 hours; null if none. An older key is free again: it
 * is cleared here if the purge has not done so yet.
 */
export async function findCreation(
  db: Database,
  key: string,
  now: number,
): Promise<Creation | null> {
  const [found] = await db
    .select({
      id: accounts.id,
      isGuest: accounts.isGuest,
      passwordHash: accounts.passwordHash,
      bodyHash: accounts.creationHash,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.creationKey, key));
  if (found === undefined) return null;
  const { createdAt, ...creation } = found;
  const oldest = now - KEY_LIFETIME_MS;
  if (createdAt >= oldest) return creation;
  await db
    .update(accounts)
    .set({ creationKey: null, creationHash: null })
    .where(and(eq(accounts.creationKey, key), lt(accounts.createdAt, oldest)));
  return null;
}
