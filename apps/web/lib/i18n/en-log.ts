/** Texts of the Log desk; loaded with it. */
import type { LogCategory } from "@emberlode/game";

const categories: Record<LogCategory, string> = {
  account: "Account",
  dig: "Digging",
  referral: "Referrals",
  note: "Notes",
  find: "Finds",
  army: "Army",
  research: "Research",
  tool: "Tools",
  mine: "Mines",
  battle: "Battles",
  factory: "Factories",
  trade: "Trade",
  casino: "Casino",
};

export const enLog = {
  lead: (count: string, isOne: boolean) => `${count} ${isOne ? "line" : "lines"}, newest first.`,
  filter: "Show",
  all: "Everything",
  categories,
  list: "Log",
  newer: "Newer",
  older: "Older",
  note: "Your own note",
  write: "Write",
  written: "Note written.",
  report: "See the battle",
  emptyTitle: "Nothing of this kind yet",
  empty: "Digging is the quickest way to a first line.",
  showAll: "Show everything",
  failed: "The log could not be loaded.",
};
