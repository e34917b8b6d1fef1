/** What staff does to players: rights, effects, what the player reads, and one audit row each. */
import type { PlayerAction } from "@emberlode/contract";
import {
  DAY,
  isAtLeast,
  MINUTE,
  PLAYER_ACTIONS,
  type PlayerActionKind,
  STAFF_ROLES,
  type StaffRole,
} from "@emberlode/game";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cleanUp } from "../../janitor.ts";
import type { RequestFacts } from "../../platform/request.ts";
import { PASSWORD, type Player, refusal, refusedWith } from "../../testing/game.ts";
import { give } from "../../testing/give.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const target = usePlayer(game);
const ROLE_NUMBERS = { support: 1, moderator: 2, admin: 3 };
const staff = {} as Record<StaffRole, Player>;
let last = 0;

beforeAll(async () => {
  for (const role of STAFF_ROLES) {
    staff[role] = await game.player(`Alice${ROLE_NUMBERS[role]}`);
    await setRole(game.services.db, staff[role].username, role);
  }
});
beforeEach(async () => {
  for (const role of STAFF_ROLES) {
    const { username } = staff[role];
    await staff[role].call.user.login({ username, password: PASSWORD });
    const { session } = staff[role].effects;
    if (session?.kind === "set") staff[role].token = session.token;
  }
  const [row] = await game.pool.query<{ last: number }>("select max(id) as last from audit_log");
  last = row?.last ?? 0;
});

const REASON = "Because of what happened in the chat.";
const act = (action: PlayerAction, by: Player = staff.admin, username = target.username) =>
  by.call.adminPlayers.act({ username, action, reason: REASON });
const written = async () => (await auditRows(game.pool, last)).map(({ action }) => action);
const alerts = async () => (await target.call.alerts.list({})).alerts;
const lastSanction = async () => {
  const file = await staff.admin.call.adminPlayers.get({ username: target.username });
  return file.sanctions[0];
};

/** An action of each kind that is possible for a new player. */
const SAMPLES: { readonly [Kind in PlayerActionKind]?: PlayerAction } = {
  warn: { kind: "warn" },
  mute: { kind: "mute", minutes: 60 },
  suspend: { kind: "suspend", minutes: 60 },
  ban: { kind: "ban" },
  rename: { kind: "rename", name: "Renamed" },
  setProfile: { kind: "setProfile", part: "quote", value: "A new quote" },
  endSessions: { kind: "endSessions" },
  setEmail: { kind: "setEmail", email: "new@example.org" },
  correct: { kind: "correct", metal: 500, energy: 0 },
  freeBase: { kind: "freeBase" },
  setRole: { kind: "setRole", role: "support" },
  setBot: { kind: "setBot", isBot: true },
};

describe.each(Object.entries(SAMPLES))("%s", (kind, action) => {
  test.each(STAFF_ROLES)("by %s: one row, or none", async (role) => {
    const isAllowed = isAtLeast(role, PLAYER_ACTIONS[kind as PlayerActionKind].role);
    // Names and addresses are taken once.
    const own: PlayerAction =
      action.kind === "rename"
        ? { kind: "rename", name: `Calm${ROLE_NUMBERS[role]}` }
        : action.kind === "setEmail"
          ? { kind: "setEmail", email: `${role}@example.org` }
          : action;
    const done = act(own, staff[role]);
    if (isAllowed) expect(await done).toEqual({ ok: true });
    else expect(await refusal(done)).toEqual(refusedWith("FORBIDDEN"));
    expect(await written()).toEqual(isAllowed ? [kind] : []);
    const [notice] = await game.pool.query<{ facts: string }>(
      "select facts from alerts where player_id = $1::int and type = 'admin'",
      [target.id],
    );
    expect(notice?.facts.includes(REASON) ?? false).toBe(isAllowed);
  });
});

test("nobody acts on themselves, on colleagues, or on accounts linked to their own", async () => {
  const warn = { kind: "warn" } as const;
  const { moderator, admin, support } = staff;
  const forbidden = refusedWith("FORBIDDEN");
  expect(await refusal(act(warn, moderator, moderator.username))).toEqual(forbidden);
  expect(await refusal(act(warn, moderator, admin.username))).toEqual(forbidden);
  await act(warn, moderator, support.username);
  await game.services.sessions.begin(
    { id: target.id, isGuest: false },
    { ...request(), address: "203.0.113.77" },
    {},
  );
  await act(warn, moderator);
  await game.services.sessions.begin(
    { id: moderator.id, isGuest: false },
    { ...request(), address: "203.0.113.77" },
    {},
  );
  expect(await refusal(act(warn, moderator))).toEqual(forbidden);
  await act(warn, admin);
  const refused = await game.pool.query<{ n: number }>(
    "select count(*) as n from audit_log where id > $1 and outcome = 'refused'",
    [last],
  );
  expect(refused).toEqual([{ n: 3 }]);
});

