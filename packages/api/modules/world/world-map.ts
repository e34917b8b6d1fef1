/** The world's 2,500 cells in memory, and their owners. */
import { coalesce, createWorld, type Database, type FieldVersions, worldSeed } from "@emberlode/db";
import {
  CELL_COUNT,
  cellAt,
  cellIndex,
  type FactoryState,
  type FieldHold,
  type FieldState,
  type FieldType,
  factoryClass,
  generateWorld,
  isSpecialField,
  type MineState,
  type Position,
  worksName,
} from "@emberlode/game";
import type { Log } from "../../platform/log.ts";
import {
  type FieldBar,
  readCells,
  readCellsAt,
  readChangedCells,
  readFingerprint,
  readVersions,
  type StoredCell,
  unknownCell,
} from "./world.queries.ts";

/** A cell of the map. Everything but its mines is public. */
export interface MapCell extends FieldState {
  /** 0..2499, row by row from the north-west. */
  readonly index: number;
  /** The player whose base is here, or null. */
  baseOwner: number | null;
  /** The owned factory or base here; null if none. */
  factory: FactoryState | null;
  /** When a factory field was captured, freed and reserved. */
  hold: FieldHold;
  /** Who cannot capture the factory here, and until when; may contain expired entries. */
  bars: readonly FieldBar[];
  /** Mines, oldest first; may contain expired ones. */
  mines: readonly MineState[];
  version: number;
}

/** A map to read: the whole world's, or one player's, with their waiting base on it. */
export interface MapView {
  at(position: Position): MapCell;
  /** All cells in the order of their index. */
  cells(): readonly MapCell[];
  /** A player's base and factories. */
  factoriesOf(playerId: number): readonly FactoryState[];
}

/** This process's map. Changes by other processes arrive with `refresh`. */
export interface WorldMap extends FieldVersions, MapView {
  /** Reads the map; creates it from `seed` at the very first start. */
  load(seed: string, now: number): Promise<void>;
  /** The season of this map; null before `load`. */
  season(): number | null;
  /**
   * Applies everything committed before this call, or reads the whole map of a new season. One
   * small query if nothing changed.
   */
  refresh(): Promise<void>;
  /** Refreshes after a commit without throwing; if the database is down, the job catches up. */
  catchUp(): Promise<void>;
  /**
   * Reads again everything that these players hold or recently held, and a cell; true if any of it
   * had changed.
   */
  reloadHoldings(playerIds: readonly number[], position: Position): Promise<boolean>;
  /** The factory or base on a cell, or null. */
  factoryAt(position: Position): FactoryState | null;
  /** Cells with a base. */
  bases(): readonly MapCell[];
  /** Cells with a special building, such as banks. */
  landmarks(): readonly MapCell[];
  /** The name of the works on a cell; null for anything else. */
  worksNameAt(position: Position): string | null;
  /** The type of a cell's field, by its index. */
  typeAt(index: number): FieldType;
  /** How many cells can hold a base, including taken ones. */
  baseCellCount(): number;
}

const NO_FACTORIES: readonly FactoryState[] = [];
/** Version of a cell that has not been read. */
const UNKNOWN = 0;

function toCell(stored: StoredCell): MapCell {
  const { x, y, type, slots, baseOwner, version } = stored;
  const factory = stored.factory === null ? null : { x, y, ...stored.factory };
  return {
    index: cellIndex(stored),
    x,
    y,
    type,
    slots,
    ownerId: baseOwner ?? factory?.ownerId ?? null,
    baseOwner,
    factory,
    hold: stored.hold,
    bars: stored.bars,
    mines: stored.mines.map((mine) => ({ x, y, ...mine })),
    version,
  };
}

const isWorks = ({ type, slots }: Pick<FieldState, "type" | "slots">) =>
  type === "factory" && factoryClass(slots) === "works";

/** Cells, and players whose factories to compare. */
interface Holdings {
  cells: readonly Position[];
  owners: readonly number[];
}

/** The public part of a cell: its owner and content, without mines. */
function publicStateOf({ baseOwner, factory, hold }: MapCell): string {
  if (factory === null) return `${baseOwner}`;
  const { id, ownerId, type, lvl, slots, safeUntil, fallsFreeAt } = factory;
  const times = [safeUntil, hold.plunderSafeUntil, fallsFreeAt];
  return [baseOwner, id, ownerId, type, lvl, slots, ...times].join();
}

interface MapListeners {
  /** The public part of these cells changed. */
  onPublicChange(cells: readonly Position[]): void;
  /** This is the map of another season now; `onPublicChange` is not called for it. */
  onNewSeason(season: number): void;
}

const NO_LISTENERS: MapListeners = { onPublicChange() {}, onNewSeason() {} };

/** The factories of each owner: the base first, then by age. */
function createHoldings() {
  const byOwner = new Map<number, readonly FactoryState[]>();
  const of = (ownerId: number) => byOwner.get(ownerId) ?? NO_FACTORIES;
  const order = ({ type, id }: FactoryState) => (type === "base" ? 0 : id);
  return {
    of,
    /** Replaces a cell's factory by its new state, or null. */
    replace(before: FactoryState | null, after: FactoryState | null): void {
      if (before !== null) {
        const others = of(before.ownerId).filter((factory) => factory !== before);
        if (others.length > 0) byOwner.set(before.ownerId, others);
        else byOwner.delete(before.ownerId);
      }
      if (after === null) return;
      byOwner.set(
        after.ownerId,
        [...of(after.ownerId), after].sort((a, b) => order(a) - order(b)),
      );
    },
  };
}

