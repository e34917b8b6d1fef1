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
});

describe("a memorial", () => {
  test("gives a candle a day", async () => {
    const input = await standOn("memorial");
    const answer = await player.call.finds.memorial(input);
    expect(answer).toEqual({ candle: 1, desc: expect.stringContaining("You carry 1 of 7.") });
    expect((await status()).candle).toBe(1);
    const midnight = (Math.floor(game.clock.now() / DAY) + 1) * DAY;
    const lit = await player.call.fields.move(input.field);
    expect(lit).toMatchObject({ spentUntil: new Date(midnight).toISOString() });
    const again = await refusal(player.call.finds.memorial(input));
    expect(again).toMatchObject({ code: "ALREADY_LIT", status: 409 });
    expect(again.text).toContain(refusedWith("ALREADY_LIT").text);
  });
});
