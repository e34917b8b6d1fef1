/** A searching opponent: makes random changes to plans of rings and keeps the best. */
import { seededRandom } from "@emberlode/game";
import { mutate, type Plan, RINGS } from "./plan.ts";
import { honestIncome, meanOf, playRing, RING_BARS, type RingResult, type Trial } from "./ring.ts";

/** Plans kept from each generation, and new plans tried in each. */
const KEPT = 4;
const TRIES = 3;
/** Number of other worlds in which the plan found is played again. */
const PROOFS = 4;

export interface Found extends RingResult {
  plan: Plan;
}

/** The higher ratio of a result to its limit; 1 at the limit. */
const pays = ({ gain, taken }: RingResult): number =>
  Math.max(gain / RING_BARS.gain, taken / RING_BARS.taken);

/** A world's rings, and the best plans after some generations, best first. */
export function searchRings(seed: string, generations: number, size?: Trial) {
  const random = seededRandom(`search ${seed}`);
  const honest = honestIncome(seed, size);
  const tried = (plan: Plan): Found => ({ ...playRing(seed, plan, honest, size), plan });
  const rings: readonly Found[] = RINGS.map(tried);
  const fittest = (plans: readonly Found[]) =>
    plans.toSorted((a, b) => pays(b) - pays(a)).slice(0, KEPT);
  let best = fittest(rings);
  for (let generation = 0; generation < generations; generation++) {
    const tries = Array.from({ length: TRIES }, () =>
      tried(mutate({ ...random.pick(best).plan, name: "searched" }, random)),
    );
    best = fittest([...best, ...tries]);
  }
  return { rings, best };
}

/** Results of a world's rings, and of the plan that a search found. */
export interface RingWorld {
  rings: readonly RingResult[];
  found: Found;
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
  const proofs = Array.from({ length: PROOFS }, (_, world) => {
    const other = `${seed} proof ${world}`;
    return [playRing(other, plan, honestIncome(other, size), size)];
  });
  const [mean = lucky] = meanOf(proofs);
  return { rings, found: { ...mean, plan } };
}
