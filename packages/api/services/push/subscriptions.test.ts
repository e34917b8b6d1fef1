import { HOUR } from "@emberlode/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startGame, type TestGame } from "../../testing/game.ts";
import { newDevice } from "../../testing/push-device.ts";
import { isSubscribed } from "./subscriptions.queries.ts";

let game: TestGame;
beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.close());

test("a browser is subscribed for whom it was last, while the session lasts", async () => {
  const ada = await game.player("Ada");
  const bob = await game.player("Bob");
  const { subscription } = newDevice("https://fcm.googleapis.com/fcm/send/one");
  const { endpoint } = subscription;
  const of = async (accountId: number) =>
    isSubscribed(game.pool, { accountId, endpoint }, game.clock.now());
  expect(await of(ada.id)).toBe(false);
  await ada.call.alerts.subscribePush(subscription);
  expect([await of(ada.id), await of(bob.id)]).toEqual([true, false]);
  await bob.call.alerts.subscribePush(subscription);
  expect([await of(ada.id), await of(bob.id)]).toEqual([false, true]);
  game.clock.pass(HOUR + 1);
  expect(await of(bob.id)).toBe(false);
});
