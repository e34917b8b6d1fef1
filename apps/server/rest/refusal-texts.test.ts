/** Refusals whose text the page shows as it comes (spec section 8): exactly the sentence of the table, as plain text. */
import { auditLedger } from "@emberlode/db";
import { errorStatus, type GameErrorCode, type Position } from "@emberlode/game";
import { SERVER_WORDS } from "@emberlode/words";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
let home: Position;
beforeAll(async () => {
  app = await createTestApp();
});
// Somebody new for each call, so that none comes too fast.
beforeEach(async () => {
  player = await register(app);
  const { base } = player.payload.user;
  if (base === null) throw new Error("A registered player has a base.");
  home = base;
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});

type Call = readonly ["POST" | "PATCH" | "DELETE", string, () => unknown, GameErrorCode];

const here = () => ({ field: home });

const CALLS: readonly Call[] = [
  // Shown as the description of the field.
  ["PATCH", "gather", () => ({ type: "metal", ...here() }), "WRONG_FIELD"],
  ["POST", "items", here, "WRONG_FIELD"],
  ["POST", "forest", here, "WRONG_FIELD"],
  ["POST", "memorial", here, "WRONG_FIELD"],
  ["POST", "mirage", () => ({}), "NO_MIRAGE"],
  ["POST", "attack", () => ({ enemy: "999999", ...here() }), "ENEMY_MISMATCH"],
  ["POST", "puc", () => home, "WRONG_FIELD"],
  // Shown as a toast.
  ["PATCH", "units", () => ({ type: "attack", index: 1, unit: 1 }), "TECH_MISSING"],
  ["PATCH", "unit_techs", () => ({ type: "attack", index: 0 }), "ALREADY_OWNED"],
  ["PATCH", "researches", () => ({ research: "mines", level: 5 }), "LEVEL_NOT_NEXT"],
  ["PATCH", "puc", () => ({ id: "999999" }), "NOT_FOUND"],
];

test.each(CALLS)("%s /api/user/%s", async (method, path, body, code) => {
  const before = await rowsOf(app, player);
  const url = `/api/user/${path}`;
  const response = await app.send({ method, url, sid: player.sid, body: body() });
  expect({
    status: response.statusCode,
    type: response.headers["content-type"],
    code: response.headers["x-error-code"],
    text: response.body,
  }).toEqual({
    status: errorStatus(code),
    type: "text/plain; charset=utf-8",
    code,
    text: SERVER_WORDS.en.errors.texts[code],
  });
  expect(await rowsOf(app, player)).toEqual(before);
});
