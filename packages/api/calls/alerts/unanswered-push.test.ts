/** How long a browser is notified whose session is not used any more, its cookies cleared perhaps. */
import { DAY, HOUR, SECOND } from "@emberlode/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepCookie, PASSWORD, startGame, type TestGame } from "../../testing/game.ts";
import { newDevice } from "../../testing/push-device.ts";
import { type PushService, startPushService } from "../../testing/push-service.ts";

let service: PushService;
let game: TestGame;

beforeAll(async () => {
  service = await startPushService();
  game = await startGame({ config: { pushServices: [service.origin] } });
});
afterAll(async () => {
  await game.close();
  await service.close();
});

/** Alerts a player of an attack; answers how many messages are pushed within six seconds. */
async function attack(playerId: number): Promise<number> {
  const { live, pushes } = game.services;
  let isKnown = false;
  const stop = live.subscribe((event) => {
    if (event.t === "alert" && event.playerId === playerId) isKnown = true;
  });
  await game.pool.query(
    `insert into alerts (player_id, type, kind, facts, created_at)
    values ($1::int, 'attack', 'text', '{"title": "Raided", "content": "x"}', $2::bigint)`,
    [playerId, game.clock.now()],
  );
  await expect.poll(() => isKnown).toBe(true);
  stop();
  for (let n = 0; n < 6; n++) {
    await pushes.run();
    game.clock.pass(SECOND);
  }
  await pushes.queue.idle();
  return service.received.splice(0).length;
}

test("a browser is notified for a day after a message that nobody answered, and again once its session is used", async () => {
  const { id } = await game.player("Ada");
  const phone = game.browser();
  await phone.call.user.login({ username: "Ada", password: PASSWORD, stay: true });
  keepCookie(phone);
  await phone.call.alerts.subscribePush(newDevice(`${service.origin}/phone`).subscription);
  // Without any message the session alone decides.
  game.clock.pass(3 * DAY);
  expect(await attack(id)).toBe(1);
  game.clock.pass(DAY - HOUR);
  expect(await attack(id)).toBe(1);
  game.clock.pass(HOUR);
  expect(await attack(id)).toBe(0);
  await phone.call.user.session();
  expect(await attack(id)).toBe(1);
  game.clock.pass(2 * DAY);
  expect(await attack(id)).toBe(0);
});
