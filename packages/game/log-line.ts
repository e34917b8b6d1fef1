/** The loot log: ledger rows as a player reads them (spec §3, rules §18). */
import { armyLines } from "./log-lines/army-lines.ts";
import { battleLines } from "./log-lines/battle-lines.ts";
import { digLines } from "./log-lines/dig-lines.ts";
import { findLines } from "./log-lines/find-lines.ts";
import {
  amounts,
  type LoggedEntry,
  type LogLine,
  labelledName,
  type WriteLine,
} from "./log-lines/line.ts";
import { toolLines } from "./log-lines/tool-lines.ts";
import { tradeLines } from "./log-lines/trade-lines.ts";
import type { LedgerKind } from "./state.ts";

export type { LogLine } from "./log-lines/line.ts";

const LINES: Readonly<Record<LedgerKind, WriteLine>> = {
  ...digLines,
  ...findLines,
  ...armyLines,
  ...battleLines,
  ...toolLines,
  ...tradeLines,
};

/** The log line of a ledger row. Total over the kinds of ledger rows; follows from the row alone. */
export function logLine(entry: LoggedEntry): LogLine {
  return LINES[entry.kind](entry);
}

/** One referee's credit of one day, as the referrer's log shows it. */
export interface ReferralDay {
  referee: string;
  /** Whether a program plays there. */
  isBot?: boolean;
  /** Credit earned that day. */
  metal: number;
  energy: number;
  /** The part of it paid at once. */
  paidMetal: number;
  paidEnergy: number;
}

/** The log line that stands for all credit from one referee on one day (rules §4). */
export function referralLogLine(day: ReferralDay): LogLine {
  const { referee, isBot = false, metal, energy, paidMetal, paidEnergy } = day;
  const waits = amounts(metal - paidMetal, energy - paidEnergy);
  const note = waits === "nothing" ? "" : ` Of it ${waits} waits for a later day.`;
  return {
    cat: "referral",
    type: "referee",
    color: "neutral",
    icon: "receive-money",
    content: `${labelledName(referee, isBot)}'s digging earned you ${amounts(metal, energy)}.${note}`,
  };
}
