/** Units, techs and researches that cannot be paid. */
import type { GameErrorCode } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { stateOf } from "../../testing/game-state.ts";
import { give } from "../../testing/give.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let player: Browser & { id: number };
let names = 0;
beforeEach(async () => {
  player = await game.player(`Patron${names++}`);
});

type Call = Browser["call"];

/** What each costs a new player, in metal and in energy. */
const PURCHASES: Readonly<
  Record<string, { metal: number; energy: number; buy(call: Call): Promise<unknown> }>
> = {
  "units.buy": {
    metal: 100,
    energy: 200,
    buy: (call) => call.units.buy({ type: "attack", index: 0, unit: 2 }),
  },
  "units.buyTech": {
    metal: 100,
    energy: 100,
    buy: (call) => call.units.buyTech({ type: "defense", index: 1 }),
  },
  "researches.raise": {
    metal: 800,
    energy: 800,
    buy: (call) => call.researches.raise({ research: "mines" }),
  },
};

const START = 1000;

describe.each(Object.entries(PURCHASES))("%s", (_, { metal, energy, buy }) => {
  test.each<[GameErrorCode, number, number]>([
    ["NOT_ENOUGH_METAL", metal - 1, energy],
    ["NOT_ENOUGH_ENERGY", metal, energy - 1],
    ["NOT_ENOUGH_RESOURCES", metal - 1, energy - 1],
  ])("%s with %i metal and %i energy, and nothing changes", async (code, hasMetal, hasEnergy) => {
    await give(game, player.id, hasMetal - START, hasEnergy - START);
    const before = await stateOf(game);
    const missing = { metal: metal - hasMetal, energy: energy - hasEnergy };
    expect(await refusal(buy(player.call))).toEqual(refusedWith(code, { missing }));
    expect(await stateOf(game)).toBe(before);
  });
});
