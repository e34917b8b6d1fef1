import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { limitRequestsPerTurn, PER_TURN } from "./request-turns.ts";

/** Connections that send the next request with each answer. */
const BUSY = 100;
const NEW = 30;
const REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

const app = fastify({ forceCloseConnections: true });
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

test("accepts new connections while others keep the server busy", async () => {
  let served = 0;
  limitRequestsPerTurn(app);
  app.get("/", () => {
    served += 1;
    return "";
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = () => {
    const socket = connect(port, "127.0.0.1").setNoDelay();
    socket.on("error", () => {});
    sockets.push(socket);
    socket.write(REQUEST);
    return socket;
  };
  const busy = Array.from({ length: BUSY }, open);
  await Promise.all(busy.map((socket) => once(socket, "data")));
  for (const socket of busy) {
    socket.on("data", () => socket.write(REQUEST));
    socket.write(REQUEST);
  }
  const before = served;
  await Promise.all(Array.from({ length: NEW }, () => once(open(), "data")));
  // Some turns accept none, since both ends of the connections share this event loop.
  expect(served - before).toBeLessThan(2 * PER_TURN * NEW);
});
