/** Categories that filter the loot log (spec §3 Log, rules §18). */
import type { LedgerKind } from "./state.ts";

/**
 * In the order in which a player's line counts are stored. Append new ones at the end, with a
 * migration: the domain `line_counts` fixes their number.
 */
export const LOG_CATEGORIES = [
  "account",
  "dig",
  "referral",
  "note",
  "find",
  "army",
  "research",
  "tool",
  "mine",
  "battle",
  "factory",
  "trade",
  "casino",
] as const;
export type LogCategory = (typeof LOG_CATEGORIES)[number];

/** The category of every kind of ledger row. */
export const LOG_CATEGORY = {
  start: "account",
  "base-left": "account",
  "base-placed": "account",
  correction: "account",
  goal: "account",
  dig: "dig",
  "buy-part": "dig",
  "install-part": "dig",
  referral: "referral",
  note: "note",
  cave: "find",
  forest: "find",
  memorial: "find",
  mirage: "find",
  relic: "find",
  "buy-units": "army",
  "buy-tech": "army",
  "upgrade-base": "factory",
  research: "research",
  tool: "tool",
  mine: "mine",
  attack: "battle",
  defense: "battle",
  capture: "factory",
  plunder: "factory",
  collect: "factory",
  "factory-lost": "factory",
  abandon: "factory",
  bank: "trade",
  exchange: "trade",
  market: "trade",
  casino: "casino",
} as const satisfies Record<LedgerKind, LogCategory>;

/** Every kind of ledger row. */
export const LEDGER_KINDS = Object.keys(LOG_CATEGORY) as readonly LedgerKind[];

/** Index of a kind's category in a player's line counts. */
export function logCategoryIndex(kind: LedgerKind): number {
  return LOG_CATEGORIES.indexOf(LOG_CATEGORY[kind]);
}

/** Number of log lines so far, over all categories. */
export function logTotal(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