const request = () => ({
  sessionToken: null,
  bearerToken: null,
  idempotencyKey: null,
  callIndex: 0,
});

test("a role limits how long a mute or suspension lasts", async () => {
  const minutes = (14 * DAY) / MINUTE + 1;
  for (const kind of ["mute", "suspend"] as const) {
    const refused = await refusal(act({ kind, minutes }, staff.moderator));
    expect(refused).toMatchObject({ code: "TOO_LONG_FOR_ROLE", text: /14 days/ });
    await act({ kind, minutes }, staff.admin);
  }
  expect(await refusal(act({ kind: "mute", minutes: 366 * 1440 }))).toMatchObject({
    code: "TOO_LONG_FOR_ROLE",
  });
});

test("a suspended player is out until it ends, and reads why", async () => {
  await act({ kind: "suspend", minutes: 90 }, staff.moderator);
  const login = () =>
    game.browser().call.user.login({ username: target.username, password: PASSWORD });
  const suspended = {
    code: "BANNED",
    text: `This account is suspended until 2026-05-20 13:30 UTC. Reason: ${REASON}`,
  };
  expect(await refusal(login())).toMatchObject(suspended);
  // The page where the player is now; others must not read why.
  const { username: shownName } = target;
  const deviceCookie = game.services.devices.remember(null, shownName);
  const ask = (facts: Partial<RequestFacts>) => refusal(target.callWith(facts).user.session());
  await expect.poll(() => ask({ shownName, deviceCookie })).toMatchObject(suspended);
  expect((await ask({ shownName })).code).toBe("NOT_LOGGED_IN");
  expect((await ask({ deviceCookie })).code).toBe("NOT_LOGGED_IN");
  const other = staff.support.username;
  expect((await ask({ shownName: other, deviceCookie })).code).toBe("NOT_LOGGED_IN");
  expect(game.services.world.bases().map(({ baseOwner }) => baseOwner)).not.toContain(target.id);
  game.clock.pass(90 * MINUTE);
  await cleanUp(game.services);
  await expect(login()).resolves.toBeDefined();
});

test("players and the team read a suggested reason in their language, and a custom one as written", async () => {
  const language = "es";
  const { username } = target;
  const es = target.callWith({ language });
  const because = (reason: string) =>
    staff.admin.call.adminPlayers.act({ username, action: { kind: "warn" }, reason });
  for (const [reason, read] of [
    ["Insults", "Insultos"],
    ["Insultos", "Insultos"],
    ["Insults in chat", "Insults in chat"],
  ] as const) {
    await because(reason);
    expect((await es.alerts.list({})).alerts[0]?.content).toBe(read);
    const { sanctions } = await es.appeals.list({ username, password: PASSWORD });
    expect(sanctions[0]?.reason).toBe(read);
    const file = await staff.admin.callWith({ language }).adminPlayers.get({ username });
    expect(file.sanctions[0]?.reason).toBe(read);
  }
  const action = { kind: "ban" } as const;
  await staff.admin.call.adminPlayers.act({ username, action, reason: "Estafa" });
  const login = es.user.login({ username, password: PASSWORD });
  expect((await refusal(login)).text).toMatch(/Reason: Scam$/);
});

test("of two sanctions the longer one counts, and lifting it leaves the other", async () => {
  await act({ kind: "suspend", minutes: 60 });
  await act({ kind: "suspend", minutes: 600 });
  const until = async () =>
    game.pool.query("select banned_until as until from accounts where id = $1::int", [target.id]);
  expect(await until()).toEqual([{ until: game.clock.now() + 600 * MINUTE }]);
  const longer = await lastSanction();
  await act({ kind: "lift", sanction: longer?.id ?? 0 });
  expect(await until()).toEqual([{ until: game.clock.now() + 60 * MINUTE }]);
  expect(await refusal(act({ kind: "lift", sanction: longer?.id ?? 0 }))).toEqual(
    refusedWith("NOTHING_TO_CHANGE"),
  );
});

test("a moderator cannot shorten or end what only an admin may decide", async () => {
  const minutes = (20 * DAY) / MINUTE;
  await act({ kind: "mute", minutes });
  await act({ kind: "mute", minutes: 5 }, staff.moderator);
  game.clock.pass(10 * MINUTE);
  expect((await refusal(target.call.chat.send({ body: "hello" }))).code).toBe("MUTED");
  expect((await refusal(act({ kind: "unmute" }, staff.moderator))).code).toBe("NOTHING_TO_CHANGE");
  await act({ kind: "suspend", minutes });
  const sanction = (await lastSanction())?.id ?? 0;
  expect(await refusal(act({ kind: "lift", sanction }, staff.moderator))).toEqual(
    refusedWith("FORBIDDEN"),
  );
});

