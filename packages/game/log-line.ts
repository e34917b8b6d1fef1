/** The loot log: ledger rows as a player reads them (spec §3, rules §18). */
import type { LedgerEntry, Resource } from "./state.ts";

/** A log line with the spec's log fields; the time is the ledger row's. */
export interface LogLine {
  /** What the log can be filtered by. */
  cat: "account" | "dig" | "referral";
  type: string;
  /** Name of a colour of the design. */
  color: "steel" | "ember" | "neutral";
  /** Name of a game-icons icon. */
  icon: string;
  content: string;
}

const LOOK = {
  metal: { color: "steel", icon: "ore" },
  energy: { color: "ember", icon: "steam" },
} as const satisfies Record<Resource, Pick<LogLine, "color" | "icon">>;

/** A whole number with commas between thousands: 12,340. The same in every locale. */
function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `120 metal`, `120 metal and 40 energy`, `nothing`. */
function amounts(metal: number, energy: number): string {
  const parts: string[] = [];
  if (metal !== 0) parts.push(`${grouped(metal)} metal`);
  if (energy !== 0) parts.push(`${grouped(energy)} energy`);
  return parts.join(" and ") || "nothing";
}

function digContent({ metal, energy, detail }: Omit<LedgerEntry, "playerId">): string {
  const tired = detail.divisor === 2 || detail.divisor === 10;
  const note = tired ? " You are tired; tomorrow a dig yields in full again." : "";
  return `You dug ${amounts(metal, energy)} at ${detail.x}, ${detail.y}.${note}`;
}

/** The log line of a ledger row. Total over the kinds of ledger rows; follows from the row alone. */
export function logLine(entry: Omit<LedgerEntry, "playerId">): LogLine {
  const { kind, metal, energy, detail } = entry;
  switch (kind) {
    case "start":
      return {
        cat: "account",
        type: "start",
        color: "neutral",
        icon: "castle",
        content: `Your base stands. You begin with ${amounts(metal, energy)}.`,
      };
    case "dig": {
      const resource = detail.resource === "energy" ? "energy" : "metal";
      return { cat: "dig", type: resource, ...LOOK[resource], content: digContent(entry) };
    }
    case "referral":
      return {
        cat: "referral",
        type: "waiting",
        color: "neutral",
        icon: "receive-money",
        content: `Referral credit that waited was paid: ${amounts(metal, energy)}.`,
      };
  }
}

/** One referee's credit of one day, as the referrer's log shows it. */
export interface ReferralDay {
  referee: string;
  /** Credit earned that day. */
  metal: number;
  energy: number;
  /** The part of it paid at once. */
  paidMetal: number;
  paidEnergy: number;
}

/** The log line that stands for all credit from one referee on one day (rules §4). */
export function referralLogLine(day: ReferralDay): LogLine {
  const { referee, metal, energy, paidMetal, paidEnergy } = day;
  const waits = amounts(metal - paidMetal, energy - paidEnergy);
  const note = waits === "nothing" ? "" : ` Of it ${waits} waits for a later day.`;
  return {
    cat: "referral",
    type: "referee",
    color: "neutral",
    icon: "receive-money",
    content: `${referee}'s digging earned you ${amounts(metal, energy)}.${note}`,
  };
}
