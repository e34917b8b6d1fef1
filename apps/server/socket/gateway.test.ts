import type { AddressInfo } from "node:net";
import { setBan, setRole } from "@emberlode/api";
import type { Alert, ChatMessage } from "@emberlode/contract";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { PUSH_SUBSCRIPTION } from "../testing/mutation-calls.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { connected, received, say, TestSockets } from "../testing/sockets.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let url: string;
let sockets: TestSockets;
const as = (player: TestPlayer) => sockets.as(player);

/** A second is promised; the rest is room for a busy machine. */
const AT_ONCE_MS = 5_000;

beforeAll(async () => {
  // Without the look at all sessions every 15 s: a socket that ends here was ended by what happened.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  try {
    app = await createTestApp();
  } finally {
    vi.useRealTimers();
  }
  await app.app.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  sockets = new TestSockets(url);
});
afterEach(() => sockets.close());
afterAll(() => app.close());

test("what one says everybody hears, and the sender gets it acknowledged", async () => {
  const [ada, bob] = [await register(app), await register(app)];
  const [first, second] = [as(ada), as(bob)];
  expect(await Promise.all([connected(first), connected(second)])).toEqual([
    "connected",
    "connected",
  ]);
  const hears = received<ChatMessage>(second, "chat:message");
  const { message } = await say(first, "hello <b>there</b>");
  expect(message).toMatchObject({
    sender: ada.username,
    senderId: String(ada.id),
    color: "green",
    body: "hello there",
    room: "global",
  });
  expect(await hears).toEqual(message);
});

test("who cannot have a WebSocket hears the same, short or long", async () => {
  const [ada, bob] = [await register(app), await register(app)];
  const headers = { cookie: `sid=${bob.sid}`, origin: url };
  const [first, polling] = [as(ada), sockets.open({ headers, transports: ["polling"] })];
  expect(await Promise.all([first, polling].map(connected))).toEqual(["connected", "connected"]);
  for (const body of ["hi", "\u{1f525}".repeat(500)]) {
    const hears = [first, polling].map((socket) => received<ChatMessage>(socket, "chat:message"));
    const { message } = await say(first, body);
    expect(await Promise.all(hears)).toEqual([message, message]);
  }
});

test("nobody else's site, no dead and no missing session opens a socket", async () => {
  const ada = await register(app);
  const cookie = `sid=${ada.sid}`;
  expect(
    await connected(sockets.open({ headers: { cookie, origin: "https://evil.example" } })),
  ).not.toBe("connected");
  expect(await connected(sockets.open({ headers: { origin: url } }))).toMatchObject({
    code: "NOT_LOGGED_IN",
  });
  expect(
    await connected(sockets.open({ headers: { cookie: "sid=nothing", origin: url } })),
  ).toMatchObject({
    code: "NOT_LOGGED_IN",
  });
});

test("a one-minute token opens a socket, and not after it", async () => {
  const ada = await register(app);
  const asked = await app.send({
    method: "GET",
    url: `/api/createTokenRequest?clientId=${ada.id}`,
    sid: ada.sid,
  });
  const { token } = asked.json();
  expect(await connected(sockets.open({ auth: { token } }))).toBe("connected");
  expect(
    await connected(sockets.open({ auth: { token: `${token.slice(0, -3)}AAA` } })),
  ).toMatchObject({
    code: "NOT_LOGGED_IN",
  });
  app.advance(61_000);
  expect(await connected(sockets.open({ auth: { token } }))).toMatchObject({
    code: "NOT_LOGGED_IN",
  });
});

test("logging out ends the player's sockets at once", async () => {
  const ada = await register(app);
  const socket = as(ada);
  await connected(socket);
  const ended = received(socket, "session:ended");
  const closed = received(socket, "disconnect");
  const begun = performance.now();
  await app.send({ method: "DELETE", url: "/api/auth", sid: ada.sid });
  await Promise.all([ended, closed]);
  expect(performance.now() - begun).toBeLessThan(AT_ONCE_MS);
});

