/** Replays provable rolls (rules §16), for scripts and pages that verify the server. */
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

export interface RollRequest {
  playerId: number;
  /** The counter shown in the log. */
  counter: number;
  purpose: RollPurpose;
  /** Caves and forests: the fatigue divisor, 1, 2 or 10. */
  divisor: number;
  /** Caves: the player's dig ranges at the time. */
  ranges: DigRanges;
  /** Casino: the game played. */
  game: CasinoGame;
}

/** The result. A mirage roll decides either the offer of a step or the payout. */
export type ReplayedRoll =
  | { purpose: "cave"; cave: CaveRoll }
  | { purpose: "forest"; forest: ForestRoll }
  | { purpose: "mirage"; offered: boolean; pays: Resource }
  | { purpose: "casino"; game: CasinoGame; result: number }
  | { purpose: "battle"; seed: string };

export function replayRoll(request: RollRequest, digest: RollDigest): ReplayedRoll {
  const { playerId, counter, purpose, divisor, ranges, game } = request;
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
