/** Accounts that share a browser or an address, and how long that is kept. */
import { DAY, HOUR, MAX_LINKED_BY_ADDRESS } from "@emberlode/game";
import { expect, test } from "vitest";
import { cleanUp } from "../../janitor.ts";
import { type Browser, keepCookie, PASSWORD, type Player } from "../../testing/game.ts";
import { tablesWith } from "../../testing/tables-with.ts";
import { useGame } from "../../testing/use-game.ts";
import { findAddresses, findLinked, isLinked } from "./traces.ts";

const game = useGame();

/** Logs in from a browser whose cookie is kept. */
async function logIn(browser: Browser & { cookie?: string | undefined }, { username }: Player) {
  const { address, cookie, token } = browser;
  const caller = browser.callWith({ sessionToken: token, address, deviceCookie: cookie ?? null });
  await caller.user.login({ username, password: PASSWORD });
  browser.cookie = browser.effects.deviceCookie ?? cookie;
  keepCookie(browser);
}

const linkedTo = async ({ id }: Player) =>
  (await findLinked(game.services.db, id)).map(({ accountId, devices, addresses }) => ({
    accountId,
    devices,
    addresses,
  }));

test("a browser that is used for two accounts links them, whatever its address", async () => {
  const [ada, bob, cleo] = [await game.player(), await game.player(), await game.player()];
  const browser: Browser & { cookie?: string } = game.browser("203.0.113.1");
  await logIn(browser, ada);
  browser.address = "198.51.100.1";
  await logIn(browser, bob);
  await logIn(game.browser("198.51.100.9"), cleo);
  browser.address = "198.51.100.2";
  await logIn(browser, ada);
  expect(await linkedTo(ada)).toEqual([{ accountId: bob.id, devices: 1, addresses: 0 }]);
  expect(await isLinked(game.services.db, bob.id, ada.id)).toBe(true);
  expect(await isLinked(game.services.db, cleo.id, ada.id)).toBe(false);
});

test("an address links up to ten accounts; with more it counts as a school", async () => {
  const players: Player[] = [];
  for (let n = 0; n <= MAX_LINKED_BY_ADDRESS; n++) {
    const player = await game.player();
    await logIn(game.browser("203.0.113.50"), player);
    players.push(player);
    const [first] = players;
    if (first === undefined) continue;
    const isSchool = players.length > MAX_LINKED_BY_ADDRESS;
    expect(await linkedTo(first)).toHaveLength(isSchool ? 0 : players.length - 1);
  }
  const [address] = await findAddresses(game.services.db, players[0]?.id ?? 0);
  expect(address).toMatchObject({ address: "203.0.113.50", accounts: MAX_LINKED_BY_ADDRESS + 1 });
});

test("both are forgotten after 30 days without use", async () => {
  const [ada, bob] = [await game.player(), await game.player()];
  for (const player of [ada, bob]) await logIn(game.browser("203.0.113.90"), player);
  game.clock.pass(29 * DAY);
  await logIn(game.browser("203.0.113.90"), ada);
  await cleanUp(game.services);
  expect(await linkedTo(ada)).toHaveLength(1);
  game.clock.pass(DAY + HOUR);
  await cleanUp(game.services);
  expect(await linkedTo(ada)).toEqual([]);
  expect(await findAddresses(game.services.db, ada.id)).toHaveLength(1);
  expect(await findAddresses(game.services.db, bob.id)).toEqual([]);
});

test("after 30 days no table has an address or a mark of a browser that an account used", async () => {
  const address = "203.0.113.91";
  const browser: Browser & { cookie?: string } = game.browser(address);
  const account = { username: "Passerby", email: "passerby@example.org", password: PASSWORD };
  const { user } = await browser.call.user.register(account);
  keepCookie(browser);
  browser.cookie = browser.effects.deviceCookie ?? "";
  await logIn(browser, { username: "Passerby" } as Player);
  await browser.call.user.updateProfile({ quote: "Dig deep." });
  const [mark] = await game.pool.query<{ device: string }>(
    "select encode(device, 'hex') as device from account_devices where account_id = $1::int",
    [Number(user._id)],
  );
  const traces = [address, `x${mark?.device}`];
  const stored = async () =>
    (await Promise.all(traces.map((trace) => tablesWith(game.pool, trace)))).flat().sort();
  expect(await stored()).toEqual(["account_addresses", "account_devices", "accounts"]);
  game.clock.pass(30 * DAY + 1);
  await cleanUp(game.services);
  expect(await stored()).toEqual([]);
});
