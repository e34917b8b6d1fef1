import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
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

type Path = "units" | "unit_techs" | "researches";

function patch(path: Path, body: unknown, headers: Record<string, string> = {}) {
  return app.send({ method: "PATCH", url: `/api/user/${path}`, sid: player.sid, body, headers });
}

test("units, techs and researches answer the documented keys", async () => {
  const units = await patch("units", { index: 0, type: "attack", unit: 2 });
  expect(units.json()).toMatchObject({ newStatus: { metal: 900, energy: 800, slots: 1600 } });
  const tech = await patch("unit_techs", { type: "defense", index: 1 });
  expect(tech.json()).toMatchObject({ newStatus: { metal: 800, energy: 700 } });
  const research = await patch("researches", { research: "gps" });
  expect(research.json()).toMatchObject({
    status: { metal: 300, energy: 200 },
    research: { research: "gps", level: 1 },
  });
  const get = (path: string) => app.send({ method: "GET", url: path, sid: player.sid });
  expect((await get("/api/user/researches")).json().researches).toContainEqual({
    research: "gps",
    level: 1,
  });
  expect((await get("/api/user/tools")).json().tools).toContainEqual({ tool: "gps", count: 1 });
});

test.each<[Path, unknown, number, string]>([
  ["units", { index: 1, type: "attack", unit: 1 }, 409, "TECH_MISSING"],
  ["units", { index: 0, type: "attack", unit: 11 }, 409, "NOT_ENOUGH_SLOTS"],
  ["unit_techs", { type: "attack", index: 0 }, 409, "ALREADY_OWNED"],
  ["unit_techs", { type: "attack", index: 9 }, 409, "NOT_ENOUGH_RESOURCES"],
  ["researches", { research: "mines", level: 3 }, 409, "LEVEL_NOT_NEXT"],
])("%s %j is refused with its text and code", async (path, body, status, code) => {
  const before = await rowsOf(app, player);
  expectRefusal(await patch(path, body), status, code);
  expect(await rowsOf(app, player)).toEqual(before);
});

describe("bad input", () => {
  test.each([-5, 0, 1.5, 1e308, "1", null, 1_000_001])("a unit amount of %j", async (unit) => {
    const before = await rowsOf(app, player);
    expectRefusal(await patch("units", { index: 0, type: "attack", unit }), 400, "BAD_INPUT");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test.each<[Path, unknown]>([
    ["units", { index: 10, type: "attack", unit: 1 }],
    ["units", { index: -1, type: "attack", unit: 1 }],
    ["units", { index: 0, type: "both", unit: 1 }],
    ["units", { index: 0, type: "attack", unit: 1, price: 0 }],
    ["unit_techs", { type: "attack", index: 10 }],
    ["researches", { research: "luck" }],
    ["researches", {}],
  ])("%s %j", async (path, body) => {
    expectRefusal(await patch(path, body), 400, "BAD_INPUT");
  });
});

test("without a session nothing is sold", async () => {
  const url = "/api/user/units";
  const body = { index: 0, type: "attack", unit: 1 };
  expectRefusal(await app.send({ method: "PATCH", url, body }), 401, "NOT_LOGGED_IN");
});

test("the same key buys once and answers the same; with another body it is refused", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const body = { index: 0, type: "attack", unit: 1 };
  const first = await patch("units", body, headers);
  const second = await patch("units", body, headers);
  expect(second.body).toBe(first.body);
  expect(second.json().newStatus.attack_units[0]).toBe(1);
  expectRefusal(await patch("units", { ...body, unit: 2 }, headers), 409, "KEY_REUSED");
});
