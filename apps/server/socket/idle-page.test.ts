/** Push messages to a phone while a page is open on a desktop, with the tests' push service. */
import { newDevice, type PushService, startPushService } from "@emberlode/api/testing";
import { MINUTE, SECOND } from "@emberlode/game";
import type { Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../testing/players.ts";
import { connected, TestSockets } from "../testing/sockets.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let service: PushService;
let app: TestApp;
let sockets: TestSockets;

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ pushServices: [service.origin] });
  sockets = new TestSockets(await app.app.listen({ host: "127.0.0.1", port: 0 }));
});
afterAll(async () => {
  sockets.close();
  await app.close();
  await service.close();
});

/** A player with a subscribed phone and an open page. */
async function enter(): Promise<{ id: number; page: Socket }> {
  const player = await register(app);
  const body = newDevice(`${service.origin}/phone`).subscription;
  await app.send({ method: "PUT", url: "/api/alerts/push", sid: player.sid, body });
  const page = sockets.as(player);
  await connected(page);
  return { id: player.id, page };
}

/** Lets a page report its visibility. */
async function sendVisibility(page: Socket, ...said: readonly unknown[]): Promise<void> {
  for (const one of said) page.emit("visible", one);
  // Answered after all earlier events.
  await page.timeout(2000).emitWithAck("chat:resume", { seq: 0 });
}

/** Alerts a player of an attack; returns the paths of everything pushed within six seconds. */
async function attack(playerId: number): Promise<string[]> {
  let isKnown = false;
  const stop = app.services.live.subscribe((event) => {
    if (event.t === "alert" && event.playerId === playerId) isKnown = true;
  });
  await app.pool.query(
    `insert into alerts (player_id, type, kind, facts, created_at)
    values ($1::int, 'attack', 'text', '{"title": "Raided", "content": "x"}', $2::bigint)`,
    [playerId, app.services.clock.now()],
  );
  await expect.poll(() => isKnown).toBe(true);
  stop();
  for (let n = 0; n < 6; n++) {
    await app.services.pushes.run();
    app.advance(SECOND);
  }
  await app.services.pushes.queue.idle();
  return service.received.splice(0).map(({ path }) => path);
}

test.each<[string, readonly unknown[], readonly string[]]>([
  ["in sight", [{ visible: false }, { visible: true }], []],
  ["hidden", [{ visible: true }, { visible: false }], ["/phone"]],
  ["of a script that says nothing", [], ["/phone"]],
  [
    "that says nonsense",
    ["yes", { visible: "true" }, { visible: true, of: "ada" }, null],
    ["/phone"],
  ],
])("of a player whose page is %s", async (_, said, pushed) => {
  const { id, page } = await enter();
  await sendVisibility(page, ...said);
  expect(await attack(id)).toEqual(pushed);
});

test("a phone is notified if the desktop's page has been idle for ten minutes", async () => {
  const { id, page } = await enter();
  await sendVisibility(page, { visible: true });
  expect(await attack(id)).toEqual([]);
  app.advance(10 * MINUTE);
  expect(await attack(id)).toEqual(["/phone"]);
  await sendVisibility(page, { visible: true });
  expect(await attack(id)).toEqual([]);
});
