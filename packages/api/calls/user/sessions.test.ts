import { randomUUID } from "node:crypto";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { hashSecret } from "../../services/secrets.ts";
import { callElsewhere } from "../../testing/elsewhere.ts";
import { type Browser, keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { east } from "../../testing/land.ts";
import { useGame } from "../../testing/use-game.ts";
import { cleanUp } from "../../world/jobs/janitor.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

const game = useGame();
let names = 0;
let player: Browser & { id: number };
let username: string;
beforeEach(async () => {
  username = `Dweller${names++}`;
  player = await game.player(username);
});

/** Another browser of the player's. */
async function logIn(stay?: boolean, userAgent = FIREFOX): Promise<Browser> {
  const made = game.browser(`198.51.100.${names}`);
  const input = { username, password: PASSWORD, ...(stay !== undefined && { stay }) };
  await made.callWith({ userAgent, sessionToken: null }).user.login(input);
  keepCookie(made);
  return made;
}

const isIn = async ({ call }: Browser) => (await call.user.session()).user.username === username;
const isoIn = (ms: number) => new Date(game.clock.now() + ms).toISOString();
const listOf = async ({ call }: Browser) => (await call.user.sessions()).sessions;

describe("the list", () => {
  test("has every place where one is logged in, last used first, and nothing of the network", async () => {
    const began = isoIn(0);
    game.clock.pass(MINUTE);
    const other = await logIn(true);
    expect(await listOf(other)).toEqual([
      {
        _id: expect.stringMatching(/^[1-9]\d*$/),
        createdAt: isoIn(0),
        lastSeenAt: isoIn(0),
        current: true,
        stay: true,
        device: "Firefox on Windows",
      },
      {
        _id: expect.stringMatching(/^[1-9]\d*$/),
        createdAt: began,
        lastSeenAt: began,
        current: false,
        stay: false,
        device: "Unknown device",
      },
    ]);
    // Asking is a use, so both are as new now; the later one comes first.
    expect((await listOf(player)).map(({ current }) => current)).toEqual([false, true]);
    expect(JSON.stringify(await listOf(player))).not.toContain("198.51.100");
  });

  test("of another player has none of them, and a script gets none", async () => {
    const stranger = await game.player(`Stranger${names}`);
    const { secret } = await player.call.user.createToken({ name: "bot" });
    const script = game.browser().callWith({ bearerToken: secret });
    const own = (await listOf(player)).map(({ _id }) => _id);
    expect(await refusal(script.user.sessions())).toEqual(refusedWith("FORBIDDEN"));
    expect((await listOf(stranger)).map(({ _id }) => _id)).not.toEqual(own);
  });

  test("leaves out what is over, before it is cleaned away", async () => {
    await logIn();
    game.clock.pass(HOUR + 1);
    const now = await logIn();
    expect(await listOf(now)).toHaveLength(1);
    await cleanUp(game.services);
    expect(
      await game.pool.query("select 1 from sessions where account_id = $1::int", [player.id]),
    ).toHaveLength(1);
  });
});

describe("ending one", () => {
  const otherOf = async (asking: Browser) =>
    (await listOf(asking)).find(({ current }) => !current)?._id ?? "";

  test("ends that one at once and no other", async () => {
    const other = await logIn();
    const id = await otherOf(player);
    expect(await player.call.user.endSession({ id })).toEqual({ ok: true });
    expect(player.effects.session).toBeUndefined();
    expect(await refusal(other.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
    expect(await isIn(player)).toBe(true);
    expect(await refusal(player.call.user.endSession({ id }))).toEqual(refusedWith("NOT_FOUND"));
  });

  test("of one's own logs out", async () => {
    const id = (await listOf(player))[0]?._id ?? "";
    expect(await player.call.user.endSession({ id })).toEqual({ ok: true });
    expect(player.effects.session).toEqual({ kind: "clear" });
    expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  });

  test("under one key is done once and answered the same", async () => {
    await logIn();
    await logIn();
    const [id = "", kept = ""] = (await listOf(player))
      .filter(({ current }) => !current)
      .map(({ _id }) => _id);
    const keyed = player.callWith({ idempotencyKey: randomUUID() }).user;
    expect(await keyed.endSession({ id })).toEqual({ ok: true });
    expect(await keyed.endSession({ id })).toEqual({ ok: true });
    expect(await refusal(keyed.endSession({ id: kept }))).toEqual(refusedWith("KEY_REUSED"));
    expect(await listOf(player)).toHaveLength(2);
  });

  test("reaches another process within a second", async () => {
    const services = await game.another();
    const other = await logIn();
    await callElsewhere(services, other).user.session();
    await player.call.user.endSession({ id: await otherOf(player) });
    game.clock.pass(1000);
    expect(await refusal(callElsewhere(services, other).user.session())).toEqual(
      refusedWith("NOT_LOGGED_IN"),
    );
  });
});

describe("ending all others", () => {
  test("ends every other one at once, their own one and a stranger's not", async () => {
    const stranger = await game.player(`Stranger${names}`);
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

  test("by two at once leaves one, and the other is logged out", async () => {
    for (let n = 0; n < 5; n++) {
      const other = await logIn();
      const both = [player, other];
      const answers = await Promise.allSettled(
        both.map(({ call }) => call.user.endOtherSessions()),
      );
      const [winner = player, ...rest] = both.filter((_, i) => answers[i]?.status === "fulfilled");
      expect(rest).toEqual([]);
      expect(await listOf(winner)).toMatchObject([{ current: true }]);
      const loser = winner === player ? other : player;
      expect(loser.effects.session).toEqual({ kind: "clear" });
      expect(await refusal(loser.call.user.endOtherSessions())).toEqual(
        refusedWith("NOT_LOGGED_IN"),
      );
      player = Object.assign(winner, { id: player.id });
    }
  });

  test("is not for a session that ended a moment ago, though it is remembered", async () => {
    const other = await logIn();
    await player.call.user.session();
    await game.pool.query("update sessions set expires_at = $2::bigint where token_hash = $1", [
      hashSecret(player.token ?? ""),
      game.clock.now(),
    ]);
    const refused = await refusal(player.call.user.endOtherSessions());
    expect(refused).toEqual(refusedWith("NOT_LOGGED_IN"));
    expect(player.effects.session).toEqual({ kind: "clear" });
    expect(await listOf(other)).toMatchObject([{ current: true }]);
  });
});

describe("a guest's", () => {
  const begin = async () => {
    const made = game.browser(`198.18.1.${names}`);
    const { user, idleSeconds } = await made.call.user.guest({});
    expect(idleSeconds).toBe(48 * 3600);
    expect(made.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 48 * 3600 });
    keepCookie(made);
    return { made, at: { x: user.status.x, y: user.status.y }, id: Number(user._id) };
  };

  test("outlives an idle hour with its base, and goes with it", async () => {
    const { made, at, id } = await begin();
    await made.call.fields.move(east(at));
    game.clock.pass(2 * HOUR);
    await cleanUp(game.services);
    expect((await made.call.user.session()).user.base).toEqual(at);
    game.clock.pass(2 * HOUR + 1);
    await cleanUp(game.services);
    expect(await refusal(made.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
    expect(
      await game.pool.query("select 1 from sessions where account_id = $1::int", [id]),
    ).toEqual([]);
  });

  test("has no last day while the guest plays", async () => {
    const { made } = await begin();
    for (let day = 0; day < 100; day++) {
      game.clock.pass(DAY);
      await made.call.user.session();
    }
    expect(made.effects.session).toMatchObject({ kind: "renew", maxAgeSeconds: 48 * 3600 });
  });

  test("becomes an account's with the name", async () => {
    for (const [stay, seconds] of [
      [false, 3600],
      [true, 30 * 86_400],
    ] as const) {
      const { made } = await begin();
      const name = `Named${names}${stay ? "S" : ""}`;
      const form = { username: name, email: `${name}@example.org`, password: PASSWORD, stay };
      expect((await made.call.user.upgrade(form)).idleSeconds).toBe(seconds);
      expect(made.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: seconds });
    }
  });
});

describe("staying logged in", () => {
  test("lasts thirty idle days, ninety at most, and the payload tells", async () => {
    const other = await logIn(true);
    expect(other.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 30 * 86_400 });
    expect((await other.call.user.session()).idleSeconds).toBe(30 * 86_400);
    for (let days = 29; days < 90; days += 29) {
      game.clock.pass(29 * DAY);
      expect(await isIn(other)).toBe(true);
    }
    expect(other.effects.session).toMatchObject({ kind: "renew", maxAgeSeconds: 3 * 86_400 });
    game.clock.pass(3 * DAY);
    expect(await refusal(other.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  });

  test.each([undefined, false])("is not for who says %s", async (stay) => {
    const other = await logIn(stay);
    expect(other.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 3600 });
    expect((await other.call.user.session()).idleSeconds).toBe(3600);
  });

  test("outlives a new password, in the browser that set it", async () => {
    const other = await logIn(true);
    await other.call.user.changePassword({ oldPassword: PASSWORD, newPassword: "a newer secret" });
    expect(other.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 30 * 86_400 });
  });

  test("is for new accounts too, and for a sign-up that comes again", async () => {
    const form = { username: `Stayer${names}`, email: `s${names}@example.org`, password: PASSWORD };
    const made = game.browser();
    const keyed = made.callWith({ idempotencyKey: randomUUID() }).user;
    for (const _ of ["first", "again"]) {
      expect((await keyed.register({ ...form, stay: true })).idleSeconds).toBe(30 * 86_400);
      expect(made.effects.session).toMatchObject({ kind: "set", maxAgeSeconds: 30 * 86_400 });
    }
  });

  test("a script's token has no session to last", async () => {
    const { secret } = await player.call.user.createToken({ name: "bot" });
    const script = game.browser().callWith({ bearerToken: secret });
    expect((await script.user.session()).idleSeconds).toBeNull();
  });
});

describe("display cookies that a browser lost", () => {
  test("come with the payload, though the session slid a moment ago", async () => {
    const lost = player.callWith({ sessionToken: player.token, lacksDisplayCookies: true });
    await lost.user.top();
    expect(player.effects.session).toBeUndefined();
    await lost.user.session();
    expect(player.effects.session).toEqual({
      kind: "renew",
      user: {
        username,
        email: `${username}@example.org`,
        baseName: "",
        quote: "",
        profilePicture: "",
      },
      maxAgeSeconds: 3600,
    });
    await player.call.user.session();
    expect(player.effects.session).toBeUndefined();
  });

  test("do not come to scripts", async () => {
    const { secret } = await player.call.user.createToken({ name: "bot" });
    const made = game.browser();
    await made.callWith({ bearerToken: secret, lacksDisplayCookies: true }).user.session();
    expect(made.effects.session).toBeUndefined();
  });
});