export function createWorldMap(
  db: Database,
  log: Log,
  { onPublicChange, onNewSeason }: MapListeners = NO_LISTENERS,
): WorldMap {
  const cells = Array.from({ length: CELL_COUNT }, (_, index) =>
    toCell(unknownCell(cellAt(index))),
  );
  const holdings = createHoldings();
  let landmarks: MapCell[] = [];
  let bases: MapCell[] = [];
  let worksNames = new Map<number, string>();
  let fingerprint = "";
  let season: number | null = null;

  const updateBases = () => {
    bases = cells.filter(({ baseOwner }) => baseOwner !== null);
  };

  /** Works are named in the order of their cells. */
  const updateWorks = () => {
    const works = cells.filter(isWorks);
    worksNames = new Map(works.map(({ index }, nth) => [index, worksName(nth)]));
  };

  /**
   * Ignores older versions, from reads that began before this process changed the cell. Returns the
   * cells whose public part changed.
   */
  function applyRows(stored: readonly StoredCell[]): readonly Position[] {
    const changedCells: Position[] = [];
    let hasNewWorks = false;
    for (const row of stored) {
      const cell = cells[cellIndex(row)];
      if (cell === undefined || row.version < cell.version) continue;
      const before = cell.factory;
      hasNewWorks ||= isWorks(cell) !== isWorks(row);
      const publicState = cell.version === UNKNOWN ? null : publicStateOf(cell);
      Object.assign(cell, toCell(row));
      holdings.replace(before, cell.factory);
      if (publicState !== null && publicState !== publicStateOf(cell))
        changedCells.push({ x: cell.x, y: cell.y });
    }
    updateBases();
    if (hasNewWorks) updateWorks();
    return changedCells;
  }

  function applyChanges(stored: readonly StoredCell[]): void {
    const changedCells = applyRows(stored);
    if (changedCells.length > 0) onPublicChange(changedCells);
  }

  /** Reads the whole map. Its season is read before, so that the map is at least as new. */
  async function readWhole(latest: Awaited<ReturnType<typeof readFingerprint>>): Promise<void> {
    applyRows(await readCells(db));
    landmarks = cells.filter(({ type }) => isSpecialField(type));
    const isNew = season !== null && season !== latest.season;
    ({ season, fingerprint } = latest);
    if (isNew) onNewSeason(latest.season);
  }

  async function readChanges(): Promise<void> {
    const latest = await readFingerprint(db);
    if (latest.season !== season) return readWhole(latest);
    if (latest.fingerprint === fingerprint) return;
    applyChanges(await readChangedCells(db));
    fingerprint = latest.fingerprint;
  }

  // One read at a time, so an older result never overwrites a newer one.
  let reading: Promise<void> = Promise.resolve();
  function refresh(): Promise<void> {
    reading = reading.catch(() => {}).then(readChanges);
    return reading;
  }

  const at = (position: Position): MapCell => {
    const cell = cells[cellIndex(position)];
    if (cell === undefined) throw new RangeError(`There is no cell ${position.x},${position.y}.`);
    return cell;
  };

  const readShared = coalesce(async (requests: readonly (readonly Position[])[]) =>
    applyChanges(await readCellsAt(db, requests.flat())),
  );
  const readNewer = coalesce(async (requests: readonly Holdings[]) => {
    const places = requests.flatMap(({ cells }) => cells);
    const owners = requests.flatMap((request) => request.owners);
    const versions = await readVersions(db, places, owners);
    const newer = versions.filter((cell) => cell.version > at(cell).version);
    if (newer.length > 0) applyChanges(await readCellsAt(db, newer));
  });

  /** Runs a read and returns whether any of the cells or holdings have changed since the call. */
  async function changesBy(read: () => Promise<void>, { cells: places, owners }: Holdings) {
    const state = () => [...places.map((place) => at(place).version), ...owners.map(holdings.of)];
    const before = state();
    await read();
    return state().some((now, index) => now !== before[index]);
  }

  return {
    async load(seed, now) {
      const stored = await worldSeed(db);
      const storedSeed = stored ?? (await createWorld(db, seed, generateWorld(seed), now));
      const latest = await readFingerprint(db);
      // Later maps have seeds of their own.
      if (storedSeed !== seed && latest.season <= 1) {
        log.warn(
          { founded: storedSeed, configured: seed },
          "WORLD_SEED differs from the stored map's: kept",
        );
      }
      await readWhole(latest);
    },
    season: () => season,
    refresh,
    catchUp: () => refresh().catch((err) => log.warn({ err }, "the map could not be refreshed")),
    versionOf: (position) => at(position).version,
    reload: (places) => changesBy(() => readShared(places), { cells: places, owners: [] }),
    reloadHoldings(owners, position) {
      const request = { cells: [position, ...owners.flatMap(holdings.of)], owners };
      return changesBy(() => readNewer(request), request);
    },
    at,
    cells: () => cells,
    factoryAt: (position) => at(position).factory,
    factoriesOf: holdings.of,
    bases: () => bases,
    landmarks: () => landmarks,
    worksNameAt: (position) => worksNames.get(cellIndex(position)) ?? null,
    typeAt: (index) => cells[index]?.type ?? "waste",
    baseCellCount: () => cells.filter(({ type }) => type === "waste").length,
  };
}
