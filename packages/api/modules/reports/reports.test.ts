/** Reports of players, and what moderators decide about them. */
import { MINUTE, REPORTS_PER_DAY } from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { english } from "@emberlode/messages/testing/english";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { png } from "../../platform/pictures/testing/corpus.ts";
import { PASSWORD, type Player, refusal, refusedWith } from "../../testing/game.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { deleteDueAccounts } from "../privacy/due-deletions.ts";

const EN = SERVER_TRANSLATORS.en;
const game = useGame();
const [author, reporter] = [usePlayer(game), usePlayer(game)];
let [moderator, otherModerator] = [{} as Player, {} as Player];
let last = 0;

beforeAll(async () => {
  [moderator, otherModerator] = [await game.player("Maria"), await game.player("Nora")];
  for (const { username } of [moderator, otherModerator])
    await setRole(game.services.db, username, "moderator");
});
beforeEach(async () => {
  await game.pool.query("delete from reports");
  await game.pool.query("delete from messages");
  const [row] = await game.pool.query<{ last: number }>("select max(id) as last from audit_log");
  last = row?.last ?? 0;
});

const REASON = "Insults in the chat.";
const say = async (body: string) => Number((await author.call.chat.send({ body })).message._id);
const report = (id: number, by: Player = reporter) => by.call.chat.report({ id: String(id) });
const list = () => moderator.call.adminReports.list({});
const about = (message: number | null) => ({
  subject: message === null ? ("baseName" as const) : ("message" as const),
  player: String(author.id),
  message,
  reason: REASON,
});
const decide = (
  message: number | null,
  decision: "dismiss" | "remove" | "warn" | "mute" | "suspend",
  by = moderator,
) => by.call.adminReports.decide({ ...about(message), decision });
const titles = async (player: Player) =>
  (await player.call.alerts.list({})).alerts.map(({ title }) => title);
const bodies = async () => (await reporter.call.chat.history({})).messages.map(({ body }) => body);

test("reports of one message are one entry, with the messages around it", async () => {
  const ids: number[] = [];
  for (let n = 0; n < 13; n++) ids.push(await say(`line ${n}`));
  const other = await game.player();
  for (const by of [reporter, reporter]) await report(ids[6] ?? 0, by);
  const why = { reason: "spam", note: "All day long." } as const;
  await other.call.chat.report({ id: String(ids[6]), ...why });
  const { groups, open, next } = await list();
  expect({ open, next }).toEqual({ open: 1, next: null });
  expect(groups).toMatchObject([
    {
      subject: "message",
      player: String(author.id),
      message: ids[6],
      content: "line 6",
      target: { username: author.username },
      isGone: false,
      earlier: 0,
      sanctions: [],
      reports: [
        { reporter: reporter.username, reason: "other", note: "" },
        { reporter: other.username, ...why },
      ],
    },
  ]);
  expect(groups[0]?.around.map(({ id }) => id)).toEqual(ids.slice(1, 12));
});

test("a decision reaches the chat, the sender, the reporters and the audit log", async () => {
  const [rude, fine] = [await say("rude"), await say("fine")];
  const second = await game.player();
  for (const by of [reporter, second]) await report(rude, by);
  await report(fine);
  await decide(rude, "mute");
  await decide(fine, "dismiss");
  expect(await bodies()).toEqual(["fine"]);
  expect((await refusal(author.call.chat.send({ body: "more" }))).code).toBe("MUTED");
  expect(await titles(author)).toEqual([
    EN.alerts("sanction.mute.title"),
    EN.alerts("moderated.message.title"),
  ]);
  expect((await reporter.call.alerts.list({})).alerts.map(({ content }) => content)).toEqual([
    EN.alerts("report.dismiss", { subject: EN.alerts("report.subject.message") }),
    EN.alerts("report.act", { subject: EN.alerts("report.subject.message") }),
  ]);
  expect(await titles(second)).toEqual([EN.alerts("report.title")]);
  const row = { by: moderator.id, action: "decideReports", target: author.id, reason: REASON };
  expect(await auditRows(game.pool, last)).toEqual([
    { ...row, subject: `global/${rude}`, facts: { decision: "mute", reports: 2, content: "rude" } },
    { ...row, subject: `global/${fine}`, facts: { decision: "dismiss", reports: 1 } },
  ]);
  expect((await list()).open).toBe(0);
});

