/** Sources and uses of a player's resources, as the history groups them (rules §18). */
import type { LedgerKind } from "./state.ts";

/** In display order. */
export const HISTORY_SOURCES = [
  "start",
  "goal",
  "dig",
  "find",
  "factory",
  "loot",
  "referral",
  "mine",
  "purchase",
  "trade",
  "bank",
  "casino",
] as const;
export type HistorySource = (typeof HISTORY_SOURCES)[number];

/** The source of every kind of ledger row. Kinds that move no resources join a related source. */
export const HISTORY_SOURCE = {
  start: "start",
  "base-left": "start",
  "base-placed": "start",
  correction: "start",
  note: "start",
  goal: "goal",
  dig: "dig",
  cave: "find",
  forest: "find",
  memorial: "find",
  mirage: "find",
  relic: "find",
  collect: "factory",
  attack: "loot",
  defense: "loot",
  capture: "loot",
  plunder: "loot",
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
