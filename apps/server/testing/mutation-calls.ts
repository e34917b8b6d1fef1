/** Prepares each mutation for one call over REST: positions, possessions and input. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { emptySpot, fillStore, give, setPlayer } from "@emberlode/api/testing";
import { DAY, type FieldType, gridStep, type Position } from "@emberlode/game";
import type { CallRoute } from "../rest/routes.ts";
import { giveKey, putAt, putOnFactory } from "./holdings.ts";
import { insertNotice, insertWarning } from "./moderation.ts";
import { overRest } from "./over-rest.ts";
import { putOn, register, type TestPlayer } from "./players.ts";
import { newcomer, type Prepare, send } from "./prepare.ts";
import { STAFF_CALLS } from "./staff-mutation-calls.ts";
import { sidOf, type TestApp } from "./test-app.ts";

/** A browser's subscription; its key is a point on P-256. */
export const PUSH_SUBSCRIPTION = {
  endpoint: "https://fcm.googleapis.com/fcm/send/somebody",
  keys: {
    p256dh:
      "BBPlmsXbWmTOUX99FXQfHw67LOWQtrSPE1cgezbS8JLdyrivtqNbmgy7yD7IK0dxcx4mEB8sftIcLvMcJlqeEu8",
    auth: "c29tZSBieXRlcyBoZXJlIQ",
  },
};

const on =
  (type: FieldType): Prepare =>
  async (app, player) => ({ body: { field: await putOn(app, player, type) } });

/** Captures a factory for the player. */
async function captured(app: TestApp, player: TestPlayer): Promise<{ id: string; cell: Position }> {
  await setPlayer(app, player.id, "attack_units[1] = 10");
  const cell = await putOnFactory(app, player);
  return { id: (await send(app, player, "POST", "/api/user/puc", cell)).factory._id, cell };
}

const baseOf = async (app: TestApp, player: TestPlayer): Promise<string> =>
  (await send(app, player, "GET", "/api/user/puc")).factories[0]._id;

const plotOf = async (app: TestApp, player: TestPlayer): Promise<string> =>
  (await send(app, player, "POST", "/api/plots", { title: "Camp" })).plot._id;

/** A player who requested a NAP with the player. */
async function asker(app: TestApp, { username }: TestPlayer): Promise<TestPlayer> {
  const other = await register(app);
  await send(app, other, "POST", "/api/naps", { username });
  return other;
}

/** The token of the link mailed to an address. */
export async function mailedTo(app: TestApp, address: string, link: string): Promise<string> {
  await app.services.mailer.settled();
  const outbox = join(app.dataDir, "outbox");
  for (const file of await readdir(outbox)) {
    const mail = (await readFile(join(outbox, file), "utf8")).replace(/=\r?\n/g, "");
    const token = new RegExp(`${link}\\?token=(?:3D)?([\\w-]{43})`).exec(mail)?.[1];
    if (token !== undefined && mail.includes(`To: ${address}`)) return token;
  }
  throw new Error(`No mail to ${address}.`);
}

/** Sends a chat message as the player. */
async function messageOf(app: TestApp, player: TestPlayer): Promise<string> {
  const body = { sender: player.username, room: "global", body: "Hello." };
  return (await send(app, player, "POST", "/api/rooms/global/newmessage", body)).message._id;
}

/** An unread alert of the player. */
const alertOf = async (app: TestApp, { id }: TestPlayer): Promise<string> =>
  String(await insertNotice(app, id, 0));

