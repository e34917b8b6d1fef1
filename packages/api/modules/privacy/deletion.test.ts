/** Accounts that players delete: what is gone, what others see, and what can go wrong during it. */
import { auditLedger } from "@emberlode/db";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test } from "vitest";
import { cleanUp } from "../../janitor.ts";
import { keepCookie, PASSWORD, type Player, refusal, refusedAt } from "../../testing/game.ts";
import { KNOWN_ID, makeKnownPlayer } from "../../testing/known-player.ts";
import { mailsOf } from "../../testing/mail.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { auditRows, setBan, setRole } from "../../testing/staff.ts";
import { tablesWith } from "../../testing/tables-with.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { actOnPlayer } from "../admin/player-actions.ts";

const EN = SERVER_TRANSLATORS.en;
const ES = SERVER_TRANSLATORS.es;
const WRONG = refusedAt("password", "WRONG_PASSWORD");
const game = useGame();
const player = usePlayer(game);

const deleteOwn = (who: Player = player, password = PASSWORD) =>
  who.call.user.deleteAccount({ password });
const exists = async ({ id }: { id: number }) =>
  (await game.pool.query("select 1 from accounts where id = $1::int", [id])).length === 1;
/** Lets the seven days pass. */
async function passWeek(): Promise<void> {
  game.clock.pass(7 * DAY);
  await cleanUp(game.services);
}

const tables = (word: string) => tablesWith(game.pool, word);

describe("an account", () => {
  test("is deleted after seven days; nothing else changes until then", async () => {
    expect(await refusal(deleteOwn(player, "not this"))).toMatchObject(WRONG);
    expect((await refusal(deleteOwn(player, ""))).fields).toEqual({
      password: EN.inputs("faults.ownPasswordMissing"),
    });
    const at = new Date(game.clock.now() + 7 * DAY).toISOString();
    expect(await deleteOwn()).toEqual({ deletesAt: at });
    game.clock.pass(HOUR / 2);
    expect(await deleteOwn()).toEqual({ deletesAt: at });
    const { user } = await player.call.user.session();
    expect(user).toMatchObject({ deletesAt: at, baseOnMap: true });
    game.clock.pass(7 * DAY - HOUR / 2 - 1);
    await cleanUp(game.services);
    expect(await exists(player)).toBe(true);
    game.clock.pass(1);
    await cleanUp(game.services);
    expect(await exists(player)).toBe(false);
    expect(game.services.world.bases().some(({ baseOwner }) => baseOwner === player.id)).toBe(
      false,
    );
    const login = { username: player.username, password: PASSWORD };
    expect(await refusal(game.browser().call.user.login(login))).toMatchObject({
      code: "BAD_CREDENTIALS",
    });
  });

  test("is kept if its player wants to, also after another login", async () => {
    await deleteOwn();
    const again = game.browser("198.51.100.9");
    const { user } = await again.call.user.login({ username: player.username, password: PASSWORD });
    keepCookie(again);
    expect(user.deletesAt).not.toBeNull();
    expect(await again.call.user.keepAccount()).toEqual({ ok: true });
    expect(await again.call.user.keepAccount()).toEqual({ ok: true });
    expect((await again.call.user.session()).user.deletesAt).toBeNull();
    await passWeek();
    expect(await exists(player)).toBe(true);
  });

  test("is announced by mail, and again a day before", async () => {
    const requested = await mailsOf(game, () => deleteOwn());
    expect(requested).toMatchObject([
      { to: `${player.username}@example.org`, subject: EN.mails("deletion.requested.subject") },
    ]);
    expect(await mailsOf(game, () => deleteOwn())).toEqual([]);
    game.clock.pass(6 * DAY - 1);
    expect(await mailsOf(game, () => cleanUp(game.services))).toEqual([]);
    game.clock.pass(1);
    const reminded = await mailsOf(game, async () => {
      await cleanUp(game.services);
      await cleanUp(game.services);
    });
    expect(reminded).toMatchObject([{ subject: EN.mails("deletion.reminder.subject") }]);
  });

  test("of staff is not deleted before the role is taken, nor by an API token", async () => {
    const { secret } = await player.call.user.createToken({ name: "script" });
    const call = game.browser().callWith({ bearerToken: secret });
    const forbidden = { code: "FORBIDDEN" };
    expect(await refusal(call.user.deleteAccount({ password: PASSWORD }))).toMatchObject(forbidden);
    await deleteOwn();
    const promote = () => setRole(game.services.db, player.username, "support");
    expect(await refusal(promote())).toMatchObject({
      ...forbidden,
      text: EN.answers("team.deletionPending"),
    });
    await player.call.user.keepAccount();
    await promote();
    expect(await refusal(deleteOwn())).toMatchObject({
      ...forbidden,
      text: EN.answers("team.cannotBeDeleted"),
    });
    await game.pool.query(
      "insert into account_deletions (account_id, requested_at, due_at) values ($1::int, 0, 1)",
      [player.id],
    );
    await cleanUp(game.services);
    expect(await exists(player)).toBe(true);
    await setRole(game.services.db, player.username, "player");
    await cleanUp(game.services);
    expect(await exists(player)).toBe(false);
  });
});

