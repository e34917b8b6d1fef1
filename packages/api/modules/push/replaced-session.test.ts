/** What happens to a browser's subscription when its session is replaced. */
import { expect, test } from "vitest";
import { type Browser, keepCookie, PASSWORD, refusal, refusedWith } from "../../testing/game.ts";
import { newDevice } from "../../testing/push-device.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
let names = 0;

/** Subscribes a browser and returns the address. */
async function subscribe({ call }: Browser): Promise<string> {
  const { subscription } = newDevice(`https://fcm.googleapis.com/fcm/send/${names++}`);
  await call.alerts.subscribePush(subscription);
  return subscription.endpoint;
}

const setPassword = () =>
  player.call.user.changePassword({ oldPassword: PASSWORD, newPassword: "a newer secret" });

test("after a password change only the browser that made it stays subscribed", async () => {
  const phone = game.browser();
  await phone.call.user.login({ username: player.username, password: PASSWORD });
  keepCookie(phone);
  await subscribe(phone);
  const endpoint = await subscribe(player);
  await setPassword();
  keepCookie(player);
  expect(await player.call.alerts.pushKey()).toMatchObject({ endpoint });
  expect(
    await game.pool.query("select endpoint from push_subscriptions where account_id = $1::int", [
      player.id,
    ]),
  ).toEqual([{ endpoint }]);
  expect(await refusal(phone.call.alerts.pushKey())).toEqual(refusedWith("NOT_LOGGED_IN"));
});

test.each([
  ["read", "rename column auth to secret", "rename column secret to auth"],
  ["write", "add constraint broken check (false) not valid", "drop constraint broken"],
])(
  "a change that is done is answered so, though its subscription is lost by a failing %s",
  async (_, breakTable, mendTable) => {
    const guest = await game.guest();
    for (const browser of [player, guest]) await subscribe(browser);
    const username = `Named${names++}`;
    const form = { username, email: `${username}@example.org`, password: PASSWORD };
    game.logged.length = 0;
    await game.pool.query(`alter table push_subscriptions ${breakTable}`);
    try {
      expect(await setPassword()).toEqual({});
      expect((await guest.call.user.upgrade(form)).user.username).toBe(username);
    } finally {
      await game.pool.query(`alter table push_subscriptions ${mendTable}`);
    }
    const lost = "warn a push subscription was not kept";
    expect(game.logged.filter((line) => line === lost)).toHaveLength(2);
    for (const browser of [player, guest]) {
      keepCookie(browser);
      expect(await browser.call.alerts.pushKey()).toMatchObject({ endpoint: null });
    }
  },
);
