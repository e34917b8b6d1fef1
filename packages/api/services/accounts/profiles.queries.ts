/** Public profiles as stored. */
import type { Pool } from "@emberlode/db";

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

/** Profiles by id, in no order; deleted accounts are missing. */
export async function findProfiles(pool: Pool, ids: readonly number[]): Promise<Profile[]> {
  const rows = await pool.query<Omit<Profile, "settings"> & { settings: string }>(
    `select id, username, former_name as "formerName", base_name as "baseName", quote,
      coalesce(profile_picture, '') as "profilePicture", settings
    from accounts where id = any($1::int[])`,
    [ids],
  );
  // The driver returns JSON as text.
  return rows.map(({ settings, ...row }) => ({ ...row, settings: JSON.parse(settings) }));
}
