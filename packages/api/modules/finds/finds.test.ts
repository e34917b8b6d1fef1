import {
  byId,
  type CaveFind,
  DAY,
  EXCAVATOR_PART_IDS,
  equalAmounts,
  type FieldType,
  HOUR,
  type Position,
  rollCave,
  rollForest,
} from "@emberlode/game";
import { describe, expect, test } from "vitest";
import { standOn as putOn } from "../../testing/building.ts";
import { refusal, refusedWith } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { setPlayer } from "../../testing/give.ts";
import { stayFor } from "../../testing/log-in-again.ts";
import { nextRoll } from "../../testing/next-roll.ts";
import { cellOf, east } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

const status = async () => (await player.call.user.session()).user.status;

/** Moves the player onto a field of this type. */
async function standOn(type: FieldType): Promise<{ field: Position }> {
  await putOn(game, player.id, type);
  return { field: cellOf(game, type) };
}

const ranges = { digMin: equalAmounts(0), digMax: equalAmounts(100) };
const caveRoll = (find: CaveFind, divisor = 1) =>
  nextRoll(game, player.id, "cave", (random) => rollCave(ranges, divisor, random).find === find);
const forestRoll = (find: ReturnType<typeof rollForest>["find"], divisor = 1) =>
  nextRoll(game, player.id, "forest", (random) => rollForest(divisor, random).find === find);

/** Refused elsewhere, and for a time after a find, without any change. */
async function expectFieldRefusals(
  explore: (input: { field: Position }) => Promise<unknown>,
  { field }: { field: Position },
  restMs: number,
) {
  await expectRefused(game, () => explore({ field: east(field) }), "NOT_HERE");
  await explore({ field });
  await expectRefused(game, () => explore({ field }), "SPENT", { waitMs: restMs });
  await stayFor(game, restMs - 1, player);
  await expectRefused(game, () => explore({ field }), "SPENT", { waitMs: 1 });
  await stayFor(game, 1, player);
  await explore({ field });
}

describe("a cave", () => {
  test("may be a dead end, which spends it", async () => {
    const input = await standOn("cave");
    const roll = await caveRoll("lost");
    const answer = await player.call.finds.cave(input);
    expect(answer).toMatchObject({ type: "lost", amount: 0, roll });
    expect(answer.desc).toMatch(/wrong turn/);
    const spentUntil = new Date(game.clock.now() + HOUR).toISOString();
    expect(await player.call.fields.move(input.field)).toMatchObject({ type: "cave", spentUntil });
  });

  test("may contain metal", async () => {
    const input = await standOn("cave");
    await caveRoll("metal");
    const { amount = -1, newStatus } = await player.call.finds.cave(input);
    expect(newStatus.metal).toBe(1000 + amount);
    expect(await status()).toMatchObject({ metal: 1000 + amount });
  });

  test("may be a trap, which a candle averts", async () => {
    const input = await standOn("cave");
    await setPlayer(game, player.id, "candle = 2");
    await caveRoll("trap");
    const spared = await player.call.finds.cave(input);
    expect(spared).toMatchObject({ type: "trap", amount: 0, newStatus: { candle: 1 } });
    expect(spared.desc).toContain("candle");
  });

  test("may contain a part, which goes to the inventory", async () => {
    const input = await standOn("cave");
    await caveRoll("part");
    const answer = await player.call.finds.cave(input);
    expect(EXCAVATOR_PART_IDS).toContain(answer.type);
    expect(answer).toMatchObject({
      _id: answer.type,
      count: 1,
      amount: 1,
      title: expect.stringMatching(/^(Common|Uncommon|Rare|Epic|Legendary) /),
      color: expect.any(String),
    });
    const held = (await game.services.actions.read(player.id))?.parts;
    expect(held).toEqual(byId(EXCAVATOR_PART_IDS, (part) => (part === answer.type ? 1 : 0)));
  });

  test("can be explored again after a while, and only where the player is", async () => {
    await expectFieldRefusals(player.call.finds.cave, await standOn("cave"), HOUR);
  });
});

describe("a forest", () => {
  test("may contain a map to an unseen building", async () => {
    const input = await standOn("forest");
    await forestRoll("map");
    const answer = await player.call.finds.forest(input);
    if (answer.type !== "map" || answer.amount === 0) throw new Error("A map leads somewhere.");
    const { x, y, landmark } = answer;
    expect(game.services.world.at({ x, y }).type).toBe(landmark);
    expect(answer.desc).toContain(`${x}, ${y}`);
  });

  test("may contain Pikemen", async () => {
    const input = await standOn("forest");
    await forestRoll("pikeman");
    const found = await player.call.finds.forest(input);
    if (found.type !== "pikeman") throw new Error("Pikemen were rolled.");
    expect(found.newStatus.attack_units[0]).toBe(found.amount);
    expect(found.newStatus.slots).toBe(2000 - 200 * found.amount);
  });

  test("may contain mines and drives", async () => {
    const input = await standOn("forest");
    for (const find of ["mines", "prob_drive", "improb_drive"] as const) {
      await forestRoll(find);
      const found = await player.call.finds.forest(input);
      if (found.type !== find) throw new Error(`${find} was rolled, not ${found.type}.`);
      const { tools } = await player.call.tools.list();
      expect(tools).toContainEqual({ tool: find, count: found.amount });
      await stayFor(game, 2 * HOUR, player);
    }
  });

  test("can be explored again after a while, and only where the player is", async () => {
    await expectFieldRefusals(player.call.finds.forest, await standOn("forest"), 2 * HOUR);
  });
});

describe("a memorial", () => {
  test("gives a candle a day, up to seven", async () => {
    const input = await standOn("memorial");
    const answer = await player.call.finds.memorial(input);
    expect(answer).toEqual({ candle: 1, desc: expect.stringContaining("You carry 1 of 7.") });
    expect((await status()).candle).toBe(1);
    const midnight = (Math.floor(game.clock.now() / DAY) + 1) * DAY;
    const lit = await player.call.fields.move(input.field);
    expect(lit).toMatchObject({ spentUntil: new Date(midnight).toISOString() });
    const light = () => player.call.finds.memorial(input);
    const again = await refusal(light());
    expect(again).toMatchObject({ code: "ALREADY_LIT", status: 409 });
    expect(again.text).toContain(refusedWith("ALREADY_LIT").text);
    await setPlayer(game, player.id, "candle = 7, candle_day = candle_day - 1");
    await expectRefused(game, light, "CANDLES_FULL");
  });
});

describe("a mirage", () => {
  const offerHere = async () => {
    const { field } = await standOn("waste");
    await setPlayer(game, player.id, `mirage_x = ${field.x}, mirage_y = ${field.y}`);
  };

  test("pays 9,999 where it is offered, once a day", async () => {
    await offerHere();
    const { type, amount, desc } = await player.call.finds.mirage();
    expect(amount).toBe(9999);
    expect(desc).toContain("9,999");
    expect((await status())[type]).toBe(10_999);
    await offerHere();
    await expectRefused(game, () => player.call.finds.mirage({}), "NO_MIRAGE");
  });
});
