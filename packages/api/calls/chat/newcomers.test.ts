/** How often guests and accounts in their first hour write, and all of them behind one address. */
import { MINUTE, SECOND } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, test } from "vitest";
import { type Browser, keepCookie, refusal } from "../../testing/game.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame({ allLimits: true });
let names = 0;

/** A new account whose browser is behind an address. */
async function newcomer(address: string): Promise<Browser> {
  names += 1;
  return Object.assign(await game.player(`Newcomer${names}`), { address });
}

const say = ({ call }: Browser) => call.chat.send({ body: "hello" });

/** Lets an hour pass without the session ending. */
async function growOld(browser: Browser): Promise<void> {
  for (let halves = 0; halves < 2; halves++) {
    game.clock.pass(30 * MINUTE);
    await browser.call.user.session();
  }
}

const tooSoon = (wait: string, limit = english.errors("limits.newcomerChat", { seconds: 10 })) => ({
  code: "TOO_MANY_REQUESTS",
  retryAfterSeconds: Number.parseInt(wait, 10),
  text: english.errors("limitEnds", { limit, wait }),
});

test("a new account writes once in ten seconds, and four times when it is an hour old", async () => {
  const ada = await newcomer("198.51.100.1");
  await say(ada);
  game.clock.pass(4 * SECOND);
  expect(await refusal(say(ada))).toMatchObject(tooSoon("6 seconds"));
  game.clock.pass(6 * SECOND);
  await say(ada);
  await growOld(ada);
  for (let n = 0; n < 4; n++) await say(ada);
  const four = english.errors("limits.chat", { most: 4, seconds: 10 });
  expect(await refusal(say(ada))).toMatchObject(tooSoon("10 seconds", four));
});

test("a guest writes once in ten seconds, however old", async () => {
  const guest = game.browser("198.51.100.2");
  await guest.call.user.guest({});
  keepCookie(guest);
  await growOld(guest);
  await say(guest);
  expect(await refusal(say(guest))).toMatchObject(tooSoon("10 seconds"));
});

test("the newcomers of a network share twelve messages a minute, those of others and old accounts none", async () => {
  const address = "198.51.100.3";
  const old = await newcomer(address);
  await growOld(old);
  for (let n = 0; n < 12; n++) await say(await newcomer(address));
  game.clock.pass(15 * SECOND);
  const thirteenth = await newcomer(address);
  const shared = english.errors("limits.newcomerChatOfAddress", { most: 12 });
  expect(await refusal(say(thirteenth))).toMatchObject(tooSoon("45 seconds", shared));
  await say(await newcomer("198.51.100.4"));
  await say(old);
  // A refusal by the network is not counted against the player.
  game.clock.pass(45 * SECOND);
  await say(thirteenth);
});
