import { EXCAVATOR_PART_IDS, HOUR, MINUTE, SECOND } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { hash } from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import { newSecret } from "../../services/secrets.ts";
import { type Browser, keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";
import { useGame } from "../../testing/use-game.ts";
import { createContext } from "../context.ts";

const game = useGame();
let names = 0;

let player: Browser & { id: number };
let username: string;
beforeEach(async () => {
  username = `Player${names++}`;
  player = await game.player(username);
});

/** An address of its own, so that tests do not share its limits. */
const browser = () => game.browser(`198.51.100.${names}`);

async function logIn(name = username): Promise<Browser> {
  const made = browser();
  await made.call.user.login({ username: name, password: PASSWORD });
  keepCookie(made);
  return made;
}

/** One request with a session cookie, on this process unless told. */
function contextOf(sessionToken: string | null, services = game.services) {
  return createContext(services, {
    sessionToken,
    bearerToken: null,
    address: "192.0.2.1",
    idempotencyKey: null,
    callIndex: 0,
  });
}

const storedSessions = async () =>
  (await game.pool.query("select 1 from sessions where account_id = $1::int", [player.id])).length;

test("logging in works whatever the name's case and answers the payload", async () => {
  const made = browser();
  const { user } = await made.call.user.login({
    username: username.toUpperCase(),
    password: PASSWORD,
  });
  expect(user._id).toBe(String(player.id));
  expect(made.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 3600 });
});

test("an old hash of other letters is renewed at log-in", async () => {
  const [asMac, asPhone] = ["Zu\u0308rich at night", "Z\u00fcrich at night"];
  const store = (passwordHash: string) =>
    game.pool.query("update accounts set password_hash = $2 where id = $1::int", [
      player.id,
      passwordHash,
    ]);
  await store(await hash(asMac));
  const phone = { username, password: asPhone };
  expect(await refusal(browser().call.user.login(phone))).toMatchObject({
    code: "BAD_CREDENTIALS",
  });
  const mac = browser();
  await mac.call.user.login({ username, password: asMac });
  keepCookie(mac);
  expect((await mac.call.user.session()).user.username).toBe(username);
  await browser().call.user.login(phone);
});

test("a wrong password and an unknown name get the same answer", async () => {
  const wrong = await refusal(
    browser().call.user.login({ username, password: "not the password" }),
  );
  const unknown = await refusal(
    browser().call.user.login({ username: "nobody", password: "not the password" }),
  );
  const odd = await refusal(
    browser().call.user.login({ username: "no\u0000body '--", password: "x" }),
  );
  expect(wrong).toEqual(refusedWith("BAD_CREDENTIALS"));
  expect(unknown).toEqual(wrong);
  expect(odd).toEqual(wrong);
});

test("every way of failing hashes once", async () => {
  const matches = vi.spyOn(game.services.passwords, "matches");
  for (const name of [username, "nobody", "?"]) {
    await refusal(browser().call.user.login({ username: name, password: "not the password" }));
  }
  expect(matches).toHaveBeenCalledTimes(3);
  matches.mockRestore();
});

test("a password above the limit is refused before it is hashed", async () => {
  const matches = vi.spyOn(game.services.passwords, "matches");
  const refused = await refusal(browser().call.user.login({ username, password: "x".repeat(129) }));
  expect(refused).toMatchObject({ code: "BAD_INPUT", status: 400 });
  expect(matches).not.toHaveBeenCalled();
  matches.mockRestore();
});

test("logging in always makes a new token and ends the browser's old session", async () => {
  const before = player.token;
  await player.call.user.login({ username, password: PASSWORD });
  keepCookie(player);
  expect(player.token).not.toBe(before);
  expect(await refusal(player.callWith({ sessionToken: before }).user.session())).toEqual(
    refusedWith("NOT_LOGGED_IN"),
  );
  await expect(player.call.user.session()).resolves.toBeDefined();
});

test("a token planted before logging in is never taken over", async () => {
  const planted = newSecret();
  const victim = browser();
  victim.token = planted;
  await victim.call.user.login({ username, password: PASSWORD });
  keepCookie(victim);
  expect(victim.token).not.toBe(planted);
  expect(await refusal(victim.callWith({ sessionToken: planted }).user.session())).toMatchObject({
    code: "NOT_LOGGED_IN",
  });
});

