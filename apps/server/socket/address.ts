/** The peer of a socket behind proxies, as Fastify tells it of its requests. */
import type { IncomingMessage } from "node:http";
import proxyaddr from "@fastify/proxy-addr";

/** Nobody, so many proxies in front, or their addresses. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

type Trusts = Exclude<TrustProxy, boolean | string>;

function toTrusts(trustProxy: TrustProxy): Trusts {
  if (typeof trustProxy === "boolean") return () => trustProxy;
  if (typeof trustProxy === "function") return trustProxy;
  return proxyaddr.compile(trustProxy.split(",").map((one) => one.trim()));
}

export function addressOf(request: IncomingMessage, trustProxy: TrustProxy): string {
  const own = request.socket.remoteAddress ?? "unknown";
  if (trustProxy === false) return own;
  return proxyaddr(request, toTrusts(trustProxy)) ?? own;
}

/** Whether the peer of a connection is one of the proxies, which passes on what others send. */
export function isProxy(address: string, trustProxy: TrustProxy): boolean {
  return toTrusts(trustProxy)(address, 0);
}
