/**
 * A world shared by many bots: a server's state in memory, and the writes that rules ask for. Times
 * are in milliseconds. There are no sessions and no network: a call is done when it returns.
 */
import {
  CELL_COUNT,
  type Changes,
  cellAt,
  cellIndex,
  type FactoryChange,
  type FactoryState,
  type FieldHold,
  type FieldState,
  type LedgerEntry,
  type LedgerKind,
  type MineChange,
  type MineState,
  type Nap,
  NEVER_HELD,
  newPlayer,
  type PlayerState,
  type Position,
  type Random,
  type Relic,
  type WorldField,
  type Write,
} from "@emberlode/game";
import { Veins } from "../veins.ts";
import { GoalLedger } from "./goal-ledger.ts";
import { SeasonStats } from "./season-stats.ts";

/** A player's data besides the state that rules read. */
export interface PlayerRecord {
  name: string;
  isBot: boolean;
  /** When each spent field becomes fresh again, by cell index. */
  spent: Float64Array;
  lastSeenAt: number;
  /** Total gains and losses in metal and energy together, by kind of log line. */
  gained: Partial<Record<LedgerKind, number>>;
  lost: Partial<Record<LedgerKind, number>>;
  /** What others took from the stores of the player's factories, metal and energy together. */
  lostFromStores: number;
  /** The player's relics of a day, computed once. */
  relicsOf?: { day: number; relics: readonly Relic[] };
}

/** A write that contradicts the world's state: a bug of a rule or the world, never of a bot. */
export class WorldError extends Error {}

export class SimulatedWorld {
  now: number;
  /** The day's veins and offers are generated from it. */
  readonly seed: string;
  readonly random: Random;
  readonly veins: Veins;
  readonly fields: readonly WorldField[];
  readonly #players = new Map<number, PlayerState>();
  readonly #records = new Map<number, PlayerRecord>();
  readonly #idOf = new Map<string, number>();
  readonly #owned = new Map<number, readonly FactoryState[]>();
  readonly #factoryOnCell: (FactoryState | undefined)[] = new Array(CELL_COUNT);
  /** All fields as rules see them, kept up to date with their owners. */
  readonly grounds: FieldState[];
  readonly #holds: (FieldHold | undefined)[] = new Array(CELL_COUNT);
  /** By cell and player, until when the player cannot take the factory there. */
  readonly #bars: (Map<number, number> | undefined)[] = new Array(CELL_COUNT);
  readonly #mines = new Map<number, readonly MineState[]>();
  readonly #naps = new Map<string, Nap>();
  readonly season: SeasonStats;
  readonly goals = new GoalLedger();
  #ids = 0;

  constructor(fields: readonly WorldField[], random: Random, seed: string, now: number) {
    this.fields = fields;
    this.grounds = fields.map((field) => ({ ...field, ownerId: null }));
    this.random = random;
    this.seed = seed;
    this.veins = new Veins(seed);
    this.now = now;
    this.season = new SeasonStats(this);
  }

  nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  /** Adds a player with a base on a cell. */
  enter(
    name: string,
    base: Position,
    referrerId: number | null = null,
    { isGuest = false, isBot = false }: { isGuest?: boolean; isBot?: boolean } = {},
  ): number {
    const id = this.nextId();
    const start = { now: this.now, isGuest, isBot, referrerId, position: base, base };
    this.#players.set(id, { id, ...newPlayer(start).player });
    const spent = new Float64Array(CELL_COUNT);
    this.#idOf.set(name, id);
    this.#records.set(id, {
      name,
      isBot,
      spent,
      lastSeenAt: this.now,
      gained: {},
      lost: {},
      lostFromStores: 0,
    });
    this.#addFactory({
      id: this.nextId(),
      ownerId: id,
      type: "base",
      lvl: 1,
      slots: 2000,
      safeUntil: 0,
      storeSince: this.now,
      garrison: 0,
      x: base.x,
      y: base.y,
    });
    return id;
  }

  idOf(name: string): number {
    const id = this.#idOf.get(name);
    if (id === undefined) throw new WorldError(`There is no player called ${name}.`);
    return id;
  }

  ids(): IterableIterator<number> {
    return this.#players.keys();
  }

  player(id: number): PlayerState {
    const player = this.#players.get(id);
    if (player === undefined) throw new WorldError(`There is no player ${id}.`);
    return player;
  }

  recordOf(id: number): PlayerRecord {
    const record = this.#records.get(id);
    if (record === undefined) throw new WorldError(`There is no player ${id}.`);
    return record;
  }

  factoriesOf(id: number): readonly FactoryState[] {
    return this.#owned.get(id) ?? [];
  }

  field(at: Position): WorldField {
    const field = this.fields[cellIndex(at)];
    if (field === undefined) throw new WorldError("There is no such cell.");
    return field;
  }

  /** The base or factory on a cell. */
  factoryOn(at: Position): FactoryState | null {
    return this.#factoryOnCell[cellIndex(at)] ?? null;
  }

  holdOf(at: Position): FieldHold | undefined {
    return this.#holds[cellIndex(at)];
  }

  /** What keeps a player from the factory on a cell; null if nothing does. */
  barOf(at: Position, playerId: number): { playerId: number; until: number } | null {
    const until = this.#bars[cellIndex(at)]?.get(playerId);
    return until === undefined ? null : { playerId, until };
  }

  minesOn(at: Position): readonly MineState[] {
    return this.#mines.get(cellIndex(at)) ?? [];
  }

  /** All mines of the world, including expired ones. */
  allMines(): readonly MineState[] {
    return [...this.#mines.values()].flat();
  }

  napBetween(one: number, other: number): Nap | null {
    return this.#naps.get(pairOf(one, other)) ?? null;
  }

  /** Players whose requests for a pact a player has not answered. */
  askersOf(id: number): number[] {
    const asked = [...this.#naps.values()].filter(
      ({ state, askedOf }) => state === "asked" && askedOf === id,
    );
    return asked.map(({ askedBy }) => askedBy);
  }

  /** Applies a rule's changes, as the database would. */
  commit(changes: Changes): void {
    this.season.record(changes);
    this.goals.record(changes);
    for (const write of changes) this.#apply(write);
  }

  #apply({ kind, change }: Write): void {
    switch (kind) {
      case "player":
        this.#players.set(change.id, { ...this.player(change.id), ...change.set });
        return;
      case "cooldown":
        this.recordOf(change.playerId).spent[cellIndex(change)] = change.until;
        return;
      case "ledger":
        this.#countResources(change);
        return;
      case "factory":
        this.#changeFactory(change);
        return;
      case "mines":
        this.#changeMines(change);
        return;
      case "base-move": {
        const { playerId, x, y } = change;
        const base = this.factoriesOf(playerId).find(({ type }) => type === "base");
        if (base === undefined) throw new WorldError(`Player ${playerId} has no base to move.`);
        this.#removeFactory(base);
        this.#addFactory({ ...base, x, y });
        return;
      }
      case "nap": {
        const pair = pairOf(change.low, change.high);
        if (change.nap === null) this.#naps.delete(pair);
        else this.#naps.set(pair, change.nap);
        return;
      }
      case "account":
      case "alert":
      case "base-place":
      case "base-remove":
      case "battle":
      case "plot":
      case "referral":
        // Has no effect on the balance.
        return;
      default:
        kind satisfies never;
    }
  }

  #changeMines({ x, y, ownerId, lay, removeId }: MineChange): void {
    const rest = this.minesOn({ x, y }).filter(({ id }) => id !== removeId);
    const laid = Array.from({ length: lay?.count ?? 0 }, () => this.nextId()).map((id) => ({
      id,
      x,
      y,
      ownerId,
      laidAt: this.now,
      until: lay?.until ?? 0,
    }));
    const live = laid.length - (lay?.inert ?? 0);
    const all = [...rest, ...laid.map((mine, at) => ({ ...mine, inert: at >= live }))];
    this.#mines.set(cellIndex({ x, y }), all);
  }

  #countResources({ playerId, kind, metal, energy, detail }: LedgerEntry): void {
    const record = this.recordOf(playerId);
    const { gained, lost } = record;
    const { place, lootMetal, lootEnergy } = detail;
    if (place === "factory" && typeof lootMetal === "number" && typeof lootEnergy === "number")
      record.lostFromStores += lootMetal + lootEnergy;
    for (const delta of [metal, energy]) {
      if (delta > 0) gained[kind] = (gained[kind] ?? 0) + delta;
      if (delta < 0) lost[kind] = (lost[kind] ?? 0) - delta;
    }
  }

  #changeFactory(change: FactoryChange): void {
    const { x, y, from, to, hold, ...set } = change;
    const before = this.factoryOn({ x, y });
    // A new owner's garrison is empty until they choose.
    const kept = {
      storeSince: before?.storeSince ?? this.now,
      garrison: from === to ? (before?.garrison ?? 0) : 0,
      ...set,
    };
    if ((before?.ownerId ?? null) !== from) throw new WorldError("A factory changed hands twice.");
    if (before !== null) this.#removeFactory(before);
    const type = before?.type ?? "factory";
    if (to !== null) {
      const assigned = change.from === null ? change.id : undefined;
      const id = assigned ?? before?.id ?? this.nextId();
      this.#addFactory({ ...kept, x, y, id, ownerId: to, type });
    }
    const cell = cellIndex({ x, y });
    if (hold !== undefined) this.#holds[cell] = { ...(this.#holds[cell] ?? NEVER_HELD), ...hold };
    if (change.to === null && change.barred !== undefined) {
      const bars = this.#bars[cell] ?? new Map<number, number>();
      this.#bars[cell] = bars.set(change.barred.playerId, change.barred.until);
    }
  }

  #addFactory(factory: FactoryState): void {
    const cell = cellIndex(factory);
    if (this.#factoryOnCell[cell] !== undefined) throw new WorldError("Two factories on one cell.");
    this.#setCell(cell, factory);
    this.#owned.set(factory.ownerId, [...this.factoriesOf(factory.ownerId), factory]);
  }

  #setCell(cell: number, factory: FactoryState | undefined): void {
    this.#factoryOnCell[cell] = factory;
    this.grounds[cell] = { ...this.field(cellAt(cell)), ownerId: factory?.ownerId ?? null };
  }

  #removeFactory(factory: FactoryState): void {
    this.#setCell(cellIndex(factory), undefined);
    const rest = this.factoriesOf(factory.ownerId).filter(({ id }) => id !== factory.id);
    this.#owned.set(factory.ownerId, rest);
  }
}

const pairOf = (one: number, other: number): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;
