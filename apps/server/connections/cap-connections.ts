/** Open connections of one address to the HTTP server. */
import type { Server } from "node:http";
import { isProxy, type TrustProxy } from "../socket/address.ts";
import type { AddressPlaces } from "./address-places.ts";

/**
 * Closes what an address opens beyond its places, before anything is read of it. A proxy's own
 * connections are not counted: they carry everybody's requests, and who is behind one of them is known
 * only with each request. It is for the proxy to limit what is open to it.
 */
export function capConnections(
  server: Server,
  { places, trustProxy }: { places: AddressPlaces; trustProxy: TrustProxy },
): void {
  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    // Gone already.
    if (remoteAddress === undefined || isProxy(remoteAddress, trustProxy)) return;
    const giveBack = places.take(remoteAddress);
    if (giveBack === null) socket.destroy();
    else socket.once("close", giveBack);
  });
}
