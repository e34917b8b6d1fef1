import { EXCAVATOR_PART_IDS, HOUR, MINUTE, SECOND } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { hash } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { createContext } from "../../context.ts";
import { newSecret } from "../../platform/secrets.ts";
import {
  type Browser,
  keepCookie,
  PASSWORD,
  refusal,
  refusedWith,
  requestWith,
} from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

/** A separate address, so tests don't share limits. */
const browser = () => game.browser(`198.51.100.${player.id % 250}`);
/** Logs in correctly, or with another name or password. */
const login = (from: Browser, change: { username?: string; password?: string } = {}) =>
  from.call.user.login({ username: player.username, password: PASSWORD, ...change });

async function logIn(): Promise<Browser> {
  const made = browser();
  await login(made);
  keepCookie(made);
  return made;
}

/** The identity behind a session cookie, by default on the first process. */
const identityOf = (sessionToken: string | null, services = game.services) =>
  createContext(services, requestWith({ sessionToken })).identity();

const storedSessions = async () =>
  (await game.pool.query("select 1 from sessions where account_id = $1::int", [player.id])).length;

test("a login ignores the name's case and returns the payload", async () => {
  const made = browser();
  const { user } = await login(made, { username: player.username.toUpperCase() });
  expect(user._id).toBe(String(player.id));
  expect(made.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 3600 });
});

test("an old hash of unnormalized text is replaced at login, even by two concurrent ones", async () => {
  const [asMac, asPhone] = ["Zu\u0308rich at night", "Z\u00fcrich at night"];
  const store = (passwordHash: string) =>
    game.pool.query("update accounts set password_hash = $2 where id = $1::int", [
      player.id,
      passwordHash,
    ]);
  await store(await hash(asMac));
  const refused = await refusal(login(browser(), { password: asPhone }));
  expect(refused.code).toBe("BAD_CREDENTIALS");
  await Promise.all([1, 2].map(() => login(browser(), { password: asMac })));
  await login(browser(), { password: asPhone });
});

test("a wrong password and an unknown name get the same answer after one hash", async () => {
  const matches = vi.spyOn(game.services.passwords, "matches");
  for (const change of [{}, { username: "nobody" }, { username: "no\u0000body '--" }]) {
    const refused = await refusal(login(browser(), { password: "not this", ...change }));
    expect(refused).toEqual(refusedWith("BAD_CREDENTIALS"));
  }
  expect(matches).toHaveBeenCalledTimes(3);
  matches.mockRestore();
});

test("refuses a password that is too long before hashing it", async () => {
  const matches = vi.spyOn(game.services.passwords, "matches");
  const refused = await refusal(login(browser(), { password: "x".repeat(129) }));
  expect(refused).toMatchObject({ code: "BAD_INPUT", status: 400 });
  expect(matches).not.toHaveBeenCalled();
  matches.mockRestore();
});

test("a login always creates a new token and ends the browser's old session", async () => {
  const before = player.token;
  await login(player);
  keepCookie(player);
  expect(player.token).not.toBe(before);
  expect(await refusal(player.callWith({ sessionToken: before }).user.session())).toEqual(
    refusedWith("NOT_LOGGED_IN"),
  );
  await expect(player.call.user.session()).resolves.toBeDefined();
});

test("never reuses a token planted before the login", async () => {
  const planted = newSecret();
  const victim = browser();
  victim.token = planted;
  await login(victim);
  keepCookie(victim);
  expect(victim.token).not.toBe(planted);
  expect(await identityOf(planted)).toBeNull();
});

