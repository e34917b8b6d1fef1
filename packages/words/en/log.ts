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

/** Which time of the log is shown. */
const spans = {
  all: "Any time",
  today: "Today",
  week: "Last 7 days",
  days: "From day to day",
};

/** What to do for a first line of each kind. */
const emptyOf: Record<LogCategory, string> = {
  account: "Your first step on the map writes one.",
  dig: "Stand on a Mineral Deposit or a Geothermal Vent, and dig.",
  referral: "Your referral link is under Account, in the tab Referrals.",
  note: "Write your first note above.",
  find: "Search a Cave or a Forest, or light a candle at a Memorial.",
  army: "Buy units or a tech in the section Attack or Defense.",
  research: "Raise one in the section Research.",
  tool: "Use one in the section Tools.",
  mine: "Lay mines in the section Tools, and wait for somebody to step on one.",
  battle: "Walk to the base of another player, and attack it.",
  factory: "Walk to a factory, and capture it.",
  trade: "Walk to a World Bank, an Exchange Bank or a Black Market.",
  casino: "Walk to a World Casino, and stake something.",
};

const lines = (count: string, isOne: boolean) => `${count} ${isOne ? "line" : "lines"}`;

export const enLog = {
  lead: (count: string, isOne: boolean) => `${lines(count, isOne)}, newest first.`,
  filter: "Show",
  all: "Everything",
  categories,
  time: "When",
  spans,
  days: { first: "From", last: "To" },
  list: "Log",
  today: "Today",
  yesterday: "Yesterday",
  older: "Older",
  loadingOlder: "Loading older lines",
  noOlder: "Nothing older.",
  note: "Your own note",
  write: "Write",
  written: "Note written.",
  report: "See the battle",
  field: (x: number, y: number) => `Field ${x}, ${y}`,
  proof: (roll: number) => `Check roll ${roll}`,
  save: "Download CSV",
  csv: {
    time: "Time",
    kind: "Kind",
    content: "What happened",
    fields: "Fields",
    battle: "Battle",
    roll: "Roll",
  },
  emptyTitle: "Nothing of this kind yet",
  empty: "Digging is the quickest way to a first line.",
  emptyOf,
  emptySpanTitle: "Nothing in this time",
  emptySpan: "Choose a longer time, or see all there is.",
  showAll: "Show everything",
  toField: "Back to the field",
  failed: "The log could not be loaded.",
  failedOlder: "Older lines could not be loaded.",
};
