/** Public profiles, cached briefly so that a step needs no query. */
import type { Database } from "@emberlode/db";
import { SECOND } from "@emberlode/game";
import { type Clock, isFresh } from "../../platform/clock.ts";
import { findProfiles, type Profile } from "./accounts.queries.ts";

/** Maximum age of a cached profile, in milliseconds. */
const FRESH_MS = 10 * SECOND;

export interface Profiles {
  /** Profiles by id; deleted accounts are missing. */
  of(ids: readonly number[]): Promise<ReadonlyMap<number, Profile>>;
  /** Drops a player's profile after a change by this process. */
  forget(id: number): void;
  /** Frees memory; call it every minute. */
  sweep(): void;
}

type Found = ReadonlyMap<number, Profile>;

export function createProfiles(db: Database, clock: Clock): Profiles {
  const kept = new Map<number, { profile: Profile; readAt: number }>();
  /** Reads in progress by id, so that concurrent callers share one query. */
  const reading = new Map<number, Promise<Found>>();

  const isKnown = (id: number) => {
    const entry = kept.get(id);
    return entry !== undefined && isFresh(entry.readAt, clock.now(), FRESH_MS);
  };

  /** Reads profiles and caches those that did not change meanwhile. */
  function read(ids: readonly number[]): void {
    const readAt = clock.now();
    const request: Promise<Found> = findProfiles(db, ids)
      .then((profiles) => {
        for (const profile of profiles) {
          if (reading.get(profile.id) === request) kept.set(profile.id, { profile, readAt });
        }
        return new Map(profiles.map((profile) => [profile.id, profile]));
      })
      .finally(() => {
        for (const id of ids) if (reading.get(id) === request) reading.delete(id);
      });
    for (const id of ids) reading.set(id, request);
  }

  return {
    async of(ids) {
      const stale = ids.filter((id) => !isKnown(id));
      for (const id of stale) kept.delete(id);
      const unread = stale.filter((id) => !reading.has(id));
      if (unread.length > 0) read(unread);
      const requests = new Set(stale.flatMap((id) => reading.get(id) ?? []));
      const found = new Map<number, Profile>();
      for (const id of ids) {
        const entry = kept.get(id);
        if (entry !== undefined) found.set(id, entry.profile);
      }
      const wanted = new Set(stale);
      for (const profiles of await Promise.all(requests)) {
        for (const [id, profile] of profiles) if (wanted.has(id)) found.set(id, profile);
      }
      return found;
    },
    forget: (id) => {
      kept.delete(id);
      reading.delete(id);
    },
    sweep() {
      for (const id of [...kept.keys()]) if (!isKnown(id)) kept.delete(id);
    },
  };
}