test("stores only hashes of tokens", async () => {
  const rows = await game.pool.query<{ hash: Uint8Array }>(
    "select token_hash as hash from sessions where account_id = $1::int",
    [player.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash).toHaveLength(32);
  expect(Buffer.from(rows[0]?.hash ?? []).toString("base64url")).not.toBe(player.token);
});

test("a log-out ends only this session and clears the cookies", async () => {
  const other = await logIn();
  expect(await player.call.user.logout()).toEqual({ ok: true });
  expect(player.effects.session).toEqual({ kind: "clear" });
  expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  await expect(other.call.user.session()).resolves.toBeDefined();
});

test("another process applies a log-out immediately", async () => {
  const other = await game.another();
  expect(await identityOf(player.token, other)).toMatchObject({ playerId: player.id });
  await player.call.user.logout();
  await expect.poll(() => identityOf(player.token, other)).toBeNull();
});

test("a process that may have missed notifications asks again after a second", async () => {
  const other = await game.another();
  other.live.isListening = () => false;
  expect(await identityOf(player.token, other)).toMatchObject({ playerId: player.id });
  // As if its end had been missed: only deletions are notified.
  await game.pool.query(
    "update sessions set token_hash = sha256(token_hash) where account_id = $1",
    [player.id],
  );
  expect(await identityOf(player.token, other)).toMatchObject({ playerId: player.id });
  game.clock.pass(SECOND);
  expect(await identityOf(player.token, other)).toBeNull();
});

test("an invalid token opens nothing and leaves the browser's cookies", async () => {
  const flipped = `${player.token?.startsWith("A") ? "B" : "A"}${player.token?.slice(1)}`;
  for (const token of [newSecret(), flipped, "", "short", "x".repeat(5000), "\u0000"]) {
    const made = browser();
    made.token = token;
    expect(await refusal(made.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
    // The browser may have got new ones since it sent the request.
    expect(made.effects.session).toBeUndefined();
  }
});

test("an idle session ends after an hour", async () => {
  game.clock.pass(HOUR - SECOND);
  await expect(player.call.user.session()).resolves.toBeDefined();
  game.clock.pass(HOUR);
  expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
});

test("an active session is extended at most once a minute and ends after a day", async () => {
  await player.call.user.session();
  expect(player.effects.session).toBeUndefined();
  game.clock.pass(MINUTE);
  await player.call.user.session();
  expect(player.effects.session).toMatchObject({
    kind: "extend",
    maxAgeSeconds: 3600,
    user: { username: player.username },
  });
  await player.call.user.session();
  expect(player.effects.session).toBeUndefined();
  for (let half = 0; half < 47; half++) {
    game.clock.pass(HOUR / 2);
    await player.call.user.session();
  }
  expect(player.effects.session).toMatchObject({ kind: "extend", maxAgeSeconds: 29 * 60 });
  game.clock.pass(HOUR / 2);
  expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
});

test("an active session queries the database once a minute while it would hear of its end", async () => {
  game.services.live.isListening = () => true;
  // The first extension of a day also notes the address.
  game.clock.pass(MINUTE);
  await identityOf(player.token);
  const query = vi.spyOn(game.pool, "query");
  const values = vi.spyOn(game.pool, "values");
  // Other processes are notified in rounds: one may run now for earlier changes.
  const queries = () =>
    [...query.mock.calls, ...values.mock.calls].filter(([text]) => !text.includes("pg_notify"));
  game.clock.pass(MINUTE - 1);
  await Promise.all(Array.from({ length: 20 }, () => identityOf(player.token)));
  expect(queries()).toEqual([]);
  game.clock.pass(1);
  await Promise.all(Array.from({ length: 20 }, () => identityOf(player.token)));
  // Looked up and extended, with the cookie's content.
  expect(queries()).toHaveLength(3);
  query.mockRestore();
  values.mockRestore();
});

test("of fifty concurrent logins only the successful ones leave sessions", async () => {
  let address = 0;
  const logInThere = () => login(game.browser(`198.18.2.${address++}`));
  const { done, refused } = await runFiftyConcurrently(logInThere);
  expect(done).toBeGreaterThan(0);
  // Each login is charged before the attempt, so only five run at the same time.
  expect(["BUSY", "TOO_MANY_REQUESTS"]).toEqual(expect.arrayContaining(refused));
  expect(await storedSessions()).toBe(1 + done);
});

test("five failures lock an account for a minute, from any addresses", async () => {
  const tries = Array.from({ length: 12 }, (_, n) =>
    refusal(login(game.browser(`203.0.113.${n}`), { password: "guess" })),
  );
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === "BAD_CREDENTIALS")).toHaveLength(5);
  expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(7);
  const limit = english.errors("limits.failuresPerAccount", { most: 5 });
  expect(await refusal(login(browser()))).toEqual({
    ...refusedWith("TOO_MANY_REQUESTS"),
    text: english.errors("limitEnds", { limit, wait: "1 minute" }),
    reason: limit,
    retryAfterSeconds: 60,
  });
  game.clock.pass(18 * SECOND);
  expect(await refusal(login(browser()))).toMatchObject({ retryAfterSeconds: 42 });
  game.clock.pass(42 * SECOND);
  await expect(logIn()).resolves.toBeDefined();
});

test("ten failures lock an address; correct passwords do not count", async () => {
  const from = game.browser("203.0.113.200");
  for (let n = 0; n < 12; n++) await login(from);
  for (let n = 0; n < 10; n++) {
    const refused = await refusal(login(from, { username: `Ghost${n}`, password: "guess" }));
    expect(refused.code).toBe("BAD_CREDENTIALS");
  }
  const limit = english.errors("limits.failuresPerAddress", { most: 10, minutes: 10 });
  expect(await refusal(login(from))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    text: english.errors("limitEnds", { limit, wait: "10 minutes" }),
    retryAfterSeconds: 600,
  });
  await expect(logIn()).resolves.toBeDefined();
});

test("the login payload lists parts in the inventory", async () => {
  await setPlayer(game, player.id, "parts[1] = 2, parts[10] = 1");
  expect((await player.call.user.session()).user.items).toEqual([
    { item: "pickaxe", count: 2 },
    { item: EXCAVATOR_PART_IDS[9], count: 1 },
  ]);
});
