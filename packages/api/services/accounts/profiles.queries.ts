/** What players see of each other, as stored. */
import { accounts, type Database, isAnyOf } from "@emberlode/db";
import { sql } from "drizzle-orm";

export interface Profile {
  id: number;
  username: string;
  /** The name as a guest; null if the player never was one. */
  formerName: string | null;
  baseName: string;
  quote: string;
  profilePicture: string;
  /** As stored. */
  settings: Record<string, unknown>;
}

/** Profiles by id, in no order; those of removed accounts are missing. */
export async function findProfiles(db: Database, ids: readonly number[]): Promise<Profile[]> {
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      formerName: accounts.formerName,
      baseName: accounts.baseName,
      quote: accounts.quote,
      profilePicture: sql<string>`coalesce(${accounts.profilePicture}, '')`,
      settings: accounts.settings,
    })
    .from(accounts)
    .where(isAnyOf(accounts.id, ids));
}
