import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import { cellsAround, isBuilt, isEmptyField, isUsableTool, step, TOOL_IDS } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setPlayer } from "../testing/armies.ts";
import { putOn, register, rowsOf, type TestPlayer } from "../testing/players.ts";
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
  await set(TOOL_IDS.map((_, at) => `tools[${at + 1}] = 5, researches[${at + 1}] = 5`).join(", "));
});

const set = (assignments: string, id = player.id) => setPlayer(app, { id }, assignments);

function use(body: unknown, headers: Record<string, string> = {}) {
  return app.send({ method: "PATCH", url: "/api/user/tools", sid: player.sid, body, headers });
}

/** An empty field with no building or base near, and no mine. */
function emptySpot() {
  const { world } = app.services;
  const spot = world
    .cells()
    .find(
      (cell) =>
        isEmptyField(cell) &&
        cell.mines.length === 0 &&
        !cellsAround(cell).some((near) => isBuilt(world.at(near))),
    );
  if (spot === undefined) throw new Error("There is no empty spot.");
  return { x: spot.x, y: spot.y };
}

async function stand({ x, y }: { x: number; y: number }, id = player.id) {
  await set(`x = ${x}, y = ${y}`, id);
}

test("every usable tool answers the documented keys", async () => {
  const target = await register(app);
  await set("shield_until = 0", target.id);
  await set("attack_units[1] = 5");
  await stand(emptySpot());
  const more: Record<string, object> = {
    mines: { n: 1 },
    base_locator: { username: target.username },
    prob_drive: { type: "bank" },
  };
  for (const tool of TOOL_IDS.filter(isUsableTool)) {
    if (tool === "base_mover") await stand(emptySpot());
    const response = await use({ tool, count: 4, ...more[tool] });
    expect([tool, response.statusCode, response.body]).toEqual([tool, 200, expect.any(String)]);
    const answer = response.json();
    expect(answer).toMatchObject({ tool, count: 4, desc: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(answer.newStatus).toMatchObject({ metal: expect.any(Number) });
    if (tool !== "mines" && tool !== "mdn") {
      expect(answer).toMatchObject({ x: expect.any(Number), y: expect.any(Number) });
    }
    expect(answer).not.toHaveProperty("explosion");
  }
});

test("a mine that goes off under a walker is told with the field", async () => {
  const spot = emptySpot();
  await stand(spot);
  expect((await use({ tool: "mines", count: 3, n: 2 })).json()).toMatchObject({ laid: 2 });
  const victim = await register(app);
  await set("shield_until = 0", victim.id);
  await stand(step(spot, "w"), victim.id);
  const url = `/api/fields/coords?x=${spot.x}&y=${spot.y}`;
  const field = await app.send({ method: "GET", url, sid: victim.sid });
  expect(field.json()).toMatchObject({ ...spot, explosion: { metal: 20, energy: 20 } });
});

test("an offered mirage is told with the field", async () => {
  const { x, y } = await putOn(app, player, "waste");
  await set(`mirage_x = ${x}, mirage_y = ${y}`);
  const url = `/api/fields/coords?x=${x}&y=${y}`;
  const field = await app.send({ method: "GET", url, sid: player.sid });
  expect(field.json()).toMatchObject({ x, y, type: "mirage", desc: expect.any(String) });
});

test.each<[object, number, string]>([
  [{ tool: "bank", count: 4 }, 409, "TOOL_NOT_USABLE"],
  [{ tool: "gps", count: 5 }, 409, "TOOL_NOT_USABLE"],
  [{ tool: "gps", count: 5, plot: "nowhere" }, 404, "NOT_FOUND"],
  [{ tool: "gps", count: 4, plot: "nowhere" }, 409, "TOOL_NOT_USABLE"],
  [{ tool: "mdn", count: 5 }, 409, "NOT_ENOUGH_TOOLS"],
  [{ tool: "mdn", count: 6 }, 409, "NOT_ENOUGH_TOOLS"],
  [{ tool: "mines", count: 3, n: 1 }, 409, "NOT_ENOUGH_TOOLS"],
  [{ tool: "mines", count: 4 }, 409, "WRONG_FIELD"],
  [{ tool: "base_mover", count: 4 }, 409, "WRONG_FIELD"],
  [{ tool: "base_locator", count: 4, username: "Nobody" }, 409, "NOTHING_FOUND"],
  [{ tool: "prob_drive", count: 4 }, 400, "BAD_INPUT"],
  [{ tool: "luck", count: 4 }, 400, "BAD_INPUT"],
  [{ tool: "mdn" }, 400, "BAD_INPUT"],
  [{ tool: "mdn", count: -1 }, 400, "BAD_INPUT"],
  [{ tool: "mdn", count: "4" }, 400, "BAD_INPUT"],
  [{ tool: "mdn", count: 4, power: 9 }, 400, "BAD_INPUT"],
])("%j is refused and changes nothing", async (body, status, code) => {
  const before = await rowsOf(app, player);
  expectRefusal(await use(body), status, code);
  expect(await rowsOf(app, player)).toEqual(before);
});

test("a tool is used once under one key; with another body the key is refused", async () => {
  const headers = { "idempotency-key": randomUUID() };
  await stand(emptySpot());
  const first = await use({ tool: "improb_drive", count: 4 }, headers);
  const rows = await rowsOf(app, player);
  const second = await use({ tool: "improb_drive", count: 4 }, headers);
  expect([second.statusCode, second.body]).toEqual([200, first.body]);
  expect(await rowsOf(app, player)).toEqual(rows);
  expectRefusal(await use({ tool: "improb_drive", count: 3 }, headers), 409, "KEY_REUSED");
});

test("without a session no tool is used", async () => {
  const body = { tool: "mdn", count: 4 };
  const response = await app.send({ method: "PATCH", url: "/api/user/tools", body });
  expectRefusal(response, 401, "NOT_LOGGED_IN");
});
