import { HOUR } from "@emberlode/game";
import { expect, test } from "vitest";
import { newDevice } from "../../testing/push-device.ts";
import { useGame } from "../../testing/use-game.ts";
import { isSubscribed } from "./subscriptions.queries.ts";

const game = useGame();

test("a browser is subscribed for its last player, while the session is active", async () => {
  const ada = await game.player("Ada");
  const bob = await game.player("Bob");
  const { subscription } = newDevice("https://fcm.googleapis.com/fcm/send/one");
  const { endpoint } = subscription;
  const of = async (accountId: number) =>
    isSubscribed(game.services.db, { accountId, endpoint }, game.clock.now());
  expect(await of(ada.id)).toBe(false);
  await ada.call.alerts.subscribePush(subscription);
  expect([await of(ada.id), await of(bob.id)]).toEqual([true, false]);
  await bob.call.alerts.subscribePush(subscription);
  expect([await of(ada.id), await of(bob.id)]).toEqual([false, true]);
  game.clock.pass(HOUR + 1);
  expect(await of(bob.id)).toBe(false);
});
