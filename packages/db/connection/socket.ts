import { createConnection, type Socket } from "node:net";
import type { Address } from "./address.ts";

const CONNECT_MS = 3000;

/** Opens one connected socket, or fails within three seconds. */
export function openSocket(address: Address): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = address.host.startsWith("/")
      ? createConnection({ path: `${address.host}/.s.PGSQL.${address.port}` })
      : createConnection({ host: address.host, port: address.port, noDelay: true });
    // The driver reads the server's name for TLS from here.
    Object.assign(socket, { host: address.host, port: address.port });
    const timer = setTimeout(() => {
      socket.destroy(
        Object.assign(new Error("connecting took too long"), { code: "CONNECT_TIMEOUT" }),
      );
    }, CONNECT_MS);
    socket.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.removeAllListeners("error");
      resolve(socket);
    });
  });
}
