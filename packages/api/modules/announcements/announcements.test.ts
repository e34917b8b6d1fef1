/** Announcements: what is shown when, and alerts that each account gets once. */
import { accounts, alerts, announcements } from "@emberlode/db";
import { MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Player, refusal } from "../../testing/game.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { auditRows, setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { announce } from "./announcements.service.ts";
import { sendAnnouncements } from "./send-alerts.ts";

/** Sessions end after an idle hour. */
const LATER = 3 * MINUTE;

const { answers } = english;
const game = useGame();
let [admin, ada, bob] = [{} as Player, {} as Player, {} as Player];

beforeAll(async () => {
  admin = await game.player("Alice");
  await setRole(game.services.db, admin.username, "admin");
  ada = await game.player();
  bob = await game.player();
  await game.guest();
});
beforeEach(async () => {
  await game.services.db.delete(announcements);
  await game.services.db.delete(alerts);
});

const EN = { language: "en", title: "Maintenance", content: "The server restarts at noon." };
const ES = { language: "es", title: "Mantenimiento", content: "El servidor se reinicia." };
const NOW = { texts: [EN, ES], startsAt: null, endsAt: null, asAlert: false, asBanner: true };
const after = (ms: number) => new Date(game.clock.now() + ms).toISOString();

const create = (input: Partial<Parameters<typeof admin.call.adminAnnouncements.create>[0]> = {}) =>
  admin.call.adminAnnouncements.create({ ...NOW, ...input });
const list = async (isPast = false) =>
  (await admin.call.adminAnnouncements.list({ isPast })).announcements;
const newest = async () => (await list())[0]?.id ?? "";
const banners = async () => {
  // The public answer is cached for a second.
  game.clock.pass(1_001);
  return (await game.browser().call.world.banners()).banners.map(({ texts }) => texts[0]?.title);
};
const send = (batchSize?: number) => sendAnnouncements(game.services, batchSize);
const titles = async ({ callWith }: Player, language: "en" | "es" = "en") =>
  (await callWith({ language }).alerts.list({})).alerts.map(({ title }) => title);

test("a banner is shown to everyone from its beginning to its end, in every language", async () => {
  await create({ texts: [ES, EN], startsAt: after(LATER), endsAt: after(2 * LATER) });
  expect(await banners()).toEqual([]);
  expect(await list()).toMatchObject([{ state: "upcoming", by: "Alice", texts: [EN, ES] }]);
  game.clock.pass(LATER);
  expect(await banners()).toEqual([EN.title]);
  expect(await list()).toMatchObject([{ state: "running" }]);
  game.clock.pass(LATER);
  expect(await banners()).toEqual([]);
  expect(await list()).toEqual([]);
  expect(await list(true)).toMatchObject([{ state: "over" }]);
});

test("alerts are sent once it begins, to each account in its language and to no guest", async () => {
  await create({ asAlert: true, asBanner: false, startsAt: after(MINUTE) });
  await send();
  expect(await titles(ada)).toEqual([]);
  game.clock.pass(MINUTE);
  await send();
  await send();
  expect(await titles(ada)).toEqual([EN.title]);
  expect(await titles(bob, "es")).toEqual([ES.title]);
  expect(await list(true)).toMatchObject([{ alerts: 3, isAlerted: true, state: "over" }]);
});

test("bots get the alert, but only people are counted", async () => {
  const setBot = (isBot: boolean) =>
    game.services.db.update(accounts).set({ isBot }).where(eq(accounts.id, bob.id));
  await setBot(true);
  await create({ asAlert: true, asBanner: false });
  await send();
  expect(await titles(bob)).toEqual([EN.title]);
  expect(await list(true)).toMatchObject([{ alerts: 2 }]);
  await setBot(false);
});

test("counts the people who will read it", async () => {
  expect((await admin.call.adminAnnouncements.list({})).people).toBe(3);
});

test("falls back to the first text", async () => {
  await create({ texts: [ES], asAlert: true });
  await send();
  expect(await titles(ada)).toEqual([ES.title]);
});

test("processes that send concurrently, in batches, send each alert once", async () => {
  await create({ asAlert: true });
  const other = await game.another();
  const batches = Array.from({ length: 10 }, (_, n) =>
    sendAnnouncements(n % 2 === 0 ? game.services : other, 1),
  );
  await Promise.all(batches);
  await send(1);
  expect(await game.services.db.$count(alerts)).toBe(3);
});

