/** Requests of clients that poll, passed on to the worker that their socket is at. */
import { type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { SOCKET_PATH } from "@emberlode/contract";

/** The prefix of the ids of a worker's connections. */
export const idPrefixOf = (worker: number): string => `${worker}-`;

/** The worker in the id of a connection. */
const WORKER_OF = /[?&]sid=(\d{1,2})-/;
/** As Engine.IO answers for a connection that is over: clients open another one. */
const UNKNOWN_SID = JSON.stringify({ code: 1, message: "Session ID unknown" });
/** Headers that are about one connection only. */
const OF_ONE_HOP = ["connection", "keep-alive", "transfer-encoding"];

function passOn(incoming: IncomingMessage, response: ServerResponse, socketPath: string): void {
  const { method, url, headers } = incoming;
  const onward = request({ socketPath, method, path: url, headers, agent: false });
  onward.on("response", (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !OF_ONE_HOP.includes(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
  });
  onward.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(400, { "content-type": "application/json" }).end(UNKNOWN_SID);
  });
  response.on("close", () => onward.destroy());
  incoming.pipe(onward);
}

/**
 * Passes on what is for another worker's connection, before anybody else sees it. A WebSocket has one
 * connection all its life and needs none of it.
 * @param pathOf where a worker listens; null when there is no such worker, or it is this one
 */
export function forwardPolling(server: Server, pathOf: (worker: number) => string | null): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (incoming, response) => {
    if (incoming.url?.startsWith(SOCKET_PATH)) {
      const worker = WORKER_OF.exec(incoming.url)?.[1];
      const path = worker === undefined ? null : pathOf(Number(worker));
      if (path !== null) return passOn(incoming, response, path);
    }
    for (const listener of listeners) listener.call(server, incoming, response);
  });
}
