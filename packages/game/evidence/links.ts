/** Accounts that belong together, by the browsers and addresses they were used from. */
import { MAX_LINKED_BY_ADDRESS } from "../staff.ts";

/** A browser or an address, and the accounts that used it. */
export interface SharedTrace {
  kind: "device" | "address";
  accounts: readonly number[];
}

export interface Link {
  one: number;
  other: number;
  /** Browsers and addresses in common. */
  devices: number;
  addresses: number;
}

/** Pairs of accounts that are looked at: a crowd that shares everything has many. */
export const MAX_PAIRS = 20_000;

const pairsOf = ({ accounts: { length } }: SharedTrace): number => (length * (length - 1)) / 2;

/** The traces that link accounts, those of the fewest first, as many as have `MAX_PAIRS` pairs. */
function linkingTraces(traces: readonly SharedTrace[]): SharedTrace[] {
  const linking: SharedTrace[] = [];
  let pairs = 0;
  for (const trace of traces.toSorted((one, other) => pairsOf(one) - pairsOf(other))) {
    if (trace.kind === "address" && trace.accounts.length > MAX_LINKED_BY_ADDRESS) continue;
    pairs += pairsOf(trace);
    if (pairs > MAX_PAIRS) break;
    linking.push(trace);
  }
  return linking;
}

/**
 * The linked pairs, the lower id first. An address of more than ten accounts is taken for that of a
 * school or provider, and links nobody.
 */
export function linksOf(traces: readonly SharedTrace[]): Link[] {
  const links = new Map<string, Link>();
  for (const { kind, accounts } of linkingTraces(traces)) {
    for (const one of accounts) {
      for (const other of accounts) {
        if (one >= other) continue;
        const key = `${one} ${other}`;
        const link = links.get(key) ?? { one, other, devices: 0, addresses: 0 };
        if (kind === "device") link.devices += 1;
        else link.addresses += 1;
        links.set(key, link);
      }
    }
  }
  return [...links.values()];
}
