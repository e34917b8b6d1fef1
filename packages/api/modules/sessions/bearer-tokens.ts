/** Identifies scripts by the bearer tokens of their players. */
import type { Database, Pool } from "@emberlode/db";
import { type Clock, isFresh } from "../../platform/clock.ts";
import type { Limits } from "../../platform/limits/rate-limit.ts";
import type { Identity } from "../../platform/request.ts";
import { EXTEND_EVERY_MS, findSecret, MAX_IDLE_MS } from "./find-secret.ts";
import { FreshCache } from "./fresh-cache.ts";
import { readScopes } from "./scopes.ts";
import { findTokensBySecret, touchToken } from "./sessions.queries.ts";

export function createBearerTokens(
  { pool, db, clock }: { pool: Pool; db: Database; clock: Clock },
  freshMs: () => number,
  charge: Limits["charge"],
) {
  const tokens = new FreshCache(clock, freshMs, (secrets) => findTokensBySecret(pool, secrets));
  return {
    /** The player of a token, with its scopes; null if it is not valid. Records its use. */
    async identify(token: string, address: string | null): Promise<Identity | null> {
      const stored = await findSecret(tokens, token, { address, charge });
      if (stored === null) return null;
      const now = clock.now();
      if (stored.lastUsedAt === null || !isFresh(stored.lastUsedAt, now, EXTEND_EVERY_MS)) {
        stored.lastUsedAt = now;
        await touchToken(db, stored.id, now);
      }
      const { accountId: playerId, isGuest, since, scope } = stored;
      return { playerId, isGuest, since, via: "token", scopes: readScopes(scope), stay: false };
    },
    invalidate: (accountId: number) =>
      tokens.invalidate((_, token) => token.accountId === accountId),
    invalidateAll: () => tokens.invalidate(() => true),
    sweep: () => tokens.sweep(MAX_IDLE_MS),
  };
}