test("the second moderator learns what the first decided, and nothing more happens", async () => {
  const id = await say("rude");
  await report(id);
  await decide(id, "warn");
  const refused = await refusal(decide(id, "suspend", otherModerator));
  expect(refused).toMatchObject({
    code: "REPORT_DECIDED",
    text: english.answers("team.reportDecided", { by: moderator.username, decision: "warn" }),
  });
  expect(await auditRows(game.pool, last)).toHaveLength(1);
  await expect(author.call.user.session()).resolves.toBeDefined();
});

test("of fifty concurrent decisions, one counts", async () => {
  const id = await say("rude");
  await report(id);
  const outcome = await runFiftyConcurrently(() => decide(id, "warn"));
  expect(outcome).toEqual({ done: 1, refused: ["REPORT_DECIDED"] });
  expect(await titles(reporter)).toHaveLength(1);
});

test("a message without reports can be removed, and an unknown one cannot", async () => {
  const id = await say("seen by a moderator");
  await decide(id, "remove");
  expect(await bodies()).toEqual([]);
  expect(await refusal(decide(id, "remove"))).toEqual(refusedWith("NOT_FOUND"));
  expect(await refusal(decide(999_999, "remove"))).toEqual(refusedWith("NOT_FOUND"));
});

test.each([
  ["baseName", { baseName: "Rude base" }],
  ["quote", { quote: "Rude quote" }],
] as const)("a reported %s is removed", async (subject, profile) => {
  await author.call.user.updateProfile(profile);
  const sent = { username: author.username, subject, reason: "insult", note: "Look." } as const;
  await reporter.call.reports.send(sent);
  await reporter.call.reports.send(sent);
  const { groups } = await list();
  expect(groups).toMatchObject([
    { subject, content: Object.values(profile)[0], reports: [{ reason: "insult", note: "Look." }] },
  ]);
  await moderator.call.adminReports.decide({
    ...about(null),
    subject,
    decision: "remove",
  });
  const file = await moderator.call.adminPlayers.get({ username: author.username });
  expect(file[subject]).toBe("");
});

test("a reported name is replaced, and a reported player can be warned, not removed", async () => {
  const { username } = author;
  await reporter.call.reports.send({ username, subject: "username", reason: "hate" });
  const name = `Settler${author.id}`;
  expect(
    await moderator.call.adminReports.decide({
      ...about(null),
      subject: "username",
      decision: "remove",
    }),
  ).toEqual({ ok: true, username: name });
  const [alert] = (await author.call.alerts.list({})).alerts;
  expect(alert?.content).toContain(name);
  expect((await author.call.user.session()).user.username).toBe(name);
  await reporter.call.reports.send({ username: name, subject: "player", reason: "cheating" });
  const player = {
    ...about(null),
    subject: "player" as const,
  } as const;
  expect(
    (await refusal(moderator.call.adminReports.decide({ ...player, decision: "remove" }))).code,
  ).toBe("BAD_INPUT");
  await moderator.call.adminReports.decide({ ...player, decision: "warn" });
});

test("a player who was renamed and suspended in one decision logs in and appeals under the old name", async () => {
  const { username } = author;
  const anonymous = (host: number) => game.browser(`203.0.113.${host}`).call;
  await reporter.call.reports.send({ username, subject: "username", reason: "hate" });
  await moderator.call.adminReports.decide({
    ...about(null),
    subject: "username",
    decision: "suspend",
  });
  const old = { username: username.toUpperCase(), password: PASSWORD };
  expect((await refusal(anonymous(1).user.login(old))).text).toContain(REASON);
  const { sanctions } = await anonymous(2).appeals.list(old);
  expect(sanctions).toMatchObject([{ kind: "suspension", isActive: true }]);
  await game.pool.query(
    "update accounts set banned_at = null, banned_until = null where id = $1::int",
    [author.id],
  );
  expect((await anonymous(3).user.login(old)).user.username).toBe(`Settler${author.id}`);
  // The name is free, and then leads to its new owner only.
  const taken = game.browser("203.0.113.4");
  await taken.call.user.register({
    ...old,
    password: "another password",
    email: "new@example.org",
  });
  expect((await refusal(anonymous(5).user.login(old))).code).toBe("BAD_CREDENTIALS");
});