test("ending a session from elsewhere ends its sockets at once and no others", async () => {
  const ada = await register(app);
  const body = { username: ada.username, password: ada.password };
  const login = await app.send({ method: "POST", url: "/api/auth", body });
  const [kept, other] = [as(ada), as({ ...ada, sid: sidOf(login) })];
  await Promise.all([kept, other].map(connected));
  const listed = await app.send({ method: "GET", url: "/api/user/sessions", sid: ada.sid });
  const sessions: { _id: string; current: boolean }[] = listed.json().sessions;
  const url = `/api/user/sessions/${sessions.find(({ current }) => !current)?._id}`;
  const ended = received(other, "session:ended");
  const closed = received(other, "disconnect");
  const begun = performance.now();
  const done = await app.send({ method: "DELETE", url, sid: ada.sid });
  expect(done.statusCode).toBe(200);
  await Promise.all([ended, closed]);
  expect(performance.now() - begun).toBeLessThan(AT_ONCE_MS);
  expect((await say(kept, "still here")).message.body).toBe("still here");
});

test("bad events are refused and store nothing", async () => {
  const ada = await register(app);
  const socket = as(ada);
  await connected(socket);
  const count = async () => (await app.pool.query("select 1 from messages")).length;
  const before = await count();
  const refused = async (event: string, ...sent: unknown[]) => {
    // Refused messages are charged too: each comes from somebody new.
    const by = as(await register(app));
    await connected(by);
    return (await by.timeout(2000).emitWithAck(event, ...sent)).error?.code;
  };
  expect(await refused("chat:send", { id: "12345678", body: "x".repeat(501) })).toBe("BAD_INPUT");
  expect(await refused("chat:send", { id: "12345678", body: "<b></b>\u200b" })).toBe("BAD_INPUT");
  expect(await refused("chat:send", { id: "12345678", body: "x", room: "other" })).toBe(
    "BAD_INPUT",
  );
  expect(await refused("chat:send", { id: "1", body: "x", sender: "me" })).toBe("BAD_INPUT");
  expect(await refused("chat:send", null)).toBe("BAD_INPUT");
  expect(await refused("chat:resume", { seq: -1 })).toBe("BAD_INPUT");
  expect(await refused("chat:resume", { seq: 1e9 })).toBe("BAD_INPUT");
  expect(await refused("admin:everything", {})).toBe("BAD_INPUT");
  expect(await count()).toBe(before);
  expect(socket.connected).toBe(true);
});

test("five messages in a row are one too many", async () => {
  const ada = await register(app);
  const socket = as(ada);
  await connected(socket);
  const answers = [];
  for (const n of [1, 2, 3, 4, 5]) answers.push(await say(socket, `message ${n}`));
  expect(answers.slice(0, 4).every((answer) => "message" in answer)).toBe(true);
  expect(answers[4]).toMatchObject({ error: { code: "TOO_MANY_REQUESTS" } });
});

test("a frame of five megabytes closes the socket and nothing else", async () => {
  const ada = await register(app);
  const [socket, other] = [as(ada), as(ada)];
  await Promise.all([connected(socket), connected(other)]);
  const closed = received(socket, "disconnect");
  socket.emit("chat:send", { id: "12345678", body: "x".repeat(5_000_000) });
  await closed;
  expect(other.connected).toBe(true);
});

test("a password change and a ban end the player's sockets at once, others stay", async () => {
  const [ada, bob, eve] = [await register(app), await register(app), await register(app)];
  const [first, second, third] = [as(ada), as(bob), as(eve)];
  await Promise.all([first, second, third].map(connected));
  const begun = performance.now();
  const closed = [received(first, "disconnect"), received(second, "disconnect")];
  const body = { oldPassword: ada.password, newPassword: "another good one" };
  await app.send({ method: "PUT", url: "/api/user/password", sid: ada.sid, body });
  await setBan(app.pool, bob.username, 1);
  await Promise.all(closed);
  expect(performance.now() - begun).toBeLessThan(AT_ONCE_MS);
  expect(third.connected).toBe(true);
});

