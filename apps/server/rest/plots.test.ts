import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import { MAX_PLOTS } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { putOn, register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

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
});

interface Sent {
  sid?: string;
  headers?: Record<string, string>;
}

const call = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  id = "",
  body?: unknown,
  sent: Sent = {},
) => app.send({ method, url: `/api/plots${id && `/${id}`}`, sid: player.sid, body, ...sent });

const plots = async () => (await call("GET")).json().plots;

test("plots are made, listed, changed and removed", async () => {
  const here = await putOn(app, player, "forest");
  const { plot } = (await call("POST", "", { title: "Camp", shape: "oval" })).json();
  expect(plot).toEqual({
    _id: expect.stringMatching(/^[\w-]{16}$/),
    ...here,
    title: "Camp",
    note: "",
    color: "",
    shape: "oval",
  });
  expect((await call("POST")).json().plot).toMatchObject(here);
  expect(await plots()).toHaveLength(2);
  const changed = await call("PATCH", plot._id, { x: 1, y: 50, note: "wood", shape: "" });
  const { shape: _, ...rest } = plot;
  expect(changed.json()).toEqual({ plot: { ...rest, x: 1, y: 50, note: "wood" } });
  expect((await call("DELETE", plot._id)).json()).toEqual({ deleted: true });
  expect(await plots()).toHaveLength(1);
});

test("another player's plot is absent for all", async () => {
  const { plot } = (await call("POST", "", { title: "mine" })).json();
  const { sid } = await register(app);
  for (const id of [plot._id, "none", "%00", ".."]) {
    const change = await call("PATCH", id, { title: "yours" }, { sid });
    expect(change.statusCode).toBe(404);
    expect((await call("DELETE", id, undefined, { sid })).statusCode).toBe(404);
  }
  expectRefusal(await call("PATCH", plot._id, { title: "yours" }, { sid }), 404, "NOT_FOUND");
  expectRefusal(await call("DELETE", plot._id, undefined, { sid }), 404, "NOT_FOUND");
  expect(await plots()).toEqual([plot]);
});

test("there is an end to plots and to their fields", async () => {
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`own ${n}`, "x"]));
  expectRefusal(await call("POST", "", { ...ten, more: "x" }), 409, "PLOT_FULL");
  const { plot } = (await call("POST", "", ten)).json();
  expectRefusal(await call("PATCH", plot._id, { more: "x" }), 409, "PLOT_FULL");
  await app.pool.query(
    `insert into plots (id, player_id, x, y, fields, created_at)
    select $1::int || '-' || n, $1::int, 1, 1, '{}', n from generate_series(2, $2::int) n`,
    [player.id, MAX_PLOTS],
  );
  expectRefusal(await call("POST", "", {}), 409, "TOO_MANY_PLOTS");
  expect(await plots()).toHaveLength(MAX_PLOTS);
});

test.each([
  { x: 51 },
  { title: 5 },
  { title: "x".repeat(281) },
  { free: 1 },
  { free: "x".repeat(281) },
  { _id: "x" },
  { user: "9" },
  { ["n".repeat(41)]: "x" },
  ["list"],
])("no plot is made of %j, nor changed by it", async (body) => {
  const { plot } = (await call("POST", "", { title: "as it was" })).json();
  for (const answer of [await call("POST", "", body), await call("PATCH", plot._id, body)]) {
    expectRefusal(answer, 400, "BAD_INPUT");
  }
  expect(await plots()).toEqual([plot]);
});

test("without a session there are no plots", async () => {
  const url = "/api/plots";
  expectRefusal(await app.send({ method: "GET", url }), 401, "NOT_LOGGED_IN");
  expectRefusal(await app.send({ method: "POST", url, body: {} }), 401, "NOT_LOGGED_IN");
});

test("the same key has one effect and one answer; with another body it is refused", async () => {
  const keyed = () => ({ headers: { "idempotency-key": randomUUID() } });
  const making = keyed();
  const first = await call("POST", "", { title: "once" }, making);
  expect((await call("POST", "", { title: "once" }, making)).body).toBe(first.body);
  expectRefusal(await call("POST", "", { title: "twice" }, making), 409, "KEY_REUSED");
  const { plot } = first.json();
  expect(await plots()).toEqual([plot]);
  const changing = keyed();
  const changed = await call("PATCH", plot._id, { note: "n" }, changing);
  expect((await call("PATCH", plot._id, { note: "n" }, changing)).body).toBe(changed.body);
  const removing = keyed();
  const removed = await call("DELETE", plot._id, undefined, removing);
  expect((await call("DELETE", plot._id, undefined, removing)).body).toBe(removed.body);
});