test("a guest is deleted immediately, and fifty calls delete one", async () => {
  const guest = await game.guest();
  const { done, refused } = await runFiftyConcurrently(() => guest.call.user.deleteAccount({}));
  expect(done).toBeGreaterThanOrEqual(1);
  expect(refused.filter((code) => code !== "NOT_LOGGED_IN")).toEqual([]);
  expect(await exists(guest)).toBe(false);
  expect(await refusal(guest.call.user.session())).toMatchObject({ code: "NOT_LOGGED_IN" });
});

describe("what others keep", () => {
  const name = "Zerlina";

  test("has no name and leads nowhere, in both languages; nothing else is left", async () => {
    const { known, guestName, other, battles, factory } = await makeKnownPlayer(game, name);
    const second = await game.another();
    await other.call.logs.list({ limit: 50 });
    await known.call.user.deleteAccount({ password: PASSWORD });
    await passWeek();
    keepCookie(other);
    await other.call.user.login({ username: other.username, password: PASSWORD });
    keepCookie(other);

    // By id only where a name is no longer known for it; audit rows are final.
    expect(await tables(String(KNOWN_ID))).toEqual(
      [
        ...["alerts", "ledger", "messages", "players", "referral_days", "reports"],
        ...["season_champions", "season_standings"],
      ].sort(),
    );
    expect(await tables(name)).toEqual([]);
    expect(await tables(guestName)).toEqual([]);

    const inLanguage = (language: "en" | "es") => other.callWith({ language });
    for (const [language, texts] of [
      ["en", EN],
      ["es", ES],
    ] as const) {
      const call = inLanguage(language);
      const { logs } = await call.logs.list({ limit: 50 });
      const former = texts.lines("formerPlayer");
      const naming = logs.filter(({ content }) => content.includes(former));
      // The two raids, the mine and the found base.
      expect(naming.map(({ cat }) => cat).sort()).toEqual(["battle", "battle", "mine", "tool"]);
      const { alerts } = await call.alerts.list({});
      const named = alerts.filter(({ content }) =>
        content.toLowerCase().includes(former.toLowerCase()),
      );
      expect(named.map(({ kind, player: who }) => [kind, who]).sort()).toEqual([
        ["defense", null],
        ["mine", null],
        ["nap", null],
      ]);
      expect(alerts.map(({ title }) => title)).toContain(texts.alerts("report.leftTitle"));
    }
    const reports = await Promise.all(battles.map((id) => other.call.battles.report({ id })));
    expect(reports).toMatchObject([
      { names: { attacker: other.username, defender: "" }, owner: "" },
      { names: { attacker: "", defender: other.username }, owner: other.username },
    ]);
    expect((await other.call.ranks.player({ username: other.username })).battles).toMatchObject([
      { opponent: "", isFormer: true },
      { opponent: "", isFormer: true },
    ]);
    const { messages } = await other.call.chat.history({});
    expect(messages).toMatchObject([{ body: "Hello.", sender: "" }]);
    expect((await other.call.naps.list()).naps).toEqual([]);
    expect((await game.services.actions.read(other.id))?.napPartners).toEqual([]);
    const [field] = await game.pool.query<{ free: number }>(
      "select free_since as free from fields where x = $1::int and y = $2::int",
      [factory.x, factory.y],
    );
    expect(field?.free).toBeGreaterThan(0);
    expect(game.services.world.at(factory).factory).toBeNull();
    await second.world.refresh();
    expect(second.world.at(factory).factory).toBeNull();
    expect(await auditLedger(game.pool)).toEqual([]);
    const page = refusal(game.browser().call.ranks.player({ username: name }));
    expect(await page).toMatchObject({ code: "NOT_FOUND" });
  });

  test("is not given to someone else with the same name", async () => {
    const taken = { code: "USERNAME_TAKEN" };
    const account = { username: name, email: "new@example.org", password: PASSWORD };
    expect(await refusal(game.browser().call.user.register(account))).toMatchObject(taken);
    const guest = await game.guest();
    const upgrade = guest.call.user.upgrade({ ...account, username: name.toUpperCase() });
    expect(await refusal(upgrade)).toMatchObject(taken);
    await setRole(game.services.db, player.username, "admin");
    const target = await game.player();
    const rename = player.call.adminPlayers.act({
      username: target.username,
      action: { kind: "rename", name },
      reason: "A wish.",
    });
    expect(await refusal(rename)).toMatchObject(taken);
  });

  test("has no name that a decision about reports replaced", async () => {
    const rude = await game.player("Rudolfina");
    const [other, moderator] = [await game.player(), await game.player()];
    await setRole(game.services.db, moderator.username, "moderator");
    await other.call.reports.send({ username: "Rudolfina", subject: "username", reason: "hate" });
    const about = { subject: "username" as const, player: String(rude.id), message: null };
    await moderator.call.adminReports.decide({ ...about, decision: "remove", reason: "Rude." });
    // An alert from before, which has only the name.
    await game.pool.query(
      `insert into alerts (player_id, type, kind, facts, created_at)
      values ($1::int, 'admin', 'mine', '{"detail": {"victim": "Rudolfina"}}', 0)`,
      [other.id],
    );
    expect(await tables("Rudolfina")).toContain("alerts");
    await deleteOwn(rude);
    await passWeek();
    expect(await tables("Rudolfina")).toEqual(["audit_log"]);
  });

  test("does not say who it was when an idle guest is removed either", async () => {
    const guest = await game.guest();
    await guest.call.chat.send({ body: "Hi there." });
    game.clock.pass(3 * HOUR);
    await cleanUp(game.services);
    expect(await exists(guest)).toBe(false);
    expect(await tables(guest.username)).toEqual([]);
  });
});

