/** Pacts whose notice has run out (rules §19). */

import type { Actions, Database } from "@emberlode/db";
import { lapseNap, type Nap, type Random, write } from "@emberlode/game";
import type { Clock } from "../../services/clock.ts";
import { findLapsed, findNap, type Pair, pairLock } from "../players/naps.queries.ts";

interface Needed {
  actions: Actions;
  db: Database;
  clock: Clock;
  random: Random;
}

/** Most pacts of one run; the others follow with the next. */
const AT_ONCE = 100;

async function lapse({ actions, db, random }: Needed, pair: Pair): Promise<boolean> {
  const result = await actions.perform<null, null, Nap | null>({
    playerId: pair.low,
    alsoPlayers: () => [pair.high],
    thing: pairLock(pair),
    prepare: () => findNap(db, pair),
    decide({ players, now }, nap) {
      const player = players.get(pair.low);
      const other = players.get(pair.high);
      // The pact went with its player.
      if (player === undefined || other === undefined) return { ok: false, error: null };
      // Somebody was faster: another process, or a player who brought it back.
      if (nap === null || nap.endsAt === null) return { ok: false, error: null };
      const done = lapseNap({ player, other, nap }, { now, random });
      if (!done.ok) return { ok: false, error: null };
      const lapsed = write("nap", { ...pair, was: nap, nap: done.outcome.nap });
      return { ok: true, changes: [...done.changes, lapsed], answer: null };
    },
  });
  return result.ok;
}

/**
 * Ends the pacts whose 24 hours of notice are over, both players' partners with them; at most a
 * hundred a run, the longest over first. Answers how many.
 */
export async function lapseNaps(services: Needed): Promise<number> {
  let ended = 0;
  for (const pair of await findLapsed(services.db, services.clock.now(), AT_ONCE)) {
    if (await lapse(services, pair)) ended += 1;
  }
  return ended;
}
