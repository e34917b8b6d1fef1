import { randomUUID } from "node:crypto";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { describe, expect, test } from "vitest";
import { hashSecret } from "../../platform/secrets.ts";
import { type Browser, keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

const game = useGame();
const player = usePlayer(game);

/** Logs the player in with another browser. */
async function logIn(stay?: boolean, userAgent = FIREFOX): Promise<Browser> {
  const made = game.browser(`198.51.100.${player.id % 250}`);
  const { username } = player;
  const input = { username, password: PASSWORD, ...(stay !== undefined && { stay }) };
  await made.callWith({ userAgent, sessionToken: null }).user.login(input);
  keepCookie(made);
  return made;
}

const isIn = async ({ call }: Browser) =>
  (await call.user.session()).user.username === player.username;
const isoIn = (ms: number) => new Date(game.clock.now() + ms).toISOString();
const listOf = async ({ call }: Browser) => (await call.user.sessions()).sessions;

describe("the list", () => {
  test("shows all sessions, last used first, without network addresses", async () => {
    const began = { createdAt: isoIn(0), lastSeenAt: isoIn(0) };
    game.clock.pass(MINUTE);
    const other = await logIn(true);
    const _id = expect.stringMatching(/^[1-9]\d*$/);
    const now = { createdAt: isoIn(0), lastSeenAt: isoIn(0) };
    expect(await listOf(other)).toEqual([
      { _id, ...now, current: true, stay: true, device: "Firefox on Windows" },
      { _id, ...began, current: false, stay: false, device: "Unknown device" },
    ]);
    // Listing is a use, so both are equally recent; the later one comes first.
    expect((await listOf(player)).map(({ current }) => current)).toEqual([false, true]);
    expect(JSON.stringify(await listOf(player))).not.toContain("198.51.100");
  });

  test("omits expired sessions that are not yet deleted", async () => {
    await logIn();
    game.clock.pass(HOUR + 1);
    const now = await logIn();
    expect(await listOf(now)).toHaveLength(1);
  });
});

test("at fifty sessions the longest unused one makes room for a new one", async () => {
  const other = await logIn(true);
  await game.pool.query(
    `insert into sessions (token_hash, account_id, created_at, seen_at, expires_at)
    select decode(md5(n::text), 'hex'), $1::int, $2::bigint, $2::bigint - n, $2::bigint + $3::bigint
    from generate_series(1, 48) n`,
    [player.id, game.clock.now() + MINUTE, HOUR],
  );
  expect(await listOf(other)).toHaveLength(50);
  const last = await logIn();
  expect(await listOf(last)).toHaveLength(50);
  expect(await isIn(other)).toBe(true);
  const refused = () => refusal(player.call.user.session());
  await expect.poll(refused).toEqual(refusedWith("NOT_LOGGED_IN"));
});

describe("ending a session", () => {
  const otherOf = async (asking: Browser) =>
    (await listOf(asking)).find(({ current }) => !current)?._id ?? "";

  test("ends only that one, immediately", async () => {
    const other = await logIn();
    const id = await otherOf(player);
    expect(await player.call.user.endSession({ id })).toEqual({ ok: true });
    expect(player.effects.session).toBeUndefined();
    expect(await refusal(other.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
    expect(await isIn(player)).toBe(true);
    expect(await refusal(player.call.user.endSession({ id }))).toEqual(refusedWith("NOT_FOUND"));
  });

  test("logs out if it is the current one", async () => {
    const id = (await listOf(player))[0]?._id ?? "";
    expect(await player.call.user.endSession({ id })).toEqual({ ok: true });
    expect(player.effects.session).toEqual({ kind: "clear" });
    expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  });
});

describe("ending all other sessions", () => {
  test("ends them immediately, but not the current one or another player's", async () => {
    const stranger = await game.player();
    const others = [await logIn(), await logIn(true)];
    expect(await player.call.user.endOtherSessions()).toEqual({ ok: true });
    expect(player.effects.session).toBeUndefined();
    for (const other of others) {
      expect(await refusal(other.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
    }
    expect(await listOf(player)).toMatchObject([{ current: true }]);
    expect(await listOf(stranger)).toHaveLength(1);
    expect(await player.call.user.endOtherSessions()).toEqual({ ok: true });
  });

  test("by two concurrent calls leaves one session and logs the other out", async () => {
    let left: Browser = player;
    for (let n = 0; n < 5; n++) {
      const both = [left, await logIn()];
      const ended = await Promise.allSettled(both.map(({ call }) => call.user.endOtherSessions()));
      const winners = both.filter((_, i) => ended[i]?.status === "fulfilled");
      expect(winners).toHaveLength(1);
      [left = player] = winners;
      expect(await listOf(left)).toMatchObject([{ current: true }]);
      const [loser = player] = both.filter((one) => one !== left);
      expect(await refusal(loser.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
    }
  });

  test("is refused for a session that has just ended but is still cached", async () => {
    const other = await logIn();
    await player.call.user.session();
    await game.pool.query("update sessions set expires_at = $2::bigint where token_hash = $1", [
      hashSecret(player.token ?? ""),
      game.clock.now(),
    ]);
    const refused = await refusal(player.call.user.endOtherSessions());
    expect(refused).toEqual(refusedWith("NOT_LOGGED_IN"));
    expect(await listOf(other)).toMatchObject([{ current: true }]);
  });
});

describe("a guest's session", () => {
  test("lasts 48 idle hours", async () => {
    const made = game.browser();
    expect((await made.call.user.guest({})).idleSeconds).toBe(48 * 3600);
    expect(made.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 48 * 3600 });
  });

  test("has no maximum age while the guest plays", async () => {
    const made = await game.guest();
    for (let day = 0; day < 40; day++) {
      game.clock.pass(DAY);
      await made.call.user.session();
    }
    expect(made.effects.session).toMatchObject({ kind: "extend", maxAgeSeconds: 48 * 3600 });
  });

  test("becomes an account's session with the upgrade", async () => {
    for (const [stay, seconds] of [
      [false, 3600],
      [true, 30 * 86_400],
    ] as const) {
      const made = await game.guest();
      const name = `Named${stay ? "S" : ""}`;
      const form = { username: name, email: `${name}@example.org`, password: PASSWORD, stay };
      expect((await made.call.user.upgrade(form)).idleSeconds).toBe(seconds);
      expect(made.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: seconds });
    }
  });
});

describe("staying logged in", () => {
  test("lasts thirty idle days and at most ninety, as the payload says", async () => {
    const other = await logIn(true);
    expect(other.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 30 * 86_400 });
    expect((await other.call.user.session()).idleSeconds).toBe(30 * 86_400);
    for (let days = 29; days < 90; days += 29) {
      game.clock.pass(29 * DAY);
      expect(await isIn(other)).toBe(true);
    }
    expect(other.effects.session).toMatchObject({ kind: "extend", maxAgeSeconds: 3 * 86_400 });
    game.clock.pass(3 * DAY);
    expect(await refusal(other.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  });

  test("is off unless requested", async () => {
    const other = await logIn(false);
    expect(other.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 3600 });
    expect((await other.call.user.session()).idleSeconds).toBe(3600);
  });

  test("survives a password change in the browser that made it", async () => {
    const other = await logIn(true);
    await other.call.user.changePassword({ oldPassword: PASSWORD, newPassword: "a newer secret" });
    expect(other.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 30 * 86_400 });
  });

  test("works for new accounts, including repeated sign-ups", async () => {
    const form = { username: "Stayer", email: "stayer@example.org", password: PASSWORD };
    const made = game.browser();
    const keyed = made.callWith({ idempotencyKey: randomUUID() }).user;
    for (const _ of ["first", "again"]) {
      expect((await keyed.register({ ...form, stay: true })).idleSeconds).toBe(30 * 86_400);
      expect(made.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 30 * 86_400 });
    }
  });
});

describe("lost display cookies", () => {
  test("are restored with the payload, even if the session was just extended", async () => {
    const lost = player.callWith({ sessionToken: player.token, lacksDisplayCookies: true });
    await lost.user.top();
    expect(player.effects.session).toBeUndefined();
    await lost.user.session();
    const { username } = player;
    const email = `${username}@example.org`;
    expect(player.effects.session).toEqual({
      kind: "extend",
      user: { username, email, baseName: "", quote: "", profilePicture: "" },
      maxAgeSeconds: 3600,
    });
    await player.call.user.session();
    expect(player.effects.session).toBeUndefined();
  });

  test("are not sent to scripts", async () => {
    const { secret } = await player.call.user.createToken({ name: "bot" });
    const made = game.browser();
    const script = made.callWith({ bearerToken: secret, lacksDisplayCookies: true });
    expect((await script.user.session()).idleSeconds).toBeNull();
    expect(made.effects.session).toBeUndefined();
  });
});