test("who is blocked is not heard by the blocker, on sockets that are open already", async () => {
  const [ada, bob, eve] = [await register(app), await register(app), await register(app)];
  const [first, second, third] = [as(ada), as(bob), as(eve)];
  await Promise.all([first, second, third].map(connected));
  const receivedBy = (socket: Socket) => {
    const bodies: string[] = [];
    socket.on("chat:message", ({ body }: ChatMessage) => bodies.push(body));
    return bodies;
  };
  const [blocker, bystander] = [receivedBy(second), receivedBy(third)];
  const url = `/api/user/blocks/${ada.username}`;
  await app.send({ method: "POST", url, sid: bob.sid });
  await say(first, "not for bob");
  await say(second, "own words");
  await expect.poll(() => blocker).toContain("own words");
  await expect.poll(() => bystander).toContain("not for bob");
  expect(blocker).not.toContain("not for bob");
});

test("a removed message is told to everybody", async () => {
  const [ada, keeper] = [await register(app), await register(app)];
  await setRole(app.pool, keeper.username, "moderator");
  const socket = as(ada);
  await connected(socket);
  const { message } = await say(socket, "rude");
  const removed = received<{ room: string; seq: number }>(socket, "chat:removed");
  const url = `/api/rooms/global/messages/${message._id}`;
  await app.send({ method: "DELETE", url, sid: keeper.sid });
  expect(await removed).toEqual({ room: "global", seq: message.seq });
});

test("a guest's new name is told to everybody who has not blocked the guest", async () => {
  const [ada, bob] = [await register(app), await register(app)];
  const begun = await app.send({ method: "POST", url: "/api/users/guest", body: {} });
  const { _id, username } = begun.json().user;
  const url = `/api/user/blocks/${username}`;
  await app.send({ method: "POST", url, sid: bob.sid });
  const receivedBy = async (player: TestPlayer) => {
    const socket = as(player);
    await connected(socket);
    const renamed: unknown[] = [];
    socket.on("chat:renamed", (one: unknown) => renamed.push(one));
    return renamed;
  };
  const [hers, his] = [await receivedBy(ada), await receivedBy(bob)];
  const sender = `Chosen${ada.id}`;
  const body = { username: sender, email: `${sender}@example.org`, password: "correct horse" };
  await app.send({ method: "POST", url: "/api/user/upgrade", sid: sidOf(begun), body });
  await expect.poll(() => hers).toEqual([{ senderId: _id, sender }]);
  expect(his).toEqual([]);
});

test("an alert arrives live, unless its kind is switched off", async () => {
  const ada = await register(app);
  const socket = as(ada);
  await connected(socket);
  const told: string[] = [];
  socket.on("alert", ({ title }: Alert) => told.push(title));
  const tell = (type: string, title: string) =>
    app.pool.query(
      `insert into alerts (player_id, type, kind, facts, created_at)
      values ($1::int, $2, 'text', jsonb_build_object('title', $3::text), 0)`,
      [ada.id, type, title],
    );
  const body = { alerts: { event: false } };
  await app.send({ method: "PATCH", url: "/api/user/settings", sid: ada.sid, body });
  await tell("event", "quiet");
  await tell("attack", "loud");
  await expect.poll(() => told).toContain("loud");
  expect(told).toEqual(["loud"]);
});

test("who is in sight of a field hears of its change, others do not", async () => {
  const [near, far] = [await register(app), await register(app)];
  const [first, second] = [as(near), as(far)];
  await Promise.all([first, second].map(connected));
  const cell = near.payload.user.base;
  if (cell === null) throw new Error("no base");
  const cells: unknown[] = [];
  second.on("world:field", (one: unknown) => cells.push(one));
  const changed = received(first, "world:field");
  await app.pool.query(
    `with f as (
      update fields set version = version + 1 where x = $1::smallint and y = $2::smallint
    )
    update factories set lvl = 2 where x = $1::smallint and y = $2::smallint`,
    [cell.x, cell.y],
  );
  expect(await changed).toEqual(cell);
  await say(second, "still here");
  expect(cells).not.toContainEqual(cell);
});

