/** Appeals against sanctions, answered by someone else. */
import { REPORTS_PER_PAGE } from "@emberlode/contract";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { english } from "@emberlode/messages/testing/english";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { keepCookie, PASSWORD, type Player, refusal, refusedWith } from "../../testing/game.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const EN = SERVER_TRANSLATORS.en;
const game = useGame();
const player = usePlayer(game);
let [first, second, admin] = [{} as Player, {} as Player, {} as Player];
let addresses = 0;

beforeAll(async () => {
  first = await game.player("Maria");
  second = await game.player("Nora");
  admin = await game.player("Alice");
  for (const { username } of [first, second])
    await setRole(game.services.db, username, "moderator");
  await setRole(game.services.db, admin.username, "admin");
});

const REASON = "Insults in the chat.";
const sanction = (by: Player, kind: "suspend" | "ban" = "suspend") =>
  by.call.adminPlayers.act({
    username: player.username,
    reason: REASON,
    action: kind === "ban" ? { kind } : { kind, minutes: 600 },
  });
const credentials = (sanctioned = player) => ({
  username: sanctioned.username,
  password: PASSWORD,
});
/** A browser of another address, since names and passwords are counted. */
const anonymous = () => game.browser(`203.0.113.${addresses++ % 250}`).call.appeals;
const own = async (sanctioned = player) =>
  (await anonymous().list(credentials(sanctioned))).sanctions;
const write = (id: number, body = "It wasn't me.", sanctioned = player) =>
  anonymous().write({ ...credentials(sanctioned), sanction: id, body });

let id = 0;
beforeEach(async () => {
  await sanction(first);
  id = (await own())[0]?.id ?? 0;
});

const openAppeals = async () => (await second.call.adminAppeals.list({})).appeals;
const appealOf = async (by: Player, sanctioned = player) => {
  const { appeals } = await by.call.adminAppeals.list({});
  const appeal = appeals.findLast((one) => one.player.username === sanctioned.username);
  if (appeal === undefined) throw new Error("There is no appeal.");
  return appeal;
};

test("a wrongly suspended player appeals and is back", async () => {
  await write(id);
  const appeal = await appealOf(second);
  const counts = async () => (await second.call.admin.counts()).appeals;
  const { open, oldestAt } = await counts();
  expect([open > 0, oldestAt]).toEqual([true, (await openAppeals())[0]?.at]);
  expect(appeal).toMatchObject({
    body: "It wasn't me.",
    decision: null,
    mayDecide: true,
    sanction: { id, kind: "suspension", by: first.username, isActive: true },
    // It was decided on the player's page.
    cause: null,
    others: [],
  });
  await second.call.adminAppeals.decide({ appeal: appeal.id, decision: "lift", reason: "Sorry." });
  expect((await counts()).open).toBe(open - 1);
  const login = game.browser("203.0.113.251");
  await login.call.user.login(credentials());
  keepCookie(login);
  const [alert] = (await login.call.alerts.list({})).alerts;
  expect(alert?.title).toBe(EN.alerts("appeal.title"));
  expect((await own())[0]).toMatchObject({
    isActive: false,
    appeal: { decision: "lift", answer: "Sorry." },
  });
  expect((await auditRows(game.pool)).at(-1)).toMatchObject({
    action: "decideAppeal",
    by: second.id,
    target: player.id,
    reason: "Sorry.",
    facts: { decision: "lift", sanction: id },
  });
});

/** Says something; returns the message's number. */
const say = async (by: Player, body: string) =>
  Number((await by.call.chat.send({ body })).message._id);

test("an appeal shows what the sanction was about, and the other sanctions", async () => {
  const [accused, reporter] = [await game.player(), await game.player()];
  await say(accused, "before");
  const message = await say(accused, "rude");
  await say(reporter, "after");
  const note = "Look at this.";
  await reporter.call.chat.report({ id: String(message), reason: "insult", note });
  const thing = { player: String(accused.id), reason: REASON } as const;
  await first.call.adminReports.decide({
    ...thing,
    subject: "message",
    message,
    decision: "warn",
  });
  const [warning] = await own(accused);
  await second.call.adminReports.decide({
    ...thing,
    subject: "message",
    message: await say(accused, "rude again"),
    decision: "mute",
  });
  await write(warning?.id ?? 0, "Really?", accused);
  const appeal = await appealOf(second, accused);
  expect(appeal).toMatchObject({
    sanction: { id: warning?.id, kind: "warning", reason: REASON, by: first.username },
    cause: {
      subject: "message",
      message,
      content: "rude",
      reports: [{ reporter: reporter.username, reason: "insult", note }],
    },
    others: [{ kind: "mute", by: second.username }],
  });
  expect(appeal.cause?.around).toMatchObject([
    { body: "before", isRemoved: false },
    { body: "rude", isRemoved: true },
    { body: "after", isRemoved: false },
    { body: "rude again", isRemoved: true },
  ]);
});

