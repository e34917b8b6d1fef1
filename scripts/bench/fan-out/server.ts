/** The measured server: the game's own gateway, and bare ws with the same messages. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createCaller, createContext } from "@emberlode/api";
import { SOCKET_EVENTS } from "@emberlode/contract";
import { createPool } from "@emberlode/db";
import { buildApp } from "@emberlode/server/app.ts";
import { WebSocketServer } from "ws";
import { benchServices, factsOf, registerPlayer } from "../services.ts";
import type { FanOutCommand, FanOutServerOrder, FanOutServerReady } from "./messages.ts";

/** A message that starts with the current time, to measure its delivery. */
const bodyAt = (): string => `${(performance.timeOrigin + performance.now()).toFixed(3)} hello all`;

async function start(order: FanOutServerOrder) {
  const { url, world, dataDir } = order;
  const services = benchServices(createPool({ url, world }), dataDir);
  await services.start();
  const sids: string[] = [];
  for (let index = 0; index < order.players; index++) {
    sids.push((await registerPlayer(services, `Fan${index}`)).sid);
  }
  const app = await buildApp({
    services,
    webFolder: order.dataDir,
    checkReadiness: async () => ({ database: true, migrations: true }),
    connectionsPerAddress: 8_192,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const http = createServer();
  const bare = new WebSocketServer({ server: http, perMessageDeflate: false });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const caller = createCaller(() => createContext(services, factsOf(sids[0] ?? null)));

  let like = { _id: "1", seq: 1 };
  const speakers = {
    gateway: async () => {
      like = (await caller.chat.send({ body: bodyAt() })).message;
    },
    bare: async () => {
      const text = `42${JSON.stringify([SOCKET_EVENTS.message, { ...like, body: bodyAt() }])}`;
      for (const socket of bare.clients) socket.send(text);
    },
  };
  const ports = {
    gateway: (app.server.address() as AddressInfo).port,
    bare: (http.address() as AddressInfo).port,
  };
  return { speakers, ready: { ports, sids } satisfies FanOutServerReady };
}

/** Calls `say` at an even rate. */
function speak(say: () => Promise<void>, perSecond: number, durationMs: number): void {
  const begun = performance.now();
  let said = 0;
  const timer = setInterval(() => {
    const passed = performance.now() - begun;
    if (passed >= durationMs) {
      clearInterval(timer);
      process.send?.("said");
      return;
    }
    for (; said < (passed / 1000) * perSecond; said++) void say();
  }, 4);
}

let running: Awaited<ReturnType<typeof start>> | undefined;

process.on("message", async (message: FanOutServerOrder | FanOutCommand) => {
  if (!("kind" in message)) {
    running = await start(message);
    process.send?.(running.ready);
    return;
  }
  if (message.kind === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() });
    return;
  }
  if (running) speak(running.speakers[message.through], message.perSecond, message.durationMs);
});