test("a report names the open case of evidence that its player is in", async () => {
  const { username } = author;
  await reporter.call.reports.send({ username, subject: "player", reason: "cheating" });
  const caseOf = async (by: Player) =>
    (await by.call.adminReports.list({})).groups[0]?.evidenceCase;
  expect(await caseOf(moderator)).toBeNull();
  const ids = [author.id, reporter.id];
  const [found] = await game.pool.query<{ id: number }>(
    `insert into evidence_cases (player_id, points, signals, opened_at, checked_at)
    values ($1::int, 200, '[]'::jsonb, 1, 1) returning id`,
    [author.id],
  );
  await game.pool.query(
    `insert into evidence_accounts
    (case_id, player_id, devices, addresses, earned, spent, rhythm_percent, hours)
    select $1::int, unnest($2::int[]), 1, 1, 0, 0, 0, 0`,
    [found?.id ?? 0, ids],
  );
  expect(await caseOf(moderator)).toBe(found?.id);
  await moderator.call.adminEvidence.dismiss({ id: found?.id ?? 0, reason: "A family." });
  expect(await caseOf(moderator)).toBeNull();
});

test("a removed picture stays with its report until it is deleted", async () => {
  const address = await game.services.pictures.store(author.id, await png(8, 8));
  if (typeof address !== "string") throw address;
  await game.pool.query("update accounts set profile_picture = $2 where id = $1::int", [
    author.id,
    address,
  ]);
  const { username } = author;
  await reporter.call.reports.send({ username, subject: "profilePicture", reason: "hate" });
  await moderator.call.adminReports.decide({
    ...about(null),
    subject: "profilePicture",
    decision: "remove",
  });
  const shown = async () =>
    (await moderator.call.adminReports.past({ about: username })).past[0]?.content;
  expect(await shown()).toMatch(/^data:image\/webp;base64,/);
  await game.pool.query("delete from pictures");
  expect(await shown()).toBe("");
});

test("content that changed since the report is marked, and deciding it still answers the reporter", async () => {
  await author.call.user.updateProfile({ baseName: "Rude base" });
  const { username } = author;
  await reporter.call.reports.send({ username, subject: "baseName", reason: "insult" });
  await author.call.user.updateProfile({ baseName: "Kind base" });
  expect((await list()).groups[0]).toMatchObject({ isGone: true, content: "Rude base" });
  await decide(null, "warn");
  expect(await titles(reporter)).toHaveLength(1);
});

test("nobody reports themselves, nothing empty, and no more than twenty a day", async () => {
  const send = (username: string, subject: "quote" | "player") =>
    reporter.call.reports.send({ username, subject, reason: "other" });
  expect(await refusal(send(reporter.username, "player"))).toEqual(refusedWith("SELF"));
  expect(await refusal(send("Nobody", "player"))).toEqual(refusedWith("NOT_FOUND"));
  expect(await refusal(send(author.username, "quote"))).toEqual(refusedWith("NOT_FOUND"));
  for (let n = 0; n < REPORTS_PER_DAY; n++) await report(await say(`line ${n}`));
  const refused = await refusal(send(author.username, "player"));
  expect(refused).toMatchObject({ code: "TOO_MANY_REQUESTS", text: /20 reports/ });
});

test("the queue pages by cursor, oldest first, and shows the median time to a decision", async () => {
  const ids: number[] = [];
  const names: Player[] = [await game.player(), await game.player()];
  for (let n = 0; n < 22; n++) {
    ids.push(await say(`line ${n}`));
    await report(ids.at(-1) ?? 0, names[n % 2]);
  }
  const first = await list();
  expect(first.groups.map(({ message }) => message)).toEqual(ids.slice(0, 20));
  const { reports } = await moderator.call.admin.counts();
  expect(reports).toEqual({ open: first.open, oldestAt: first.groups[0]?.firstAt });
  const second = await moderator.call.adminReports.list({ after: first.next ?? 1 });
  expect(second.groups.map(({ message }) => message)).toEqual(ids.slice(20));
  game.clock.pass(10 * MINUTE);
  for (const id of ids.slice(0, 4)) await decide(id, "dismiss");
  expect((await list()).medianMinutes).toBeNull();
  await decide(ids[4] ?? 0, "dismiss");
  expect((await list()).medianMinutes).toBe(10);
});

const past = async (input: { about?: string; by?: string; before?: number } = {}) =>
  moderator.call.adminReports.past(input);

