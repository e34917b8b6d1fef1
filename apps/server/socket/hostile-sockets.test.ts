/** Hostile or broken sockets harm only themselves. */
import type { ChatMessage } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SOCKETS_PER_PLAYER } from "../connections/connection-limits.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { openRawSocket } from "../testing/raw-socket.ts";
import { connected, received, say } from "../testing/sockets.ts";
import { useApp } from "../testing/use-app.ts";
import { useSockets } from "../testing/use-sockets.ts";

const app = useApp();
const sockets = useSockets(app);
let ada: TestPlayer;

beforeEach(async () => {
  // Restores the handshake limit of the tests' shared address.
  app.advance(2_000);
  ada = await register(app);
});
afterEach(() => void vi.restoreAllMocks());

const joined = (received: string) => received.match(/40\{"sid"/g)?.length ?? 0;

test("a player has at most twelve sockets, even with concurrent handshakes", async () => {
  const many = Array.from({ length: 30 }, () => sockets.as(ada));
  const outcomes = await Promise.all(many.map(connected));
  const refused = outcomes.filter((outcome) => outcome !== "connected");
  expect(refused).toHaveLength(30 - SOCKETS_PER_PLAYER);
  const message = english.errors("playerSockets", { most: SOCKETS_PER_PLAYER });
  for (const refusal of refused) expect(refusal).toEqual({ message, code: "TOO_MANY_REQUESTS" });
  // Closing one makes room.
  const leaving = many.find(({ connected }) => connected);
  leaving?.disconnect();
  await expect.poll(() => connected(sockets.as(ada))).toBe("connected");
});

test("a second socket in one connection closes the connection", async () => {
  const raw = await openRawSocket(sockets.url, ada.sid);
  raw.send(...Array.from({ length: 100 }, () => "40"));
  await raw.closed;
  expect(joined(raw.received())).toBeLessThanOrEqual(1);
  // It no longer counts toward the limit.
  const many = Array.from({ length: SOCKETS_PER_PLAYER }, () => sockets.as(ada));
  expect(await Promise.all(many.map(connected))).toEqual(many.map(() => "connected"));
});

test("leaving the room closes the connection", async () => {
  const raw = await openRawSocket(sockets.url, ada.sid);
  raw.send("40");
  await expect.poll(() => joined(raw.received())).toBe(1);
  raw.send("41");
  await raw.closed;
});

test("a client that does not read is cut off without disturbing others", async () => {
  const raw = await openRawSocket(sockets.url, ada.sid);
  raw.send("40");
  await expect.poll(() => joined(raw.received())).toBe(1);
  raw.pause();
  const other = sockets.as(await register(app));
  await connected(other);
  let lastReceived = 0;
  other.on("chat:message", (message: ChatMessage) => {
    lastReceived = message.seq;
  });
  const message = {
    room: "global",
    playerId: ada.id,
    sender: ada.username,
    role: "player" as const,
    clientId: "much-to-say",
    createdAt: 0,
  };
  // More than the operating system's buffers of both ends and the server's limit.
  let seq = 1_000_000;
  for (let batch = 0; batch < 100; batch++) {
    for (let n = 0; n < 200; n++) {
      seq += 1;
      const body = "\u{1f525}".repeat(250);
      app.services.live.publish({ t: "message", message: { ...message, seq, body } });
    }
    // Otherwise a busy machine could cut off this one too.
    await expect.poll(() => lastReceived, { interval: 1 }).toBe(seq);
  }
  raw.resume();
  await raw.closed;
  expect(other.connected).toBe(true);
});

test("a session that ends during the handshake still closes its socket", async () => {
  const { liveData } = app.services;
  const { blockedSenders } = liveData;
  vi.spyOn(liveData, "blockedSenders").mockImplementationOnce(async (playerId) => {
    await app.send({ method: "DELETE", url: "/api/auth", sid: ada.sid });
    return blockedSenders(playerId);
  });
  const socket = sockets.as(ada);
  const ended = received(socket, "session:ended");
  await connected(socket);
  await ended;
  await expect.poll(() => socket.connected).toBe(false);
});

const block = (other: TestPlayer) =>
  app.send({ method: "POST", url: `/api/user/blocks/${other.username}`, sid: ada.sid });

/** Expects that Ada gets no message from Bob if he is blocked once both are connected. */
async function expectNotReceived(bob: TestPlayer, blocking = async () => {}): Promise<void> {
  const [blocker, blocked] = [sockets.as(ada), sockets.as(bob)];
  await Promise.all([connected(blocker), connected(blocked)]);
  const bodies: string[] = [];
  blocker.on("chat:message", ({ body }: ChatMessage) => bodies.push(body));
  await blocking();
  await say(blocked, "not for ada");
  await say(blocker, "own words");
  await expect.poll(() => bodies).toContain("own words");
  expect(bodies).toEqual(["own words"]);
}

test("a block made during the handshake takes effect", async () => {
  const bob = await register(app);
  const { liveData } = app.services;
  const { blockedSenders } = liveData;
  vi.spyOn(liveData, "blockedSenders").mockImplementationOnce(async (playerId) => {
    const before = await blockedSenders(playerId);
    await block(bob);
    return before;
  });
  await expectNotReceived(bob);
});

test("a block takes effect even if reading it fails at first", async () => {
  const bob = await register(app);
  await expectNotReceived(bob, async () => {
    const read = vi
      .spyOn(app.services.liveData, "blockedSenders")
      .mockRejectedValueOnce(new Error("canceling statement due to lock timeout"));
    await block(bob);
    await expect.poll(() => read.mock.calls.length).toBeGreaterThan(1);
  });
});

test("a block without a notification takes effect when the feed reconnects", async () => {
  const bob = await register(app);
  await expectNotReceived(bob, async () => {
    // As if the notification was sent while the listening connection was down.
    await app.pool.query(
      "insert into blocks (player_id, blocked_id, created_at) values ($1::int, $2::int, 0)",
      [ada.id, bob.id],
    );
    app.services.live.publish({ t: "reconnected", missedSince: app.services.clock.now() });
  });
});

test("handshakes of an address count like its calls without a session", async () => {
  const { clock, limits } = app.services;
  const still = vi.spyOn(clock, "now").mockReturnValue(clock.now());
  for (let n = 0; n < 60; n++) await limits.charge("read", null, "127.0.0.1").catch(() => {});
  expect(await connected(sockets.as(ada))).not.toBe("connected");
  still.mockRestore();
  app.advance(2_000);
  expect(await connected(sockets.as(ada))).toBe("connected");
});

test("an event is answered wherever its callback is among the arguments", async () => {
  const socket = sockets.as(ada);
  await connected(socket);
  const ask = (...sent: unknown[]) => socket.timeout(2_000).emitWithAck("chat:send", ...sent);
  const said = { id: "extra-arguments", body: "hello" };
  expect((await ask(said, "what is this")).message).toMatchObject({ body: "hello" });
  expect(await ask()).toMatchObject({ error: { code: "BAD_INPUT" } });
});

test("a banned account cannot open a socket with a remaining session", async () => {
  // As if a concurrent login was stored, so that its session outlives the ban.
  await app.pool.query("update accounts set banned_at = 1 where id = $1::int", [ada.id]);
  app.services.sessions.invalidate(ada.id);
  expect(await connected(sockets.as(ada))).toMatchObject({ code: "NOT_LOGGED_IN" });
  const answer = await app.send({ method: "GET", url: "/api/auth", sid: ada.sid });
  expect(answer.statusCode).toBe(401);
});
