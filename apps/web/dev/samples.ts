/** What the page of the shared parts shows; texts as long and numbers as large as they come. */
import type { OddsPart } from "../features/ui/components/odds-bar.tsx";
import type { DataColumn } from "../features/ui/table-column.ts";

export const YIELD = { metal: 30, energy: 25 };
export const PURSE = { metal: 1440, energy: 380 };
export const RICH = { metal: 987_654_321_012, energy: 12_345_678 };

export const ODDS = [
  { id: "lost", label: "You lose your way", share: 0.2, tone: "plain" },
  {
    id: "trap",
    label: "A trap",
    share: 0.15,
    tone: "bad",
    note: "costs 1 to 5 % of what you carry",
  },
  { id: "metal", label: "Metal", share: 0.2, tone: "metal", note: "90 on average" },
  { id: "energy", label: "Energy", share: 0.2, tone: "energy", note: "75 on average" },
  { id: "part", label: "A common part", share: 0.2475, tone: "good" },
  { id: "rare", label: "A legendary part", share: 0.0025, tone: "rare" },
] as const satisfies readonly OddsPart[];

export interface SampleRow {
  name: string;
  metal: number;
  note: string | null;
}

export const ROWS: readonly SampleRow[] = Array.from({ length: 94 }, (_, index) => ({
  name: `Factory ${index + 1}`,
  metal: ((index * 7919) % 1000) * 1234,
  note: index % 5 === 0 ? null : `Safe for ${index % 24} h`,
}));

export const COLUMNS: readonly DataColumn<SampleRow>[] = [
  { id: "name", title: "Name", value: ({ name }) => name },
  { id: "metal", title: "Metal", value: ({ metal }) => metal, numeric: true },
  { id: "note", title: "Note", value: ({ note }) => note },
];

export const PLAYERS = [
  { id: "ada", label: "Ada", note: "level 4" },
  { id: "brunel", label: "Brunel the Builder of Very Long Bridges", note: "level 12" },
  { id: "curie", label: "Curie", note: "level 7" },
];

/** An end that the page never reaches, and one that has passed. */
export const FAR_END = Date.now() + 3_723_000;
export const PAST_END = 0;

export const TEXTS = {
  title: "Shared parts",
  lead: "Every part that the desks are built of, in its states. This page exists in development only.",
  look: "Look",
  rows: "Rows",
  units: "Units",
  strength: (strength: number, hp: number) => `${strength} strength, ${hp} hp`,
  buy: "Buy",
  longName: "Intercontinental Electromagnetic Bucket Wheel Reconnaissance Detachment",
  longMeta:
    "A text that goes on for longer than anybody would want to read in a row, and breaks over several lines",
  details: "More about it stands here, under the row.",
  needs: "Needs Swordsmanship, 300 metal and 300 energy",
  toTech: "Show the tech",
  soon: "Opens in a while",
  prices: "Prices",
  amounts: "Amounts",
  howMany: "How many Pikemen",
  howManyFew: "How many Mines",
  howManyNone: "How many Snipers",
  howManyHuge: "Metal to bring to the bank",
  noSlots: "No free slots: 200 are needed for one, you have 120.",
  gains: "Gains and losses",
  pikemen: "Pikemen",
  power: "Power",
  slots: "Free slots",
  odds: "Odds",
  cave: "What the cave may hold",
  caveExpected: "About 22 metal a visit",
  sure: "What the fire gives",
  candle: "A candle",
  one: "One of one",
  waiting: "Empty, waiting, refused",
  noFactories: "No factories yet",
  noFactoriesText: "Free ones stand on the map. The nearest is 7 steps north-east of here.",
  showMap: "Show it on the map",
  shielded: "Shielded for 12:04",
  refusedLong:
    "You cannot attack this base: its owner has less than a fifth of your standing, took nothing from you within a day, and is not wealthy either.",
  safeFor: (span: string) => `Safe for ${span}`,
  safeNoMore: "Anybody may attack it now.",
  controls: "Controls",
  abandon: "Abandon the factory",
  abandonSure: "Really abandon it?",
  tip: "What one dig yields on average, with all parts installed.",
  tipOf: "Yield",
  menu: "Order",
  menuItems: ["By distance", "By level", "By the time they are safe"],
  menuOff: "By guard (needs a Slot Scouter)",
  player: "Player",
  bet: "Stake",
  stake: (amount: string) => `${amount} metal`,
  tables: "Tables",
  factories: "Factories",
  nothing: "A table without rows",
  bulkActions: { mark: "Mark on the map", drop: "Abandon" },
  icons: "Icons",
  walkCells: "Cells of the map",
  worldCells: "Cells of the overview",
  armyRows: "Rows of the army",
  outcomes: "Outcomes",
  outcome: "One text for all",
} as const;
