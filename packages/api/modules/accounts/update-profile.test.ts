import { SECOND } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { describe, expect, test } from "vitest";
import { png } from "../../platform/pictures/testing/corpus.ts";
import { accountOf } from "../../testing/account.ts";
import { type Browser, refusal, refusedAt, refusedWith } from "../../testing/game.ts";
import { mailsOf } from "../../testing/mail.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

const emailOf = (name: string) => `${name}@example.org`;
const update = (input: Parameters<Browser["call"]["user"]["updateProfile"]>[0]) =>
  player.call.user.updateProfile(input);
const pictures = () => game.pool.query("select 1 from pictures where account_id = $1", [player.id]);

test("updates the given fields, returns them and renews the display cookie", async () => {
  const name = player.username;
  const bytes = await png(40, 30);
  const all = { baseName: "Deep Hollow", quote: "Dig.\nThen dig.", email: emailOf(name) };
  const answer = await update({ ...all, profilePicture: bytes });
  const picture = answer.profilePicture;
  expect(picture).toMatch(/^\/pictures\/[\w-]{16}\.webp$/);
  const user = { username: name, ...all, profilePicture: picture };
  expect(answer).toEqual(user);
  expect(player.effects.session).toEqual({ kind: "extend", user, maxAgeSeconds: 3600 });
  expect(await update({ quote: "" })).toEqual({ ...user, quote: "" });
  // A page without changes sends no file, or the address of the current picture.
  for (const profilePicture of ["", picture]) {
    expect(await update({ ...all, profilePicture })).toEqual(user);
  }
  expect((await player.call.user.session()).user).toMatchObject(user);
  expect(await pictures()).toHaveLength(1);
});

test("does not validate an unchanged base name again", async () => {
  await game.pool.query("update accounts set base_name = 'Staff Hill' where id = $1", [player.id]);
  const kept = { baseName: "Staff Hill", quote: "Dig." };
  expect(await update(kept)).toMatchObject(kept);
});

test("writes nothing if no field is given", async () => {
  const before = await accountOf(game, player.id);
  const { username, email } = (await player.call.user.session()).user;
  expect(await update({})).toMatchObject({ username, email, baseName: "" });
  expect(await accountOf(game, player.id)).toEqual(before);
});

test("cleans texts: one line for a base name, no blank lines at the ends of a quote", async () => {
  const { baseName, quote } = await update({
    baseName: "  Deep\r\n Hollow\u202e\u200b ",
    quote: "\n\na\u0000\u202eb\u2066\r\nc\u200d\n",
  });
  expect([baseName, quote]).toEqual(["Deep Hollow", "ab\nc"]);
  const longest = "😀".repeat(30);
  expect(await update({ baseName: longest })).toMatchObject({ baseName: longest });
});

describe("refuses", () => {
  test.each([
    ["baseName", { baseName: "x".repeat(31) }, english.inputs("faults.baseNameLong")],
    ["baseName", { baseName: "[MOD] Emberlode" }, english.inputs("faults.baseNameReserved")],
    ["quote", { quote: "x".repeat(91) }, english.inputs("faults.quoteLong")],
    ["quote", { quote: "a\nb\nc" }, english.inputs("faults.quoteLines")],
    ["email", { email: "" }, english.inputs("faults.emailInvalid")],
  ])("a %s like %j", async (field, input, text) => {
    const before = await accountOf(game, player.id);
    expect(await refusal(update(input))).toEqual(refusedAt(field, "BAD_INPUT", text));
    expect(await accountOf(game, player.id)).toEqual(before);
  });

  test("an invalid or foreign picture, without any other change", async () => {
    const other = await game.player();
    const others = (await other.call.user.updateProfile({ profilePicture: await png(5, 5) }))
      .profilePicture;
    const before = await accountOf(game, player.id);
    for (const profilePicture of [Buffer.from("<svg/>"), others]) {
      const refused = refusedAt("profilePicture", "PICTURE_INVALID");
      expect(await refusal(update({ quote: "new", profilePicture }))).toEqual(refused);
    }
    expect(await accountOf(game, player.id)).toEqual(before);
    expect(await pictures()).toEqual([]);
  });

  test("a guest", async () => {
    const guest = await game.guest();
    expect(await refusal(guest.call.user.updateProfile({ quote: "mine" }))).toEqual(
      refusedWith("GUEST_NOT_ALLOWED"),
    );
  });

  test("another account's address in any case, without any change or mail", async () => {
    const email = emailOf((await game.player()).username.toUpperCase());
    const before = await accountOf(game, player.id);
    const mails = await mailsOf(game, async () => {
      const refused = await refusal(update({ email, quote: "new" }));
      expect(refused).toEqual(refusedAt("email", "EMAIL_TAKEN"));
    });
    expect(mails).toEqual([]);
    expect(await accountOf(game, player.id)).toEqual(before);
  });

  test("a script that requests another address, but allows it the rest", async () => {
    const { secret } = await player.call.user.createToken({ name: "bot" });
    const script = player.callWith({ bearerToken: secret });
    const before = await accountOf(game, player.id);
    expect(await refusal(script.user.updateProfile({ email: "thief@example.org" }))).toEqual(
      refusedWith("FORBIDDEN"),
    );
    expect(await accountOf(game, player.id)).toEqual(before);
    await script.user.updateProfile({ quote: "Beep." });
    expect(player.effects.session).toBeUndefined();
    expect(await accountOf(game, player.id)).toMatchObject({ quote: "Beep." });
  });
});

test("others see a change immediately here, and within ten seconds on another process", async () => {
  const there = (await game.another()).profiles;
  const here = game.services.profiles;
  const seen = async (profiles: typeof here) =>
    (await profiles.of([player.id])).get(player.id)?.baseName;
  expect([await seen(here), await seen(there)]).toEqual(["", ""]);
  await update({ baseName: "Renamed" });
  expect([await seen(here), await seen(there)]).toEqual(["Renamed", ""]);
  game.clock.pass(10 * SECOND);
  expect(await seen(there)).toBe("Renamed");
});

test("fifty concurrent calls with one key make one change and send one pair of mails", async () => {
  const { version } = await accountOf(game, player.id);
  const email = emailOf("fresh");
  const call = player.callWith({ idempotencyKey: crypto.randomUUID() });
  const mails = await mailsOf(game, async () => {
    const { done } = await runFiftyConcurrently(() =>
      call.user.updateProfile({ email, quote: "Once." }),
    );
    expect(done).toBe(50);
  });
  expect(mails).toHaveLength(2);
  expect(await accountOf(game, player.id)).toMatchObject({
    version: version + 1,
    pendingEmails: [email],
  });
});

test("fifty concurrent address requests send three mails and leave one valid link", async () => {
  const email = emailOf("flood");
  const mails = await mailsOf(game, async () => {
    const { done, refused } = await runFiftyConcurrently(() => update({ email }));
    expect({ done, refused }).toEqual({ done: 3, refused: ["TOO_MANY_REQUESTS"] });
  });
  expect(mails.filter(({ to }) => to === email)).toHaveLength(3);
});

test("a key can be repeated with the same picture, but not with another", async () => {
  const call = player.callWith({ idempotencyKey: crypto.randomUUID() });
  const profilePicture = await png(20, 20);
  const first = await call.user.updateProfile({ profilePicture });
  expect(await call.user.updateProfile({ profilePicture })).toEqual(first);
  const other = { profilePicture: await png(21, 20) };
  expect(await refusal(call.user.updateProfile(other))).toEqual(refusedWith("KEY_REUSED"));
});