/** By procedure, unless its definition's example suffices. `every-mutation.test.ts` runs all. */
export const MUTATION_CALLS: Readonly<Record<string, Prepare>> = {
  ...STAFF_CALLS,
  "user.register": async () => ({ body: newcomer(), caller: null }),
  "user.guest": async () => ({ body: {}, caller: null }),
  "user.upgrade": async (app, player) => {
    const guest = await app.send({ method: "POST", url: "/api/users/guest" });
    const caller = { ...player, sid: sidOf(guest), id: Number(guest.json().user._id) };
    return { body: newcomer(), caller };
  },
  "user.login": async (_, { username, password }) => ({
    body: { username, password },
    caller: null,
  }),
  "user.forgotUsername": async (_, { username }) => ({
    body: { email: `${username}@example.com` },
    caller: null,
  }),
  "user.forgotPassword": async (_, { username }) => ({ body: { username }, caller: null }),
  "user.resetPassword": async (app, { username }) => {
    await app.send({ method: "POST", url: "/api/auth/forgot-password", body: { username } });
    const token = await mailedTo(app, `${username}@example.com`, "fpass");
    return { body: { token, password: "battery staple" }, caller: null };
  },
  "user.confirmEmail": async (app, player) => {
    const email = `${player.username}@example.net`;
    await send(app, player, "PATCH", "/api/user", { email });
    return { body: { token: await mailedTo(app, email, "confirm") }, caller: null };
  },
  "user.changePassword": async (_, { password }) => ({
    body: { oldPassword: password, newPassword: "battery staple" },
  }),
  "user.endSession": async (app, player) => {
    const { username, password } = player;
    await app.send({ method: "POST", url: "/api/auth", body: { username, password } });
    const listed = await send(app, player, "GET", "/api/user/sessions");
    const sessions: { _id: string; current: boolean }[] = listed.sessions;
    return { params: { id: sessions.find(({ current }) => !current)?._id ?? "" } };
  },
  "user.deleteToken": async (app, player) => {
    const made = await send(app, player, "POST", "/api/user/tokens", { name: "bot" });
    return { body: { id: made.token._id } };
  },
  "user.prepareExport": async (_, { password }) => ({ body: { password } }),
  "user.deleteAccount": async (_, { password }) => ({ body: { password } }),
  "user.keepAccount": async (app, player) => {
    await send(app, player, "POST", "/api/user/deletion", { password: player.password });
    return {};
  },
  "user.gather": async (app, player) => ({
    body: { type: "metal", field: await putOn(app, player, "metal") },
  }),
  "fields.move": async (app, player) => {
    const { x, y } = gridStep(await putOn(app, player, "forest"), "e");
    return { query: { x: String(x), y: String(y) } };
  },
  "finds.cave": on("cave"),
  "finds.forest": on("forest"),
  "finds.memorial": on("memorial"),
  "finds.mirage": async (app, player) => {
    const { x, y } = await putOn(app, player, "waste");
    await setPlayer(app, player.id, `mirage_x = ${x}, mirage_y = ${y}, mirage_day = 0`);
    return {};
  },
  "finds.relic": async (app, player) => {
    const { clock, fair, world } = app.services;
    const [relic] = fair.relics(player.id, world.typeAt, clock.now());
    if (relic === undefined) throw new Error("A player has three relics a day.");
    await putAt(app, player, relic.cell);
    return { body: { field: relic.cell } };
  },
  "puc.collect": async (app, player) => {
    const { cell } = await captured(app, player);
    await fillStore(app, cell, DAY);
    return {};
  },
  "puc.garrison": async (app, player) => ({
    body: { shares: [{ id: (await captured(app, player)).id, share: 50 }] },
  }),
  "puc.capture": async (app, player) => {
    await setPlayer(app, player.id, "attack_units[1] = 10");
    return { body: await putOnFactory(app, player) };
  },
  "puc.upgrade": async (app, player) => ({ body: { id: await baseOf(app, player) } }),
  "puc.abandon": async (app, player) => ({ body: { id: (await captured(app, player)).id } }),
  "battles.attack": async (app, player) => {
    const enemy = await register(app);
    await setPlayer(app, enemy.id, "shield_until = 0, defense_units[1] = 2");
    await setPlayer(app, player.id, "attack_units[1] = 10");
    const { base: field } = enemy.payload.user;
    if (field === null) throw new Error("A registered player has a base.");
    await putAt(app, player, field);
    return { body: { enemy: String(enemy.id), field } };
  },
  "tools.use": async (app, player) => {
    await setPlayer(app, player.id, "tools[2] = 5");
    await putAt(app, player, emptySpot(app));
    return { body: { tool: "mines", count: 4, n: 1 } };
  },
  "bank.use": async (app, player) => {
    await putOn(app, player, "bank");
    await giveKey(app, player, "bank", 1);
    return { body: { action: "deposit", resource: "metal", amount: 100 } };
  },
  "exchange.change": async (app, player) => {
    await putOn(app, player, "web");
    return { body: { from: "energy", amount: 100 } };
  },
  "casino.play": async (app, player) => {
    await putOn(app, player, "casino");
    await giveKey(app, player, "casino", 1);
    return { body: { game: "dice", resource: "metal", stake: 100, choice: 2 } };
  },
  "market.buy": async (app, player) => {
    await putOn(app, player, "market");
    await giveKey(app, player, "market", 1);
    await give(app, player.id, 1_000_000, 1_000_000);
    const { offers } = await send(app, player, "GET", "/api/user/market");
    return { body: { offer: offers[0]._id, count: 1 } };
  },
  "naps.ask": async (app) => ({ body: { username: (await register(app)).username } }),
  "naps.change": async (app, player) => ({
    params: { id: String((await asker(app, player)).id) },
    body: { state: "active" },
  }),
  "naps.end": async (app, player) => {
    const other = await asker(app, player);
    return { params: { id: String(player.id) }, caller: other };
  },
  "euc.install": async (app, player) => {
    await putOn(app, player, "euc");
    await setPlayer(app, player.id, "parts[1] = 2");
    return { body: { id: "pickaxe" } };
  },
  "euc.buy": async (app, player) => {
    await putOn(app, player, "euc");
    return { body: { id: "pickaxe" } };
  },
  "plots.update": async (app, player) => ({
    params: { id: await plotOf(app, player) },
    body: { note: "wood" },
  }),
  "chat.post": async (_app, { username }) => ({
    body: { sender: username, room: "global", body: "Hello." },
  }),
  "chat.report": async (app, player) => ({ params: { id: await messageOf(app, player) } }),
  "chat.block": async (app) => ({ params: { username: (await register(app)).username } }),
  "chat.unblock": async (app, player) => {
    const { username } = await register(app);
    await send(app, player, "POST", `/api/user/blocks/${username}`);
    return { params: { username } };
  },
  "reports.send": async (app) => ({
    body: { username: (await register(app)).username, subject: "player", reason: "other" },
  }),
  "appeals.list": async (_, { username, password }) => ({
    body: { username, password },
    caller: null,
  }),
  "appeals.write": async (app, { id, username, password }) => ({
    body: { username, password, sanction: await insertWarning(app, id, 0), body: "It wasn't me." },
    caller: null,
  }),
  "alerts.update": async (app, player) => ({
    params: { id: await alertOf(app, player) },
    body: { read: true },
  }),
  "alerts.readAll": async (app, player) => ({ body: { upTo: await alertOf(app, player) } }),
  "alerts.subscribePush": async () => ({ body: PUSH_SUBSCRIPTION }),
  "alerts.unsubscribePush": async (app, player) => {
    await send(app, player, "PUT", "/api/alerts/push", PUSH_SUBSCRIPTION);
    return {};
  },
  "plots.remove": async (app, player) => ({ params: { id: await plotOf(app, player) } }),
};

type Call = (
  headers?: Record<string, string>,
  /** Replaces the caller's session cookie, for example after an answer that renewed it. */
  sid?: string,
) => ReturnType<TestApp["send"]>;

/** Prepares the call of a procedure; the returned function makes it, any number of times. */
export async function prepareCall(
  app: TestApp,
  player: TestPlayer,
  route: CallRoute,
): Promise<Call> {
  const { procedure, method, path, call } = route;
  const prepare = MUTATION_CALLS[procedure];
  if (prepare === undefined) {
    if (call.input !== null && call.example === undefined) {
      throw new Error(`There is no test input for ${procedure}.`);
    }
    const request = overRest(route, call.example);
    const type = { ...(request.body !== undefined && { "content-type": "application/json" }) };
    return (headers = {}, sid = player.sid) =>
      app.send({ ...request, headers: { ...type, ...headers }, sid });
  }
  const { params = {}, query, body, caller = player } = await prepare(app, player);
  const place = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const url = query === undefined ? place : `${place}?${new URLSearchParams(query)}`;
  return (headers = {}, sid = caller?.sid) =>
    app.send({ method, url, body, headers, ...(sid !== undefined && { sid }) });
}
