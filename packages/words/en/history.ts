/** Texts of the History desk; loaded with it. */
import type { HistorySource } from "@emberlode/game";

const sources: Record<HistorySource, string> = {
  start: "Beginning",
  dig: "Digging",
  find: "Finds",
  loot: "Battles",
  referral: "Referrals",
  mine: "Mines",
  purchase: "Purchases",
  trade: "Banks and markets",
  bank: "Own bank account",
  casino: "Casino",
};

export const enHistory = {
  lead: (days: string, isOne: boolean) =>
    isOne ? "Today, day by UTC." : `The last ${days} days, day by UTC.`,
  resource: "Resource",
  save: "Download CSV",
  sources,
  totals: "By source",
  source: "Source",
  came: "In",
  went: "Out",
  net: "Balance",
  sum: "All",
  held: "Carried at the end of each day",
  flows: "In and out each day",
  heldSpoken: (resource: string, first: string, last: string) =>
    `${resource} carried: ${first} at the end of the first day, ${last} now. The table below has each day.`,
  flowsSpoken: (resource: string, came: string, went: string) =>
    `${resource}: ${came} came in, ${went} went out. The table below has each day.`,
  upTo: (amount: string) => `up to ${amount}`,
  asTable: "Each day as a table",
  day: "Day (UTC)",
  carried: "Carried",
  standing: "Power and rank",
  today: "Today",
  csv: {
    day: "Day (UTC)",
    source: "Source",
    metalIn: "Metal in",
    metalOut: "Metal out",
    energyIn: "Energy in",
    energyOut: "Energy out",
    metal: "Metal carried",
    energy: "Energy carried",
  },
  emptyTitle: "Nothing earned or spent yet",
  empty:
    "Stand on a Mineral Deposit or a Geothermal Vent, and dig: the first yield begins your history.",
  toField: "Back to the field",
  failed: "Your history could not be loaded.",
};
