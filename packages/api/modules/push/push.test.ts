/** Which browsers are notified of attacks, with what and how often. */

import { createPublicKey, verify } from "node:crypto";
import { DAY, HOUR, SECOND } from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { english } from "@emberlode/messages/testing/english";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Services } from "../../services.ts";
import { baseOf } from "../../testing/bases.ts";
import {
  type Browser,
  keepCookie,
  PASSWORD,
  type Player,
  refusal,
  refusedWith,
  startGame,
  type TestGame,
} from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { putPlayer } from "../../testing/positions.ts";
import { newDevice } from "../../testing/push-device.ts";
import { type PushService, startPushService } from "../../testing/push-service.ts";

let service: PushService;
let game: TestGame;
let second: Services;
let ada: Player;
let device: ReturnType<typeof newDevice>;

beforeAll(async () => {
  service = await startPushService();
  game = await startGame({ config: { pushServices: [service.origin] } });
  second = await game.another();
});
beforeEach(async () => {
  ada = await game.player();
  device = newDevice(`${service.origin}/send/${ada.username}`);
});
afterEach(() => {
  service.received.length = 0;
  service.answers.length = 0;
  service.silent = false;
});
afterAll(async () => {
  await game.close();
  await service.close();
});

/** Runs the jobs of both processes concurrently, for this many seconds. */
async function seconds(count: number, ...processes: Services[]): Promise<void> {
  const all = processes.length > 0 ? processes : [game.services, second];
  for (let n = 0; n < count; n++) {
    await Promise.all(all.map(({ pushes }) => pushes.run()));
    game.clock.pass(SECOND);
  }
  await Promise.all(all.map(({ pushes }) => pushes.queue.idle()));
}

/** Adds an attack alert for a player and waits until both processes know of it. */
async function alert(player: Player, title = "Your base was raided", type = "attack") {
  let received = 0;
  const stops = [game.services, second].map(({ live }) =>
    live.subscribe((event) => {
      if (event.t === "alert" && event.playerId === player.id) received += 1;
    }),
  );
  await game.pool.query(
    `insert into alerts (player_id, type, kind, facts, link, created_at)
    values ($1::int, $2, 'text', jsonb_build_object('title', $3::text, 'content', 'By somebody.'),
      '/battles/abc', $4::bigint)`,
    [player.id, type, title, game.clock.now()],
  );
  await expect.poll(() => received).toBe(2);
  for (const stop of stops) stop();
}

/** Attacks a player, lets pushes run for some seconds, and returns the number of messages. */
async function attack(player = ada): Promise<number> {
  const before = service.received.length;
  await alert(player);
  await seconds(6);
  return service.received.length - before;
}

const subscribed = () =>
  game.pool.query<{ endpoint: string }>(
    "select endpoint from push_subscriptions where account_id = $1::int order by id",
    [ada.id],
  );

const payloads = () => service.received.map(({ body }) => device.read(body));

test("an attack is pushed once, by any process, and only the device can read it", async () => {
  const bob = await game.player();
  const home = baseOf(game, ada.id);
  for (const { id } of [ada, bob]) await setPlayer(game, id, "shield_until = 0");
  await setPlayer(game, bob.id, "attack_units[1] = 9");
  await putPlayer(game, bob.id, home);
  await ada.call.alerts.subscribePush(device.subscription);
  let received = 0;
  const stop = second.live.subscribe((event) => {
    if (event.t === "alert" && event.playerId === ada.id) received += 1;
  });
  await bob.call.battles.attack({ enemy: String(ada.id), field: home });
  await expect.poll(() => received).toBe(1);
  stop();
  await seconds(6);
  const { alerts } = await ada.call.alerts.list({});
  expect(payloads()).toEqual([
    { title: alerts[0]?.title, body: alerts[0]?.content, url: alerts[0]?.link, tag: "attack" },
  ]);
  expect(alerts[0]?.content).toContain(bob.username);
  const [{ path, headers, body } = { path: "", headers: {}, body: Buffer.of() }] = service.received;
  expect(path).toBe(`/send/${ada.username}`);
  expect(headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "43200",
    topic: "attack",
    urgency: "high",
  });
  expect(body.toString("latin1")).not.toContain(bob.username);
  const other = newDevice(device.subscription.endpoint);
  expect(() => other.read(body)).toThrow();
});

test("a message is signed with the world's key, for its push service", async () => {
  await ada.call.alerts.subscribePush(device.subscription);
  await attack();
  const { publicKey } = await ada.call.alerts.pushKey();
  const [, token = "", key = ""] =
    /^vapid t=([^,]+), k=(.+)$/.exec(service.received[0]?.headers.authorization ?? "") ?? [];
  expect(key).toBe(publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    aud: service.origin,
    sub: "https://play.example.org",
    exp: expect.any(Number),
  });
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString("base64url"));
  const signer = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
    format: "jwk",
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const proof = Buffer.from(signature, "base64url");
  expect(verify("sha256", signed, { key: signer, dsaEncoding: "ieee-p1363" }, proof)).toBe(true);
});

