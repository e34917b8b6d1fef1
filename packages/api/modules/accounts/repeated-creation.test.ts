import { randomUUID } from "node:crypto";
import { UnavailableError } from "@emberlode/db";
import { HOUR, MINUTE } from "@emberlode/game";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createContext } from "../../context.ts";
import { cleanUp } from "../../janitor.ts";
import {
  type Browser,
  keepCookie,
  PASSWORD,
  refusal,
  refusedWith,
  requestWith,
  startGame,
} from "../../testing/game.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();

let key = "";
let address = "";
let addresses = 0;
beforeEach(() => {
  key = randomUUID();
  address = `198.18.1.${addresses++}`;
});
afterEach(() => vi.restoreAllMocks());

const form = (username: string, change: Partial<{ email: string; password: string }> = {}) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  ...change,
});

/** A call from a browser of its own, with the test's key. */
const keyed = (browser: Browser = game.browser(address)) =>
  browser.callWith({ idempotencyKey: key }).user;

const accountsAfter = (id: string) =>
  game.pool.query("select id from accounts where id > $1::int", [Number(id)]);

/** Simulates a lost answer: the transaction commits, but its caller gets an error. */
function loseAnswer(): void {
  const { transaction } = game.pool;
  let lost = false;
  vi.spyOn(game.pool, "transaction").mockImplementation(async (work, deadlineMs) => {
    let isMade = false;
    const result = await transaction(
      (run) =>
        work(async (text, ...rest) => {
          const rows = await run(text, ...rest);
          if (text.startsWith('insert into "accounts"')) isMade = rows.length > 0;
          return rows;
        }),
      deadlineMs,
    );
    if (lost || !isMade) return result;
    lost = true;
    throw new UnavailableError("The answer was lost.");
  });
}

const CALLS = {
  register: (user: ReturnType<typeof keyed>, name: string) => user.register(form(name)),
  guest: (user: ReturnType<typeof keyed>, _name: string) => user.guest({}),
};
const KINDS = ["register", "guest"] as const;

test.each(KINDS)("a repeated %s logs in to the same account with a new session", async (kind) => {
  const browser = game.browser(address);
  const first = await CALLS[kind](keyed(browser), "Repeater");
  keepCookie(browser);
  const old = browser.token;
  const again = await CALLS[kind](keyed(browser), "Repeater");
  expect(again).toEqual(first);
  keepCookie(browser);
  expect(browser.token).not.toBe(old);
  expect((await browser.call.user.session()).user._id).toBe(first.user._id);
  expect(await refusal(browser.callWith({ sessionToken: old }).user.session())).toEqual(
    refusedWith("NOT_LOGGED_IN"),
  );
  expect(await accountsAfter(first.user._id)).toEqual([]);
});

test.each(KINDS)("concurrent calls of %s on two processes create one account", async (kind) => {
  const elsewhere = callOtherProcess(await game.another(), game.browser(address), key).user;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => CALLS[kind](n % 2 === 0 ? keyed() : elsewhere, "Rival")),
  );
  expect(new Set(answers.map(({ user }) => user._id)).size).toBe(1);
  expect(await accountsAfter(answers[0]?.user._id ?? "0")).toEqual([]);
});

test.each(KINDS)("retrying %s after a lost database answer finds the account", async (kind) => {
  loseAnswer();
  expect(await refusal(CALLS[kind](keyed(), "Unlucky"))).toMatchObject({ code: "BUSY" });
  const written = await game.pool.query<{ id: number; sessions: number }>(
    `select a.id, (select count(*) from sessions s where s.account_id = a.id) as sessions
    from accounts a order by a.id desc limit 1`,
  );
  expect(written).toMatchObject([{ sessions: 1 }]);
  const { user } = await CALLS[kind](keyed(), "Unlucky");
  expect(user._id).toBe(String(written[0]?.id));
});

