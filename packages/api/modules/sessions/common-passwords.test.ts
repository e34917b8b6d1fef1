import { english } from "@emberlode/messages/testing/english";
import { beforeAll, expect, test } from "vitest";
import { PASSWORD, type Player, refusal, refusedAt } from "../../testing/game.ts";
import { mailsOf, tokenIn } from "../../testing/mail.ts";
import { useGame } from "../../testing/use-game.ts";
import { isCommonPassword } from "./passwords.ts";

const refused = (field: "password" | "newPassword") =>
  refusedAt(field, "BAD_INPUT", english.errors("commonPassword"));

const game = useGame({ config: { signUpsPerHour: 1 } });
let player: Player;
beforeAll(async () => {
  player = await game.player("Careful");
});

test.each(["12345678", "ILOVEYOU1", "1q2w3e4r", "ｐａｓｓｗｏｒｄ１"])(
  "%s is a common password",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each([PASSWORD, "correct horse", "password of mine", "__proto__", "constructor", "toString"])(
  "%s is not",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test("refuses a sign-up with one, without charging it", async () => {
  const form = { username: "Careless", email: "careless@example.org", password: "password123" };
  const made = game.browser("203.0.113.40");
  for (let tries = 0; tries < 3; tries++) {
    expect(await refusal(made.call.user.register(form))).toEqual(refused("password"));
  }
  expect(made.effects.session).toBeUndefined();
  await expect(made.call.user.register({ ...form, password: PASSWORD })).resolves.toBeDefined();
});

test("refuses an upgrade of a guest with one", async () => {
  const guest = await game.guest();
  const form = { username: "Fresh", email: "fresh@example.org", password: "Sunshine1" };
  expect(await refusal(guest.call.user.upgrade(form))).toEqual(refused("password"));
  expect((await guest.call.user.session()).user.isGuest).toBe(true);
});

test("refuses a password change to one", async () => {
  const change = { oldPassword: PASSWORD, newPassword: "letmein123" };
  expect(await refusal(player.call.user.changePassword(change))).toEqual(refused("newPassword"));
  const login = { username: "Careful", password: PASSWORD };
  await expect(game.browser().call.user.login(login)).resolves.toBeDefined();
});

test("refuses a reset to one and keeps the link valid", async () => {
  const [mail] = await mailsOf(game, () =>
    game.browser().call.user.forgotPassword({ username: "Careful" }),
  );
  const token = tokenIn(mail, "/fpass");
  const { resetPassword } = game.browser().call.user;
  expect(await refusal(resetPassword({ token, password: "football1" }))).toEqual(
    refused("password"),
  );
  expect(await resetPassword({ token, password: "a newer secret" })).toEqual({ ok: true });
});
