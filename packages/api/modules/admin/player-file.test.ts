/** What staff reads about a player, and the search. */
import { DAY, MINUTE, SECOND } from "@emberlode/game";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { GameError } from "../../errors.ts";
import { removeOldPictures } from "../../platform/pictures/pictures.ts";
import { png } from "../../platform/pictures/testing/corpus.ts";
import { baseOf } from "../../testing/bases.ts";
import { PASSWORD, type Player, refusal, refusedWith } from "../../testing/game.ts";
import { give } from "../../testing/give.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { createTraces } from "../sessions/traces.ts";

const game = useGame();
const target = usePlayer(game);
let admin: Player;
let moderator: Player;

beforeAll(async () => {
  admin = await game.player("Alice");
  moderator = await game.player("Watcher");
  await setRole(game.services.db, admin.username, "admin");
  await setRole(game.services.db, moderator.username, "moderator");
});

const named = () => ({ username: target.username });

beforeEach(async () => {
  await game.browser("203.0.113.40").call.user.login({ ...named(), password: PASSWORD });
});

test("moderators see networks and parts of addresses, admins all of them", async () => {
  const [seen, whole] = [
    await moderator.call.adminPlayers.get(named()),
    await admin.call.adminPlayers.get(named()),
  ];
  expect(seen.addresses.map(({ address }) => address)).toContain("203.0.113.0/24");
  expect(whole.addresses.map(({ address }) => address)).toContain("203.0.113.40");
  expect(seen.email).toMatch(/^.\*\*\*@/);
  expect(whole.email).toMatch(/^\w+@/);
  expect(whole).toMatchObject({
    base: baseOf(game, target.id),
    sanctions: [],
    player: { username: target.username, role: "player", isBanned: false },
  });
  expect(seen).toMatchObject({ hasBase: true, base: null });
  expect(whole.sessions.length).toBeGreaterThanOrEqual(2);
  expect(seen.mayDo).not.toContain("ban");
  expect(whole.mayDo).toContain("ban");
  const colleague = await moderator.call.adminPlayers.get({ username: admin.username });
  expect(colleague.mayDo).toEqual([]);
});

test("a name without an account is not found", async () => {
  for (const username of ["Nobody", "no such name'--", "\u0000"]) {
    expect((await refusal(admin.call.adminPlayers.get({ username }))).code).toBe("NOT_FOUND");
  }
});

test("the ledger's running balance ends at what the player carries", async () => {
  for (let n = 1; n <= 60; n++) await give(game, target.id, n, -1 + n);
  const { carried } = await admin.call.adminPlayers.get(named());
  const first = await admin.call.adminPlayers.ledger(named());
  expect(first.rows).toHaveLength(50);
  expect(first.rows[0]?.balance).toEqual(carried);
  const second = await admin.call.adminPlayers.ledger({ ...named(), before: first.next ?? 1 });
  expect(second.next).toBeNull();
  const rows = [...first.rows, ...second.rows];
  for (const [index, { balance, metal, energy }] of rows.entries()) {
    const older = rows[index + 1]?.balance ?? { metal: 0, energy: 0 };
    expect(balance).toEqual({ metal: older.metal + metal, energy: older.energy + energy });
  }
  await target.call.logs.note({ content: "Here" });
  const noted = await admin.call.adminPlayers.ledger({ ...named(), kind: "note" });
  expect(noted.rows).toMatchObject([{ kind: "note", text: "Here", balance: null }]);
});

test("lines that say where a player was have no text", async () => {
  const { x, y } = (await target.call.user.session()).user.status;
  await target.call.fields.move({ x: (x % 50) + 1, y });
  await game.pool.query(`update ledger set detail = '{"x": 3, "y": 4}' where player_id = $1::int`, [
    target.id,
  ]);
  const { rows } = await admin.call.adminPlayers.ledger(named());
  expect(rows.map(({ text }) => text)).toEqual(rows.map(() => null));
});

test("messages page by cursor and include removed ones", async () => {
  const { _id } = (await target.call.chat.send({ body: "to be removed" })).message;
  game.clock.pass(MINUTE);
  await target.call.chat.send({ body: "to stay" });
  await moderator.call.adminReports.decide({
    player: String(target.id),
    subject: "message",
    message: Number(_id),
    decision: "remove",
    reason: "Spam.",
  });
  const { messages } = await moderator.call.adminPlayers.messages(named());
  expect(messages.map(({ body, isRemoved }) => [body, isRemoved])).toEqual([
    ["to stay", false],
    ["to be removed", true],
  ]);
});

