/** Where a player's resources come from and go to, as the history sums them up (rules §18). */
import type { LedgerKind } from "./state.ts";

/** In the order in which they are listed. */
export const HISTORY_SOURCES = [
  "start",
  "dig",
  "find",
  "loot",
  "referral",
  "mine",
  "purchase",
  "trade",
  "bank",
  "casino",
] as const;
export type HistorySource = (typeof HISTORY_SOURCES)[number];

/** The source of every kind of ledger row; what never moves anything stands with what is near to it. */
export const HISTORY_SOURCE = {
  start: "start",
  "base-left": "start",
  "base-placed": "start",
  note: "start",
  dig: "dig",
  cave: "find",
  forest: "find",
  memorial: "find",
  mirage: "find",
  attack: "loot",
  defense: "loot",
  capture: "loot",
  "factory-lost": "loot",
  abandon: "loot",
  referral: "referral",
  mine: "mine",
  tool: "mine",
  "buy-part": "purchase",
  "install-part": "purchase",
  "buy-units": "purchase",
  "buy-tech": "purchase",
  "upgrade-base": "purchase",
  research: "purchase",
  exchange: "trade",
  market: "trade",
  bank: "bank",
  casino: "casino",
} as const satisfies Record<LedgerKind, HistorySource>;
