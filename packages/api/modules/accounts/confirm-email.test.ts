import { HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test } from "vitest";
import { cleanUp } from "../../janitor.ts";
import { newSecret } from "../../platform/secrets.ts";
import { accountOf } from "../../testing/account.ts";
import { PASSWORD, refusal, refusedAt, refusedWith } from "../../testing/game.ts";
import { mailsOf, tokenIn } from "../../testing/mail.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
let email: string;
let addresses = 0;
beforeEach(() => {
  email = `new.${player.username}@example.net`;
});

const stranger = () => game.browser(`198.51.100.${addresses++}`);
const confirm = (token: string) => stranger().call.user.confirmEmail({ token });

/** Requests another address and returns the token mailed there. */
async function ask(wanted = email, { call } = player): Promise<string> {
  const mails = await mailsOf(game, () => call.user.updateProfile({ email: wanted }));
  return tokenIn(
    mails.find(({ to }) => to === wanted),
    "/confirm",
  );
}

test("the address changes only once the mailed link is opened, in any browser", async () => {
  const old = `${player.username}@example.org`;
  const mails = await mailsOf(game, async () => {
    expect(await player.call.user.updateProfile({ email })).toMatchObject({ email: old });
  });
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [old, english.mails("emailChange.subject")],
    [email, english.mails("confirmEmail.subject")],
  ]);
  expect(mails[0]?.body).toContain(`asked to change the account's email address to ${email}.`);
  expect(mails[0]?.body).toContain("https://play.example.org/fpass");
  expect(mails[0]?.body).not.toContain("confirm?token");
  expect(await accountOf(game, player.id)).toMatchObject({ email: old, pendingEmails: [email] });
  expect(await confirm(tokenIn(mails[1], "/confirm"))).toEqual({ ok: true });
  expect((await player.call.user.session()).user.email).toBe(email);
  expect((await accountOf(game, player.id)).email).toBe(email);
});

test("the display cookie shows the new address immediately in the player's browser", async () => {
  const token = await ask();
  await player.call.user.confirmEmail({ token });
  expect(player.effects.session).toMatchObject({
    kind: "extend",
    user: { username: player.username, email },
  });
});

test("a link works for one hour and only with its exact token", async () => {
  const token = await ask();
  game.clock.pass(HOUR);
  for (const refused of [token, newSecret(), "x", "\u0000"]) {
    expect(await refusal(confirm(refused))).toEqual(refusedWith("TOKEN_INVALID"));
  }
  const old = `${player.username}@example.org`;
  expect(await accountOf(game, player.id)).toMatchObject({ email: old, pendingEmails: [email] });
  game.clock.pass(1);
  await cleanUp(game.services);
  expect(await accountOf(game, player.id)).toMatchObject({ email: old, pendingEmails: [] });
});

test("opening the link again within the hour changes nothing", async () => {
  const token = await ask();
  await confirm(token);
  const [reset] = await mailsOf(game, () =>
    stranger().call.user.forgotPassword({ username: player.username }),
  );
  expect(reset?.to).toBe(email);
  expect(await confirm(token)).toEqual({ ok: true });
  const link = { token: tokenIn(reset, "/fpass"), password: PASSWORD };
  expect(await stranger().call.user.resetPassword(link)).toEqual({ ok: true });
});

test("a newer request replaces the previous one", async () => {
  const first = await ask();
  game.clock.pass(1);
  const second = await ask(`second.${email}`);
  expect(await refusal(confirm(first))).toEqual(refusedWith("TOKEN_INVALID"));
  await confirm(second);
  expect(await accountOf(game, player.id)).toMatchObject({ email: `second.${email}` });
});

test("only the newest of two stored requests counts", async () => {
  const first = await ask();
  await game.pool.query(
    `insert into email_changes (token_hash, account_id, email, created_at, expires_at)
    select '\\x01', account_id, 'later@example.net', created_at + 1, expires_at from email_changes
    where account_id = $1`,
    [player.id],
  );
  expect(await refusal(confirm(first))).toEqual(refusedWith("TOKEN_INVALID"));
});

test("refuses an address that was taken in the meantime and changes nothing", async () => {
  const token = await ask("faster@example.org");
  await game.player("Faster");
  const before = await accountOf(game, player.id);
  expect(await refusal(confirm(token))).toEqual(refusedAt("email", "EMAIL_TAKEN"));
  expect(await accountOf(game, player.id)).toEqual(before);
});

test("a new password cancels the request; a new address cancels password links", async () => {
  const wish = await ask();
  const [reset] = await mailsOf(game, () =>
    stranger().call.user.forgotPassword({ username: player.username }),
  );
  await stranger().call.user.resetPassword({
    token: tokenIn(reset, "/fpass"),
    password: "a newer password",
  });
  expect(await refusal(confirm(wish))).toEqual(refusedWith("TOKEN_INVALID"));
  const other = await game.player();
  const late = await mailsOf(game, () =>
    stranger().call.user.forgotPassword({ username: other.username }),
  );
  await confirm(await ask(email, other));
  const token = tokenIn(late[0], "/fpass");
  expect(await refusal(stranger().call.user.resetPassword({ token, password: PASSWORD }))).toEqual(
    refusedWith("TOKEN_INVALID"),
  );
});
