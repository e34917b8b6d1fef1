/** Recomputes a provable roll from the day's seed (rules §16), with Node's own HMAC. */
import { createHmac } from "node:crypto";
import {
  blockText,
  isVein,
  type Position,
  type ProvenRelic,
  proveRelic,
  type ReplayedRoll,
  type RollRequest,
  replayRoll,
  rollUint32,
  type ShownTypeAt,
} from "@emberlode/game";

export interface Roll extends RollRequest {
  seed: Uint8Array;
}

const NUMBERS_SHOWN = 8;

const digest = (seed: Uint8Array) => (text: string, block: number) =>
  new Uint8Array(createHmac("sha256", seed).update(blockText(text, block)).digest());

/** The first numbers generated from a text, each 0..2^32-1. */
export function numbersOf(seed: Uint8Array, text: string): number[] {
  return Array.from({ length: NUMBERS_SHOWN }, rollUint32(text, digest(seed)));
}

/** Whether the seed puts a vein under a field; only meaningful for metal and energy fields. */
export function replayVein(seed: Uint8Array, cell: Position): boolean {
  return isVein(cell, digest(seed));
}

/** A player's relic of the day of the seed. */
export function replayRelic(
  seed: Uint8Array,
  { playerId, number }: { playerId: number; number: number },
  typeAt: ShownTypeAt,
): ProvenRelic {
  return proveRelic(playerId, number, typeAt, digest(seed));
}

/** The outcome of a roll, from its first number on. */
export function replay({ seed, ...subject }: Roll): ReplayedRoll {
  return replayRoll(subject, digest(seed));
}