describe("a ban", () => {
  const ban = async (now: number | null = game.clock.now()) =>
    setBan(game.services.db, player.username, now);
  const register = (username: string) => {
    const email = `${player.username.toUpperCase()}@example.org`;
    return game.browser().call.user.register({ username, email, password: PASSWORD });
  };

  test("stays with the address until its end, and no longer", async () => {
    await deleteOwn();
    await ban();
    await passWeek();
    expect(await exists(player)).toBe(false);
    expect(await tables(player.username.toLowerCase())).toEqual([]);
    // As for an account that exists: the answer does not say that the address is banned.
    const other = await game.player("Fresh0");
    const refused = await refusal(register("Fresh1"));
    expect(refused).toMatchObject(refusedAt("email", "EMAIL_TAKEN"));
    const email = `${other.username}@example.org`;
    const account = { username: "Fresh1", email, password: PASSWORD };
    expect(await refusal(game.browser().call.user.register(account))).toEqual(refused);
    game.clock.pass(365 * DAY);
    await cleanUp(game.services);
    expect((await register("Fresh2")).user.username).toBe("Fresh2");
    expect(await game.pool.query("select 1 from deleted_bans")).toEqual([]);
  });

  test("that was lifted does not", async () => {
    await deleteOwn();
    await ban();
    await ban(null);
    await passWeek();
    expect((await register("Fresh3")).user.username).toBe("Fresh3");
  });
});

