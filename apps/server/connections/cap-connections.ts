/** Limits open connections per address to the HTTP server. */
import type { Server } from "node:net";
import { limitAddress } from "@emberlode/api";
import { isProxy, type TrustProxy } from "../addresses/client-address.ts";
import type { LocalConnectionLimit, Release } from "./local-connection-limit.ts";

interface Caps {
  limit: LocalConnectionLimit;
  trustProxy: TrustProxy;
}

/**
 * Counts a connection; null if its address has reached the limit. A proxy's own connections are not
 * counted: they carry the requests of many clients, whose addresses are known only per request. The
 * proxy must limit its own connections.
 */
export function countConnection(
  remoteAddress: string,
  { limit, trustProxy }: Caps,
): Release | null {
  if (isProxy(remoteAddress, trustProxy)) return () => {};
  return limit.acquire(limitAddress(remoteAddress));
}

/** Closes connections above an address's limit before anything is read. */
export function capConnections(server: Server, caps: Caps): void {
  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    // Already closed.
    if (remoteAddress === undefined) return;
    const release = countConnection(remoteAddress, caps);
    if (release === null) socket.destroy();
    else socket.once("close", release);
  });
}
