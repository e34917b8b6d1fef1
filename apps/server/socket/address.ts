/** The peer of a socket behind proxies, as Fastify tells it of its requests. */
import type { IncomingMessage } from "node:http";
import proxyaddr from "@fastify/proxy-addr";

/** Nobody, or whether an address so many hops away is one of our proxies. */
export type TrustProxy = false | ((address: string, hop: number) => boolean);

/** From a setting: nobody, the number of proxies in front of this server, or their addresses. */
export function toTrustProxy(setting: false | number | string): TrustProxy {
  if (setting === false) return false;
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  return proxyaddr.compile(setting.split(",").map((one) => one.trim()));
}

export function addressOf(request: IncomingMessage, trustProxy: TrustProxy): string {
  const own = request.socket.remoteAddress ?? "unknown";
  if (trustProxy === false) return own;
  return proxyaddr(request, trustProxy) ?? own;
}

/** Whether the peer of a connection is one of the proxies, which passes on what others send. */
export function isProxy(address: string, trustProxy: TrustProxy): boolean {
  return trustProxy !== false && trustProxy(address, 0);
}
