/** Push messages to a phone while a page stays open on a desktop, by the push service of the tests. */
import type { AddressInfo } from "node:net";
import { newDevice, type PushService, startPushService } from "@emberlode/api/testing";
import { MINUTE, SECOND } from "@emberlode/game";
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
  await app.app.listen({ host: "127.0.0.1", port: 0 });
  sockets = new TestSockets(`http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  sockets.close();
  await app.close();
  await service.close();
});

/** Alerts a player of an attack; answers the paths of all that is pushed within six seconds. */
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

test("a phone is notified although a page on a desktop has been idle for ten minutes", async () => {
  const ada = await register(app);
  const phone = newDevice(`${service.origin}/phone`).subscription;
  await app.send({ method: "PUT", url: "/api/alerts/push", sid: ada.sid, body: phone });
  const page = sockets.as(ada);
  await connected(page);
  const touch = async () => {
    page.emit("visible", { visible: true });
    // Answered after all that was said before.
    await page.timeout(2000).emitWithAck("chat:resume", { seq: 0 });
  };
  await touch();
  expect(await attack(ada.id)).toEqual([]);
  app.advance(10 * MINUTE);
  expect(await attack(ada.id)).toEqual(["/phone"]);
  await touch();
  expect(await attack(ada.id)).toEqual([]);
});
