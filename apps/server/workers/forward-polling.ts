/** Forwards requests of polling clients to the worker that has their socket. */
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { SOCKET_PATH } from "@emberlode/contract";

/** The prefix of a worker's connection ids. */
export const idPrefixOf = (worker: number): string => `${worker}-`;

/** Matches the worker in a connection id. */
const SESSION_WORKER = /[?&]sid=(\d{1,2})-/;
/** Engine.IO's answer for an unknown connection, after which clients open a new one. */
const UNKNOWN_SID = JSON.stringify({ code: 1, message: "Session ID unknown" });
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding"];

const withoutHopByHop = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

function proxyRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  socketPath: string,
): void {
  const { method, url } = incoming;
  // We close the connection: if the other worker did, Node's last, empty write could fail after the
  // answer was sent, and the answer would be lost.
  const headers = { ...withoutHopByHop(incoming.headers), connection: "keep-alive" };
  const upstream = request({ socketPath, method, path: url, headers, agent: false });
  upstream.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
    answer.pipe(response);
  });
  upstream.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(400, { "content-type": "application/json" }).end(UNKNOWN_SID);
  });
  response.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
}

/**
 * Forwards requests for another worker's connection before any other handler. A WebSocket stays on
 * one connection and needs no forwarding.
 * @param pathOf where a worker listens; null for this worker or one that does not exist
 */
export function forwardPolling(server: Server, pathOf: (worker: number) => string | null): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (incoming, response) => {
    if (incoming.url?.startsWith(SOCKET_PATH)) {
      const worker = SESSION_WORKER.exec(incoming.url)?.[1];
      const path = worker === undefined ? null : pathOf(Number(worker));
      if (path !== null) return proxyRequest(incoming, response, path);
    }
    for (const listener of listeners) listener.call(server, incoming, response);
  });
}
