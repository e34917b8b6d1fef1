import {
  type CaveFind,
  DAY,
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
import { cellOf } from "../../testing/positions.ts";
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
const caveRoll = (find: CaveFind) =>
  nextRoll(game, player.id, "cave", (random) => rollCave(ranges, 1, random).find === find);
const forestRoll = (find: ReturnType<typeof rollForest>["find"]) =>
  nextRoll(game, player.id, "forest", (random) => rollForest(1, random).find === find);

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