test("messages can start at a number, with some newer ones, and go on from there", async () => {
  const numbers: number[] = [];
  for (let n = 0; n < 14; n++) {
    game.clock.pass(SECOND);
    numbers.push(Number((await target.call.chat.send({ body: `line ${n}` })).message._id));
  }
  const messages = async (from: object) => {
    const page = await moderator.call.adminPlayers.messages({ ...named(), ...from });
    return { ...page, ids: page.messages.map(({ id }) => id) };
  };
  const newest = await messages({});
  expect(newest).toMatchObject({ hasNewer: false });
  const around = await messages({ around: numbers[1] });
  expect(around.hasNewer).toBe(true);
  expect(around.ids.slice(0, 12)).toEqual(numbers.slice(0, 12).reverse());
  expect((await messages({ around: numbers[12] })).ids).toEqual(newest.ids);
  // Someone else's message: the newest of the player's.
  const other = Number((await admin.call.chat.send({ body: "mine" })).message._id);
  expect(await messages({ around: other })).toMatchObject({ ids: newest.ids, hasNewer: false });
});

test("a picture that the team removed is kept for the team for thirty days", async () => {
  const { pictures } = game.services;
  const address = await pictures.store(target.id, await png(8, 8));
  if (address instanceof GameError) throw address;
  const isPublic = async () => (await pictures.find(address.slice(10, 26))) !== null;
  const act = (value: string) =>
    admin.call.adminPlayers.act({
      ...named(),
      reason: "Hate.",
      action: { kind: "setProfile", part: "profilePicture", value },
    });
  const earlier = async () => (await moderator.call.adminPlayers.get(named())).pictures;
  await act(address);
  expect(await earlier()).toEqual([]);
  await act("");
  expect(await isPublic()).toBe(false);
  const makeOlder = async (days: number) => {
    await game.pool.query(
      `update pictures set created_at = created_at - $1::bigint, removed_at = removed_at - $1::bigint`,
      [days * DAY],
    );
    await removeOldPictures(game.services);
  };
  await makeOlder(29);
  const removedAt = new Date(game.clock.now() - 29 * DAY).toISOString();
  expect(await earlier()).toMatchObject([{ removedAt }]);
  expect((await earlier())[0]?.source).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
  // An appeal was right.
  await act(address);
  expect([await isPublic(), await earlier()]).toEqual([true, []]);
  await act("");
  await makeOlder(31);
  expect(await earlier()).toEqual([]);
});

test("each look at secrets leaves a row, and moderators get none", async () => {
  await target.call.plots.create({ title: "Hoard" });
  const before = (await auditRows(game.pool)).length;
  const secrets = await admin.call.adminPlayers.secrets(named());
  expect(secrets).toMatchObject({ plots: [{ title: "Hoard" }], mines: [] });
  const rows = await auditRows(game.pool);
  expect(rows.slice(before)).toMatchObject([{ action: "look", by: admin.id, target: target.id }]);
  expect(await refusal(moderator.call.adminPlayers.secrets(named()))).toEqual(
    refusedWith("FORBIDDEN"),
  );
});

test("a key that is used again later does not hide a look", async () => {
  const call = admin.callWith({ idempotencyKey: "the same look" });
  const looks = async () =>
    (await auditRows(game.pool)).filter(({ action }) => action === "look").length;
  const before = await looks();
  await call.adminPlayers.secrets(named());
  await call.adminPlayers.secrets(named());
  expect(await looks()).toBe(before + 1);
  game.clock.pass(2 * MINUTE);
  await call.adminPlayers.secrets(named());
  expect(await looks()).toBe(before + 2);
});

test("notes are for staff, newest first", async () => {
  await moderator.call.adminPlayers.addNote({ ...named(), body: "Asked nicely." });
  await admin.call.adminPlayers.addNote({ ...named(), body: "Asked again." });
  const { notes } = await moderator.call.adminPlayers.get(named());
  expect(notes.map(({ by, body }) => [by, body])).toEqual([
    [admin.username, "Asked again."],
    [moderator.username, "Asked nicely."],
  ]);
});

