/** A searching opponent: makes random changes to plans of rings and keeps the best. */
import { seededRandom } from "@emberlode/game";
import { mutate, RINGS, type RingPlan } from "./plan.ts";
import {
  type Income,
  meanOf,
  playHonestly,
  playRing,
  RING_LIMITS,
  type RingResult,
  type Trial,
} from "./ring.ts";

/** Plans kept from each generation, and new plans tried in each. */
const SURVIVORS = 4;
const TRIES = 3;
/** Number of other worlds in which the plan found is played again. */
const VALIDATION_WORLDS = 4;

export interface SearchedRing extends RingResult {
  plan: RingPlan;
}

/** The higher ratio of a result to its limit; 1 at the limit. */
const fitness = ({ gain, renown, taken }: RingResult): number =>
  Math.max(gain / RING_LIMITS.gain, renown / RING_LIMITS.renown, taken / RING_LIMITS.taken);

/** A world's rings, and the best plans after some generations, best first. */
export function searchRings(seed: string, generations: number, size?: Trial) {
  const random = seededRandom(`search ${seed}`);
  const honest = [false, true].map((isGrown) => playHonestly(seed, { isGrown }, size));
  const evaluate = (plan: RingPlan): SearchedRing => ({
    ...playRing(seed, plan, honest[plan.isGrown === true ? 1 : 0] as Income, size),
    plan,
  });
  const rings: readonly SearchedRing[] = RINGS.map(evaluate);
  const fittest = (plans: readonly SearchedRing[]) =>
    plans.toSorted((a, b) => fitness(b) - fitness(a)).slice(0, SURVIVORS);
  let best = fittest(rings);
  for (let generation = 0; generation < generations; generation++) {
    const tries = Array.from({ length: TRIES }, () =>
      evaluate(mutate({ ...random.pick(best).plan, name: "searched" }, random)),
    );
    best = fittest([...best, ...tries]);
  }
  return { rings, best };
}

/** Results of a world's rings, and of the plan that a search found. */
export interface RingWorld {
  rings: readonly RingResult[];
  found: SearchedRing;
}

/**
 * All rings that rules were made against, and the best plan found, with its mean results in other
 * worlds: after hundreds of tries in one world, the best plan is also the luckiest.
 */
export function playRings(seed: string, generations: number, size?: Trial): RingWorld {
  const { rings, best } = searchRings(seed, generations, size);
  const [lucky] = best;
  if (lucky === undefined) throw new Error("There are no rings to begin with.");
  const { plan } = lucky;
  const proofs = Array.from({ length: VALIDATION_WORLDS }, (_, world) => {
    const other = `${seed} proof ${world}`;
    return [playRing(other, plan, playHonestly(other, plan, size), size)];
  });
  const [mean = lucky] = meanOf(proofs);
  return { rings, found: { ...mean, plan } };
}