describe("a suspension", () => {
  const suspend = (days: number) => {
    const action = { kind: "suspend" as const, minutes: (days * DAY) / MINUTE };
    const input = { username: player.username, reason: "Spam.", action };
    return actOnPlayer(game.services.db, "console", input, { now: game.clock.now() });
  };
  const logIn = async () => {
    await player.call.user.login({ username: player.username, password: PASSWORD });
    keepCookie(player);
  };

  test("makes a deletion wait, and leaves a day to cancel it", async () => {
    await deleteOwn();
    await suspend(8);
    game.clock.pass(7 * DAY);
    expect(await mailsOf(game, () => cleanUp(game.services))).toEqual([]);
    expect(await exists(player)).toBe(true);
    game.clock.pass(DAY);
    const mails = await mailsOf(game, () => cleanUp(game.services));
    expect(mails).toMatchObject([{ subject: EN.mails("deletion.reminder.subject") }]);
    await logIn();
    const { user } = await player.call.user.session();
    expect(user.deletesAt).toBe(new Date(game.clock.now() + DAY).toISOString());
    await player.call.user.keepAccount();
    await passWeek();
    expect(await exists(player)).toBe(true);
  });

  test("changes nothing if it ends in time, and does not stop the team", async () => {
    const { deletesAt } = await deleteOwn();
    await suspend(2);
    game.clock.pass(2 * DAY);
    await cleanUp(game.services);
    await logIn();
    expect((await player.call.user.session()).user.deletesAt).toBe(deletesAt);
    await suspend(2);
    await actOnPlayer(
      game.services.db,
      "console",
      { username: player.username, action: { kind: "deleteAccount" }, reason: "Spam." },
      { now: game.clock.now() },
    );
    await cleanUp(game.services);
    expect(await exists(player)).toBe(false);
  });
});

describe("admins", () => {
  const REASON = "Asked for by mail.";
  let admin: Player;
  beforeEach(async () => {
    admin = await game.player();
    await setRole(game.services.db, admin.username, "admin");
  });
  const act = (kind: "deleteAccount" | "keepAccount", by = admin) =>
    by.call.adminPlayers.act({ username: player.username, action: { kind }, reason: REASON });
  const fileOf = () => admin.call.adminPlayers.get({ username: player.username });

  test("carry out a deletion that the player cannot cancel, even one of their own", async () => {
    await deleteOwn();
    await act("deleteAccount");
    await player.call.user.login({ username: player.username, password: PASSWORD });
    keepCookie(player);
    expect(await refusal(player.call.user.keepAccount())).toMatchObject({
      code: "FORBIDDEN",
      text: EN.answers("team.deletionDecided"),
    });
    await cleanUp(game.services);
    expect(await exists(player)).toBe(false);
  });

  test("carry out a deletion: sessions end, the job does the rest, one row", async () => {
    const input = { username: player.username, reason: REASON };
    const action = { kind: "deleteAccount" as const };
    const preview = await admin.call.adminPlayers.preview({ ...input, action });
    expect(preview).toMatchObject({ notice: null, sessions: 1, base: expect.anything() });
    const [before] = await game.pool.query<{ last: number }>(
      "select max(id) as last from audit_log",
    );
    await act("deleteAccount");
    expect(await refusal(player.call.user.session())).toMatchObject({ code: "NOT_LOGGED_IN" });
    await cleanUp(game.services);
    expect(await exists(player)).toBe(false);
    expect(await auditRows(game.pool, before?.last)).toMatchObject([
      { action: "deleteAccount", target: player.id, reason: REASON },
    ]);
    const { rows } = await admin.call.admin.audit({ action: "deleteAccount" });
    expect(rows[0]?.target).toEqual({ username: null });
  });

  test("cancel one, which the player reads", async () => {
    expect(await refusal(act("keepAccount"))).toMatchObject({ code: "NOTHING_TO_CHANGE" });
    await deleteOwn();
    expect((await fileOf()).deletesAt).not.toBeNull();
    await act("keepAccount");
    expect((await fileOf()).deletesAt).toBeNull();
    const [alert] = (await player.call.alerts.list({})).alerts;
    expect(alert?.title).toBe(english["alert-texts"]("moderated.kept.title"));
    await passWeek();
    expect(await exists(player)).toBe(true);
  });

  test("cannot delete colleagues, and moderators cannot delete anyone", async () => {
    await setRole(game.services.db, player.username, "support");
    expect(await refusal(act("deleteAccount"))).toMatchObject({ code: "FORBIDDEN" });
    const moderator = await game.player();
    await setRole(game.services.db, moderator.username, "moderator");
    expect(await refusal(act("deleteAccount", moderator))).toMatchObject({ code: "FORBIDDEN" });
  });
});