test("admins find accounts by email address and network, and each search is recorded", async () => {
  const [email, other] = [`zq${target.id}@found.example`, await game.player()];
  await game.pool.query("update accounts set email = $2 where id = $1::int", [target.id, email]);
  await game.pool.query("update accounts set address = '198.51.100.9' where id = $1::int", [
    other.id,
  ]);
  const now = game.clock.now();
  const traces = createTraces(game.services.db);
  await traces.note(target.id, "198.51.100.7", [], now);
  await traces.note(target.id, "2001:db8:77:1::/64", [], now);
  const last = (await auditRows(game.pool)).length;
  const find = async (text: string) => {
    const { players, network } = await admin.call.admin.findAccounts({ text });
    return [players.map(({ username, found }) => `${username} ${found}`).sort(), network];
  };
  const [mine, others] = [target.username, other.username];
  expect(await find(email.slice(0, -4).toUpperCase())).toEqual([[`${mine} ${email}`], null]);
  expect(await find("@found.example")).toEqual([[`${mine} ${email}`], null]);
  expect(await find("@nowhere.example")).toEqual([[], null]);
  const network = "198.51.100.0/24";
  const both = [`${mine} 198.51.100.7`, `${others} 198.51.100.9`].sort();
  expect(await find("198.51.100.")).toEqual([both, network]);
  expect(await find("198.51.100.9")).toEqual([[`${others} 198.51.100.9`], "198.51.100.9/32"]);
  expect(await find("2001:db8:77:1::9")).toEqual([
    [`${mine} 2001:db8:77:1::/64`],
    "2001:db8:77:1::/64",
  ]);
  const rows = (await auditRows(game.pool)).slice(last);
  expect(
    rows.map(({ action, subject, target: targetName }) => [action, subject, targetName]),
  ).toEqual([
    ["look", "email", target.id],
    ["look", "email", target.id],
    ["look", "email", null],
    ["look", network, null],
    ["look", "198.51.100.9/32", null],
    ["look", "2001:db8:77:1::/64", null],
  ]);
  // The search of others does not find by them.
  expect((await moderator.call.admin.search({ text: email })).players).toEqual([]);
  expect(await refusal(moderator.call.admin.findAccounts({ text: email }))).toEqual(
    refusedWith("FORBIDDEN"),
  );
});

test("the search finds players, fields, battles, messages and audit rows", async () => {
  const find = (text: string) => moderator.call.admin.search({ text });
  const names = async (text: string) => (await find(text)).players.map(({ username }) => username);
  expect(await names(target.username.slice(0, -1).toUpperCase())).toContain(target.username);
  for (const text of ["%", "_", "\\"]) expect(await names(text)).toEqual([]);
  const { x, y } = baseOf(game, target.id);
  const field = { x, y, type: "base" };
  expect((await find(`${x},${y}`)).field).toEqual({ ...field, owner: null });
  const found = await admin.call.admin.search({ text: `${x},${y}` });
  expect(found.field).toEqual({ ...field, owner: target.username });
  expect((await find("51,1")).field).toBeNull();
  await target.call.chat.send({ body: "a needle in the chat" });
  expect((await find("NEEDLE")).messages[0]).toMatchObject({ sender: target.username });
  await moderator.call.adminPlayers.act({
    ...named(),
    action: { kind: "warn" },
    reason: "For a haystack.",
  });
  expect((await find("haystack")).audit[0]).toMatchObject({
    action: "warn",
    actor: { username: moderator.username, role: "moderator" },
    target: { username: target.username },
  });
  const { id } = await game.guest();
  const upgraded = { username: "Wanderer", email: "w@example.org", password: PASSWORD };
  const guest = await game.guest();
  await guest.call.user.upgrade(upgraded);
  expect(id).toBeGreaterThan(0);
  expect((await find(guest.username)).players).toMatchObject([
    { username: "Wanderer", formerName: guest.username },
  ]);
});

test("the audit log filters and pages by cursor", async () => {
  for (let n = 0; n < 55; n++) {
    await admin.call.adminPlayers.addNote({ ...named(), body: `Note ${n}` });
  }
  const first = await moderator.call.admin.audit({ ...named(), action: "addNote" });
  expect(first.rows).toHaveLength(50);
  const second = await moderator.call.admin.audit({
    ...named(),
    action: "addNote",
    before: first.next ?? 1,
  });
  expect(second).toMatchObject({ rows: { length: 5 }, next: null });
  expect((await moderator.call.admin.audit({ username: "Nobody" })).rows).toEqual([]);
  await refusal(moderator.call.adminPlayers.secrets(named()));
  const refused = await moderator.call.admin.audit({ ...named(), isRefused: true });
  expect(refused.rows).toMatchObject([
    { action: "adminPlayers.secrets", isRefused: true, target: { username: target.username } },
  ]);
});
