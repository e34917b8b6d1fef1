/** The addresses that proxies forward, in their various notations. */
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/** Headers in which a proxy names the client. */
export const FORWARDED_HEADERS = ["x-forwarded-for", "forwarded"] as const;
export type ForwardedHeader = (typeof FORWARDED_HEADERS)[number];

/** `for` in an element of `Forwarded` (RFC 7239), such as `for="[2001:db8::1]:443";proto=https`. */
function forOf(element: string): string {
  for (const pair of element.split(";")) {
    const equals = pair.indexOf("=");
    if (pair.slice(0, equals).trim().toLowerCase() === "for") return pair.slice(equals + 1);
  }
  return "";
}

/**
 * The entries of a header, the last proxy's first. Split at every comma, even within quotes, so a
 * proxy's own entry stays separate from anything a client sent before it.
 */
export function entriesOf(
  headers: IncomingHttpHeaders,
  header: ForwardedHeader,
): readonly string[] {
  const text = [headers[header] ?? []].flat().join(",");
  const elements = text.split(",").filter((element) => element.trim() !== "");
  return (header === "forwarded" ? elements.map(forOf) : elements).reverse();
}

/** `[2001:db8::1]:443` or `203.0.113.7:40001`; the port may be a name (RFC 7239). */
const BRACKETED = /^\[([^\]]+)\](?::\w{1,16})?$/;
const PORT = /:\w{1,16}$/;

/** The address in an entry, with or without quotes, brackets and a port; null for anything else. */
export function readAddress(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, "$1");
  if (isIP(text) !== 0) return text;
  const host = BRACKETED.exec(text)?.[1] ?? text.replace(PORT, "");
  return isIP(host) === 0 ? null : host;
}
