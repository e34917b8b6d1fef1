/** A player's day as renown counts it, from rows of the ledger (rules §17). */
import { FACTORY_CLASSES, factoryClass } from "../catalogue/factory-classes.ts";
import { CAVE_FINDS, type CaveFind } from "../catalogue/finds.ts";
import { EXPLORING_VALUES, LOOT_HIGH_DAYS, RENOWN_SOURCES } from "../catalogue/renown.ts";
import { DAY } from "../game-time.ts";
import type { FactoryState, LedgerEntry, LedgerKind, Position } from "../state.ts";
import { cellIndex } from "../world/grid.ts";
import { type RenownValues, raidingOfDay, renownOfDay, renownScores } from "./renown.ts";

/** A row of a player's ledger. `at` in milliseconds. */
export interface RenownRow extends Omit<LedgerEntry, "playerId"> {
  at: number;
}

/** A plain factory that the player holds. */
export type HeldFactory = Pick<FactoryState, "x" | "y" | "slots">;

/**
 * Kinds of rows about what others did, the server or the team. All other rows are actions of the
 * player, except that a mine's owner does not cause its explosion.
 */
export const PASSIVE_KINDS: readonly LedgerKind[] = [
  "start",
  "base-left",
  "correction",
  "goal",
  "referral",
  "defense",
  "factory-lost",
];

/** Kinds of rows that renown counts. */
export const RENOWN_KINDS: readonly LedgerKind[] = [
  "relic",
  "cave",
  "forest",
  "attack",
  "capture",
  "plunder",
  "defense",
  "factory-lost",
  "abandon",
];

/** The raw exploring value of a row: relics, and finds while rested. */
export function exploringOf({ kind, detail }: Pick<RenownRow, "kind" | "detail">): number {
  if (kind === "relic") return EXPLORING_VALUES.relic;
  const isFind =
    kind === "forest" || (kind === "cave" && CAVE_FINDS.includes(detail.find as CaveFind));
  return isFind && detail.divisor === 1 ? EXPLORING_VALUES.find : 0;
}

const amountOf = (fact: RenownRow["detail"][string] | undefined): number =>
  typeof fact === "number" ? fact : 0;

/**
 * The change of the player's net loot by a row: the part of loot that counts, less all loot
 * suffered.
 */
export function netLootOf({ kind, metal, energy, detail }: RenownRow): number {
  switch (kind) {
    case "attack":
    case "capture":
    case "plunder":
      return amountOf(detail.counted);
    case "defense":
    case "factory-lost":
      return metal + energy - amountOf(detail.lootMetal) - amountOf(detail.lootEnergy);
    default:
      return 0;
  }
}

const isGain = ({ kind, detail }: RenownRow) => kind === "capture" && detail.won === true;
const isLoss = ({ kind }: RenownRow) => kind === "factory-lost" || kind === "abandon";

/** The factory of a row about one. */
const factoryOf = ({ detail }: RenownRow): HeldFactory => ({
  x: amountOf(detail.x),
  y: amountOf(detail.y),
  slots: amountOf(detail.slots),
});

/** The factories of a player after all rows of their ledger. */
export function heldAfter(rows: readonly RenownRow[]): HeldFactory[] {
  const factoriesByCell = new Map<number, HeldFactory>();
  for (const row of rows) {
    const factory = factoryOf(row);
    if (isGain(row)) factoriesByCell.set(cellIndex(factory), factory);
    if (isLoss(row)) factoriesByCell.delete(cellIndex(factory));
  }
  return [...factoriesByCell.values()];
}

/** Part of a day: from its beginning, or that of the season, until its end or now. Milliseconds. */
export interface DaySpan {
  from: number;
  to: number;
}

/**
 * The raw holding value: digs a day of each factory times the part of a day for which it was held.
 * @param held what the player holds after the last row
 * @param rows from the beginning of the span on, in order; those after its end are undone
 */
export function holdingOf(
  held: readonly HeldFactory[],
  rows: readonly RenownRow[],
  { from, to }: DaySpan,
): number {
  let sum = 0;
  const open = new Map(held.map((one) => [cellIndex(one), { slots: one.slots, until: to }]));
  const within = (at: number) => Math.min(Math.max(at, from), to);
  const count = (slots: number, since: number, until: number) => {
    sum += FACTORY_CLASSES[factoryClass(slots)].digsPerDay * Math.max(0, until - since);
  };
  for (const row of rows.toReversed()) {
    const { slots, ...cell }: Position & { slots: number } = factoryOf(row);
    if (isLoss(row)) open.set(cellIndex(cell), { slots, until: within(row.at) });
    const hold = isGain(row) ? open.get(cellIndex(cell)) : undefined;
    if (hold === undefined) continue;
    count(hold.slots, within(row.at), hold.until);
    open.delete(cellIndex(cell));
  }
  for (const { slots, until } of open.values()) count(slots, from, until);
  return sum / DAY;
}

/**
 * Net loot at the ends of the season's days before one, latest first, as far back as raiding looks.
 * @param closings the days on which it changed, with the net loot at their ends, in order
 */
export function netLootBefore(
  closings: readonly { day: number; netLoot: number }[],
  { firstDay, day }: { firstDay: number; day: number },
): number[] {
  const length = Math.max(0, Math.min(LOOT_HIGH_DAYS, day - firstDay));
  return Array.from({ length }, (_, at) => {
    const before = closings.findLast((closing) => closing.day < day - at);
    return before?.netLoot ?? 0;
  });
}

/** All that the renown of a player's day depends on. */
export interface DayFacts {
  /** Those of `RENOWN_KINDS` from the beginning of the day on, in order, except finds. */
  rows: readonly RenownRow[];
  /** Finds of the day while rested. */
  finds: number;
  /** The player's factories after the last row. */
  held: readonly HeldFactory[];
  /** Total power at each hourly record of the day. */
  powers: readonly number[];
  /** Net loot at the ends of the season's earlier days, latest first. */
  netLootBefore: readonly number[];
  /** Whether the player earns renown, and acted on that day. */
  isScored: boolean;
}

export interface DayOfRenown {
  scores: RenownValues;
  renown: number;
  /** Net loot of the season at the end of the day. */
  netLoot: number;
}

const NO_SCORES = Object.fromEntries(RENOWN_SOURCES.map((source) => [source, 0])) as Record<
  keyof RenownValues,
  number
>;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The renown of a day, or of its part until now. */
export function scoreDay(
  { rows, finds, held, powers, netLootBefore, isScored }: DayFacts,
  span: DaySpan,
): DayOfRenown {
  const today = rows.filter(({ at }) => at >= span.from && at < span.to);
  const netLoot = today.reduce((sum, row) => sum + netLootOf(row), netLootBefore[0] ?? 0);
  if (!isScored) return { scores: NO_SCORES, renown: 0, netLoot };
  const scores = renownScores({
    holding: holdingOf(held, rows, span),
    raiding: raidingOfDay(netLoot, netLootBefore),
    exploring: today.reduce((sum, row) => sum + exploringOf(row), finds * EXPLORING_VALUES.find),
    strength: mean(powers),
  });
  return { scores, renown: renownOfDay(scores), netLoot };
}
