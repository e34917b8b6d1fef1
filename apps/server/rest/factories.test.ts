import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import type { Position } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { putOnFactory, setPlayer } from "../testing/armies.ts";
import { putOn, register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const url = "/api/user/puc";

let app: TestApp;
let player: TestPlayer;
let base: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  player = await register(app);
  await setPlayer(app, player, "attack_units[1] = 10");
  base = (await list())[0]?._id ?? "";
});

type Method = "POST" | "PATCH" | "DELETE";

const send = (method: Method, body: unknown, headers: Record<string, string> = {}) =>
  app.send({ method, url, sid: player.sid, body, headers });

async function list(): Promise<{ _id: string }[]> {
  return (await app.send({ method: "GET", url, sid: player.sid })).json().factories;
}

async function captured(): Promise<{ id: string; field: Position }> {
  const field = await putOnFactory(app, player);
  const response = await send("POST", field);
  expect(response.statusCode).toBe(200);
  return { id: response.json().factory._id, field };
}

describe("POST /api/user/puc", () => {
  test("captures and answers the documented keys", async () => {
    const field = await putOnFactory(app, player);
    const answer = (await send("POST", field)).json();
    expect(Object.keys(answer).sort()).toEqual(
      ["captured", "desc", "factory", "newStatus", "report"].sort(),
    );
    expect(answer).toMatchObject({ captured: true, newStatus: { factories: 2, totalSlots: 2500 } });
    expect(answer.factory).toEqual({
      _id: expect.stringMatching(/^\d+$/),
      user: String(player.id),
      factory: { type: "factory", ...field },
      lvl: 1,
      slots: 500,
      rank: null,
      safeUntil: null,
      fallsFreeAt: null,
    });
    expect(await list()).toContainEqual(answer.factory);
    const report = await app.send({ method: "GET", url: `/api/battles/${answer.report.id}` });
    expect(report.json()).toEqual(answer.report);
  });

  test("is refused with text and code elsewhere, on other fields and without an army", async () => {
    const field = await putOnFactory(app, player);
    await setPlayer(app, player, "attack_units[1] = 0");
    const before = await rowsOf(app, player);
    expectRefusal(await send("POST", { x: 1, y: 1 }), 409, "NOT_HERE");
    expectRefusal(await send("POST", field), 409, "NO_ARMY");
    expect(await rowsOf(app, player)).toEqual(before);
    const waste = await putOn(app, player, "waste");
    expectRefusal(await send("POST", waste), 409, "WRONG_FIELD");
  });

  test("the same key captures once, with another body it is refused", async () => {
    const field = await putOnFactory(app, player);
    const headers = { "idempotency-key": randomUUID() };
    const first = await send("POST", field, headers);
    expect((await send("POST", field, headers)).body).toBe(first.body);
    expectRefusal(await send("POST", { x: 1, y: 1 }, headers), 409, "KEY_REUSED");
    expect(await list()).toHaveLength(2);
  });
});

describe("PATCH /api/user/puc", () => {
  test("upgrades the base and answers status and factory", async () => {
    const answer = (await send("PATCH", { id: base })).json();
    expect(Object.keys(answer).sort()).toEqual(["factory", "status"]);
    expect(answer).toMatchObject({
      status: { metal: 0, energy: 0, totalSlots: 4000 },
      factory: { _id: base, lvl: 2, slots: 4000, factory: { type: "base" } },
    });
  });

  test("is refused for plain factories, for others' and without the price", async () => {
    const { id } = await captured();
    expectRefusal(await send("PATCH", { id }), 409, "NOT_A_BASE");
    expectRefusal(await send("PATCH", { id: "999999" }), 404, "NOT_FOUND");
    expect((await send("PATCH", { id: base })).statusCode).toBe(200);
    const before = await rowsOf(app, player);
    expectRefusal(await send("PATCH", { id: base }), 409, "NOT_ENOUGH_RESOURCES");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("the same key upgrades once", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await send("PATCH", { id: base }, headers);
    expect((await send("PATCH", { id: base }, headers)).body).toBe(first.body);
    expectRefusal(await send("PATCH", { id: "1" }, headers), 409, "KEY_REUSED");
  });
});

describe("DELETE /api/user/puc", () => {
  test("abandons by body or by query and answers the status", async () => {
    const { id } = await captured();
    const answer = (await send("DELETE", { id })).json();
    expect(Object.keys(answer)).toEqual(["newStatus"]);
    expect(answer.newStatus).toMatchObject({ factories: 1, totalSlots: 2000 });
    const next = await captured();
    const query = { method: "DELETE", url: `${url}?id=${next.id}`, sid: player.sid } as const;
    expect((await app.send(query)).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
    expectRefusal(await app.send(query), 404, "NOT_FOUND");
  });

  test("is refused for the base and for what is another's", async () => {
    const { id } = await captured();
    expectRefusal(await send("DELETE", { id: base }), 409, "BASE_STAYS");
    player = await register(app);
    const before = await rowsOf(app, player);
    expectRefusal(await send("DELETE", { id }), 404, "NOT_FOUND");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("the same key abandons once", async () => {
    const { id } = await captured();
    const headers = { "idempotency-key": randomUUID() };
    const first = await send("DELETE", { id }, headers);
    expect(first.statusCode).toBe(200);
    expect((await send("DELETE", { id }, headers)).body).toBe(first.body);
  });
});

test.each<[Method, unknown]>([
  ["POST", { x: 0, y: 1 }],
  ["POST", { x: 1.5, y: 1 }],
  ["POST", { x: "1", y: 1 }],
  ["POST", { x: 1, y: 51 }],
  ["POST", { x: 1, y: 1, won: true }],
  ["POST", {}],
  ["PATCH", { id: 1 }],
  ["PATCH", { id: "-1" }],
  ["PATCH", { id: "1", lvl: 10 }],
  ["PATCH", {}],
  ["DELETE", { id: "1 or 1=1" }],
  ["DELETE", { id: null }],
  ["DELETE", {}],
])("%s %j is bad input", async (method, body) => {
  expectRefusal(await send(method, body), 400, "BAD_INPUT");
});

test.each<[Method, unknown]>([
  ["POST", { x: 1, y: 1 }],
  ["PATCH", { id: "1" }],
  ["DELETE", { id: "1" }],
])("%s without a session is refused", async (method, body) => {
  expectRefusal(await app.send({ method, url, body }), 401, "NOT_LOGGED_IN");
});
