/** The networks that an address is part of, as limits count them (rules §2). */

/** An address or a network, and how many times what one address may its addresses may together. */
export interface CountedNetwork {
  /** `192.0.2.7`, `192.0.2.0/24`, `2001:db8:1:2::/64`, `2001:db8:1::/56` or `2001:db8:1::/48`. */
  network: string;
  times: number;
}

/** A /56 is one customer with several networks; a /48, and a /24 of IPv4, may be a street of them. */
const TIMES = { site: 4, provider: 8 } as const;

const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
const IPV6 = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):([\da-f]{1,4})::\/64$/;

/**
 * An address and the wider networks around it, the narrowest first.
 * @param address as limits count it: an IPv4 address, or the /64 of an IPv6 one. Anything else is itself
 * alone; null is in no network.
 */
export function networksOf(address: string | null): readonly CountedNetwork[] {
  if (address === null) return [];
  const one = { network: address, times: 1 };
  const block = IPV4.exec(address)?.[1];
  if (block !== undefined) return [one, { network: `${block}.0/24`, times: TIMES.provider }];
  const [, prefix, subnet] = IPV6.exec(address) ?? [];
  if (prefix === undefined || subnet === undefined) return [one];
  const site = Number.parseInt(subnet, 16) & 0xff00;
  return [
    one,
    {
      network: site === 0 ? `${prefix}::/56` : `${prefix}:${site.toString(16)}::/56`,
      times: TIMES.site,
    },
    { network: `${prefix}::/48`, times: TIMES.provider },
  ];
}
