/** Network addresses as limits count them. */
import { isIPv4, isIPv6 } from "node:net";
import { networksOf } from "@emberlode/game";

const GROUPS = 8;
const COUNTED_GROUPS = 4;

/** The last two groups of an IPv6 address in IPv4 notation. */
const DOTTED = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

function inGroups(_: string, ...bytes: readonly string[]): string {
  const [a, b, c, d] = bytes.map(Number);
  const group = (high = 0, low = 0) => ((high << 8) | low).toString(16);
  return `${group(a, b)}:${group(c, d)}`;
}

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

const ipv4Of = (high = 0, low = 0): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join(".");

/**
 * The IPv4 address behind an IPv6 one: mapped (::ffff:0:0/96), translated by NAT64 (64:ff9b::/96),
 * tunneled by 6to4 (2002::/16) or by Teredo (2001::/32, each bit flipped). Null for others.
 */
function ipv4Within(groups: readonly number[]): string | null {
  const [first, second = 0, third] = groups;
  const isZero = (from: number, to: number) => groups.slice(from, to).every((g) => g === 0);
  const isMapped = isZero(0, 5) && groups[5] === 0xffff;
  const isTranslated = first === 0x64 && second === 0xff9b && isZero(2, 6);
  if (isMapped || isTranslated) return ipv4Of(groups[6], groups[7]);
  if (first === 0x2002) return ipv4Of(second, third);
  if (first === 0x2001 && second === 0) {
    return ipv4Of(...groups.slice(6).map((g) => g ^ 0xffff));
  }
  return null;
}

/** An address without its zone, as IPv4 if it is mapped; null if invalid. */
function normalizedAddress(address: string | undefined): string | null {
  const normalized = (address?.split("%")[0] ?? "").toLowerCase();
  if (isIPv4(normalized)) return normalized;
  const mapped = /^(?:0{0,4}:){2,5}:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normalized)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(normalized) ? normalized : null;
}

/** A valid address for the log, or "unknown" for anything else that a proxy sent. */
export function loggableAddress(address: string | undefined): string {
  return normalizedAddress(address) ?? "unknown";
}

/**
 * The key of an address for limits (rules §2): an IPv4 address, also one inside IPv6, or the /64 of
 * an IPv6 address, which belongs to one customer. Peers that hung up before the call have no
 * address and share "unknown".
 */
export function limitAddress(address: string | undefined): string {
  const normalized = normalizedAddress(address);
  if (normalized === null) return "unknown";
  if (isIPv4(normalized)) return normalized;
  const groups = groupsOf(normalized.replace(DOTTED, inGroups));
  const network = groups.slice(0, COUNTED_GROUPS).map((g) => g.toString(16));
  return ipv4Within(groups) ?? `${network.join(":")}::/64`;
}

/** The widest network that limits count: a /48, or a /24 of IPv4. */
export function widestNetwork(address: string | undefined): string {
  const limitedAddress = limitAddress(address);
  return networksOf(limitedAddress).at(-1)?.network ?? limitedAddress;
}
