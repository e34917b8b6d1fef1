/** The loot log: texts of ledger rows (spec §3, rules §18). */
import { type LedgerKind, subtractAmounts } from "@emberlode/game";
import { accountLines } from "./log-lines/account-lines.ts";
import { battleLines } from "./log-lines/battle-lines.ts";
import { digLines } from "./log-lines/dig-lines.ts";
import { factoryLines } from "./log-lines/factory-lines.ts";
import { findLines } from "./log-lines/find-lines.ts";
import {
  amounts,
  type LoggedEntry,
  type LogLine,
  type LogTranslators,
  sentences,
  storedName,
  type WriteLine,
} from "./log-lines/line.ts";
import { purchaseLines } from "./log-lines/purchase-lines.ts";
import { toolLines } from "./log-lines/tool-lines.ts";
import { tradeLines } from "./log-lines/trade-lines.ts";

const LINES: Readonly<Record<LedgerKind, WriteLine>> = {
  ...accountLines,
  ...digLines,
  ...findLines,
  ...purchaseLines,
  ...battleLines,
  ...factoryLines,
  ...toolLines,
  ...tradeLines,
};

/** The log line of a ledger row of any kind. Depends only on the row and the language. */
export function logLine(entry: LoggedEntry, translators: LogTranslators): LogLine {
  return LINES[entry.kind](entry, translators);
}

/** One referee's credit of one day, as shown in the referrer's log. */
export interface ReferralDay {
  /** Null for a deleted account. */
  referee: string | null;
  /** Whether the referee is labeled as a bot. */
  isBot?: boolean;
  /** Credit earned that day. */
  metal: number;
  energy: number;
  /** The amount that was paid immediately. */
  paidMetal: number;
  paidEnergy: number;
}

/** The log line for all credit from one referee on one day (rules §4). */
export function referralLogLine(day: ReferralDay, translators: LogTranslators): LogLine {
  const { referee, isBot = false, paidMetal, paidEnergy } = day;
  const who = storedName(referee, isBot, translators);
  const waiting = subtractAmounts(day, { metal: paidMetal, energy: paidEnergy });
  const waits = waiting.metal !== 0 || waiting.energy !== 0;
  return {
    cat: "referral",
    type: "referee",
    color: "neutral",
    icon: "receive-money",
    content: sentences(
      translators.lines("account.credit", { referee: who, amounts: amounts(day, translators) }),
      waits
        ? translators.lines("account.creditWaits", { amounts: amounts(waiting, translators) })
        : null,
    ),
  };
}
