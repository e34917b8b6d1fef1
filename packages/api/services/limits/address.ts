/** Network addresses as limits count them. */
import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
const COUNTED_GROUPS = 4;

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const parse = (part: string) => (part === "" ? [] : part.split(":").map((g) => parseInt(g, 16)));
  const before = parse(head);
  if (tail === undefined) return before;
  const after = parse(tail);
  const gap = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => 0), ...after];
}

/** An address without its zone, as IPv4 where it is one mapped into IPv6; null for what is none. */
function bareAddress(address: string | undefined): string | null {
  const bare = (address?.split("%")[0] ?? "").toLowerCase();
  if (isIPv4(bare)) return bare;
  const mapped = /^(?:0{0,4}:){2,5}:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(bare) ? bare : null;
}

/** An address as the log says it: whatever a proxy made up, it is an address or "unknown". */
export function plainAddress(address: string | undefined): string {
  return bareAddress(address) ?? "unknown";
}

/**
 * Whom an address belongs to, as far as limits are concerned (rules §2): an IPv4 address itself,
 * also when it comes mapped into IPv6; the /64 of an IPv6 address, which one customer holds whole.
 * A peer who hung up before the call began has none left: all of those together are "unknown".
 */
export function limitAddress(address: string | undefined): string {
  const bare = bareAddress(address);
  if (bare === null) return "unknown";
  if (isIPv4(bare)) return bare;
  const groups = groupsOf(bare.replace(/:\d+\.\d+\.\d+\.\d+$/, ":0:0"));
  if (groups.slice(0, 5).every((g) => g === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const network = groups.slice(0, COUNTED_GROUPS).map((g) => g.toString(16));
  return `${network.join(":")}::/64`;
}
