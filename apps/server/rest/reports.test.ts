import { setRole } from "@emberlode/api/testing";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { beforeEach, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let author: TestPlayer;
let reporter: TestPlayer;
let moderator: TestPlayer;
beforeEach(async () => {
  await app.pool.query("delete from message_reports");
  [author, reporter, moderator] = [await register(app), await register(app), await register(app)];
  await setRole(app.services.db, moderator.username, "moderator");
});

const REPORTS = "/api/rooms/global/reports";

async function say(body: string): Promise<string> {
  const url = "/api/rooms/global/newmessage";
  const message = { sender: author.username, room: "global", body };
  return (await app.send({ method: "POST", url, sid: author.sid, body: message })).json().message
    ._id;
}
const report = ({ sid }: TestPlayer, id: string) =>
  app.send({ method: "POST", url: `/api/rooms/global/messages/${id}/report`, sid });
const list = ({ sid }: TestPlayer, query = "") =>
  app.send({ method: "GET", url: `${REPORTS}${query}`, sid });
const decide = ({ sid }: TestPlayer, id: string, decision: string) =>
  app.send({ method: "PATCH", url: `${REPORTS}/${id}`, sid, body: { decision } });
const alertsOf = async ({ sid }: TestPlayer): Promise<string[]> =>
  (await app.send({ method: "GET", url: "/api/alerts", sid }))
    .json()
    .alerts.map(({ content }: { content: string }) => content);
const bodies = async () =>
  (await app.send({ method: "GET", url: "/api/rooms/global/messages", sid: reporter.sid }))
    .json()
    .messages.map(({ body }: { body: string }) => body);

test("moderators list and decide reports, and reporters are notified once", async () => {
  const [rude, fine] = [await say("something rude"), await say("something harmless")];
  const second = await register(app);
  for (const one of [reporter, reporter, second]) await report(one, rude);
  await report(reporter, fine);
  expect((await list(moderator)).json()).toMatchObject({
    reports: [
      { _id: rude, reports: 2, removed: false, message: { body: "something rude" } },
      { _id: fine, reports: 1, message: { sender: author.username } },
    ],
    open: 2,
    next: null,
  });
  expect((await decide(moderator, rude, "removed")).json()).toEqual({ ok: true });
  expect((await decide(moderator, fine, "dismissed")).statusCode).toBe(200);
  expect((await list(moderator)).json()).toEqual({ reports: [], open: 0, next: null });
  expect(await bodies()).toContain("something harmless");
  expect(await bodies()).not.toContain("something rude");
  expect(await alertsOf(reporter)).toEqual([
    SERVER_TRANSLATORS.en.alerts("report.content.dismissed"),
    SERVER_TRANSLATORS.en.alerts("report.content.removed"),
  ]);
  expect(await alertsOf(second)).toEqual([SERVER_TRANSLATORS.en.alerts("report.content.removed")]);
  expect(await alertsOf(author)).toEqual([]);
  for (const id of [rude, fine]) {
    for (const decision of ["removed", "dismissed"]) {
      expectRefusal(await decide(moderator, id, decision), 409, "REPORT_DECIDED");
    }
  }
  expect(await alertsOf(reporter)).toHaveLength(2);
  expect(await bodies()).toContain("something harmless");
  const audit = await app.pool.query(
    "select decision, decided_by from message_reports where decided_at is not null order by seq",
  );
  expect(audit).toEqual([
    { decision: "removed", decided_by: moderator.id },
    { decision: "removed", decided_by: moderator.id },
    { decision: "dismissed", decided_by: moderator.id },
  ]);
});

test("removing a message directly clears its reports and notifies the reporters", async () => {
  const id = await say("gone");
  await report(reporter, id);
  const url = `/api/rooms/global/messages/${id}`;
  await app.send({ method: "DELETE", url, sid: moderator.sid });
  expect((await list(moderator)).json()).toMatchObject({ reports: [], open: 0 });
  expect(await alertsOf(reporter)).toHaveLength(1);
  expectRefusal(await decide(moderator, id, "removed"), 409, "REPORT_DECIDED");
});

test("a new report reopens a message that was kept", async () => {
  const id = await say("again and again");
  await report(reporter, id);
  await decide(moderator, id, "dismissed");
  await report(reporter, id);
  expect((await list(moderator)).json()).toMatchObject({ open: 0 });
  await report(await register(app), id);
  expect((await list(moderator)).json()).toMatchObject({ open: 1, reports: [{ reports: 1 }] });
  expect((await decide(moderator, id, "removed")).statusCode).toBe(200);
  expect(await alertsOf(reporter)).toHaveLength(1);
});

test("the list is paged, and unreported messages are not found", async () => {
  const ids = [await say("1"), await say("2"), await say("3")];
  for (const id of ids) await report(reporter, id);
  const first = (await list(moderator, "?limit=2")).json();
  expect(first).toMatchObject({ reports: [{ _id: ids[0] }, { _id: ids[1] }], open: 3 });
  expect((await list(moderator, `?limit=2&after=${first.next}`)).json()).toMatchObject({
    reports: [{ _id: ids[2] }],
    next: null,
  });
  for (const id of [await say("clean"), "999999"]) {
    expectRefusal(await decide(moderator, id, "removed"), 404, "NOT_FOUND");
  }
  expect(await bodies()).toContain("clean");
});
