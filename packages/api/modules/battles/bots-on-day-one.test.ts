import { HOUR, SECOND, utcDay } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { baseOf, freshFactory } from "../../testing/bases.ts";
import { keepCookie, PASSWORD, refusal } from "../../testing/game.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { east, putPlayer } from "../../testing/positions.ts";
import { setBot } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";

/** Labeled bots are there to be fought from their first minute on (decision 87). */

const game = useGame();
let bot: Awaited<ReturnType<typeof newBot>>;
let bots = 0;
let guest: Awaited<ReturnType<typeof game.guest>>;

async function newBot() {
  const made = game.browser();
  bots += 1;
  const username = `Robbie${bots}`;
  const form = { username, email: `${username}@example.org`, password: PASSWORD, isBot: true };
  const { user } = await made.call.user.register(form);
  keepCookie(made);
  await made.call.fields.move(east(user.status));
  return { ...made, id: Number(user._id) };
}

beforeEach(async () => {
  bot = await newBot();
  guest = await game.guest();
  await guest.call.fields.move(east(guest.at));
  await give(game, bot.id, 10_000, 0);
  const dug = `counter_day = ${utcDay(game.clock.now())}, dug_metal = 5000, dug_energy = 3000`;
  await setPlayer(game, guest.id, `attack_units[1] = 10, ${dug}`);
  game.clock.pass(10 * SECOND);
  await game.services.ranking.refresh();
});

async function visit(victim: { id: number }) {
  const field = baseOf(game, victim.id);
  await putPlayer(game, guest.id, field);
  return { field, enemy: String(victim.id) };
}

describe("a labeled bot", () => {
  test("is attacked and looted by a guest on its first day, who keeps the shield", async () => {
    const { status } = (await bot.call.user.session()).user;
    expect(status.shieldUntil).toBeNull();
    const { field, enemy } = await visit(bot);
    const target = await guest.call.battles.target(field);
    expect(target).toMatchObject({ refusal: null, loot: { metal: 500, energy: 300, guest: null } });
    const { amount, lootType, user } = await guest.call.battles.attack({ enemy, field });
    // A tenth of what the guest dug is less than a tenth of what the bot carries above 1,000.
    expect([amount, lootType]).toEqual([500, "metal"]);
    expect(user.status.shieldUntil).not.toBeNull();
  });

  test("loses its first factory, and its store, to a guest", async () => {
    const field = freshFactory(game, 500);
    await setPlayer(game, bot.id, "attack_units[1] = 10");
    await putPlayer(game, bot.id, field);
    expect(await bot.call.puc.capture(field)).toMatchObject({ captured: true });
    game.clock.pass(3 * HOUR);
    await putPlayer(game, guest.id, field);
    const target = await guest.call.puc.target(field);
    expect(target).toMatchObject({ refusal: null, allowance: { metal: 500, energy: 300 } });
    const before = (await guest.call.user.session()).user.status;
    const { captured, newStatus } = await guest.call.puc.capture(field);
    expect(captured).toBe(true);
    expect(newStatus.metal).toBeGreaterThan(before.metal);
  });
});

test("a player has a shield, which a label ends", async () => {
  const player = await game.player();
  const { field, enemy } = await visit(player);
  const call = () => guest.call.battles.attack({ enemy, field });
  expect((await refusal(call())).code).toBe("SHIELDED");
  await setBot(game.services.db, player.username, true);
  await expect(call()).resolves.toMatchObject({ amount: 0 });
});
