/** Makes a provable roll again (rules §16): for scripts and pages that check what the server rolled. */
import type { CasinoGame } from "../catalogue/buildings.ts";
import { MIRAGE } from "../catalogue/limits.ts";
import type { Random } from "../random.ts";
import { RESOURCES, type Resource } from "../resource.ts";
import { battleSeed } from "./battle-seed.ts";
import { rollCasino } from "./casino.ts";
import { type CaveRoll, rollCave } from "./cave-roll.ts";
import { type RollDigest, type RollPurpose, rollRandom, rollText } from "./fair-chance.ts";
import { type ForestRoll, rollForest } from "./forest-roll.ts";
import type { DigRanges } from "./install-part.ts";

export interface RollAsked {
  playerId: number;
  /** The counter that the log names. */
  counter: number;
  purpose: RollPurpose;
  /** Caves and forests: what fatigue divided by, 1, 2 or 10. */
  divisor: number;
  /** Caves: the dig ranges that the player had. */
  ranges: DigRanges;
  /** Casino: the game that was played. */
  game: CasinoGame;
}

/** What the roll gave. A mirage's roll decides the offer with a step, or else what it pays. */
export type Replayed =
  | { purpose: "cave"; cave: CaveRoll }
  | { purpose: "forest"; forest: ForestRoll }
  | { purpose: "mirage"; offered: boolean; pays: Resource }
  | { purpose: "casino"; game: CasinoGame; result: number }
  | { purpose: "battle"; seed: string };

/** What a roll decides, from its first number on. */
export function replayRoll(asked: RollAsked, digest: RollDigest): Replayed {
  const { playerId, counter, purpose, divisor, ranges, game } = asked;
  const text = rollText(playerId, counter, purpose);
  const random = (): Random => rollRandom(text, digest);
  switch (purpose) {
    case "cave":
      return { purpose, cave: rollCave(ranges, divisor, random()) };
    case "forest":
      return { purpose, forest: rollForest(divisor, random()) };
    case "mirage":
      return { purpose, offered: random().chance(MIRAGE.chance), pays: random().pick(RESOURCES) };
    case "casino":
      return { purpose, game, result: rollCasino(game, random()) };
    case "battle":
      return { purpose, seed: battleSeed(random()) };
  }
}
