/** The peer of a socket behind proxies, as Fastify tells it of its requests. */
import type { IncomingMessage } from "node:http";
import proxyaddr from "@fastify/proxy-addr";

/** Nobody, so many proxies in front, or their addresses. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

export function addressOf(request: IncomingMessage, trustProxy: TrustProxy): string {
  const own = request.socket.remoteAddress ?? "unknown";
  if (trustProxy === false) return own;
  const trust =
    typeof trustProxy === "string" ? trustProxy.split(",").map((one) => one.trim()) : trustProxy;
  return proxyaddr(request, trust === true ? () => true : trust) ?? own;
}