test("lifting a ban needs a confirmation of the last 15 minutes", async () => {
  await act({ kind: "ban" });
  const sanction = (await lastSanction())?.id ?? 0;
  game.clock.pass(20 * MINUTE);
  expect((await refusal(act({ kind: "lift", sanction }))).code).toBe("CONFIRMATION_NEEDED");
});

test("a moderator cannot lift a ban", async () => {
  await act({ kind: "ban" });
  const sanction = (await lastSanction())?.id ?? 0;
  expect(await refusal(act({ kind: "lift", sanction }, staff.moderator))).toEqual(
    refusedWith("FORBIDDEN"),
  );
  await act({ kind: "lift", sanction });
  await expect(
    game.browser().call.user.login({ username: target.username, password: PASSWORD }),
  ).resolves.toBeDefined();
});

test("mutes replace each other and end early", async () => {
  const send = () => target.call.chat.send({ body: "hello" });
  await act({ kind: "mute", minutes: 600 });
  expect((await alerts())[0]).toMatchObject({ kind: "sanction", link: "/appeal" });
  await act({ kind: "mute", minutes: 5 });
  expect((await refusal(send())).code).toBe("MUTED");
  await act({ kind: "unmute" });
  await expect(send()).resolves.toBeDefined();
});

test("a correction is in the log, in the balance and in the alert", async () => {
  await give(game, target.id, 100, 100);
  const before = (await target.call.user.session()).user.status;
  await act({ kind: "correct", metal: 250, energy: -50 });
  const { user } = await target.call.user.session();
  expect(user.status.metal - before.metal).toBe(250);
  expect(user.status.energy - before.energy).toBe(-50);
  const text = "An admin corrected what you carry: +250 metal, −50 energy.";
  expect((await target.call.logs.list({})).logs[0]?.content).toBe(`${text} Reason: ${REASON}`);
  expect((await alerts())[0]).toMatchObject({ title: "Your balance was corrected" });
  expect(await refusal(act({ kind: "correct", metal: -1_000_000, energy: 0 }))).toEqual(
    refusedWith("NOT_ENOUGH_RESOURCES"),
  );
});

test("a base moves to an empty field, and to no other", async () => {
  const cells = game.services.world.cells();
  const free = cells.find(
    (c) => c.type === "waste" && c.baseOwner === null && c.mines.length === 0,
  );
  const bank = cells.find(({ type }) => type === "bank");
  if (free === undefined || bank === undefined) throw new Error("There is no such field.");
  const at = ({ x, y }: { x: number; y: number }) => ({ x, y });
  expect(await refusal(act({ kind: "moveBase", to: at(bank) }))).toEqual(
    refusedWith("WRONG_FIELD"),
  );
  await act({ kind: "moveBase", to: at(free) });
  expect(game.services.world.at(free).baseOwner).toBe(target.id);
  expect((await target.call.user.session()).user.base).toEqual(at(free));
});

test("a new name shows immediately everywhere, and its owner logs in with it", async () => {
  const other = await game.another();
  await other.profiles.of([target.id]);
  await act({ kind: "rename", name: "Polite" });
  await expect
    .poll(async () => (await other.profiles.of([target.id])).get(target.id)?.username)
    .toBe("Polite");
  await expect(
    game.browser().call.user.login({ username: "polite", password: PASSWORD }),
  ).resolves.toBeDefined();
  for (const [name, code] of [
    [staff.admin.username, "USERNAME_TAKEN"],
    ["Moderator", "USERNAME_RESERVED"],
    ["Polite", "NOTHING_TO_CHANGE"],
  ] as const) {
    expect((await refusal(act({ kind: "rename", name }, staff.admin, "Polite"))).code).toBe(code);
  }
});

test("with one key, fifty calls have one effect, and another body is refused", async () => {
  const key = crypto.randomUUID();
  const call = (metal: number) =>
    staff.admin
      .callWith({ sessionToken: staff.admin.token, idempotencyKey: key })
      .adminPlayers.act({
        username: target.username,
        reason: REASON,
        action: { kind: "correct", metal, energy: 0 },
      });
  const { metal } = (await target.call.user.session()).user.status;
  expect(await runFiftyConcurrently(() => call(10))).toEqual({ done: 50, refused: [] });
  expect((await target.call.user.session()).user.status.metal).toBe(metal + 10);
  expect(await written()).toEqual(["correct"]);
  expect(await refusal(call(20))).toEqual(refusedWith("KEY_REUSED"));
});

test("a preview changes nothing, and says what would happen", async () => {
  const preview = await staff.admin.call.adminPlayers.preview({
    username: target.username,
    action: { kind: "ban" },
    reason: REASON,
  });
  const { base } = (await target.call.user.session()).user;
  expect(preview).toMatchObject({
    sessions: 1,
    base,
    notice: { title: "Your account was banned", content: `Reason: ${REASON}` },
  });
  expect(await written()).toEqual([]);
});