test("an appeal shows what was removed, also without reports", async () => {
  const accused = await game.player();
  const quote = "Rude quote";
  await accused.call.user.updateProfile({ quote });
  const { username } = accused;
  await second.call.reports.send({ username, subject: "quote", reason: "hate" });
  const decide = { player: String(accused.id), reason: REASON, decision: "warn" } as const;
  await first.call.adminReports.decide({ ...decide, subject: "quote", message: null });
  const [ofQuote] = await own(accused);
  game.clock.pass(1);
  const message = await say(accused, "seen by a moderator");
  await first.call.adminReports.decide({ ...decide, subject: "message", message });
  const [ofMessage] = await own(accused);
  await write(ofQuote?.id ?? 0, "It's a poem.", accused);
  expect((await appealOf(second, accused)).cause).toMatchObject({
    subject: "quote",
    content: quote,
    reports: [{ reason: "hate" }],
    around: [],
  });
  await write(ofMessage?.id ?? 0, "It's a joke.", accused);
  expect((await appealOf(second, accused)).cause).toMatchObject({
    subject: "message",
    message,
    content: "seen by a moderator",
    reports: [],
  });
});

test("who decided the sanction cannot answer, and two answers are one", async () => {
  await write(id);
  const { id: appeal } = await appealOf(second);
  const decide = (by: Player, decision: "lift" | "uphold") =>
    by.call.adminAppeals.decide({ appeal, decision, reason: "Because." });
  expect((await appealOf(first)).mayDecide).toBe(false);
  expect(await refusal(decide(first, "lift"))).toEqual(refusedWith("FORBIDDEN"));
  await decide(second, "uphold");
  expect(await refusal(decide(admin, "lift"))).toMatchObject({
    code: "REPORT_DECIDED",
    text: english.answers("team.reportDecided", { by: second.username, decision: "uphold" }),
  });
  expect((await refusal(game.browser("203.0.113.252").call.user.login(credentials()))).code).toBe(
    "BANNED",
  );
});

test("of two concurrent answers one counts, and the other call gets its author", async () => {
  await write(id);
  const { id: appeal } = await appealOf(second);
  const answers = [
    { by: second, decision: "uphold" },
    { by: admin, decision: "lift" },
  ] as const;
  const outcomes = await Promise.all(
    answers.map(async ({ by, decision }) =>
      by.call.adminAppeals.decide({ appeal, decision, reason: "Because." }).then(
        () => null,
        (error) => refusal(Promise.reject(error)),
      ),
    ),
  );
  const winner = answers[outcomes.indexOf(null)];
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([
    expect.objectContaining({
      code: "REPORT_DECIDED",
      text: english.answers("team.reportDecided", {
        by: winner?.by.username ?? "",
        decision: winner?.decision ?? "",
      }),
    }),
  ]);
});

test("only admins answer an appeal against a ban", async () => {
  await sanction(admin, "ban");
  const [ban] = await own();
  await write(ban?.id ?? 0);
  expect((await appealOf(second)).mayDecide).toBe(false);
  expect((await appealOf(admin)).mayDecide).toBe(false);
});

test("a sanction is appealed once, by its own player, with the right password", async () => {
  await write(id);
  expect(await refusal(write(id, "Again."))).toEqual(refusedWith("APPEALED_ALREADY"));
  const other = await game.player();
  const stranger = { username: other.username, password: PASSWORD };
  expect(await refusal(anonymous().write({ ...stranger, sanction: id, body: "Me too." }))).toEqual(
    refusedWith("NOT_FOUND"),
  );
  const wrong = { ...credentials(), password: "not this" };
  expect((await refusal(anonymous().list(wrong))).code).toBe("BAD_CREDENTIALS");
  expect(await anonymous().list(stranger)).toEqual({ sanctions: [] });
});

/** The numbers of all appeals of a list, page by page. */
async function readAll(isOpen: boolean): Promise<number[]> {
  const ids: number[] = [];
  let page = {};
  for (;;) {
    const { appeals, next } = await second.call.adminAppeals.list({ isOpen, ...page });
    ids.push(...appeals.map((appeal) => appeal.id));
    if (next === null) return ids;
    page = isOpen ? { after: next } : { before: next };
  }
}

test("lists open appeals oldest first, decided ones newest first, over several pages", async () => {
  const written = await game.pool.query<{ id: number }>(
    `with another as (
      insert into sanctions (player_id, kind, reason, created_at)
      select $1::int, 'warning', '', n from generate_series(1, $2::int) n returning id, created_at
    )
    insert into appeals (sanction_id, body, created_at) select id, 'Why?', created_at from another
    returning id`,
    [player.id, 2 * REPORTS_PER_PAGE],
  );
  const ids = written.map((appeal) => appeal.id).toSorted((one, other) => one - other);
  const isWritten = (appeal: number) => ids.includes(appeal);
  expect((await readAll(true)).filter(isWritten)).toEqual(ids);
  await game.pool.query(
    "update appeals set decision = 'uphold', answer = 'No.', decided_at = 1 where id = any($1::int[])",
    [ids],
  );
  expect((await readAll(false)).filter(isWritten)).toEqual(ids.toReversed());
});
