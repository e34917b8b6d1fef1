/** The client address of a request: the connection's peer, or the client behind proxies. */
import type { IncomingMessage } from "node:http";
import type { Services } from "@emberlode/api";
import proxyaddr from "@fastify/proxy-addr";
import { entriesOf, FORWARDED_HEADERS, type ForwardedHeader, readAddress } from "./forwarded.ts";

/** Whether to trust the address this many hops away as one of our proxies. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** From a setting: none, the number of proxies in front of this server, or their addresses. */
export function toTrustProxy(setting: false | number | string): TrustProxy {
  if (setting === false) return false;
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  return proxyaddr.compile(setting.split(",").map((proxy) => proxy.trim()));
}

/** Whether the peer of a connection is a trusted proxy. */
export function isProxy(address: string, trustProxy: TrustProxy): boolean {
  return trustProxy !== false && trustProxy(address, 0);
}

/** The client's address. */
export type AddressOf = (request: IncomingMessage) => string;

interface AddressOptions {
  trustProxy: TrustProxy;
  /** The header that proxies write; null for `X-Forwarded-For`, or `Forwarded` without it. */
  header: ForwardedHeader | null;
  log: Services["log"];
}

/** Longest part of an invalid entry that is logged. */
const MAX_LOGGED_LENGTH = 64;

/** An unreadable entry makes the peer the client; the first one is logged. */
export function createAddressOf({ trustProxy, header, log }: AddressOptions): AddressOf {
  let isLogged = false;

  function logUnreadable(name: ForwardedHeader, entry: string, peer: string): void {
    if (isLogged) return;
    isLogged = true;
    log.warn(
      { header: name, entry: entry.slice(0, MAX_LOGGED_LENGTH), peer },
      "a proxy passed on an address that cannot be read: such requests count as the proxy's own",
    );
  }

  return (request) => {
    const peer = request.socket.remoteAddress ?? "unknown";
    if (!isProxy(peer, trustProxy)) return peer;
    const { headers } = request;
    const name = header ?? FORWARDED_HEADERS.find((known) => headers[known] !== undefined);
    let address = peer;
    let hop = 0;
    for (const entry of name === undefined ? [] : entriesOf(headers, name)) {
      const found = readAddress(entry);
      if (found === null) {
        if (name !== undefined) logUnreadable(name, entry, peer);
        return peer;
      }
      address = found;
      hop += 1;
      if (trustProxy === false || !trustProxy(found, hop)) break;
    }
    return address;
  };
}
