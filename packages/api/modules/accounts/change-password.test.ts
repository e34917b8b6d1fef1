import { english } from "@emberlode/messages/testing/english";
import { describe, expect, test, vi } from "vitest";
import { accountOf } from "../../testing/account.ts";
import {
  type Browser,
  keepCookie,
  PASSWORD,
  refusal,
  refusedAt,
  refusedWith,
} from "../../testing/game.ts";
import { mailsOf, tokenIn } from "../../testing/mail.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const NEW = "a completely new one";

const game = useGame({ config: { loginFailuresPerAddress: 10_000 } });
const player = usePlayer(game);

const change = (oldPassword?: string, newPassword?: string) =>
  player.call.user.changePassword({
    ...(oldPassword !== undefined && { oldPassword }),
    ...(newPassword !== undefined && { newPassword }),
  });

async function login(password: string): Promise<Browser> {
  const browser = game.browser();
  await browser.call.user.login({ username: player.username, password });
  keepCookie(browser);
  return browser;
}

test("changes the password and continues the session under a new token", async () => {
  const before = player.token;
  expect(await change(PASSWORD, NEW)).toEqual({});
  expect(player.effects.session).toMatchObject({
    kind: "set",
    user: { username: player.username },
  });
  keepCookie(player);
  expect(player.token).not.toBe(before);
  await expect(player.call.user.session()).resolves.toBeDefined();
  player.token = before;
  expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  await login(NEW);
  expect(await refusal(login(PASSWORD))).toEqual(refusedWith("BAD_CREDENTIALS"));
});

test("ends every other session, API token and mailed link", async () => {
  const elsewhere = await login(PASSWORD);
  const { secret } = await player.call.user.createToken({ name: "bot" });
  const script = player.callWith({ bearerToken: secret });
  const [reset] = await mailsOf(game, () =>
    game.browser().call.user.forgotPassword({ username: player.username }),
  );
  const email = "elsewhere@example.net";
  const mails = await mailsOf(game, () => player.call.user.updateProfile({ email }));
  const wish = mails.find(({ to }) => to === email);
  // Puts both into this process's session cache.
  await Promise.all([elsewhere.call.user.session(), script.user.session()]);
  await change(PASSWORD, NEW);
  for (const call of [elsewhere.call, script]) {
    expect(await refusal(call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  }
  const { user } = game.browser().call;
  for (const call of [
    () => user.resetPassword({ token: tokenIn(reset, "/fpass"), password: PASSWORD }),
    () => user.confirmEmail({ token: tokenIn(wish, "/confirm") }),
  ]) {
    expect(await refusal(call())).toEqual(refusedWith("TOKEN_INVALID"));
  }
});

test("does nothing when both passwords are empty", async () => {
  const before = await accountOf(game, player.id);
  expect(await change("", undefined)).toEqual({});
  expect(player.effects.session).toBeUndefined();
  expect(await accountOf(game, player.id)).toEqual(before);
});

describe("refuses", () => {
  test.each<[string | undefined, string | undefined, "PASSWORD_PAIR" | "WRONG_PASSWORD"]>([
    [PASSWORD, undefined, "PASSWORD_PAIR"],
    ["", NEW, "PASSWORD_PAIR"],
    ["not the old one", NEW, "WRONG_PASSWORD"],
  ])("%j with %j: %s", async (oldPassword, newPassword, code) => {
    const before = await accountOf(game, player.id);
    expect(await refusal(change(oldPassword, newPassword))).toEqual(refusedWith(code));
    expect(await accountOf(game, player.id)).toEqual(before);
    await expect(player.call.user.session()).resolves.toBeDefined();
  });

  test("a new password that is too short", async () => {
    const refused = refusedAt("newPassword", "BAD_INPUT", english.inputs("faults.passwordShort"));
    expect(await refusal(change(PASSWORD, "short"))).toEqual(refused);
  });

  test("the old password as the new one", async () => {
    const refused = refusedAt("newPassword", "BAD_INPUT", english.inputs("faults.passwordSame"));
    expect(await refusal(change(PASSWORD, PASSWORD))).toEqual(refused);
  });

  test("an old password that is too long, without comparing it", async () => {
    const refused = refusedAt("oldPassword", "BAD_INPUT", english.inputs("faults.passwordLong"));
    for (let n = 0; n < 6; n++) {
      expect(await refusal(change("x".repeat(129), NEW))).toEqual(refused);
    }
    expect(await change(PASSWORD, NEW)).toEqual({});
  });

  test("guests and scripts, except when both passwords are empty", async () => {
    const guest = await game.guest();
    const passwords = { oldPassword: PASSWORD, newPassword: NEW };
    expect(await refusal(guest.call.user.changePassword(passwords))).toEqual(
      refusedWith("GUEST_NOT_ALLOWED"),
    );
    const { secret } = await player.call.user.createToken({ name: "bot" });
    const script = player.callWith({ bearerToken: secret });
    expect(await refusal(script.user.changePassword(passwords))).toEqual(refusedWith("FORBIDDEN"));
    const nothing = { oldPassword: "", newPassword: "" };
    expect(await guest.call.user.changePassword(nothing)).toEqual({});
    expect(await script.user.changePassword({})).toEqual({});
    await login(PASSWORD);
  });

  test("more than five wrong passwords a minute, logins included", async () => {
    for (let n = 0; n < 6; n++) {
      await (n % 2 === 0 ? change(PASSWORD, NEW) : change(NEW, PASSWORD));
      keepCookie(player);
    }
    for (let n = 0; n < 5; n++) await refusal(change(`guess number ${n}`, NEW));
    const wait = { code: "TOO_MANY_REQUESTS", status: 429 };
    expect(await refusal(change(PASSWORD, NEW))).toMatchObject(wait);
    expect(await refusal(login(PASSWORD))).toMatchObject(wait);
  });
});

test("changes nothing if the old password was replaced during the comparison", async () => {
  const { passwords } = game.services;
  const compare = passwords.matches;
  const other = await login(PASSWORD);
  const matches = vi
    .spyOn(passwords, "matches")
    .mockImplementationOnce(async (stored, password, address) => {
      const right = await compare(stored, password, address);
      await other.call.user.changePassword({
        oldPassword: PASSWORD,
        newPassword: "the faster one",
      });
      return right;
    });
  expect(await refusal(change(PASSWORD, NEW))).toEqual(refusedWith("WRONG_PASSWORD"));
  matches.mockRestore();
  await login("the faster one");
});

test("only one of fifty concurrent changes succeeds", async () => {
  const { done, refused } = await runFiftyConcurrently(() => change(PASSWORD, NEW));
  expect(done).toBe(1);
  expect(["WRONG_PASSWORD", "TOO_MANY_REQUESTS"]).toEqual(expect.arrayContaining(refused));
});

test("stored body hashes reveal nothing about the passwords", async () => {
  const other = await game.player();
  for (const [who, newPassword] of [
    [player, NEW],
    [other, "quite another"],
  ] as const) {
    const call = who.callWith({ idempotencyKey: crypto.randomUUID() });
    await call.user.changePassword({ oldPassword: PASSWORD, newPassword });
  }
  const rows = await game.pool.query<{ bodyHash: string }>(
    `select body_hash as "bodyHash" from ledger
    where player_id = any($1::int[]) and key is not null`,
    [[player.id, other.id]],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
});
