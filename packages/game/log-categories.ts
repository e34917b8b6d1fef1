/** What the loot log can be filtered by (spec §3 Log, rules §18). */
import type { LedgerKind } from "./state.ts";

/**
 * In the order in which a player's lines are counted. A new one goes to the end, and needs a migration:
 * the domain `line_counts` says how many there are.
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
  dig: "dig",
  "buy-part": "dig",
  "install-part": "dig",
  referral: "referral",
  note: "note",
  cave: "find",
  forest: "find",
  memorial: "find",
  mirage: "find",
  "buy-units": "army",
  "buy-tech": "army",
  "upgrade-base": "factory",
  research: "research",
  tool: "tool",
  mine: "mine",
  attack: "battle",
  defense: "battle",
  capture: "factory",
  "factory-lost": "factory",
  abandon: "factory",
  bank: "trade",
  exchange: "trade",
  market: "trade",
  casino: "casino",
} as const satisfies Record<LedgerKind, LogCategory>;

/** Every kind of ledger row. */
export const LEDGER_KINDS = Object.keys(LOG_CATEGORY) as readonly LedgerKind[];

/** The place of a kind's category among the counts of a player. */
export function logCategoryIndex(kind: LedgerKind): number {
  return LOG_CATEGORIES.indexOf(LOG_CATEGORY[kind]);
}

/** Lines of a log so far, all categories together. */
export function logTotal(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
