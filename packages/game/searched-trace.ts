/** Search terms of admins for accounts: an email address, an IP address or a network. */

/** `2001:db8::/32` to `/64` (addresses are stored as /64s), or `192.0.2.0/16` to `/32`. */
export const NETWORK =
  /^(?:(?:[\da-fA-F]{1,4}:){1,4}:\/(?:3[2-9]|[45]\d|6[0-4])|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\/(?:1[6-9]|2\d|3[0-2]))$/;

/** The kind of a search term. */
export type SearchedTrace =
  | { kind: "email" /** The beginning of an address, or `@example.org`. */; text: string }
  | { kind: "network"; network: string };

/** An IPv4 address, or its beginning: `192.0.2.7`, `192.0.2`, `192.0.2.`, `192.0.` */
function ipv4Network(text: string): string | null {
  if (!/^(?:\d{1,3}\.){2}(?:\d{1,3}(?:\.\d{0,3})?)?$/.test(text)) return null;
  const parts = text.split(".").filter((part) => part !== "");
  const zeros = Array.from({ length: 4 - parts.length }, () => "0");
  return `${[...parts, ...zeros].join(".")}/${8 * parts.length}`;
}

/** The /64 of an IPv6 address, or the network of its first two to four groups: `2001:db8:` */
function ipv6Network(text: string): string | null {
  // A first group of two digits is rather a time, such as 12:30:45.
  if (!/^[\da-f]{3,4}:[\da-f:]*:[\da-f:]*$/.test(text)) return null;
  const [before = "", after] = text.replace(/:$/, "").split("::");
  const groups = before.split(":");
  const isWhole = groups.length === 8 || after !== undefined || text.endsWith("::");
  const bits = isWhole ? 64 : 16 * groups.length;
  const omittedGroups = after === undefined ? 0 : 8 - groups.length - after.split(":").length;
  const zeros = Array.from({ length: Math.max(0, omittedGroups) }, () => "0");
  const all = [...groups, ...zeros, ...(after ?? "").split(":")].filter((group) => group !== "");
  return `${all.slice(0, 4).join(":")}::/${bits}`;
}

/** Null for any other text. */
export function searchedTrace(searched: string): SearchedTrace | null {
  const text = searched.trim().toLowerCase();
  if (/^[^\s@]*@[^\s@]*$/.test(text) && text.length > 2) return { kind: "email", text };
  const network = text.includes("/") ? text : (ipv4Network(text) ?? ipv6Network(text));
  return network !== null && NETWORK.test(network) ? { kind: "network", network } : null;
}
