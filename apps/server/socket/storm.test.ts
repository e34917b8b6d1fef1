/** Chat while connections are cut, servers restart and listening connections are killed. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient, type Live, openLive } from "@emberlode/client";
import type { ChatMessage } from "@emberlode/contract";
import { createPool, type Pool } from "@emberlode/db";
import { seededRandom } from "@emberlode/game";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerDigger } from "../testing/digging.ts";
import { openStormProxy, type StormProxy } from "../testing/storm-proxy.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const full = process.env.FULL === "1";
const CLIENTS = 20;
const SIZES = full
  ? { messages: 10_000, cuts: 200, restarts: 5, kills: 10 }
  : { messages: 500, cuts: 20, restarts: 2, kills: 3 };
const MAX_MS = full ? 540_000 : 90_000;

/** Owns the database, which outlives the processes that players connect to. */
let world: TestApp;
let proxy: StormProxy;
/** Processes with their ports, oldest first. */
const processes = new Map<TestApp, number>();
const lives: Live[] = [];

beforeEach(async () => {
  world = await createTestApp();
  proxy = await openStormProxy();
});
afterEach(async () => {
  for (const live of lives.splice(0)) live.close();
  for (const process of [...processes.keys()]) await end(process);
  await proxy.close();
  await world.close();
});

async function begin(): Promise<void> {
  // The storm sends more than a player may.
  const process = await createTestApp({ beside: world, publicUrl: proxy.url, unlimited: true });
  const { port } = new URL(await process.app.listen({ host: "127.0.0.1", port: 0 }));
  processes.set(process, Number(port));
  proxy.targets.push(Number(port));
}

/** Ends a server like a crash: connections break in the middle of anything. */
async function end(process: TestApp): Promise<void> {
  proxy.targets.splice(proxy.targets.indexOf(processes.get(process) ?? 0), 1);
  processes.delete(process);
  process.app.server.closeAllConnections();
  await process.close();
}

interface Player {
  client: Client;
  live: Live;
  received: ChatMessage[];
}

async function join20(): Promise<Player[]> {
  const players: Player[] = [];
  for (let n = 0; n < CLIENTS; n++) {
    const client = createClient({ url: proxy.url, maxTries: 50, maxPauseMs: 500 });
    const { username } = await registerDigger(client, `Storm${n}`);
    const received: ChatMessage[] = [];
    const live = await openLive({
      client,
      url: proxy.url,
      player: username,
      onMessage: (message) => void received.push(message),
    });
    lives.push(live);
    players.push({ client, live, received });
  }
  return players;
}

const killListener = (pool: Pool) =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query like 'listen%' or query = 'select 1')`,
  );

test.each([1, 2])(
  "on %d process(es) nothing is lost, duplicated or out of order",
  async (count) => {
    for (let n = 0; n < count; n++) await begin();
    const admin = createPool({ ...world.database, reads: 1 });
    const players = await join20();
    const random = seededRandom(`storm ${count}`);
    const { messages, cuts, restarts, kills } = SIZES;
    const said = new Map<number, string>();

    /** Events by the number of acknowledged messages that triggers them. */
    const events = new Map<number, (() => Promise<unknown>)[]>();
    const spread = (times: number, event: () => Promise<unknown>) => {
      for (let n = 1; n <= times; n++) {
        const at = Math.floor((n * messages) / (times + 1));
        events.set(at, [...(events.get(at) ?? []), event]);
      }
    };
    spread(cuts, async () => proxy.cut(random.int(0, 1000)));
    spread(kills, () => killListener(admin));
    spread(restarts, async () => {
      const [oldest] = processes.keys();
      // A single process is down for a moment.
      if (count > 1) await begin();
      if (oldest) await end(oldest);
      if (count === 1) await begin();
    });
    const under: Promise<unknown>[] = [];

    await Promise.all(
      players.map(async ({ live }, who) => {
        for (let n = 0; n < messages / CLIENTS; n++) {
          const body = `${who} says ${n}`;
          const message = await live.sendMessage(body);
          expect(message.body).toBe(body);
          expect(said.has(message.seq)).toBe(false);
          said.set(message.seq, body);
          for (const event of events.get(said.size) ?? []) under.push(event());
        }
      }),
    );
    await Promise.all(under);
    const deadline = performance.now() + 20_000;
    while (players.some(({ received }) => received.length < messages)) {
      if (performance.now() > deadline) break;
      await sleep(20);
    }
    const numbers = Array.from({ length: messages }, (_, index) => index + 1);
    for (const { received } of players) {
      expect(received.map(({ seq }) => seq)).toEqual(numbers);
      expect(received.every(({ seq, body }) => said.get(seq) === body)).toBe(true);
    }
    await admin.close();
  },
  MAX_MS,
);
