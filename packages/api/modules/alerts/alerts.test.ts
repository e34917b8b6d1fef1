import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test } from "vitest";
import { baseOf } from "../../testing/bases.ts";
import { type Player, refusal, refusedWith } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { renewSession } from "../../testing/pass-time.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { setBan } from "../../testing/staff.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { announce } from "../announcements/announcements.service.ts";

const game = useGame();
const [ada, bob] = [usePlayer(game), usePlayer(game)];
beforeEach(() => game.services.fair.prepare());

const titles = async (player: Player) =>
  (await player.call.alerts.list({})).alerts.map(({ title }) => title);

/** Moves the attacker to the other's base with an army; neither is shielded. */
async function atBaseOf(attacker: Player, target: Player) {
  const home = baseOf(game, target.id);
  for (const { id } of [attacker, target]) await setPlayer(game, id, "shield_until = 0");
  await setPlayer(game, attacker.id, "attack_units[1] = 9");
  await putPlayer(game, attacker.id, home);
  return home;
}

test("the victim of an attack gets an alert with the report and can mark it", async () => {
  const field = await atBaseOf(ada, bob);
  await ada.call.battles.attack({ enemy: String(bob.id), field });
  const { alerts, unread } = await bob.call.alerts.list({});
  expect(unread).toBe(1);
  expect(alerts).toMatchObject([
    {
      type: "attack",
      kind: "defense",
      danger: true,
      read: false,
      opened: false,
      at: field,
      player: { _id: String(ada.id), username: ada.username },
    },
  ]);
  const [alert] = alerts;
  expect(alert?.content).toContain(ada.username);
  expect(alert?.link).toMatch(/^\/battles\/[\w-]+$/);
  expect(await titles(ada)).toEqual([]);
  const id = alert?._id ?? "";
  const marked = await bob.call.alerts.update({ id, read: true, opened: true });
  expect(marked.alert).toMatchObject({ read: true, opened: true });
  expect((await bob.call.alerts.list({})).unread).toBe(0);
  expect(await refusal(ada.call.alerts.update({ id, read: false }))).toEqual(
    refusedWith("NOT_FOUND"),
  );
});

test("types switched off are neither listed nor sent live, except harm", async () => {
  await bob.call.user.changeSettings({ alerts: { admin: true, attack: false, event: false } });
  const received: number[] = [];
  const stop = game.services.live.subscribe((event) => {
    if (event.t === "alert" && event.playerId === bob.id) received.push(event.id);
  });
  await ada.call.naps.ask({ username: bob.username });
  await expect.poll(() => received).toHaveLength(1);
  expect(await titles(bob)).toEqual([]);
  const field = await atBaseOf(ada, bob);
  await ada.call.battles.attack({ enemy: String(bob.id), field });
  for (const role of ["victim", "layer"]) {
    const detail = { role, x: 1, y: 1, victim: "Ada", metal: 0, energy: 0 };
    await game.pool.query(
      `insert into alerts (player_id, type, kind, facts, created_at)
      values ($1::int, 'event', 'mine', $2::jsonb, $3::bigint)`,
      [bob.id, JSON.stringify({ metal: 0, energy: 0, detail }), game.clock.now()],
    );
  }
  const { alerts, unread } = await bob.call.alerts.list({});
  expect(alerts.map(({ kind, danger }) => [kind, danger])).toEqual([
    ["mine", true],
    ["defense", true],
  ]);
  expect(unread).toBe(2);
  await expect.poll(() => received).toHaveLength(4);
  stop();
  const live = await Promise.all(received.map((id) => game.services.liveData.alert(bob.id, id)));
  expect(live.map((alert) => alert?.kind)).toEqual([undefined, "defense", "mine", undefined]);
  await bob.call.user.changeSettings({ alerts: { admin: true, attack: true, event: true } });
  expect(await titles(bob)).toHaveLength(4);
});

test("unread harm is found behind any number of other alerts", async () => {
  const field = await atBaseOf(ada, bob);
  await ada.call.battles.attack({ enemy: String(bob.id), field });
  await game.pool.query(
    `insert into alerts (player_id, type, kind, facts, created_at)
    select $1::int, 'admin', 'text', '{"title": "Notice", "content": "x"}'::jsonb, 0
    from generate_series(1, 60)`,
    [bob.id],
  );
  const { alerts, unread } = await bob.call.alerts.list({});
  expect(alerts.some(({ danger }) => danger)).toBe(false);
  expect(unread).toBe(61);
  const harm = () => bob.call.alerts.list({ only: "danger" });
  const { alerts: found, unread: left } = await harm();
  expect(found.map(({ kind }) => kind)).toEqual(["defense"]);
  expect(left).toBe(1);
  await bob.call.alerts.update({ id: found[0]?._id ?? "", read: true });
  expect(await harm()).toEqual({ alerts: [], unread: 0 });
});

