/** Every mutation over REST: done, and under one key done once and answered the same. */
import { randomUUID } from "node:crypto";
import { CALLS } from "@emberlode/contract/calls";
import { auditLedger } from "@emberlode/db";
import { TABLES_OF_PLAYERS } from "@emberlode/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MUTATION_CALLS, prepareCall } from "../testing/mutation-calls.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";
import { REST_ROWS } from "./routes.ts";

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

const TAKES_NOTHING = new Set(CALLS.filter(({ input }) => input === null).map(({ name }) => name));
const ROWS = REST_ROWS.filter(({ call }) => call.kind === "mutation");

test("what is prepared is a call that changes something, and has no example", () => {
  const needy = ROWS.filter(({ call }) => call.input !== null && call.example === undefined);
  const taking = Object.keys(MUTATION_CALLS).filter((name) => !TAKES_NOTHING.has(name));
  expect(taking.sort()).toEqual(needy.map(({ procedure }) => procedure).sort());
});

/** All tables but those of sessions, and of links to new passwords, which are mailed again each time. */
const LOOKED_AT = TABLES_OF_PLAYERS.filter((table) => table !== "password_resets");

/** What a call may have changed there. */
async function world(): Promise<unknown> {
  await app.services.mailer.settled();
  const sums = LOOKED_AT.map(
    (table) =>
      `(select md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text))
        from (select to_jsonb(u) - 'last_seen_at' - 'last_used_at' as j from ${table} u) t) as ${table}`,
  );
  const [row] = await app.pool.query(`select ${sums.join(", ")}`);
  return row;
}

/** Their answers are a new session each time, so only whose it is stays the same. */
const NEW_SESSION = new Set(["user.register", "user.guest", "user.login"]);
/** Answered with the player as of now, which tells the time, too. */
const ANSWERED_ANEW = new Set([...NEW_SESSION, "user.upgrade"]);
/** Change nothing but sessions and mails. */
const CHANGES_NO_ROW = new Set([
  "user.login",
  "user.logout",
  "user.forgotUsername",
  "user.forgotPassword",
]);

describe.each(ROWS.map((row) => [row.procedure, row] as const))("%s", (procedure, row) => {
  test(`${row.method} ${row.path} is done once under one key`, async () => {
    const call = await prepareCall(app, player, row);
    const before = await world();
    const headers = { "idempotency-key": randomUUID() };
    const first = await call(headers);
    expect([first.statusCode, first.body]).toEqual([row.status ?? 200, expect.any(String)]);
    const after = await world();
    if (!CHANGES_NO_ROW.has(procedure)) expect(after).not.toEqual(before);
    // An attack a second, a repeated one too.
    if (procedure === "battles.attack") app.advance(1000);
    const renewed = NEW_SESSION.has(procedure) ? "" : sidOf(first);
    const second = await call(headers, renewed === "" ? undefined : renewed);
    expect(await world()).toEqual(after);
    expect(second.statusCode).toBe(first.statusCode);
    if (ANSWERED_ANEW.has(procedure)) expect(second.json().user._id).toBe(first.json().user._id);
    else expect(second.body).toBe(first.body);
  });
});
