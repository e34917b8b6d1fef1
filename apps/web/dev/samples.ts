/** Sample data for the page of shared components: the longest texts and largest numbers in use. */
import type { OddsSegment } from "../features/ui/odds-bar.tsx";
import type { DataColumn } from "../features/ui/use-data-table.ts";

export const SAMPLE_YIELD = { metal: 30, energy: 25 };
export const SAMPLE_PURSE = { metal: 1440, energy: 380 };
export const RICH_PURSE = { metal: 987_654_321_012, energy: 12_345_678 };

export const SAMPLE_ODDS = [
  { id: "lost", label: "Wrong turn", share: 0.2, tone: "plain" },
  {
    id: "trap",
    label: "A trap",
    share: 0.15,
    tone: "bad",
    note: "1 to 5% of what you carry",
  },
  { id: "metal", label: "Metal", share: 0.2, tone: "metal", note: "90 on average" },
  { id: "energy", label: "Energy", share: 0.2, tone: "energy", note: "75 on average" },
  { id: "part", label: "A common part", share: 0.2475, tone: "good" },
  { id: "rare", label: "A legendary part", share: 0.0025, tone: "rare" },
] as const satisfies readonly OddsSegment[];

interface SampleRow {
  name: string;
  metal: number;
  note: string | null;
}

export const SAMPLE_ROWS: readonly SampleRow[] = Array.from({ length: 94 }, (_, index) => ({
  name: `Factory ${index + 1}`,
  metal: ((index * 7919) % 1000) * 1234,
  note: index % 5 === 0 ? null : `Safe for ${index % 24} h`,
}));

export const SAMPLE_COLUMNS: readonly DataColumn<SampleRow>[] = [
  { id: "name", title: "Name", value: ({ name }) => name },
  { id: "metal", title: "Metal", value: ({ metal }) => metal, numeric: true },
  { id: "note", title: "Note", value: ({ note }) => note },
];

export const SAMPLE_PLAYERS = [
  { id: "ada", label: "Ada", note: "level 4" },
  { id: "brunel", label: "Brunel the Builder of Very Long Bridges", note: "level 12" },
  { id: "curie", label: "Curie", note: "level 7" },
];

/** A deadline the page never reaches, and one in the past. */
export const FAR_END = Date.now() + 3_723_000;
export const PAST_END = 0;

export const SAMPLE_TEXTS = {
  title: "Shared parts",
  lead: "Every part of the desks in every state. Only in development.",
  look: "Look",
  rows: "Rows",
  units: "Units",
  strength: (strength: number, hp: number) => `${strength} strength, ${hp} hp`,
  buy: "Buy",
  longName: "Intercontinental Electromagnetic Bucket Wheel Reconnaissance Detachment",
  longMeta:
    "A text so long that it wraps over several lines, as descriptions of tools and units sometimes do",
  details: "Details open here, below the row.",
  needs: "Needs Swordsmanship, 300 metal and 300 energy",
  toTech: "Show the tech",
  soon: "Opens soon",
  prices: "Prices",
  amounts: "Amounts",
  howMany: "How many Pikemen",
  howManyFew: "How many Mines",
  howManyNone: "How many Snipers",
  howManyHuge: "Metal to deposit",
  noSlots: "You need 80 more slots.",
  gains: "Gains and losses",
  pikemen: "Pikemen",
  power: "Power",
  slots: "Free slots",
  odds: "Odds",
  cave: "Cave odds",
  caveExpected: "About 22 metal per visit",
  sure: "Fire reward",
  candle: "A candle",
  one: "Only one",
  waiting: "Empty, waiting, refused",
  noFactories: "No factories yet",
  noFactoriesText: "The nearest free one is 7 steps northeast of here.",
  showMap: "Show it on the map",
  shielded: "Shielded for 12:04",
  refusedLong:
    "You can't attack this base. Its owner is too small, isn't wealthy, and hasn't looted you in the last day.",
  safeFor: (span: string) => `Safe for ${span}`,
  safeNoMore: "Anyone can attack it now.",
  controls: "Controls",
  abandon: "Abandon the factory",
  abandonTitle: "Abandon this factory?",
  abandonText: "You lose its slots, and you can't take it again for 24 hours.",
  abandonVerb: "Abandon",
  tip: "Average yield of a dig with all parts installed.",
  tipOf: "Yield",
  menu: "Order",
  menuItems: ["By distance", "By level", "By protection left"],
  menuDisabled: "By guard (needs a Slot Scouter)",
  player: "Player",
  stakeLabel: "Bet",
  stake: (amount: string) => `${amount} metal`,
  tables: "Tables",
  factories: "Factories",
  nothing: "Empty table",
  bulkActions: { mark: "Mark on the map", drop: "Abandon" },
  icons: "Icons",
  walkCells: "Cells of the map",
  worldCells: "Cells of the overview",
  armyRows: "Rows of the army",
  outcomes: "Outcomes",
  outcome: "One text for all",
} as const;
