import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test } from "vitest";
import { announce, setBan, setRole } from "../../services/admin/admin.queries.ts";
import { type Browser, keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/land.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;

type Player = Browser & { id: number; name: string };

async function newPlayer(ref?: string): Promise<Player> {
  const name = `Told${names++}`;
  return Object.assign(await game.player(name, ref), { name });
}

let ada: Player;
let bob: Player;
beforeEach(async () => {
  await game.services.fair.prepare();
  [ada, bob] = [await newPlayer(), await newPlayer()];
});

const titles = async (player: Player) =>
  (await player.call.alerts.list({})).alerts.map(({ title }) => title);

/** Puts the attacker with an army onto the other's base, both past their shields. */
async function atBaseOf(attacker: Player, target: Player) {
  const home = (await target.call.user.session()).user.base;
  if (home === null) throw new Error("no base");
  for (const { id } of [attacker, target]) await setPlayer(game, id, "shield_until = 0");
  await setPlayer(game, attacker.id, "attack_units[1] = 9");
  await putPlayer(game, attacker.id, home);
  return home;
}

test("whoever is attacked is told, with the report, and may mark it", async () => {
  const field = await atBaseOf(ada, bob);
  await ada.call.battles.attack({ enemy: String(bob.id), field });
  const { alerts, unread } = await bob.call.alerts.list({});
  expect(unread).toBe(1);
  expect(alerts).toMatchObject([
    {
      ...{ type: "attack", kind: "defense", danger: true, read: false, opened: false, at: field },
      player: { _id: String(ada.id), username: ada.name },
    },
  ]);
  const [alert] = alerts;
  expect(alert?.content).toContain(ada.name);
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

test("what is switched off is neither listed nor told live", async () => {
  await bob.call.user.changeSettings({ alerts: { admin: true, attack: false, event: true } });
  const field = await atBaseOf(ada, bob);
  const heard: number[] = [];
  const stop = game.services.live.subscribe((event) => {
    if (event.t === "alert" && event.playerId === bob.id) heard.push(event.id);
  });
  await ada.call.battles.attack({ enemy: String(bob.id), field });
  expect(await titles(bob)).toEqual([]);
  await expect.poll(() => heard).toHaveLength(1);
  stop();
  expect(await game.services.liveWorld.alert(bob.id, heard[0] ?? 0)).toBeNull();
  await bob.call.user.changeSettings({ alerts: { admin: true, attack: true, event: true } });
  expect(await titles(bob)).toHaveLength(1);
});

test("who asked for a pact is told that it was accepted", async () => {
  await ada.call.naps.ask({ username: bob.name });
  const [offer] = (await bob.call.alerts.list({})).alerts;
  const player = { _id: String(ada.id), username: ada.name };
  expect(offer).toMatchObject({ kind: "nap", danger: false, at: null, player });
  await bob.call.naps.change({ id: String(ada.id), state: "active" });
  const { alerts } = await ada.call.alerts.list({});
  expect(alerts).toMatchObject([
    {
      ...{ type: "event", kind: "nap-accepted", danger: false, link: `/players/${bob.name}` },
      player: { _id: String(bob.id), username: bob.name },
      title: english["alert-texts"]("napAccepted.title"),
    },
  ]);
  // Rejecting is no news that anybody waits for.
  await ada.call.naps.end({ id: String(bob.id) });
  expect(await titles(bob)).toHaveLength(1);
});

test("a request for a pact, a first dig of a referred player and a notice are told", async () => {
  await ada.call.naps.ask({ username: bob.name });
  expect(await titles(bob)).toEqual([english["alert-texts"]("nap.title")]);
  const [pact] = (await bob.call.alerts.list({})).alerts;
  expect(pact?.link).toBe(`/players/${ada.name}`);
  const child = await newPlayer(bob.name);
  const ores = game.services.world.cells().filter(({ type }) => type === "metal");
  await setPlayer(game, child.id, "dig_metal_min = 100");
  for (const { x, y } of ores.slice(0, 2)) {
    await putPlayer(game, child.id, { x, y });
    await child.call.user.gather({ type: "metal", field: { x, y } });
  }
  expect(await titles(bob)).toEqual(["Referral credit", english["alert-texts"]("nap.title")]);
  await announce(game.pool, { title: "Maintenance", content: "At noon." }, game.clock.now());
  expect((await titles(bob))[0]).toBe("Maintenance");
});

test("pages go back in time", async () => {
  for (const n of [1, 2, 3]) {
    await announce(game.pool, { title: `Notice ${n}`, content: "x" }, game.clock.now());
  }
  const { alerts } = await bob.call.alerts.list({ limit: 2 });
  expect(alerts.map(({ title }) => title)).toEqual(["Notice 3", "Notice 2"]);
  const { alerts: older } = await bob.call.alerts.list({ before: alerts[1]?._id ?? "" });
  expect(older.map(({ title }) => title)).toEqual(["Notice 1"]);
});

test("all that was seen is marked read, and nothing else", async () => {
  const tell = (title: string) => announce(game.pool, { title, content: "x" }, game.clock.now());
  await tell("Seen");
  await tell("Newest seen");
  const [newest] = (await bob.call.alerts.list({})).alerts;
  await tell("Came meanwhile");
  const { alerts: hers } = await ada.call.alerts.list({});
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => bob.call.alerts.readAll({ upTo: newest?._id ?? "" })),
  );
  expect(answers).toEqual(answers.map(() => ({ unread: 1 })));
  const { alerts } = await bob.call.alerts.list({});
  expect(alerts.map(({ title, read }) => [title, read])).toEqual([
    ["Came meanwhile", false],
    ["Newest seen", true],
    ["Seen", true],
  ]);
  expect((await ada.call.alerts.list({})).alerts).toEqual(hers);
  // A kind that is switched off was not seen.
  await bob.call.user.changeSettings({ alerts: { admin: false, attack: true, event: true } });
  expect(await bob.call.alerts.readAll({ upTo: alerts[0]?._id ?? "" })).toEqual({ unread: 0 });
  await bob.call.user.changeSettings({ alerts: { admin: true, attack: true, event: true } });
  expect((await bob.call.alerts.list({})).unread).toBe(1);
});

test("a banned account is out at once and everywhere, and may be let in again", async () => {
  const other = await game.another();
  const ended: number[] = [];
  other.live.subscribe((event) => {
    if (event.t === "session") ended.push(event.accountId);
  });
  expect(await setBan(game.pool, bob.name, game.clock.now())).toBe(true);
  await expect.poll(() => ended).toContain(bob.id);
  await expect
    .poll(() => refusal(bob.call.user.session()).catch(() => null))
    .toEqual(refusedWith("NOT_LOGGED_IN"));
  const login = () => bob.call.user.login({ username: bob.name, password: PASSWORD });
  expect(await refusal(login())).toEqual(refusedWith("BANNED"));
  await setBan(game.pool, bob.name, null);
  await login();
  keepCookie(bob);
  expect((await bob.call.user.session()).user.username).toBe(bob.name);
  expect(await setBan(game.pool, "Nobody", 1)).toBe(false);
  expect(await setRole(game.pool, "Nobody", "admin")).toBe(false);
});

test("what changes on the map is known to another process at once", async () => {
  const other = await game.another();
  const carl = await newPlayer();
  const home = (await carl.call.user.session()).user.base;
  if (home === null) throw new Error("no base");
  await expect.poll(() => other.world.at(home).baseOwner).toBe(carl.id);
});

test("of fifty who mark one alert at once half read it and half open it, and no mark is lost", async () => {
  await announce(game.pool, { title: "Notice", content: "x" }, game.clock.now());
  const [alert] = (await bob.call.alerts.list({})).alerts;
  const id = alert?._id ?? "";
  let turn = 0;
  const mark = () =>
    bob.call.alerts.update({ id, ...(turn++ % 2 === 0 ? { read: true } : { opened: true }) });
  expect(await fiftyAtOnce(mark)).toEqual({ done: 50, refused: [] });
  expect((await bob.call.alerts.list({})).alerts[0]).toMatchObject({ read: true, opened: true });
});