test("a process that died in the middle is continued where it was", async () => {
  await create({ asAlert: true });
  // The second batch fails as if the process had been killed in it.
  let left = 1;
  const { db } = game.services;
  const dying = new Proxy(db, {
    get: (target, name) =>
      name === "transaction"
        ? (work: Parameters<typeof db.transaction>[0]) =>
            db.transaction(async (tx) => {
              const done = await work(tx);
              left -= 1;
              if (left < 0) throw new Error("killed");
              return done;
            })
        : Reflect.get(target, name),
  });
  await expect(sendAnnouncements({ db: dying, clock: game.clock }, 1)).rejects.toThrow("killed");
  expect(await game.services.db.$count(alerts)).toBe(1);
  await send(1);
  expect(await game.services.db.$count(alerts)).toBe(3);
  expect(await titles(bob)).toHaveLength(1);
});

test("alerts are not sent after the end or the withdrawal", async () => {
  await create({ asAlert: true, startsAt: after(MINUTE), endsAt: after(LATER) });
  game.clock.pass(LATER);
  await create({ asAlert: true });
  await admin.call.adminAnnouncements.withdraw({ id: await newest() });
  await send();
  expect(await game.services.db.$count(alerts)).toBe(0);
  expect(await banners()).toEqual([]);
  expect((await list(true)).map(({ state }) => state)).toEqual(["withdrawn", "over"]);
});

test("it can be changed until it begins", async () => {
  await create({ startsAt: after(LATER) });
  const id = await newest();
  const texts = [{ ...EN, title: "Later" }];
  const edit = (startsAt: string | null) =>
    admin.call.adminAnnouncements.edit({ ...NOW, texts, startsAt, id });
  await edit(after(2 * LATER));
  expect(await list()).toMatchObject([{ id, texts, state: "upcoming" }]);
  await edit(null);
  expect(await banners()).toEqual(["Later"]);
  expect(await refusal(edit(after(LATER)))).toMatchObject({ code: "CHANGED_MEANWHILE" });
});

test("refuses an end before the start, or no place to show it", async () => {
  const tooEarly = { startsAt: after(LATER), endsAt: after(LATER) };
  for (const input of [tooEarly, { endsAt: after(-1) }])
    expect(await refusal(create(input))).toMatchObject({ text: answers("team.endsTooEarly") });
  expect(await refusal(create({ asBanner: false }))).toMatchObject({
    text: answers("team.announcementNowhere"),
  });
  expect(await refusal(create({ texts: [] }))).toMatchObject({ code: "BAD_INPUT" });
  expect(await refusal(create({ texts: [{ ...EN, language: "xx" }] }))).toMatchObject({
    code: "BAD_INPUT",
  });
  expect(await list()).toEqual([]);
});

test("a change leaves one audit row, and one that changes nothing leaves none", async () => {
  const last = (await auditRows(game.pool)).length;
  const startsAt = after(LATER);
  await create({ startsAt });
  const id = await newest();
  await admin.call.adminAnnouncements.edit({ ...NOW, startsAt, id });
  await admin.call.adminAnnouncements.edit({ ...NOW, startsAt, asAlert: true, id });
  const { done } = await runFiftyConcurrently(() => admin.call.adminAnnouncements.withdraw({ id }));
  expect(done).toBeGreaterThan(0);
  const rows = (await auditRows(game.pool)).slice(last);
  expect(rows).toMatchObject([
    { action: "announce", by: admin.id, facts: { announcement: Number(id), asAlert: false } },
    { action: "editAnnouncement", facts: { title: "Maintenance\nMantenimiento", asAlert: true } },
    { action: "withdrawAnnouncement", facts: { announcement: Number(id) } },
  ]);
});

test("the command sends its alert immediately, to every account", async () => {
  const text = { title: "Tonight", content: "The server rests." };
  const by = { actor: "console", now: game.clock.now() } as const;
  expect(await announce(game.services.db, text, by)).toBe(3);
  expect(await titles(ada, "es")).toEqual(["Tonight"]);
  const [row] = await game.services.db.select().from(announcements);
  expect(row).toMatchObject({ authorId: null, alerts: 3, asBanner: false });
  await game.services.db.delete(announcements).where(eq(announcements.id, row?.id ?? 0));
});
