/** What players see of each other, kept for a moment so that a step asks nothing. */
import type { Pool } from "@emberlode/db";
import { SECOND } from "@emberlode/game";
import { type Clock, isFresh } from "../clock.ts";

/** How long a changed base name or setting may stay unseen. */
const FRESH_MS = 10 * SECOND;

export interface Profile {
  id: number;
  username: string;
  baseName: string;
  quote: string;
  profilePicture: string;
  /** As stored. */
  settings: Record<string, unknown>;
}

export interface Profiles {
  /** Profiles by id; those of removed accounts are missing. */
  of(ids: readonly number[]): Promise<ReadonlyMap<number, Profile>>;
  /** Forgets one player's, after a change by this process. */
  forget(id: number): void;
  /** Frees memory; call it each minute. */
  sweep(): void;
}

export function createProfiles(pool: Pool, clock: Clock): Profiles {
  const kept = new Map<number, { profile: Profile; readAt: number }>();

  async function read(ids: readonly number[]): Promise<void> {
    const readAt = clock.now();
    const rows = await pool.query<Omit<Profile, "settings"> & { settings: string }>(
      `select id, username, base_name as "baseName", quote,
        coalesce(profile_picture, '') as "profilePicture", settings
      from accounts where id = any($1::int[])`,
      [ids],
    );
    for (const { settings, ...row } of rows) {
      // The driver hands JSON over as its text.
      const profile = { ...row, settings: JSON.parse(settings) };
      kept.set(row.id, { profile, readAt });
    }
  }

  const isKnown = (id: number) => {
    const entry = kept.get(id);
    return entry !== undefined && isFresh(entry.readAt, clock.now(), FRESH_MS);
  };

  return {
    async of(ids) {
      const stale = ids.filter((id) => !isKnown(id));
      for (const id of stale) kept.delete(id);
      if (stale.length > 0) await read(stale);
      const found = new Map<number, Profile>();
      for (const id of ids) {
        const entry = kept.get(id);
        if (entry !== undefined) found.set(id, entry.profile);
      }
      return found;
    },
    forget: (id) => {
      kept.delete(id);
    },
    sweep() {
      for (const id of [...kept.keys()]) if (!isKnown(id)) kept.delete(id);
    },
  };
}
