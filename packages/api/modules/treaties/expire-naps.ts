/** Ends pacts whose notice is over (rules §19). */

import type { Actions, Database } from "@emberlode/db";
import { expireNap, type NapOutcome, type Random, type Result } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import { findExpired, findNap, type Pair, pairLock } from "./treaties.queries.ts";

interface Deps {
  actions: Actions;
  db: Database;
  clock: Clock;
  random: Random;
}

/** Limit of pacts per run; the next run continues. */
const BATCH_SIZE = 100;

async function expire({ actions, db, random }: Deps, pair: Pair): Promise<boolean> {
  const result = await actions.perform(pair.low, {
    players: () => [pair.high],
    extraLock: pairLock(pair),
    load: () => findNap(db, pair),
    rule(locked, nap): Result<NapOutcome, "NOT_FOUND"> {
      const { actor: player, now } = locked;
      const other = locked.player(pair.high);
      // Since it was found, the pact was deleted with its player, changed by another process, or
      // renewed.
      if (other === undefined || nap === null || nap.endsAt === null) {
        return { ok: false, code: "NOT_FOUND" };
      }
      return expireNap({ player, other, nap }, { now, random });
    },
    answer: () => null,
  });
  return result.ok;
}

/**
 * Ends the pacts whose 24 hours of notice are over, and the partnership of both players; at most a
 * hundred per run, longest over first. Returns how many.
 */
export async function expireNaps(services: Deps): Promise<number> {
  let ended = 0;
  for (const pair of await findExpired(services.db, services.clock.now(), BATCH_SIZE)) {
    if (await expire(services, pair)) ended += 1;
  }
  return ended;
}