test.each([
  ["es", SERVER_TRANSLATORS.es],
  ["xx-Latn", SERVER_TRANSLATORS.en],
])("a browser with language %s is notified in it, or in English", async (language, { alerts }) => {
  await ada.call.alerts.subscribePush(device.subscription);
  await game.pool.query("update push_subscriptions set language = $2 where account_id = $1::int", [
    ada.id,
    language,
  ]);
  for (const _ of [1, 2]) await alert(ada);
  await seconds(6);
  expect(payloads()).toMatchObject([{ title: alerts("attackedTimes", { attacks: 2 }) }]);
});

test("all processes of a world have the same keys", async () => {
  const third = await game.another();
  const keys = [game.services, second, third].map(({ pushes }) => pushes.publicKey());
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^B[\w-]{86}$/);
  expect(await game.pool.query("select from push_keys")).toHaveLength(1);
});

test("combines attacks within seconds into one message, and skips old ones", async () => {
  await alert(ada, "Before");
  await ada.call.alerts.subscribePush(device.subscription);
  await alert(ada, "First");
  await alert(ada, "Second");
  await alert(ada, "Not an attack", "event");
  await seconds(6);
  expect(payloads()).toEqual([
    {
      title: english["alert-texts"]("attackedTimes", { attacks: 2 }),
      body: "By somebody.",
      url: "/battles/abc",
      tag: "attack",
    },
  ]);
  await seconds(6);
  await alert(ada, "Third");
  await seconds(6);
  expect(payloads()[1]).toMatchObject({ title: "Third" });
  expect(service.received).toHaveLength(2);
});

test("never notifies a player with a page in use on any process", async () => {
  await ada.call.alerts.subscribePush(device.subscription);
  const stop = second.pushes.addPresenceCheck((id) => id === ada.id);
  expect(await attack()).toBe(0);
  stop();
  await seconds(6);
  expect(service.received).toEqual([]);
  expect(await attack()).toBe(1);
});

test("pushes neither disabled nor read alerts", async () => {
  await ada.call.alerts.subscribePush(device.subscription);
  await ada.call.user.changeSettings({ alerts: { attack: false } });
  second.profiles.invalidate(ada.id);
  expect(await attack()).toBe(0);
  await ada.call.user.changeSettings({ alerts: { attack: true } });
  second.profiles.invalidate(ada.id);
  await alert(ada);
  const [newest] = (await ada.call.alerts.list({})).alerts;
  await ada.call.alerts.readAll({ upTo: newest?._id ?? "" });
  await seconds(6);
  expect(service.received).toEqual([]);
});

test("a process that starts notifies of recent missed attacks", async () => {
  const bob = await game.player();
  await ada.call.alerts.subscribePush(device.subscription);
  await bob.call.alerts.subscribePush(
    newDevice(`${service.origin}/send/${bob.username}`).subscription,
  );
  const missed = (id: number, age: number) =>
    game.pool.query(
      `insert into alerts (player_id, type, kind, facts, created_at)
      values ($1::int, 'attack', 'text', '{"title": "Missed", "content": "x"}', $2::bigint)`,
      [id, game.clock.now() - age],
    );
  await missed(ada.id, 60 * SECOND);
  await missed(bob.id, 3_600 * SECOND);
  const third = await game.another();
  await seconds(6, third);
  expect(service.received.map(({ path }) => path)).toEqual([`/send/${ada.username}`]);
  expect(payloads()).toEqual([{ title: "Missed", body: "x", url: "/game", tag: "attack" }]);
});

test.each([404, 410])(
  "forgets a browser that its service reports to be gone (%i)",
  async (status) => {
    await ada.call.alerts.subscribePush(device.subscription);
    service.answers.push(status);
    expect(await attack()).toBe(1);
    expect(await subscribed()).toEqual([]);
    expect(await ada.call.alerts.pushKey()).toMatchObject({ endpoint: null });
    expect(await attack()).toBe(0);
  },
);

test.each([302, 400, 403])(
  "follows no redirect and does not retry a refusal (%i)",
  async (status) => {
    await ada.call.alerts.subscribePush(device.subscription);
    service.answers.push(status);
    const before = game.logged.length;
    await attack();
    expect(service.received.map(({ path }) => path)).toEqual([`/send/${ada.username}`]);
    expect(game.logged.slice(before)).toContain("warn a push message was dropped");
    expect(await subscribed()).toHaveLength(1);
  },
);

const OUTSIDE = [
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com:8443/fcm/send/x",
  "https://fcm.googleapis.com.example.org/x",
  "https://push.apple.com/x",
  "https://evilpush.apple.com.attacker.test/x",
  "https://user:pass@fcm.googleapis.com/x",
  "https://127.0.0.1/x",
  "https://localhost/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest/meta-data",
  "https://fcm.googleapis.com./x",
  " https://fcm.googleapis.com/x",
  "file:///etc/passwd",
  "http://127.0.0.1:1/x",
  "nonsense",
];