test("decided reports are found again, the newest decision first, and those of a player", async () => {
  const [rude, fine, open] = [await say("rude"), await say("fine"), await say("open")];
  const other = await game.player();
  for (const id of [rude, fine, open]) await report(id);
  await report(rude, other);
  await decide(fine, "dismiss");
  game.clock.pass(5 * MINUTE);
  await decide(rude, "warn", otherModerator);
  const { past: found, next } = await past();
  expect(next).toBeNull();
  expect(found).toMatchObject([
    {
      subject: "message",
      message: rude,
      content: "rude",
      target: { username: author.username },
      reports: [{ reporter: reporter.username }, { reporter: other.username }],
      decided: { decision: "warn", by: otherModerator.username, reason: REASON },
    },
    { message: fine, decided: { decision: "dismiss", by: moderator.username } },
  ]);
  expect(found[0]?.around.map(({ body }) => body)).toEqual(["rude", "fine", "open"]);
  const [first] = found;
  expect(Date.parse(first?.decided?.at ?? "") - Date.parse(first?.firstAt ?? "")).toBe(5 * MINUTE);
  const messagesOf = async (input: { about?: string; by?: string }) =>
    (await past(input)).past.map(({ message }) => message);
  expect(await messagesOf({ about: author.username })).toEqual([open, rude, fine]);
  expect(await messagesOf({ by: other.username })).toEqual([rude]);
  expect(await messagesOf({ about: reporter.username })).toEqual([]);
  expect(await refusal(past({ about: "Nobody" }))).toEqual(refusedWith("NOT_FOUND"));
});

test("pages of decided reports lose nothing that was decided at the same time", async () => {
  const names = [await game.player(), await game.player()];
  const ids: number[] = [];
  for (let n = 0; n < 22; n++) {
    ids.push(await say(`line ${n}`));
    await report(ids[n] ?? 0, names[n % 2]);
  }
  for (const id of ids) await decide(id, "dismiss");
  const first = await past();
  const second = await past({ before: first.next ?? 1 });
  const pages = [first, second].map((page) => page.past.map(({ message }) => message));
  expect(pages.map(({ length }) => length)).toEqual([20, 2]);
  expect(pages.flat()).toEqual(ids.toReversed());
});

test("a player who left is told so, and their reports say it", async () => {
  const guest = await game.guest();
  const { username } = guest;
  await reporter.call.reports.send({ username, subject: "player", reason: "cheating" });
  await game.pool.query(
    "update reports set decision = 'left', decided_at = created_at where target_id = $1::int",
    [guest.id],
  );
  await game.pool.query("delete from accounts where id = $1::int", [guest.id]);
  expect((await past()).past).toMatchObject([
    { target: null, decided: { decision: "left", by: null, reason: "" } },
  ]);
});

test("a message of a guest who has left can still be removed, and its report is answered", async () => {
  const guest = await game.guest();
  const id = Number((await guest.call.chat.send({ body: "rude" })).message._id);
  await report(id);
  await game.pool.query("delete from accounts where id = $1::int", [guest.id]);
  expect((await list()).groups).toMatchObject([{ target: { username: guest.username } }]);
  const message = { ...about(id), player: String(guest.id) };
  await moderator.call.adminReports.decide({ ...message, decision: "remove" });
  expect(await bodies()).toEqual([]);
  expect(await titles(reporter)).toHaveLength(1);
});

test("what was once kept can be removed later", async () => {
  const id = await say("rude after all");
  await report(id);
  await decide(id, "dismiss");
  await decide(id, "remove", otherModerator);
  expect(await bodies()).toEqual([]);
  expect((await refusal(decide(id, "warn"))).code).toBe("REPORT_DECIDED");
});

test.each([
  ["has", false],
  ["had, and deleted the account", true],
])("a new name is not one that another player %s", async (_, isDeleted) => {
  const taken = await game.player(`Settler${author.id}`);
  if (isDeleted) {
    await game.pool.query(
      "insert into account_deletions (account_id, requested_at, due_at) values ($1::int, 0, 0)",
      [taken.id],
    );
    expect(await deleteDueAccounts(game.services)).toEqual([taken.id]);
  }
  const { username } = author;
  await reporter.call.reports.send({ username, subject: "username", reason: "hate" });
  await moderator.call.adminReports.decide({
    ...about(null),
    subject: "username",
    decision: "warn",
  });
  expect((await author.call.user.session()).user.username).toBe(`${taken.username}a`);
});