test("only hashes of tokens are stored", async () => {
  const rows = await game.pool.query<{ hash: Uint8Array }>(
    "select token_hash as hash from sessions where account_id = $1::int",
    [player.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash).toHaveLength(32);
  expect(Buffer.from(rows[0]?.hash ?? []).toString("base64url")).not.toBe(player.token);
});

test("logging out ends this session only and clears the cookies", async () => {
  const other = await logIn();
  const token = player.token;
  expect(await player.call.user.logout()).toEqual({ ok: true });
  expect(player.effects.session).toEqual({ kind: "clear" });
  expect(await refusal(player.callWith({ sessionToken: token }).user.session())).toEqual(
    refusedWith("NOT_LOGGED_IN"),
  );
  await expect(other.call.user.session()).resolves.toBeDefined();
});

test("logging out without a session is no error", async () => {
  expect(await browser().call.user.logout()).toEqual({ ok: true });
});

test("another process notices a log-out within a second", async () => {
  const other = await game.another();
  expect(await contextOf(player.token, other).identity()).toMatchObject({ playerId: player.id });
  await player.call.user.logout();
  game.clock.pass(SECOND);
  expect(await contextOf(player.token, other).identity()).toBeNull();
});

test("a dead or tampered token clears the cookies", async () => {
  const flipped = `${player.token?.startsWith("A") ? "B" : "A"}${player.token?.slice(1)}`;
  for (const token of [newSecret(), flipped, "", "short", "x".repeat(5000), "\u0000"]) {
    const made = browser();
    made.token = token;
    expect(await refusal(made.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
    expect(made.effects.session).toEqual({ kind: "clear" });
  }
});

test("an idle session ends after an hour", async () => {
  game.clock.pass(HOUR - SECOND);
  await expect(player.call.user.session()).resolves.toBeDefined();
  game.clock.pass(HOUR);
  expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  expect(player.effects.session).toEqual({ kind: "clear" });
});

test("a busy session slides, at most once a minute, and ends after a day", async () => {
  await player.call.user.session();
  expect(player.effects.session).toBeUndefined();
  game.clock.pass(MINUTE);
  await player.call.user.session();
  expect(player.effects.session).toMatchObject({
    kind: "renew",
    maxAgeSeconds: 3600,
    user: { username },
  });
  await player.call.user.session();
  expect(player.effects.session).toBeUndefined();
  for (let half = 0; half < 47; half++) {
    game.clock.pass(HOUR / 2);
    await player.call.user.session();
  }
  expect(player.effects.session).toMatchObject({ kind: "renew", maxAgeSeconds: 29 * 60 });
  game.clock.pass(HOUR / 2);
  expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
});

test("a warm session asks the database once a second at most", async () => {
  await player.call.user.session();
  const query = vi.spyOn(game.pool, "query");
  await Promise.all(Array.from({ length: 20 }, () => contextOf(player.token).identity()));
  expect(query).not.toHaveBeenCalled();
  game.clock.pass(SECOND);
  await Promise.all(Array.from({ length: 20 }, () => contextOf(player.token).identity()));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

test("of fifty log-ins at once each that was done has its session, the others left none", async () => {
  let address = 0;
  const logInThere = () =>
    game.browser(`198.18.2.${address++}`).call.user.login({ username, password: PASSWORD });
  const { done, refused } = await fiftyAtOnce(logInThere);
  expect(done).toBeGreaterThan(0);
  // Every log-in is charged before it is tried, so that only five are tried at the same time.
  expect(["BUSY", "TOO_MANY_REQUESTS"]).toEqual(expect.arrayContaining(refused));
  expect(await storedSessions()).toBe(1 + done);
});

test("five failures lock an account for a minute, however they come", async () => {
  const tries = Array.from({ length: 12 }, (_, n) =>
    refusal(game.browser(`203.0.113.${n}`).call.user.login({ username, password: "guess" })),
  );
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === "BAD_CREDENTIALS")).toHaveLength(5);
  expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(7);
  const locked = await refusal(browser().call.user.login({ username, password: PASSWORD }));
  const limit = english.errors("limits.failuresPerAccount", { most: 5 });
  expect(locked).toEqual({
    ...refusedWith("TOO_MANY_REQUESTS"),
    text: english.errors("limitEnds", { limit, wait: "1 minute" }),
    reason: limit,
    retryAfterSeconds: 60,
  });
  game.clock.pass(18 * SECOND);
  expect(await refusal(browser().call.user.login({ username, password: PASSWORD }))).toMatchObject({
    text: english.errors("limitEnds", { limit, wait: "42 seconds" }),
    retryAfterSeconds: 42,
  });
  game.clock.pass(42 * SECOND);
  await expect(logIn()).resolves.toBeDefined();
});

test("ten failures lock an address; right passwords do not count", async () => {
  const from = game.browser("203.0.113.200");
  for (let n = 0; n < 12; n++) await from.call.user.login({ username, password: PASSWORD });
  for (let n = 0; n < 10; n++) {
    const refused = await refusal(
      from.call.user.login({ username: `Ghost${n}`, password: "guess" }),
    );
    expect(refused.code).toBe("BAD_CREDENTIALS");
  }
  const limit = english.errors("limits.failuresPerAddress", { most: 10, minutes: 10 });
  expect(await refusal(from.call.user.login({ username, password: PASSWORD }))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    status: 429,
    text: english.errors("limitEnds", { limit, wait: "10 minutes" }),
    retryAfterSeconds: 600,
  });
  await expect(logIn()).resolves.toBeDefined();
});

test("sessions of one player do not see another's", async () => {
  const other = await game.player(`Other${names}`);
  expect((await other.call.user.session()).user._id).toBe(String(other.id));
  expect(await storedSessions()).toBe(1);
});

test("the login payload lists the parts that are held", async () => {
  const collector = await game.player("Collector");
  await setPlayer(game, collector.id, "parts[1] = 2, parts[10] = 1");
  expect((await collector.call.user.session()).user.items).toEqual([
    { item: "pickaxe", count: 2 },
    { item: EXCAVATOR_PART_IDS[9], count: 1 },
  ]);
});
