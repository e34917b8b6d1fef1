/**
 * Public profiles, cached briefly so that a step needs no query. Not a map of `FreshValue`: one
 * query reads all that a caller misses, up to all owners of the map. Not a `BoundedMap`: the
 * ranking and the map need everyone's.
 */
import type { Database } from "@emberlode/db";
import { SECOND } from "@emberlode/game";
import { type Clock, isFresh } from "../../platform/clock.ts";
import { findProfiles, type Profile } from "./players.queries.ts";

/** Maximum age of a cached profile, in milliseconds. */
const FRESH_MS = 10 * SECOND;

export interface Profiles {
  /** Profiles by id; deleted accounts are missing. */
  of(ids: readonly number[]): Promise<ReadonlyMap<number, Profile>>;
  /** Drops a player's profile after a change by this process. */
  invalidate(id: number): void;
  /** Frees memory; call it every minute. */
  sweep(): void;
}

type ProfileMap = ReadonlyMap<number, Profile>;

export function createProfiles(db: Database, clock: Clock): Profiles {
  const cache = new Map<number, { profile: Profile; readAt: number }>();
  /** Reads in progress by id, so that concurrent callers share one query. */
  const pending = new Map<number, Promise<ProfileMap>>();

  const isCached = (id: number) => {
    const entry = cache.get(id);
    return entry !== undefined && isFresh(entry.readAt, clock.now(), FRESH_MS);
  };

  /** Reads profiles and caches those that were not invalidated during the query. */
  function read(ids: readonly number[]): void {
    const readAt = clock.now();
    const request: Promise<ProfileMap> = findProfiles(db, ids)
      .then((profiles) => {
        for (const profile of profiles) {
          if (pending.get(profile.id) === request) cache.set(profile.id, { profile, readAt });
        }
        return new Map(profiles.map((profile) => [profile.id, profile]));
      })
      .finally(() => {
        for (const id of ids) if (pending.get(id) === request) pending.delete(id);
      });
    for (const id of ids) pending.set(id, request);
  }

  return {
    async of(ids) {
      const stale = ids.filter((id) => !isCached(id));
      for (const id of stale) cache.delete(id);
      const idsToRead = stale.filter((id) => !pending.has(id));
      if (idsToRead.length > 0) read(idsToRead);
      const requests = new Set(stale.flatMap((id) => pending.get(id) ?? []));
      const profilesById = new Map<number, Profile>();
      for (const id of ids) {
        const entry = cache.get(id);
        if (entry !== undefined) profilesById.set(id, entry.profile);
      }
      const staleIds = new Set(stale);
      for (const profiles of await Promise.all(requests)) {
        for (const [id, profile] of profiles) if (staleIds.has(id)) profilesById.set(id, profile);
      }
      return profilesById;
    },
    invalidate: (id) => {
      cache.delete(id);
      pending.delete(id);
    },
    sweep() {
      for (const id of [...cache.keys()]) if (!isCached(id)) cache.delete(id);
    },
  };
}
