import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  player = await register(app);
});

type Method = "GET" | "POST" | "PATCH" | "DELETE";

const call = (method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) =>
  app.send({ method, url, sid: player.sid, headers, ...(body !== undefined && { body }) });

const post = (body: unknown, headers = {}) =>
  call("POST", "/api/rooms/global/newmessage", body, headers);

test("the documented calls answer the documented keys", async () => {
  const sent = await post({ sender: String(player.id), room: "global", body: "hello <b>all</b>" });
  expect(sent.json()).toMatchObject({
    message: {
      sender: player.username,
      body: "hello all",
      room: "global",
      seq: expect.any(Number),
    },
  });
  const { message } = sent.json();
  const page = (await call("GET", "/api/rooms/global/messages")).json();
  expect(page.messages.at(-1)).toEqual(message);
  for (const key of ["_id", "sender", "body", "created_at", "room", "seq"]) {
    expect(message).toHaveProperty(key);
  }
  const older = await call("GET", `/api/rooms/global/messages?date=${message.created_at}`);
  expect(older.json().messages).not.toContainEqual(message);
  const ticket = await call("GET", `/api/createTokenRequest?clientId=${player.username}`);
  expect(ticket.json()).toMatchObject({
    clientId: player.username,
    token: expect.any(String),
    expires: expect.any(String),
  });
});

test("one key is one message", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const body = { sender: player.username, room: "global", body: "once" };
  const [first, second] = [await post(body, headers), await post(body, headers)];
  expect(first.statusCode).toBe(200);
  expect(second.body).toBe(first.body);
});

test("another's name, another room and empty words are refused and store nothing", async () => {
  const stranger = await register(app);
  const count = async () => (await app.pool.query("select 1 from messages")).length;
  const before = await count();
  expectRefusal(
    await post({ sender: stranger.username, room: "global", body: "x" }),
    403,
    "FORBIDDEN",
  );
  expectRefusal(
    await post({ sender: player.username, room: "attic", body: "x" }),
    400,
    "BAD_INPUT",
  );
  expectRefusal(
    await post({ sender: player.username, room: "global", body: " " }),
    400,
    "BAD_INPUT",
  );
  expectRefusal(
    await call("GET", `/api/createTokenRequest?clientId=${stranger.id}`),
    403,
    "FORBIDDEN",
  );
  expect(await count()).toBe(before);
});

test("reports, blocks and what only moderators may do", async () => {
  const stranger = await register(app);
  const { message } = (
    await post({ sender: player.username, room: "global", body: "report me" })
  ).json();
  const messageUrl = `/api/rooms/global/messages/${message._id}`;
  expect((await call("POST", `${messageUrl}/report`)).statusCode).toBe(200);
  expectRefusal(await call("DELETE", messageUrl), 403, "FORBIDDEN");
  const mute = `/api/users/${stranger.username}/mute`;
  expectRefusal(await call("POST", mute, { minutes: 5 }), 403, "FORBIDDEN");
  const block = `/api/user/blocks/${stranger.username}`;
  expect((await call("POST", block)).statusCode).toBe(200);
  expect((await call("GET", "/api/user/blocks")).json()).toEqual({ blocked: [stranger.username] });
  expect((await call("DELETE", block)).statusCode).toBe(200);
  expect((await call("GET", "/api/user/blocks")).json()).toEqual({ blocked: [] });
  expectRefusal(await call("POST", "/api/user/blocks/nobody-here"), 404, "NOT_FOUND");
});

test("alerts are listed and marked by their player alone", async () => {
  const [row] = await app.pool.query<{ id: number }>(
    `insert into alerts (player_id, type, kind, facts, created_at)
    values ($1::int, 'admin', 'text', '{"title": "Notice", "content": "Hello"}', 0) returning id`,
    [player.id],
  );
  const listed = (await call("GET", "/api/alerts?limit=5")).json();
  expect(listed).toMatchObject({ unread: 1, alerts: [{ _id: String(row?.id), read: false }] });
  const marked = await call("PATCH", `/api/alerts/${row?.id}`, { read: true, opened: true });
  expect(marked.json()).toMatchObject({ alert: { read: true, opened: true } });
  const stranger = await register(app);
  player = stranger;
  expectRefusal(await call("PATCH", `/api/alerts/${row?.id}`, { read: false }), 404, "NOT_FOUND");
});