test("what is no JSON closes its own socket and nothing else", async () => {
  const ada = await register(app);
  const [socket, other] = [as(ada), as(ada)];
  await Promise.all([connected(socket), connected(other)]);
  const closed = received(socket, "disconnect");
  socket.io.engine.write('42["chat:send",{');
  await closed;
  expect(other.connected).toBe(true);
});

test("a flood of events closes its own socket and stores nothing", async () => {
  const ada = await register(app);
  const [socket, other] = [as(ada), as(ada)];
  await Promise.all([connected(socket), connected(other)]);
  const count = async () => (await app.pool.query("select 1 from messages")).length;
  const before = await count();
  const closed = received(socket, "disconnect");
  for (let n = 0; n < 400; n++) socket.emit("no:such", n);
  await closed;
  expect(other.connected).toBe(true);
  expect(await count()).toBe(before);
});

test("an API token opens a socket, until it is deleted", async () => {
  const ada = await register(app);
  const url = "/api/user/tokens";
  const made = await app.send({ method: "POST", url, sid: ada.sid, body: { name: "bot" } });
  const { secret, token } = made.json();
  const socket = sockets.open({ headers: { authorization: `Bearer ${secret}` } });
  expect(await connected(socket)).toBe("connected");
  expect((await say(socket, "beep")).message).toMatchObject({ sender: ada.username });
  const closed = received(socket, "disconnect");
  await app.send({ method: "DELETE", url, sid: ada.sid, body: { id: token._id } });
  await closed;
});

test("whoever has a page in sight needs no push message, and everybody else may", async () => {
  const [ada, away] = [await register(app), await register(app)];
  const [script, hidden] = [await register(app), await register(app)];
  const odd = await register(app);
  const all = [ada, away, script, hidden, odd];
  for (const { id, sid } of all) {
    const endpoint = `${PUSH_SUBSCRIPTION.endpoint}-${id}`;
    const body = { ...PUSH_SUBSCRIPTION, endpoint };
    const done = await app.send({ method: "PUT", url: "/api/alerts/push", sid, body });
    expect(done.statusCode).toBe(200);
  }
  const says: [TestPlayer, unknown[]][] = [
    [script, []],
    [hidden, [{ visible: true }, { visible: false }]],
    [odd, ["yes", { visible: "true" }, { visible: true, of: "ada" }, null]],
    [ada, [{ visible: false }, { visible: true }]],
  ];
  const pages: Socket[] = [];
  for (const [player, texts] of says) {
    const page = as(player);
    pages.push(page);
    await connected(page);
    for (const said of texts) page.emit("visible", said);
    // Answered after all that was said before.
    expect(await page.timeout(2000).emitWithAck("chat:resume", { seq: 0 })).toHaveProperty("upTo");
  }
  const hears = Promise.all(pages.map((page) => received<Alert>(page, "alert")));
  for (const { id } of all) {
    await app.pool.query(
      `insert into alerts (player_id, type, kind, facts, created_at)
      values ($1::int, 'attack', 'text', '{"title": "Raided"}', $2::bigint)`,
      [id, app.services.clock.now()],
    );
  }
  const told = await hears;
  await app.services.pushes.run();
  const rows = await app.pool.query<{ id: number; upTo: number }>(
    `select account_id as id, notified_up_to as "upTo" from push_subscriptions
    where account_id = any($1::int[]) order by account_id`,
    [all.map(({ id }) => id)],
  );
  const [others, seen] = [[away, script, hidden, odd], Number(told.at(-1)?._id)];
  expect(rows).toEqual([{ id: ada.id, upTo: seen }, ...others.map(({ id }) => ({ id, upTo: 0 }))]);
});
