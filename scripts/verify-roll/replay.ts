/** Makes a provable roll again from the day's seed (rules §16), apart from the server's own code. */
import { createHmac } from "node:crypto";
import {
  battleSeed,
  blockText,
  type CasinoGame,
  type CaveRanges,
  type CaveRoll,
  type ForestRoll,
  isVein,
  MIRAGE,
  type Position,
  type Random,
  type Resource,
  type RollPurpose,
  rollCasino,
  rollCave,
  rollForest,
  rollRandom,
  rollText,
  rollUint32,
} from "@emberlode/game";

export interface Roll {
  seed: Uint8Array;
  playerId: number;
  /** The counter that the log names. */
  counter: number;
  purpose: RollPurpose;
  /** Caves and forests: what fatigue divided by, 1, 2 or 10. */
  divisor: number;
  /** Caves: the dig ranges that the player had. */
  ranges: CaveRanges;
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

const NUMBERS_SHOWN = 8;
const RESOURCES: readonly Resource[] = ["metal", "energy"];

const digest = (seed: Uint8Array) => (text: string, block: number) =>
  new Uint8Array(createHmac("sha256", seed).update(blockText(text, block)).digest());

/** The first numbers that follow from a text, each 0..2^32-1. */
export function numbersOf(seed: Uint8Array, text: string): number[] {
  return Array.from({ length: NUMBERS_SHOWN }, rollUint32(text, digest(seed)));
}

/** Whether the seed puts a vein under a field: only under metal and energy it means anything. */
export function replayVein(seed: Uint8Array, cell: Position): boolean {
  return isVein(cell, digest(seed));
}

/** What a roll decides, from its first number on. */
export function replay(roll: Roll): Replayed {
  const { seed, playerId, counter, purpose, divisor, ranges, game } = roll;
  const text = rollText(playerId, counter, purpose);
  const random = (): Random => rollRandom(text, digest(seed));
  switch (purpose) {
    case "cave":
      return { purpose, cave: rollCave(ranges, divisor, random()) };
    case "forest":
      return { purpose, forest: rollForest(divisor, random()) };
    case "mirage":
      return {
        purpose,
        offered: random().chance(MIRAGE.chance),
        pays: random().pick(RESOURCES),
      };
    case "casino":
      return { purpose, game, result: rollCasino(game, random()) };
    case "battle":
      return { purpose, seed: battleSeed(random()) };
  }
}
