/**
 * What a season counts of everyone in a simulated world: income by source, the raw values of
 * renown, and how long factories are held. Times are in milliseconds.
 */
import {
  type Amounts,
  armyPower,
  armyStanding,
  type Changes,
  cellIndex,
  countedLoot,
  DAY,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  exploringOf,
  FACTORY_CLASSES,
  type FactoryClassId,
  type FactoryState,
  factoryClass,
  type LedgerEntry,
  type LedgerKind,
  LOOT_HIGH_DAYS,
  type PlayerState,
  type RenownValues,
  raidingOfDay,
  renownOfDay,
  renownScores,
} from "@emberlode/game";

/** Where resources come from. Parts that are found count at their list price. */
export const INCOME_SOURCES = ["dig", "finds", "factories", "loot"] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];
export type IncomeOfDay = Record<IncomeSource, number>;

const SOURCE_OF: Partial<Record<LedgerKind, IncomeSource>> = {
  dig: "dig",
  cave: "finds",
  forest: "finds",
  mirage: "finds",
  memorial: "finds",
  relic: "finds",
  collect: "factories",
  attack: "loot",
  capture: "loot",
  plunder: "loot",
};

/** Rows about what others did. All other rows are actions of the player. */
const PASSIVE: readonly LedgerKind[] = ["defense", "factory-lost", "referral", "start"];

/** What the book reads of a world. */
interface BookedWorld {
  readonly now: number;
  ids(): Iterable<number>;
  player(id: number): PlayerState;
  factoriesOf(id: number): readonly FactoryState[];
}

/** A factory held by one player without interruption. */
export interface Hold {
  ownerId: number;
  class: FactoryClassId;
  from: number;
  /** The end, or null while it is held. */
  to: number | null;
}

/** What counts of a player's day. */
export interface DayOfSeason {
  renown: number;
  scores: RenownValues;
  income: IncomeOfDay;
  /** Captures from players and plunders in which the player was on either side. */
  struggles: number;
}

interface Running {
  income: IncomeOfDay;
  exploring: number;
  /** Sum of digs a day times milliseconds held. */
  holding: number;
  powers: number[];
  struggles: number;
  isActive: boolean;
  /** Net loot so far, and at the ends of earlier days, latest first. */
  netLoot: number;
  closed: number[];
}

/** A day on which nothing counted. */
export const NOTHING_COUNTED: DayOfSeason = {
  renown: 0,
  scores: { holding: 0, raiding: 0, exploring: 0, strength: 0 },
  income: { dig: 0, finds: 0, factories: 0, loot: 0 },
  struggles: 0,
};

const newDay = () => ({
  income: { dig: 0, finds: 0, factories: 0, loot: 0 },
  exploring: 0,
  holding: 0,
  powers: [] as number[],
  struggles: 0,
  isActive: false,
});

const sumOf = ({ metal, energy }: Amounts) => Math.max(0, metal) + Math.max(0, energy);

export class SeasonStats {
  readonly #world: BookedWorld;
  readonly #running = new Map<number, Running>();
  readonly #held = new Map<number, Hold>();
  /** Since when the hold of a cell counts for today. */
  readonly #countsFrom = new Map<number, number>();
  /** All holds that have ended. */
  readonly ended: Hold[] = [];
  /** Captures from players and plunders so far. */
  struggles = 0;

  constructor(world: BookedWorld) {
    this.#world = world;
  }

  #of(id: number): Running {
    const known = this.#running.get(id);
    if (known !== undefined) return known;
    const started: Running = { ...newDay(), netLoot: 0, closed: [] };
    this.#running.set(id, started);
    return started;
  }

  /** Counts a rule's changes, before the world has them. */
  record(changes: Changes): void {
    for (const { kind, change } of changes) if (kind === "ledger") this.#count(change);
    for (const { kind, change } of changes) {
      if (kind !== "factory") continue;
      const { x, y, from, to, slots } = change;
      if (from === to) continue;
      const cell = cellIndex({ x, y });
      this.#endHold(cell);
      if (to === null) continue;
      const { now } = this.#world;
      this.#held.set(cell, { ownerId: to, class: factoryClass(slots), from: now, to: null });
      this.#countsFrom.set(cell, now);
    }
  }

  #endHold(cell: number): void {
    const hold = this.#held.get(cell);
    if (hold === undefined) return;
    this.#countHolding(cell, hold);
    this.ended.push({ ...hold, to: this.#world.now });
    this.#held.delete(cell);
  }

  #countHolding(cell: number, hold: Hold): void {
    const since = this.#countsFrom.get(cell) ?? hold.from;
    const { digsPerDay } = FACTORY_CLASSES[hold.class];
    this.#of(hold.ownerId).holding += digsPerDay * (this.#world.now - since);
    this.#countsFrom.set(cell, this.#world.now);
  }

  #count(entry: LedgerEntry): void {
    const { playerId, kind, detail } = entry;
    const one = this.#of(playerId);
    const source = SOURCE_OF[kind];
    if (source !== undefined) one.income[source] += sumOf(entry);
    if (!PASSIVE.includes(kind)) one.isActive = true;
    const { part } = detail;
    if (source === "finds" && typeof part === "string") {
      one.income.finds += EXCAVATOR_PARTS[part as ExcavatorPartId].price;
    }
    one.exploring += exploringOf(entry);
    if (source === "loot") this.#countFight(entry);
  }

  /** Loot on both sides, and whether it was a struggle for a factory. */
  #countFight({ playerId, kind, detail, ...loot }: LedgerEntry): void {
    const { otherId, won } = detail;
    if (typeof otherId !== "number") return;
    const standing = (id: number) => armyStanding(this.#world.factoriesOf(id));
    const amount = sumOf(loot);
    const standings = { attacker: standing(playerId), defender: standing(otherId) };
    this.#of(playerId).netLoot += countedLoot(amount, standings);
    this.#of(otherId).netLoot -= amount;
    if (kind === "attack" || won !== true) return;
    this.struggles += 1;
    this.#of(playerId).struggles += 1;
    this.#of(otherId).struggles += 1;
  }

  /** Notes everyone's total power, once an hour. */
  noteHour(): void {
    for (const id of this.#world.ids()) {
      this.#of(id).powers.push(armyPower(this.#world.player(id)).total);
    }
  }

  /** Scores the day that ends now, and begins the next. */
  closeDay(): Map<number, DayOfSeason> {
    for (const [cell, hold] of this.#held) this.#countHolding(cell, hold);
    const days = new Map<number, DayOfSeason>();
    for (const [id, one] of this.#running) {
      const { income, exploring, holding, powers, struggles, netLoot, closed } = one;
      const strength = powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);
      const raiding = raidingOfDay(netLoot, closed);
      const scores = renownScores({ holding: holding / DAY, raiding, exploring, strength });
      const renown = one.isActive ? renownOfDay(scores) : 0;
      days.set(id, { renown, scores, income, struggles });
      const before = [netLoot, ...closed].slice(0, LOOT_HIGH_DAYS);
      this.#running.set(id, { ...newDay(), netLoot, closed: before });
    }
    return days;
  }

  /** All holds, the running ones until now. */
  allHolds(): Hold[] {
    return [...this.ended, ...this.#held.values()];
  }
}
