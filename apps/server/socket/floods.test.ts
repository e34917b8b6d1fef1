/** Flooding connections, by WebSocket and polling, are cut off without delaying others. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatMessage } from "@emberlode/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readMetrics } from "../testing/metrics.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { openRawSocket, type RawSocket } from "../testing/raw-socket.ts";
import { connected, received, say } from "../testing/sockets.ts";
import { useApp } from "../testing/use-app.ts";
import { useSockets } from "../testing/use-sockets.ts";
import { BYTES, type Flood, PACKETS } from "./floods.ts";

const app = useApp();
const sockets = useSockets(app);
let ada: TestPlayer;
const raws: RawSocket[] = [];

beforeEach(async () => {
  // Restores the handshake limit of the tests' shared address.
  app.advance(2_000);
  ada = await register(app);
});
afterEach(() => {
  for (const raw of raws.splice(0)) raw.destroy();
});

const cutOff = async (reason: Flood) =>
  (await readMetrics(app)).value("emberlode_sockets_cut_off_total", { reason });

async function raw(who: TestPlayer | null): Promise<RawSocket> {
  const opened = await openRawSocket(sockets.url, who?.sid ?? null);
  raws.push(opened);
  if (who === null) return opened;
  opened.send("40");
  await expect.poll(() => opened.received()).toContain('40{"sid"');
  return opened;
}

/** Sends rounds until the connection closes, at most `maxRounds`; returns how many. */
async function flood(opened: RawSocket, maxRounds: number, round: () => void): Promise<number> {
  let isOver = false;
  const over = opened.closed.then(() => {
    isOver = true;
  });
  for (let rounds = 1; rounds <= maxRounds; rounds++) {
    round();
    await Promise.race([over, sleep(20)]);
    if (isOver) return rounds;
  }
  return Number.POSITIVE_INFINITY;
}

const PER_ROUND = 50;
const packets = (text: string) => Array.from({ length: PER_ROUND }, () => text);

const callers = [
  ["an anonymous caller", () => null],
  ["a player", () => ada],
] as const;

test.each(callers)("%s is cut off after a bounded number of packets", async (_, who) => {
  const before = await cutOff("packets");
  const opened = await raw(who());
  // Unsolicited pongs, which are wrong only because of their number.
  const rounds = await flood(opened, 100, () => opened.send(...packets("3")));
  // Far more than the extra packets that a slow run allows.
  expect(rounds * PER_ROUND).toBeLessThan(3 * PACKETS.burst);
  expect((await cutOff("packets")) - before).toBe(1);
});

test.each(callers)("%s is cut off after a bounded number of bytes", async (_, who) => {
  const before = await cutOff("bytes");
  const opened = await raw(who());
  const frame = `3${"x".repeat(4_000)}`;
  const rounds = await flood(opened, 200, () => opened.send(frame));
  expect(rounds * frame.length).toBeLessThan(4 * BYTES.burst);
  expect((await cutOff("bytes")) - before).toBe(1);
});

test.each(callers)("packets of %s for other namespaces close it silently", async (_, who) => {
  const before = await cutOff("namespace");
  for (const packet of ["40/admin,", '42/admin,["chat:send",{}]', '451-/x,["a",{}]', "40/?a=1"]) {
    const opened = await raw(who());
    opened.send(...packets(packet));
    await opened.closed;
    expect(opened.received()).not.toContain("Invalid namespace");
  }
  expect((await cutOff("namespace")) - before).toBe(4);
});

test("WebSocket pings count as packets", async () => {
  const opened = await raw(null);
  const rounds = await flood(opened, 100, () => opened.ping(PER_ROUND));
  expect(rounds * PER_ROUND).toBeLessThan(3 * PACKETS.burst);
});

test("packets by polling count too", async () => {
  const asked = await fetch(`${sockets.url}/socket.io/?EIO=4&transport=polling`);
  const { sid } = JSON.parse((await asked.text()).slice(1));
  const own = `${sockets.url}/socket.io/?EIO=4&transport=polling&sid=${sid}`;
  const send = async (count: number) => {
    const body = Array.from({ length: count }, () => "3").join("\u001e");
    return (await fetch(own, { method: "POST", body }).catch(() => null))?.status;
  };
  expect(await send(10)).toBe(200);
  const before = await cutOff("packets");
  await send(1_000);
  expect((await cutOff("packets")) - before).toBe(1);
  // The connection no longer exists.
  expect(await send(1)).toBe(400);
});

test("two megabytes a second do not disturb others: chat and health continue", async () => {
  const [bob, eve] = [await register(app), await register(app)];
  const [speaker, listener] = [sockets.as(ada), sockets.as(bob)];
  expect(await Promise.all([speaker, listener].map(connected))).toEqual(["connected", "connected"]);
  const all = await Promise.all([raw(null), raw(eve)]);
  const hears = received<ChatMessage>(listener, "chat:message");
  const junk = `42["no:such","${"x".repeat(3_900)}"]`;
  const floods = all.map((opened) => flood(opened, 500, () => opened.send(...packets(junk))));
  const { message } = await say(speaker, "can anybody read this?");
  expect((await fetch(`${sockets.url}/healthz`)).status).toBe(200);
  expect(await hears).toEqual(message);
  for (const rounds of await Promise.all(floods)) expect(rounds).toBeLessThan(10);
  expect([speaker.connected, listener.connected]).toEqual([true, true]);
});

test("a page that joins, toggles visibility and sends long messages stays connected", async () => {
  const socket = sockets.as(ada);
  expect(await connected(socket)).toBe("connected");
  for (let n = 0; n < 100; n++) socket.emit("visible", { visible: n % 2 === 0 });
  for (let n = 0; n < 8; n++) await say(socket, "\u{1f525}".repeat(500));
  const missed = await socket.timeout(2_000).emitWithAck("chat:resume", { seq: 0 });
  expect(missed.messages.length).toBeGreaterThanOrEqual(4);
  expect(socket.connected).toBe(true);
});