test.each(OUTSIDE)("sends nothing to %s", async (endpoint) => {
  const input = { ...device.subscription, endpoint };
  expect(await refusal(ada.call.alerts.subscribePush(input))).toEqual(refusedWith("PUSH_SERVICE"));
  expect(await subscribed()).toEqual([]);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/x",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
  "https://wns2-par02p.notify.windows.com/w/?token=x",
  "https://web.push.apple.com/x",
])("accepts a subscription at %s", async (endpoint) => {
  const input = { ...device.subscription, endpoint };
  expect(await ada.call.alerts.subscribePush(input)).toEqual({ ok: true });
  expect(await ada.call.alerts.pushKey()).toMatchObject({ endpoint: input.endpoint });
});

test("refuses keys off the curve and texts that are too long", async () => {
  const { endpoint, keys } = device.subscription;
  const off = `B${"A".repeat(86)}`;
  for (const input of [
    { endpoint, keys: { ...keys, p256dh: off } },
    { endpoint, keys: { ...keys, auth: `${keys.auth}A` } },
    { endpoint: `${endpoint}/${"x".repeat(1024)}`, keys },
  ]) {
    const refused = await refusal(ada.call.alerts.subscribePush(input));
    expect(refused).toMatchObject({ code: "BAD_INPUT" });
  }
  expect(await subscribed()).toEqual([]);
});

/** Logs the same player in with another browser. */
async function elsewhere(): Promise<Browser> {
  const browser = game.browser();
  await browser.call.user.login({ username: ada.username, password: PASSWORD });
  keepCookie(browser);
  return browser;
}

test("a subscription ends with its session, others are kept", async () => {
  const phone = await elsewhere();
  const ofPhone = newDevice(`${service.origin}/phone/${ada.username}`).subscription;
  await ada.call.alerts.subscribePush(device.subscription);
  await phone.call.alerts.subscribePush(ofPhone);
  await ada.call.user.logout();
  expect(await subscribed()).toEqual([{ endpoint: ofPhone.endpoint }]);
  expect(await phone.call.alerts.unsubscribePush()).toEqual({ ok: true });
  expect(await phone.call.alerts.unsubscribePush()).toEqual({ ok: true });
  expect(await subscribed()).toEqual([]);
});

test("does not notify an expired session that is not yet deleted", async () => {
  await ada.call.alerts.subscribePush(device.subscription);
  await game.pool.query("update sessions set expires_at = $2::bigint where account_id = $1::int", [
    ada.id,
    game.clock.now() - 1,
  ]);
  expect(await attack()).toBe(0);
});

test("keeps one subscription per browser and five per account, dropping the oldest", async () => {
  const endpoint = (name: string) => `${service.origin}/${ada.username}/${name}`;
  const subscribe = (browser: Browser, name: string) =>
    browser.call.alerts.subscribePush(newDevice(endpoint(name)).subscription);
  await subscribe(ada, "a");
  await subscribe(ada, "b");
  expect(await subscribed()).toEqual([{ endpoint: endpoint("b") }]);
  for (const name of ["c", "d", "e", "f", "g"]) {
    game.clock.pass(SECOND);
    await subscribe(await elsewhere(), name);
  }
  const left = (await subscribed()).map((one) => one.endpoint);
  expect(left.sort()).toEqual(["c", "d", "e", "f", "g"].map(endpoint));
});

test("notifies a browser only of the player who last subscribed with it", async () => {
  const bob = await game.player();
  await ada.call.alerts.subscribePush(device.subscription);
  await bob.call.alerts.subscribePush(device.subscription);
  await alert(ada, "Hers");
  await alert(bob, "His");
  await seconds(6);
  expect(payloads()).toMatchObject([{ title: "His" }]);
});

test("a guest's subscription survives choosing a name", async () => {
  const guest = await game.guest();
  await guest.call.alerts.subscribePush(device.subscription);
  const form = { username: "Named", email: "named@example.org", password: PASSWORD };
  await guest.call.user.upgrade(form);
  keepCookie(guest);
  expect(await guest.call.alerts.pushKey()).toMatchObject({
    endpoint: device.subscription.endpoint,
  });
  expect(await attack(guest)).toBe(1);
});

test("stops notifying a session unused for a day after a message, until it is used", async () => {
  const phone = game.browser();
  await phone.call.user.login({ username: ada.username, password: PASSWORD, stay: true });
  keepCookie(phone);
  await phone.call.alerts.subscribePush(device.subscription);
  // The session's use only matters after a message.
  game.clock.pass(3 * DAY);
  expect(await attack()).toBe(1);
  game.clock.pass(DAY - HOUR);
  expect(await attack()).toBe(1);
  game.clock.pass(HOUR);
  expect(await attack()).toBe(0);
  await phone.call.user.session();
  expect(await attack()).toBe(1);
  game.clock.pass(2 * DAY);
  expect(await attack()).toBe(0);
});
