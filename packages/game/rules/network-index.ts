/** Counts bases per network they came from (rules §2). */
import { type CountedNetwork, networksOf } from "../networks.ts";

/** The facts counted about a base. */
export interface CountedBase {
  id: number;
  address: string | null;
  lastSeenAt: number;
}

/** Comparator: negative if `a` comes first. */
export type Order<Base extends CountedBase> = (a: Base, b: Base) => number;

export const longestIdleFirst: Order<CountedBase> = (a, b) =>
  a.lastSeenAt - b.lastSeenAt || a.id - b.id;

/** Counts bases by network for one decision. Caches the networks of every address. */
export function createNetworkIndex() {
  const known = new Map<string | null, readonly CountedNetwork[]>();

  /** Networks of an address, narrowest first. */
  function networksAround(address: string | null): readonly CountedNetwork[] {
    let networks = known.get(address);
    if (networks === undefined) {
      networks = networksOf(address);
      known.set(address, networks);
    }
    return networks;
  }

  const isInNetwork = ({ address }: Pick<CountedBase, "address">, wanted: string) =>
    networksAround(address).some(({ network }) => network === wanted);

  function countsOf(bases: readonly CountedBase[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { address } of bases) {
      for (const { network } of networksAround(address))
        counts.set(network, (counts.get(network) ?? 0) + 1);
    }
    return counts;
  }

  /**
   * Orders bases by the size of their widest network, largest first, then by narrower networks,
   * then by `tieBreaker`.
   */
  function mostCrowdedFirst<Base extends CountedBase>(
    bases: readonly Base[],
    tieBreaker: Order<Base>,
  ): Order<Base> {
    const counts = countsOf(bases);
    const networkSize = ({ address }: CountedBase, level: number) =>
      counts.get(networksAround(address).at(-level)?.network ?? "") ?? 0;
    return (a, b) => {
      if (a.address !== b.address) {
        // The last network is the widest.
        const levels = Math.max(networksAround(a.address).length, networksAround(b.address).length);
        for (let level = 1; level <= levels; level++) {
          const sizeDifference = networkSize(b, level) - networkSize(a, level);
          if (sizeDifference !== 0) return sizeDifference;
        }
      }
      return tieBreaker(a, b);
    };
  }

  /**
   * How many more of the bases a base's network holds than the network of `address`, compared at
   * the widest level where the two differ. 0 for a base of the same address.
   */
  function leadOver(address: string | null, bases: readonly CountedBase[]) {
    const counts = countsOf(bases);
    const networkSize = (one: CountedNetwork | undefined) =>
      one === undefined ? 0 : (counts.get(one.network) ?? 0);
    const ownNetworks = networksAround(address);
    return ({ address: from }: CountedBase): number => {
      const theirs = networksAround(from);
      for (let level = 1; level <= theirs.length; level++) {
        const [there, here] = [theirs.at(-level), ownNetworks.at(-level)];
        if (there?.network !== here?.network) return networkSize(there) - networkSize(here);
      }
      return 0;
    };
  }

  return { networksAround, isInNetwork, mostCrowdedFirst, leadOver };
}
