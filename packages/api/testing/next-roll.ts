import type { Random, RollPurpose } from "@emberlode/game";
import type { TestGame } from "./game.ts";
import { setPlayer } from "./give.ts";

const MAX_TRIES = 100_000;

/** Advances to a provable roll that fits the test; returns its counter. */
export async function nextRoll(
  game: TestGame,
  id: number,
  purpose: RollPurpose,
  isWanted: (random: Random) => boolean,
): Promise<number> {
  const now = game.clock.now();
  for (let rolls = 0; rolls < MAX_TRIES; rolls++) {
    if (!isWanted(game.services.fair.roll({ id, rolls }, purpose, now))) continue;
    await setPlayer(game, id, `rolls = ${rolls}`);
    return rolls;
  }
  throw new Error("There is no such roll.");
}
