/** Players recover automatically from dropped, half-closed and delayed connections. */
import { setTimeout as sleep } from "node:timers/promises";
import { GameError } from "@emberlode/api";
import { createClient, type Live, openLive } from "@emberlode/client";
import { auditLedger } from "@emberlode/db";
import { HOUR, seededRandom } from "@emberlode/game";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SOCKETS_PER_PLAYER } from "../connections/connection-limits.ts";
import { type Digger, expectDigsStored, registerDigger, startDigging } from "../testing/digging.ts";
import { openStormProxy, type StormProxy } from "../testing/storm-proxy.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const FULL = process.env.FULL === "1";
const EVENTS = FULL ? 200 : 20;
const PLAYERS = 6;
/** Pause between two events. */
const PAUSE_MS = 100;
const MAX_DELAY_MS = 1_000;
const CEILING = { timeout: 30_000 };

let app: TestApp;
let proxy: StormProxy;
const lives: Live[] = [];

beforeAll(async () => {
  proxy = await openStormProxy();
  app = await createTestApp({ publicUrl: proxy.url });
  const url = await app.app.listen({ host: "127.0.0.1", port: 0 });
  proxy.targets.push(Number(new URL(url).port));
});
afterAll(async () => {
  for (const live of lives) live.close();
  await proxy.close();
  await app.close();
});

/** Disturbs one of the connections. */
function disturb(random: ReturnType<typeof seededRandom>): boolean {
  const which = random.int(0, 1_000);
  switch (random.int(0, 3)) {
    case 0:
      return proxy.halfClose(which, "server");
    case 1:
      return proxy.halfClose(which, "client");
    case 2:
      return proxy.delay(which, random.int(100, MAX_DELAY_MS));
    default:
      return proxy.cut(which);
  }
}

test(`${EVENTS} drops, half-closes and delays`, { timeout: FULL ? 300_000 : 60_000 }, async () => {
  const receivedBodies = new Map<string, string[]>();
  const players: Digger[] = [];
  for (let index = 0; index < PLAYERS; index++) {
    const client = createClient({ url: proxy.url, maxTries: 40, maxPauseMs: 2_000 });
    const player = await registerDigger(client, `Walker${index}`);
    const bodies: string[] = [];
    receivedBodies.set(player.username, bodies);
    lives.push(
      await openLive({
        client,
        url: proxy.url,
        player: player.username,
        onMessage: ({ body }) => void bodies.push(body),
      }),
    );
    players.push(player);
  }
  // In their first hour players may write only once in ten seconds.
  await app.pool.query("update accounts set created_at = created_at - $1::bigint", [2 * HOUR]);
  const work = startDigging(players);
  const random = seededRandom("bad network");
  const said: string[] = [];

  for (let event = 0; event < EVENTS; event++) {
    while (!disturb(random)) await sleep(10);
    if (event % 5 === 0) {
      said.push(`message ${event}`);
      await lives[event % PLAYERS]?.sendMessage(`message ${event}`);
    }
    await sleep(PAUSE_MS);
  }
  await work.waitForDigs();
  await work.stop();

  await expectDigsStored(app.pool, players);
  for (const { username } of players) {
    await expect.poll(() => receivedBodies.get(username), CEILING).toEqual(said);
  }
  expect(await auditLedger(app.pool)).toEqual([]);
});

test("a client whose session has ended does not try to connect forever", async () => {
  const client = createClient({ url: proxy.url });
  const { username } = await registerDigger(client, "Leaver");
  const live = await openLive({ client, url: proxy.url, player: username });
  await client.user.logout.mutate();
  await sleep(500);
  await expect(live.sendMessage("still here?")).rejects.toMatchObject({ code: "NOT_LOGGED_IN" });
  await expect(openLive({ client, url: proxy.url, player: username })).rejects.toMatchObject({
    code: "NOT_LOGGED_IN",
  });
});

test("a client is told when its player has too many sockets", async () => {
  const client = createClient({ url: proxy.url });
  const { username } = await registerDigger(client, "Hoarder");
  const open = () => openLive({ client, url: proxy.url, player: username });
  // A limit that passes is no reason to give up.
  const passing = new GameError("TOO_MANY_REQUESTS", { retryAfterSeconds: 1 });
  vi.spyOn(app.services.sessions, "check").mockRejectedValueOnce(passing);
  for (let count = 0; count < SOCKETS_PER_PLAYER; count++) lives.push(await open());
  await expect(open()).rejects.toMatchObject({ name: "LiveRefusal", code: "TOO_MANY_REQUESTS" });
});
