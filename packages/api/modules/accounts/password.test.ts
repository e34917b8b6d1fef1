import { HOUR } from "@emberlode/game";
import { expect, test, vi } from "vitest";
import { newSecret } from "../../platform/secrets.ts";
import { keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { mailsOf, tokenIn } from "../../testing/mail.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let addresses = 0;
const browser = () => game.browser(`198.51.100.${addresses++}`);

/** The mails sent for a forgotten name or password; the answer never mentions them. */
const mailsFor = (ask: { username: string } | { email: string }) =>
  mailsOf(game, async () => {
    const { user } = browser().call;
    expect(await user.forgotPassword(ask)).toEqual({ ok: true });
  });

/** The token of a mailed password link. */
async function linkFor(username: string): Promise<string> {
  const [mail] = await mailsFor({ username });
  return tokenIn(mail, "/fpass");
}

const reset = (token: string, password: string) =>
  browser().call.user.resetPassword({ token, password });

test("mails a forgotten name to its address without revealing whether it exists", async () => {
  await game.player("Forgetful");
  const ask = (email: string) =>
    mailsOf(game, async () => {
      expect(await browser().call.user.forgotUsername({ email })).toEqual({ ok: true });
    });
  const mails = await ask("FORGETFUL@example.org");
  expect(mails.map(({ to }) => to)).toEqual(["Forgetful@example.org"]);
  expect(mails[0]?.body).toContain("Your username is Forgetful.");
  expect(await ask("no@example.org")).toEqual([]);
});

test("a mailed link replaces a forgotten password once and ends every session", async () => {
  const player = await game.player("Absent");
  const elsewhere = browser();
  await elsewhere.call.user.login({ username: "Absent", password: PASSWORD });
  keepCookie(elsewhere);
  const token = await linkFor("absent");
  const password = "a completely new one";
  // Puts both into this process's session cache.
  for (const made of [player, elsewhere]) await made.call.user.session();
  expect(await reset(token, password)).toEqual({ ok: true });
  for (const made of [player, elsewhere]) {
    expect(await refusal(made.call.user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
  }
  const old = { username: "Absent", password: PASSWORD };
  expect(await refusal(browser().call.user.login(old))).toEqual(refusedWith("BAD_CREDENTIALS"));
  await expect(browser().call.user.login({ ...old, password })).resolves.toBeDefined();
  expect(await refusal(reset(token, password))).toEqual(refusedWith("TOKEN_INVALID"));
});

test("a reset deletes API tokens that an intruder may have created", async () => {
  const player = await game.player("Robbed");
  const { secret } = await player.call.user.createToken({ name: "left behind" });
  const script = () => browser().callWith({ bearerToken: secret });
  await expect(script().user.session()).resolves.toBeDefined();
  await reset(await linkFor("Robbed"), "mine again");
  expect(await refusal(script().user.session())).toEqual(refusedWith("NOT_LOGGED_IN"));
});

test("the old password fails if it is replaced while it is compared", async () => {
  await game.player("Raced");
  const token = await linkFor("Raced");
  const { passwords } = game.services;
  const compare = passwords.matches;
  const matches = vi
    .spyOn(passwords, "matches")
    .mockImplementationOnce(async (stored, password, address) => {
      const right = await compare(stored, password, address);
      await reset(token, "a newer one");
      return right;
    });
  const late = browser();
  expect(await refusal(late.call.user.login({ username: "Raced", password: PASSWORD }))).toEqual(
    refusedWith("BAD_CREDENTIALS"),
  );
  expect(late.effects.session).toBeUndefined();
  matches.mockRestore();
});

test("a link works for an hour", async () => {
  await game.player("Late");
  const [mail] = await mailsFor({ email: "late@example.org" });
  game.clock.pass(HOUR);
  expect(await refusal(reset(tokenIn(mail, "/fpass"), PASSWORD))).toEqual(
    refusedWith("TOKEN_INVALID"),
  );
});

test("an account gets at most three mails an hour", async () => {
  await game.player("Flooded");
  const ask = () => browser().call.user.forgotPassword({ username: "Flooded" });
  const mails = await mailsOf(game, () => Promise.all(Array.from({ length: 6 }, ask)));
  expect(mails).toHaveLength(3);
});

test("refuses a made-up link", async () => {
  for (const token of [newSecret(), "nonsense", "\u0000"]) {
    expect(await refusal(reset(token, PASSWORD))).toEqual(refusedWith("TOKEN_INVALID"));
  }
});

test("guests and unknown names get no mail", async () => {
  const { username } = await game.guest();
  for (const ask of [{ username }, { username: "nobody" }, { email: "no@example.org" }]) {
    expect(await mailsFor(ask)).toEqual([]);
  }
});
