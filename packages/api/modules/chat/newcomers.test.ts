/** Chat limits of guests and of accounts in their first hour, alone and per address. */
import { HOUR, SECOND } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, test } from "vitest";
import { type Browser, refusal } from "../../testing/game.ts";
import { stayFor } from "../../testing/pass-time.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame({ allLimits: true });

/** A new account whose browser has this address. */
const newcomer = async (address: string) => Object.assign(await game.player(), { address });

const say = ({ call }: Browser) => call.chat.send({ body: "hello" });

const tooSoon = (wait: string, limit = english.errors("limits.newcomerChat", { seconds: 10 })) => ({
  code: "TOO_MANY_REQUESTS",
  retryAfterSeconds: Number.parseInt(wait, 10),
  text: english.errors("limitEnds", { limit, wait }),
});

test("a new account may write every ten seconds, and four times as often after an hour", async () => {
  const ada = await newcomer("198.51.100.1");
  await say(ada);
  game.clock.pass(4 * SECOND);
  expect(await refusal(say(ada))).toMatchObject(tooSoon("6 seconds"));
  game.clock.pass(6 * SECOND);
  await say(ada);
  await stayFor(game, HOUR, ada);
  for (let n = 0; n < 4; n++) await say(ada);
  const four = english.errors("limits.chat", { most: 4, seconds: 10 });
  expect(await refusal(say(ada))).toMatchObject(tooSoon("10 seconds", four));
});

test("a guest may write every ten seconds, even when older", async () => {
  const guest = await game.guest();
  await stayFor(game, HOUR, guest);
  await say(guest);
  expect(await refusal(say(guest))).toMatchObject(tooSoon("10 seconds"));
});

test("newcomers of a network share twelve messages a minute; old accounts don't", async () => {
  const address = "198.51.100.3";
  const old = await newcomer(address);
  await stayFor(game, HOUR, old);
  for (let n = 0; n < 12; n++) await say(await newcomer(address));
  game.clock.pass(15 * SECOND);
  const thirteenth = await newcomer(address);
  const shared = english.errors("limits.newcomerChatOfAddress", { most: 12 });
  expect(await refusal(say(thirteenth))).toMatchObject(tooSoon("45 seconds", shared));
  await say(await newcomer("198.51.100.4"));
  await say(old);
  // A refusal by the network limit is not charged to the player.
  game.clock.pass(45 * SECOND);
  await say(thirteenth);
});
