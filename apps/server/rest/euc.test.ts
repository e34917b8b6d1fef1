import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { putOn, register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const url = "/api/user/euc";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  player = await register(app);
  await putOn(app, player, "euc");
});

const send = (method: "POST" | "PATCH", body: unknown, headers: Record<string, string> = {}) =>
  app.send({ method, url, sid: player.sid, body, headers });
const look = async () => (await app.send({ method: "GET", url, sid: player.sid })).json();

test("looking, buying and installing answer the documented keys", async () => {
  const bought = (await send("POST", { id: "pickaxe" })).json();
  expect(Object.keys(bought).sort()).toEqual(["_id", "count", "newStatus"]);
  expect(bought).toMatchObject({ _id: "pickaxe", count: 1, newStatus: { energy: 500 } });
  const answer = await look();
  expect(Object.keys(answer).sort()).toEqual(["energyCap", "items", "metalCap"]);
  expect(answer.items).toHaveLength(10);
  expect(answer.items[0]).toMatchObject({
    _id: "pickaxe",
    type: "metal",
    title: "Pickaxe",
    count: 0,
    price: 500,
    users: [{ user: String(player.id), count: 1 }],
  });
  expect((await send("PATCH", { id: "pickaxe" })).json()).toEqual({
    energyCap: [0, 100],
    metalCap: [1, 105],
    count: 1,
    remain: 0,
  });
});

test("refusals have their text and code and change nothing", async () => {
  const before = await rowsOf(app, player);
  expectRefusal(await send("POST", { id: "spade" }), 404, "NOT_FOUND");
  expectRefusal(await send("PATCH", { id: "spade" }), 404, "NOT_FOUND");
  expectRefusal(await send("PATCH", { id: "pickaxe" }), 409, "PART_NOT_HELD");
  expectRefusal(await send("POST", { id: "drill" }), 409, "NOT_ENOUGH_ENERGY");
  expect(await rowsOf(app, player)).toEqual(before);
  await putOn(app, player, "waste");
  expectRefusal(await send("POST", { id: "pickaxe" }), 409, "WRONG_FIELD");
  expectRefusal(await send("PATCH", { id: "pickaxe" }), 409, "WRONG_FIELD");
});

test.each<[unknown]>([[{}], [{ id: 1 }], [{ id: "pickaxe", count: 5 }], [["pickaxe"]]])(
  "%j is bad input",
  async (body) => {
    expectRefusal(await send("POST", body), 400, "BAD_INPUT");
    expectRefusal(await send("PATCH", body), 400, "BAD_INPUT");
  },
);

test("the same key buys and installs once", async () => {
  for (const method of ["POST", "PATCH"] as const) {
    const headers = { "idempotency-key": randomUUID() };
    const first = await send(method, { id: "pickaxe" }, headers);
    expect(first.statusCode).toBe(200);
    expect((await send(method, { id: "pickaxe" }, headers)).body).toBe(first.body);
    expectRefusal(await send(method, { id: "drill" }, headers), 409, "KEY_REUSED");
  }
});

test("without a session nothing is shown, sold or installed", async () => {
  const body = { id: "pickaxe" };
  expectRefusal(await app.send({ method: "GET", url }), 401, "NOT_LOGGED_IN");
  expectRefusal(await app.send({ method: "POST", url, body }), 401, "NOT_LOGGED_IN");
  expectRefusal(await app.send({ method: "PATCH", url, body }), 401, "NOT_LOGGED_IN");
});
