import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import { NOTES_PER_HOUR } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  // Notes are written faster than a player may.
  app.services.limits.charge = async () => async () => {};
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  player = await register(app);
});

const list = (query = "") => app.send({ method: "GET", url: `/api/logs${query}`, sid: player.sid });
const note = (body: unknown, headers: Record<string, string> = {}) =>
  app.send({ method: "POST", url: "/api/logs", sid: player.sid, body, headers });

test("the log answers the documented keys", async () => {
  const { log } = (await note({ content: "first", cat: "battle", created: 0 })).json();
  expect(log).toEqual({
    _id: "2",
    cat: "note",
    type: "note",
    color: "neutral",
    icon: "quill-ink",
    content: "first",
    created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  await note({ content: "second" });
  const all = (await list()).json();
  expect(all.totalCount).toBe(3);
  expect(all.logs.map(({ content }: { content: string }) => content)).toEqual([
    "second",
    "first",
    expect.any(String),
  ]);
  expect((await list("?start=1&limit=1&type=note")).json()).toEqual({ logs: [log], totalCount: 2 });
  expect((await list("?before=3&limit=1")).json()).toEqual({ logs: [log], totalCount: 3 });
});

test.each(["start=-1", "start=x", "start=1.5", "limit=0", "limit=101", "type=move", "x=1"])(
  "a page by %s is refused",
  async (query) => {
    expectRefusal(await list(`?${query}`), 400, "BAD_INPUT");
  },
);

test.each([
  {},
  { content: "" },
  { content: 5 },
  { content: "x".repeat(281) },
  { content: "a", x: 1 },
])("no note is made of %j", async (body) => {
  const before = await rowsOf(app, player);
  expectRefusal(await note(body), 400, "BAD_INPUT");
  expect(await rowsOf(app, player)).toEqual(before);
});

test("after thirty notes in an hour the next has to wait", async () => {
  for (let n = 0; n < NOTES_PER_HOUR; n++) await note({ content: "x" });
  const before = await rowsOf(app, player);
  const refused = await note({ content: "x" });
  expectRefusal(refused, 429, "TOO_MANY_NOTES");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
  expect(await rowsOf(app, player)).toEqual(before);
});

test("without a session there is no log", async () => {
  expectRefusal(await app.send({ method: "GET", url: "/api/logs" }), 401, "NOT_LOGGED_IN");
  const body = { content: "x" };
  expectRefusal(await app.send({ method: "POST", url: "/api/logs", body }), 401, "NOT_LOGGED_IN");
});

test("the same key writes once and answers the same; with another body it is refused", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const first = await note({ content: "once" }, headers);
  expect((await note({ content: "once" }, headers)).body).toBe(first.body);
  expect((await list("?type=note")).json().totalCount).toBe(1);
  expect((await list("?type=&start=&limit=")).json()).toEqual((await list("")).json());
  expectRefusal(await note({ content: "twice" }, headers), 409, "KEY_REUSED");
});
