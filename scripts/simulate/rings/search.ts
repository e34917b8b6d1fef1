/** An opponent that searches: it changes plans of rings by chance and keeps what pays. */
import { seededRandom } from "@emberlode/game";
import { mutate, type Plan, RINGS } from "./plan.ts";
import { honestIncome, meanOf, playRing, RING_BARS, type RingResult, type Trial } from "./ring.ts";

/** So many plans live on from one generation to the next, each with as many tries to better it. */
const KEPT = 4;
const TRIES = 3;
/** What was found is played again in so many other worlds. */
const PROOFS = 4;

export interface Found extends RingResult {
  plan: Plan;
}

/** How near to what a ring may not reach; 1 at the first bar. */
const pays = ({ gain, taken }: RingResult): number =>
  Math.max(gain / RING_BARS.gain, taken / RING_BARS.taken);

/** The best plans after so many generations, the best first. */
export function searchRings(seed: string, generations: number, size?: Trial): Found[] {
  const random = seededRandom(`search ${seed}`);
  const honest = honestIncome(seed, size);
  const tried = (plan: Plan): Found => ({ ...playRing(seed, plan, honest, size), plan });
  let best = RINGS.map(tried);
  for (let generation = 0; generation < generations; generation++) {
    best = best.toSorted((a, b) => pays(b) - pays(a)).slice(0, KEPT);
    const tries = Array.from({ length: TRIES }, () =>
      tried(mutate({ ...random.pick(best).plan, name: "searched" }, random)),
    );
    best.push(...tries);
  }
  return best.toSorted((a, b) => pays(b) - pays(a)).slice(0, KEPT);
}

/**
 * The best plan that was found, with what it brings on average of other worlds: of hundreds of tries in
 * one world the best is also the luckiest.
 */
export function provenRing(seed: string, generations: number, size?: Trial): Found {
  const [best] = searchRings(seed, generations, size);
  if (best === undefined) throw new Error("There are no rings to begin with.");
  const { plan } = best;
  const worlds = Array.from({ length: PROOFS }, (_, world) => {
    const other = `${seed} proof ${world}`;
    return [playRing(other, plan, honestIncome(other, size), size)];
  });
  const [mean = best] = meanOf(worlds);
  return { ...mean, plan };
}
