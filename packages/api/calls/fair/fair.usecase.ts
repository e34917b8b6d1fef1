/** What anybody may know of a day's provable rolls. */
import type { FairAnswer } from "@emberlode/contract";
import { DAY, MINUTE } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../services/accounts/status.ts";
import { findDaySeed } from "../../services/fair/day-seeds.queries.ts";
import { sha256Hex } from "../../services/secrets.ts";
import type { PublicContext } from "../context.ts";

/** The seed of a day is told this long after the day is over (rules §16). */
export const REVEAL_AFTER_MS = 10 * MINUTE;

/** The hash of a day's seed, and from 00:10 UTC after the day the seed itself. */
export async function showFairDay(
  { services }: PublicContext<"clock" | "pool">,
  { day }: { day: string },
): Promise<FairAnswer | GameError<"NOT_FOUND">> {
  const number = Date.parse(`${day}T00:00:00Z`) / DAY;
  const stored = Number.isInteger(number) ? await findDaySeed(services.pool, number) : null;
  if (stored === null) return new GameError("NOT_FOUND");
  const revealAt = (number + 1) * DAY + REVEAL_AFTER_MS;
  const { seed, createdAt } = stored;
  return {
    day,
    commitment: sha256Hex(Buffer.from(seed, "hex")),
    committedAt: isoTime(createdAt),
    revealedAt: isoTime(revealAt),
    seed: services.clock.now() >= revealAt ? seed : null,
  };
}
