/** The lookup of sessions and API tokens by the secret that a caller sent. */
import { HOUR, MINUTE } from "@emberlode/game";
import type { Limits } from "../../platform/limits/rate-limit.ts";
import { isSecret } from "../../platform/secrets.ts";
import type { FreshCache } from "./fresh-cache.ts";

/** How often a session is extended at most, or the use of a token recorded. */
export const EXTEND_EVERY_MS = MINUTE;
/** How long an unused secret is cached: about as long as most sessions last. */
export const MAX_IDLE_MS = HOUR;

/**
 * The row of a secret. A secret that is not cached is charged to its address before the query and
 * refunded if valid, so made-up ones cause no more queries than the limit.
 */
export async function findSecret<Stored>(
  cache: FreshCache<Stored>,
  secret: string,
  { address, charge }: { address: string | null; charge: Limits["charge"] },
): Promise<Stored | null> {
  if (!isSecret(secret)) return null;
  return cache.get(secret, address === null ? undefined : () => charge("secret", null, address));
}
