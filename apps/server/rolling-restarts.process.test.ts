/** Replacing a server on the same database while players dig causes no visible failure. */
import { createClient } from "@emberlode/client";
import { auditLedger } from "@emberlode/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectDigsStored, registerDiggers, startDigging } from "./testing/digging.ts";
import type { ServerProcess } from "./testing/server-process.ts";
import { openStormProxy, type StormProxy } from "./testing/storm-proxy.ts";
import { useServers } from "./testing/use-servers.ts";

const FULL = process.env.FULL === "1";
const RESTARTS = FULL ? 20 : 3;
const PLAYERS = 6;

const world = useServers();
let proxy: StormProxy;
beforeAll(async () => {
  proxy = await openStormProxy();
});
afterAll(() => proxy.close());

const portOf = ({ url }: ServerProcess): number => Number(new URL(url).port);

/** Starts a server that gets the new connections. */
async function begin(): Promise<ServerProcess> {
  const server = await world.start({
    SIGNUPS_PER_HOUR: "1000",
    LOG_LEVEL: "warn",
    BACKUP_EVERY: "off",
  });
  proxy.targets.push(portOf(server));
  return server;
}

test(`${RESTARTS} rolling restarts under load`, { timeout: 240_000 }, async () => {
  const servers = [await begin()];
  const players = await registerDiggers(PLAYERS, "Roller", () =>
    createClient({ url: proxy.url, maxTries: 40 }),
  );
  const work = startDigging(players);

  for (let restarts = 0; restarts < RESTARTS; restarts++) {
    servers.push(await begin());
    const oldest = servers.shift();
    if (oldest === undefined) throw new Error("There is no server to restart.");
    proxy.targets.splice(proxy.targets.indexOf(portOf(oldest)), 1);
    expect(await oldest.end("SIGTERM")).toBe(0);
    await work.waitForDigs();
  }
  await work.stop();

  await expectDigsStored(world.admin, players);
  expect(await auditLedger(world.admin)).toEqual([]);
});
