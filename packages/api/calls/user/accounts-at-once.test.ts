/** Fifty equal calls at once of everything that has to do with accounts, sessions and tokens. */
import { auditLedger } from "@emberlode/db";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type Browser,
  keepCookie,
  PASSWORD,
  refusal,
  refusedWith,
  startGame,
  type TestGame,
} from "../../testing/game.ts";
import { mailsOf, tokenIn } from "../../testing/mail.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";

let game: TestGame;
let player: Browser & { id: number };
let name = "";
let names = 0;
let addresses = 0;
beforeAll(async () => {
  game = await startGame();
});
beforeEach(async () => {
  name = `Crowd${names++}`;
  player = await game.player(name);
});
afterAll(async () => {
  expect(await auditLedger(game.pool)).toEqual([]);
  await game.close();
});

/** A browser of an address of its own. */
const somebody = () => game.browser(`198.18.${addresses >> 8}.${addresses++ & 255}`);

async function count(table: "sessions" | "api_tokens" | "password_resets", id: number) {
  const [row] = await game.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where account_id = $1::int`,
    [id],
  );
  return row?.n;
}

test("log-ins: each that was done has its session, the others left none", async () => {
  const call = () => somebody().call.user.login({ username: name, password: PASSWORD });
  const { done, refused } = await fiftyAtOnce(call);
  expect(done).toBeGreaterThan(0);
  // Every log-in is charged before it is tried, so that only five are tried at the same time.
  expect(["BUSY", "TOO_MANY_REQUESTS"]).toEqual(expect.arrayContaining(refused));
  expect(await count("sessions", player.id)).toBe(1 + done);
});

test("log-outs: all are fine, and one session is gone", async () => {
  const other = somebody();
  await other.call.user.login({ username: name, password: PASSWORD });
  expect(await fiftyAtOnce(() => player.call.user.logout())).toEqual({ done: 50, refused: [] });
  expect(await count("sessions", player.id)).toBe(1);
});

test("guests: as many as were answered, each another one", async () => {
  const made = await Promise.all(Array.from({ length: 50 }, () => somebody().call.user.guest({})));
  expect(new Set(made.map(({ user }) => user._id)).size).toBe(50);
  expect(new Set(made.map(({ user }) => user.username)).size).toBe(50);
});

test("upgrades of one guest: one counts", async () => {
  const guest = somebody();
  await guest.call.user.guest({});
  keepCookie(guest);
  const form = {
    username: `Named${names}`,
    email: `named${names}@example.org`,
    password: PASSWORD,
  };
  const { done, refused } = await fiftyAtOnce(() => guest.call.user.upgrade(form));
  expect(done).toBe(1);
  expect(["BUSY", "NOT_A_GUEST", "NOT_LOGGED_IN", "USERNAME_TAKEN", "EMAIL_TAKEN"]).toEqual(
    expect.arrayContaining(refused),
  );
  const rows = await game.pool.query("select id from accounts where username = $1::text", [
    form.username,
  ]);
  expect(rows).toHaveLength(1);
});

test("forgotten names and passwords: three mails an hour in all", async () => {
  const wanted = { username: name };
  const mails = await mailsOf(game, () =>
    fiftyAtOnce(() => somebody().call.user.forgotPassword(wanted)),
  );
  expect(mails).toHaveLength(3);
  expect(await count("password_resets", player.id)).toBe(3);
  const email = `${name}@example.org`;
  const more = await mailsOf(game, () =>
    fiftyAtOnce(() => somebody().call.user.forgotUsername({ email })),
  );
  expect(more).toEqual([]);
});

test("a mailed link sets the password once", async () => {
  const [mail] = await mailsOf(game, () => somebody().call.user.forgotPassword({ username: name }));
  const link = { token: tokenIn(mail, "/fpass"), password: "a newer password" };
  const { done, refused } = await fiftyAtOnce(() => somebody().call.user.resetPassword(link));
  expect(done).toBe(1);
  expect(["BUSY", "TOKEN_INVALID"]).toEqual(expect.arrayContaining(refused));
  expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  const again = { username: name, password: link.password };
  await expect(somebody().call.user.login(again)).resolves.toBeDefined();
});

test("API tokens: twenty are made, and one is deleted once", async () => {
  const make = () => player.call.user.createToken({ name: "bot" });
  expect(await fiftyAtOnce(make)).toEqual({ done: 20, refused: ["BAD_INPUT"] });
  expect(await count("api_tokens", player.id)).toBe(20);
  const [token] = (await player.call.user.tokens()).tokens;
  const remove = () => player.call.user.deleteToken({ id: token?._id ?? "" });
  expect(await fiftyAtOnce(remove)).toEqual({ done: 1, refused: ["NOT_FOUND"] });
  expect(await count("api_tokens", player.id)).toBe(19);
});
