/** Counts bases per network they came from (rules §2). */
import { type CountedNetwork, networksOf } from "../networks.ts";

/** The facts counted about a base. */
export interface CrowdedBase {
  id: number;
  address: string | null;
  lastSeenAt: number;
}

/** Comparator: negative if `a` comes first. */
export type Order<Base extends CrowdedBase> = (a: Base, b: Base) => number;

export const longestIdleFirst: Order<CrowdedBase> = (a, b) =>
  a.lastSeenAt - b.lastSeenAt || a.id - b.id;

/** Counts bases by network for one decision. Caches the networks of every address. */
export function createCrowds() {
  const known = new Map<string | null, readonly CountedNetwork[]>();

  /** Networks of an address, narrowest first. */
  function around(address: string | null): readonly CountedNetwork[] {
    let networks = known.get(address);
    if (networks === undefined) {
      networks = networksOf(address);
      known.set(address, networks);
    }
    return networks;
  }

  const isOf = ({ address }: Pick<CrowdedBase, "address">, wanted: string) =>
    around(address).some(({ network }) => network === wanted);

  function countsOf(bases: readonly CrowdedBase[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { address } of bases) {
      for (const { network } of around(address))
        counts.set(network, (counts.get(network) ?? 0) + 1);
    }
    return counts;
  }

  /**
   * Orders bases by the size of their widest network, largest first, then by narrower networks,
   * then by `then`.
   */
  function mostCrowdedFirst<Base extends CrowdedBase>(
    bases: readonly Base[],
    then: Order<Base>,
  ): Order<Base> {
    const counts = countsOf(bases);
    const held = ({ address }: CrowdedBase, level: number) =>
      counts.get(around(address).at(-level)?.network ?? "") ?? 0;
    return (a, b) => {
      if (a.address !== b.address) {
        // The last network is the widest.
        const levels = Math.max(around(a.address).length, around(b.address).length);
        for (let level = 1; level <= levels; level++) {
          const more = held(b, level) - held(a, level);
          if (more !== 0) return more;
        }
      }
      return then(a, b);
    };
  }

  /**
   * How many more of the bases a base's network holds than the network of `address`, compared at
   * the widest level where the two differ. 0 for a base of the same address.
   */
  function leadOver(address: string | null, bases: readonly CrowdedBase[]) {
    const counts = countsOf(bases);
    const held = (one: CountedNetwork | undefined) =>
      one === undefined ? 0 : (counts.get(one.network) ?? 0);
    const own = around(address);
    return ({ address: from }: CrowdedBase): number => {
      const theirs = around(from);
      for (let level = 1; level <= theirs.length; level++) {
        const [there, here] = [theirs.at(-level), own.at(-level)];
        if (there?.network !== here?.network) return held(there) - held(here);
      }
      return 0;
    };
  }

  return { around, isOf, mostCrowdedFirst, leadOver };
}