test("refuses the key with another body or another password", async () => {
  const { user } = await keyed().register(form("Original"));
  for (const other of [
    form("Different"),
    form("Original", { password: `${PASSWORD}!` }),
    { ...form("Original"), ref: "somebody" },
  ]) {
    expect(await refusal(keyed().register(other))).toEqual(refusedWith("KEY_REUSED"));
  }
  expect(await accountsAfter(user._id)).toEqual([]);
});

test("checks a repeated call against the current password", async () => {
  await keyed().register(form("Changed"));
  const hash = await game.services.passwords.hash("a new password", address);
  await game.pool.query("update accounts set password_hash = $2 where username = $1", [
    "Changed",
    hash,
  ]);
  expect(await refusal(keyed().register(form("Changed")))).toEqual(refusedWith("KEY_REUSED"));
});

test("a guest's key does not work from another network", async () => {
  const { user } = await keyed().guest({});
  const thief = await keyed(game.browser("203.0.113.7")).guest({});
  expect(thief.user._id).not.toBe(user._id);
});

test("a guest's key stops working once the guest has a name, even mid-call", async () => {
  const browser = game.browser(address);
  const { user } = await keyed(browser).guest({});
  keepCookie(browser);
  await browser.call.user.upgrade(form("Named"));
  const again = await keyed().guest({});
  expect(again.user).toMatchObject({ isGuest: true });
  expect(again.user._id).not.toBe(user._id);
  // As if one call found the guest while another upgraded them.
  const asked = requestWith({ address, idempotencyKey: key });
  const { request, effects } = createContext(game.services, asked);
  const stale = { id: Number(user._id), isGuest: true, passwordHash: null };
  expect(await game.services.sessions.begin(stale, request, effects)).toBe(false);
  expect(effects.session).toBeUndefined();
});

test("registering and starting as a guest are different calls of one key", async () => {
  const guest = await keyed().guest({});
  const { user } = await keyed().register(form("Both"));
  expect(user._id).not.toBe(guest.user._id);
});

test("stores neither the key nor anything derived from the password in the body hash", async () => {
  await keyed().register(form("Secretive"));
  const stored = async (username: string) => {
    const [row] = await game.pool.query<{ text: string; hash: string }>(
      "select a::text as text, creation_hash as hash from accounts a where username = $1",
      [username],
    );
    return row;
  };
  const first = await stored("Secretive");
  expect(first?.text).not.toContain(key);
  // Same body with another password: same hash.
  key = randomUUID();
  await game.pool.query("delete from accounts where username = 'Secretive'");
  await keyed().register(form("Secretive", { password: "quite another one" }));
  expect((await stored("Secretive"))?.hash).toBe(first?.hash);
});

test("a repeated call is not charged as a sign-up, a guessed password is", async () => {
  const strict = await startGame({ config: { signUpsPerHour: 2 } });
  try {
    const call = (password = PASSWORD) =>
      strict
        .browser()
        .callWith({ idempotencyKey: key })
        .user.register(form("Thrifty", { password }));
    for (let n = 0; n < 5; n++) await call();
    expect(await refusal(call("not the password"))).toEqual(refusedWith("KEY_REUSED"));
    expect(await refusal(call("nor this one"))).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  } finally {
    await strict.close();
  }
});

test("after a day the key starts a new account, and the janitor deletes it", async () => {
  const first = await keyed().guest({});
  await game.pool.query("update accounts set last_seen_at = last_seen_at + $1::bigint", [
    24 * HOUR,
  ]);
  game.clock.pass(24 * HOUR);
  expect((await keyed().guest({})).user._id).toBe(first.user._id);
  game.clock.pass(1);
  const second = await keyed().guest({});
  expect(second.user._id).not.toBe(first.user._id);
  game.clock.pass(MINUTE);
  await cleanUp(game.services);
  const keys = await game.pool.query<{ id: number }>(
    "select id from accounts where creation_key is not null",
  );
  expect(keys).toEqual([{ id: Number(second.user._id) }]);
});
