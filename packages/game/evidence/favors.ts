/** Favors between two accounts, willing or not: what evidence of second accounts is made of. */
import { HISTORY_SOURCE } from "../history-sources.ts";
import type { LedgerEntry } from "../state.ts";

export const FAVOR_KINDS = ["loot", "captures", "referral", "pacts"] as const;
export type FavorKind = (typeof FAVOR_KINDS)[number];

/**
 * A won attack or plunder, a captured factory with its store, the referral credit of a day, or a
 * pact. `to` had the benefit; a pact has no direction.
 */
export interface Favor {
  kind: FavorKind;
  from: number;
  to: number;
  /** Milliseconds. */
  at: number;
  /** Metal and energy together. */
  amount: number;
}

type Line = Pick<LedgerEntry, "playerId" | "kind" | "metal" | "energy" | "detail">;
type AmountLine = Pick<Line, "kind" | "metal" | "energy">;

/** The victory that a line of the winner is about; null for any other line. */
export function favorOf(line: Line & { at: number }): Favor | null {
  const { playerId: to, kind, metal, energy, detail, at } = line;
  const { won, otherId: from } = detail;
  if (won !== true || typeof from !== "number") return null;
  const amount = metal + energy;
  if (kind === "attack" || kind === "plunder") return { kind: "loot", from, to, at, amount };
  return kind === "capture" ? { kind: "captures", from, to, at, amount } : null;
}

const EARNED: readonly string[] = ["dig", "find", "factory", "loot", "referral"];

/** The gain of an account from a line, metal and energy together. */
export const earnedBy = ({ kind, metal, energy }: AmountLine): number =>
  EARNED.includes(HISTORY_SOURCE[kind]) ? Math.max(0, metal) + Math.max(0, energy) : 0;

/**
 * What an account spent on itself with a line: on its base, army, researches or excavator. Rewards
 * of goals are spent first, so what they paid is taken off: a hoarder would look like a player with
 * them.
 */
export function spentBy({ kind, metal, energy }: AmountLine): number {
  if (kind === "goal") return -(metal + energy);
  return HISTORY_SOURCE[kind] === "purchase" ? Math.max(0, -metal) + Math.max(0, -energy) : 0;
}
