/** The public facts of a day's provable rolls. */
import type { FairAnswer } from "@emberlode/contract";
import { DAY, MINUTE } from "@emberlode/game";
import type { PublicContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { sha256Hex } from "../../platform/secrets.ts";
import { type DaySeed, findDaySeeds } from "./day-seeds.queries.ts";

/** How long after a day its seed is published (rules §16). */
export const REVEAL_AFTER_MS = 10 * MINUTE;

/** The public hash of a seed. */
export const commitmentOf = ({ seed, createdAt }: DaySeed) => ({
  commitment: sha256Hex(Buffer.from(seed, "hex")),
  committedAt: isoTime(createdAt),
});

/** The earlier seeds of a day that were published early, each used until the next was created. */
function earlierOf(seeds: readonly DaySeed[]): NonNullable<FairAnswer["earlier"]> {
  return seeds.slice(1).map(({ createdAt: until }, index) => {
    const replaced = seeds[index];
    if (replaced === undefined) throw new RangeError("The previous seed is missing.");
    return { ...commitmentOf(replaced), seed: replaced.seed, until: isoTime(until) };
  });
}

/**
 * The hash of a day's seed and, from 00:10 UTC after the day, the seed itself. Seeds published
 * early because a clock ran ahead are listed too; they are no longer used.
 */
export async function showFairDay(
  { services }: PublicContext<"clock" | "db" | "fair">,
  { day }: { day: string },
): Promise<FairAnswer | GameError<"NOT_FOUND">> {
  const dayNumber = Date.parse(`${day}T00:00:00Z`) / DAY;
  const seeds = Number.isInteger(dayNumber) ? await findDaySeeds(services.db, dayNumber) : [];
  const last = seeds.at(-1);
  if (last === undefined) return new GameError("NOT_FOUND");
  const revealAt = (dayNumber + 1) * DAY + REVEAL_AFTER_MS;
  const isRevealDue = services.clock.now() >= revealAt;
  // Publish it to all processes before returning it.
  if (isRevealDue && last.publishedAt === null) await services.fair.publish(dayNumber);
  const earlier = earlierOf(seeds);
  return {
    day,
    ...commitmentOf(last),
    revealedAt: isoTime(revealAt),
    seed: isRevealDue ? last.seed : null,
    ...(earlier.length > 0 && { earlier }),
  };
}
