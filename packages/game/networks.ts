/** Networks that rate limits count an address in (rules §2). */

/** An address or network, and its limit as a multiple of the limit of one address. */
export interface CountedNetwork {
  /** `192.0.2.7`, `192.0.2.0/24`, `2001:db8:1:2::/64`, `2001:db8:1::/56` or `2001:db8:1::/48`. */
  network: string;
  times: number;
}

/** A /56 is one customer with several networks; a /48 or an IPv4 /24 may be a whole street. */
const TIMES = { site: 4, provider: 8 } as const;

const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
const IPV6 = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):([\da-f]{1,4})::\/64$/;

/**
 * An address and the wider networks around it, narrowest first.
 * @param address an IPv4 address, or the /64 of an IPv6 one. Any other text is returned alone; null
 * gives an empty list.
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
