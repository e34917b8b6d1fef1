/** What players see of each other, kept for a moment so that a step asks nothing. */
import type { Pool } from "@emberlode/db";
import { SECOND } from "@emberlode/game";
import { type Clock, isFresh } from "../clock.ts";
import { findProfiles, type Profile } from "./profiles.queries.ts";

/** How long a changed base name or setting may stay unseen. */
const FRESH_MS = 10 * SECOND;

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
    for (const profile of await findProfiles(pool, ids)) kept.set(profile.id, { profile, readAt });
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