test("a player gets an alert when a pact they offered is accepted", async () => {
  await ada.call.naps.ask({ username: bob.username });
  const [offer] = (await bob.call.alerts.list({})).alerts;
  const player = { _id: String(ada.id), username: ada.username };
  const link = `/players/${ada.username}`;
  expect(offer).toMatchObject({ kind: "nap", danger: false, at: null, player, link });
  await bob.call.naps.change({ id: String(ada.id), state: "active" });
  const { alerts } = await ada.call.alerts.list({});
  expect(alerts).toMatchObject([
    {
      type: "event",
      kind: "nap-accepted",
      danger: false,
      link: `/players/${bob.username}`,
      player: { _id: String(bob.id), username: bob.username },
      title: english["alert-texts"]("napAccepted.title"),
    },
  ]);
  // Ending a pact creates no alert.
  await ada.call.naps.end({ id: String(bob.id) });
  expect(await titles(bob)).toHaveLength(1);
});

test("a referral's first dig and a notice create alerts", async () => {
  const child = await game.player(undefined, bob.username);
  await setPlayer(game, child.id, "dig_metal_min = 100");
  for (const type of ["metal", "energy"] as const) {
    const field = cellOf(game, type);
    await putPlayer(game, child.id, field);
    await child.call.user.gather({ type, field });
  }
  expect(await titles(bob)).toEqual(["Referral credit"]);
  await announce(
    game.services.db,
    { title: "Maintenance", content: "At noon." },
    { actor: "console", now: game.clock.now() },
  );
  expect((await titles(bob))[0]).toBe("Maintenance");
});

test("pages go back in time", async () => {
  for (const n of [1, 2, 3]) {
    const notice = { title: `Notice ${n}`, content: "x" };
    await announce(game.services.db, notice, { actor: "console", now: game.clock.now() });
  }
  const { alerts } = await bob.call.alerts.list({ limit: 2 });
  expect(alerts.map(({ title }) => title)).toEqual(["Notice 3", "Notice 2"]);
  const { alerts: older } = await bob.call.alerts.list({ before: alerts[1]?._id ?? "" });
  expect(older.map(({ title }) => title)).toEqual(["Notice 1"]);
});

test("readAll marks only the alerts that were listed", async () => {
  const notify = (title: string) =>
    announce(
      game.services.db,
      { title, content: "x" },
      { actor: "console", now: game.clock.now() },
    );
  await notify("Seen");
  await notify("Newest seen");
  const [newest] = (await bob.call.alerts.list({})).alerts;
  await notify("Came later");
  const { alerts: hers } = await ada.call.alerts.list({});
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => bob.call.alerts.readAll({ upTo: newest?._id ?? "" })),
  );
  expect(answers).toEqual(answers.map(() => ({ unread: 1 })));
  const { alerts } = await bob.call.alerts.list({});
  expect(alerts.map(({ title, read }) => [title, read])).toEqual([
    ["Came later", false],
    ["Newest seen", true],
    ["Seen", true],
  ]);
  expect((await ada.call.alerts.list({})).alerts).toEqual(hers);
  // A type that is switched off is not listed, so it stays unread.
  await bob.call.user.changeSettings({ alerts: { admin: false, attack: true, event: true } });
  expect(await bob.call.alerts.readAll({ upTo: alerts[0]?._id ?? "" })).toEqual({ unread: 0 });
  await bob.call.user.changeSettings({ alerts: { admin: true, attack: true, event: true } });
  expect((await bob.call.alerts.list({})).unread).toBe(1);
});

test("a ban logs the account out everywhere immediately and can be lifted", async () => {
  const other = await game.another();
  const ended: number[] = [];
  other.live.subscribe((event) => {
    if (event.t === "session") ended.push(event.accountId);
  });
  await setBan(game.services.db, bob.username, game.clock.now());
  await expect.poll(() => ended).toContain(bob.id);
  await expect
    .poll(() => refusal(bob.call.user.session()).catch(() => null))
    .toEqual(refusedWith("NOT_LOGGED_IN"));
  expect((await refusal(renewSession(bob))).code).toBe("BANNED");
  await setBan(game.services.db, bob.username, null);
  await renewSession(bob);
  expect((await bob.call.user.session()).user.username).toBe(bob.username);
});

test("map changes reach another process immediately", async () => {
  const other = await game.another();
  const { id } = await game.player();
  await expect.poll(() => other.world.at(baseOf(game, id)).baseOwner).toBe(id);
});

test("fifty concurrent marks of one alert are all kept", async () => {
  await announce(
    game.services.db,
    { title: "Notice", content: "x" },
    { actor: "console", now: game.clock.now() },
  );
  const [alert] = (await bob.call.alerts.list({})).alerts;
  const id = alert?._id ?? "";
  let turn = 0;
  const mark = () =>
    bob.call.alerts.update({ id, ...(turn++ % 2 === 0 ? { read: true } : { opened: true }) });
  expect(await runFiftyConcurrently(mark)).toEqual({ done: 50, refused: [] });
  expect((await bob.call.alerts.list({})).alerts[0]).toMatchObject({ read: true, opened: true });
});
