import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { accountOf } from "../../testing/account.ts";
import { type Browser, keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { mailsOf, tokenIn } from "../../testing/mail.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";
import { useGame } from "../../testing/use-game.ts";

const NEW = "a completely new one";

const game = useGame({ config: { loginFailuresPerAddress: 10_000 } });
let player: Browser & { id: number };
let name: string;
let names = 0;
beforeEach(async () => {
  name = `Locker${names++}`;
  player = await game.player(name);
});

const change = (oldPassword?: string, newPassword?: string) =>
  player.call.user.changePassword({
    ...(oldPassword !== undefined && { oldPassword }),
    ...(newPassword !== undefined && { newPassword }),
  });

async function login(password: string): Promise<Browser> {
  const browser = game.browser();
  await browser.call.user.login({ username: name, password });
  keepCookie(browser);
  return browser;
}

test("the password changes and the own session goes on under a new token", async () => {
  const before = player.token;
  expect(await change(PASSWORD, NEW)).toEqual({});
  expect(player.effects.session).toMatchObject({ kind: "set", user: { username: name } });
  keepCookie(player);
  expect(player.token).not.toBe(before);
  await expect(player.call.user.session()).resolves.toBeDefined();
  player.token = before;
  expect(await refusal(player.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  await login(NEW);
  expect(await refusal(login(PASSWORD))).toEqual(refusedWith("BAD_CREDENTIALS"));
});

test("every other session, API token and mailed link ends", async () => {
  const elsewhere = await login(PASSWORD);
  const { secret } = await player.call.user.createToken({ name: "bot" });
  const script = player.callWith({ bearerToken: secret });
  const [reset] = await mailsOf(game, () =>
    game.browser().call.user.forgotPassword({ username: name }),
  );
  const email = `elsewhere${names}@example.net`;
  const mails = await mailsOf(game, () => player.call.user.updateProfile({ email }));
  const wish = mails.find(({ to }) => to === email);
  // Known to this process from a moment ago.
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

test.each([
  [undefined, undefined],
  ["", ""],
  ["", undefined],
])("with %j and %j nothing happens, which is fine", async (oldPassword, newPassword) => {
  const before = await accountOf(game, player.id);
  expect(await change(oldPassword, newPassword)).toEqual({});
  expect(player.effects.session).toBeUndefined();
  expect(await accountOf(game, player.id)).toEqual(before);
});

describe("is refused", () => {
  test.each<[string | undefined, string | undefined, "PASSWORD_PAIR" | "WRONG_PASSWORD"]>([
    [PASSWORD, undefined, "PASSWORD_PAIR"],
    [PASSWORD, "", "PASSWORD_PAIR"],
    ["", NEW, "PASSWORD_PAIR"],
    ["", "short", "PASSWORD_PAIR"],
    [undefined, "x".repeat(129), "PASSWORD_PAIR"],
    ["x".repeat(129), "", "PASSWORD_PAIR"],
    ["not the old one", NEW, "WRONG_PASSWORD"],
  ])("%j with %j: %s", async (oldPassword, newPassword, code) => {
    const before = await accountOf(game, player.id);
    expect(await refusal(change(oldPassword, newPassword))).toEqual(refusedWith(code));
    expect(await accountOf(game, player.id)).toEqual(before);
    await expect(player.call.user.session()).resolves.toBeDefined();
  });

  test("with the sentence of the specification", async () => {
    const { text } = await refusal(change(PASSWORD));
    expect(text).toBe(english.errors("texts.PASSWORD_PAIR"));
  });

  test.each([
    ["short", english.inputs("faults.passwordShort")],
    ["x".repeat(129), english.inputs("faults.passwordLong")],
  ])("a new password like %j", async (password, text) => {
    const fields = { newPassword: text };
    const refused = { ...refusedWith("BAD_INPUT"), text, fields };
    expect(await refusal(change(PASSWORD, password))).toEqual(refused);
  });

  test("an old password that is too long, without being compared", async () => {
    const text = english.inputs("faults.passwordLong");
    const refused = { ...refusedWith("BAD_INPUT"), text, fields: { oldPassword: text } };
    for (let n = 0; n < 6; n++) {
      expect(await refusal(change("x".repeat(129), NEW))).toEqual(refused);
    }
    expect(await change(PASSWORD, NEW)).toEqual({});
  });

  test("for guests and scripts, who may send nothing too", async () => {
    const guest = game.browser();
    await guest.call.user.guest({});
    keepCookie(guest);
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

  test("after five wrong ones within a minute, at log-in too; right ones are not counted", async () => {
    for (let n = 0; n < 6; n++) {
      await change(PASSWORD, PASSWORD);
      keepCookie(player);
    }
    for (let n = 0; n < 5; n++) await refusal(change(`guess number ${n}`, NEW));
    const wait = { code: "TOO_MANY_REQUESTS", status: 429 };
    expect(await refusal(change(PASSWORD, NEW))).toMatchObject(wait);
    expect(await refusal(login(PASSWORD))).toMatchObject(wait);
  });
});

test("an old password that is replaced while it is compared sets nothing", async () => {
  const { passwords } = game.services;
  const compare = passwords.matches;
  const other = await login(PASSWORD);
  const matches = vi
    .spyOn(passwords, "matches")
    .mockImplementationOnce(async (stored, password) => {
      const right = await compare(stored, password);
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

test("of fifty at once one counts", async () => {
  const { done, refused } = await fiftyAtOnce(() => change(PASSWORD, NEW));
  expect(done).toBe(1);
  expect(["WRONG_PASSWORD", "TOO_MANY_REQUESTS"]).toEqual(expect.arrayContaining(refused));
});

test("nothing stored lets the passwords be guessed fast", async () => {
  await player
    .callWith({ idempotencyKey: crypto.randomUUID() })
    .user.changePassword({ oldPassword: PASSWORD, newPassword: NEW });
  const rows = await game.pool.query<{ bodyHash: string }>(
    `select body_hash as "bodyHash" from ledger where player_id = $1 and key is not null`,
    [player.id],
  );
  const other = await game.player(`Second${names}`);
  await other
    .callWith({ idempotencyKey: crypto.randomUUID() })
    .user.changePassword({ oldPassword: PASSWORD, newPassword: "quite another" });
  const others = await game.pool.query<{ bodyHash: string }>(
    `select body_hash as "bodyHash" from ledger where player_id = $1 and key is not null`,
    [other.id],
  );
  expect(rows).toHaveLength(1);
  expect(others).toEqual(rows);
});
