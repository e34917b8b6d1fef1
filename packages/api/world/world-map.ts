/** The world's 2,500 cells in memory, and who holds them. */
import { foundWorld, type Pool, worldSeed } from "@emberlode/db";
import {
  CELL_COUNT,
  cellAt,
  cellIndex,
  chooseBaseCell,
  type FieldType,
  generateWorld,
  isSameCell,
  type Position,
  type Random,
} from "@emberlode/game";
import type { Log } from "../log.ts";
import {
  readCells,
  readChangedCells,
  readFactories,
  readMark,
  type StoredCell,
  type StoredFactory,
} from "./world.queries.ts";

/** A cell of the map, as everybody may know it. */
export interface MapCell extends Position {
  /** 0..2499, row by row from the north-west. */
  index: number;
  /** The land; a base stands on waste. */
  type: FieldType;
  /** Slots of a factory field, 0 for every other type. */
  slots: number;
  /** Whose base stands here; null for none. */
  baseOwner: number | null;
  version: number;
}

/** A cell held for a base that is being placed. */
interface Reservation {
  cell: Position;
  release(): void;
}

/** The map of this process. Changes of other processes arrive with `refresh`. */
export interface WorldMap {
  /** Reads the map, and makes it from `seed` at the very first start. */
  load(seed: string, now: number): Promise<void>;
  /** Takes over everything committed before this call; one small query when nothing changed. */
  refresh(): Promise<void>;
  /** The same after a commit that must not look failed: without the database the job follows later. */
  catchUp(): Promise<void>;
  at(position: Position): MapCell;
  /** The factory or base standing on a cell; null for none. */
  factoryAt(position: Position): StoredFactory | null;
  /** Everything that stands on the map and belongs to a player. */
  factoriesOf(playerId: number): StoredFactory[];
  /** Cells with a base. */
  bases(): readonly MapCell[];
  /** How many cells can hold a base, taken ones included. */
  places(): number;
  /**
   * The best free cell for a new base, or `prefer` while it is free, kept for the caller until
   * `release`, so that two placements of this process never want the same; null when the world is
   * full.
   */
  reserve(random: Random, prefer: Position | null): Reservation | null;
  /** Notes at once what a usecase of this process just committed. */
  placed(playerId: number, position: Position): void;
}

function emptyCell(index: number): MapCell {
  const { x, y } = cellAt(index);
  return { index, x, y, type: "waste", slots: 0, baseOwner: null, version: 0 };
}

export function createWorldMap(pool: Pool, log: Log): WorldMap {
  const cells = Array.from({ length: CELL_COUNT }, (_, index) => emptyCell(index));
  let factories = new Map<number, StoredFactory>();
  let bases: MapCell[] = [];
  const reserved = new Set<Position>();
  let mark = "";

  const listBases = () => {
    bases = cells.filter(({ baseOwner }) => baseOwner !== null);
  };

  /** What is older than we know is an answer that was under way when we changed the cell. */
  function take(stored: readonly StoredCell[]): void {
    for (const row of stored) {
      const cell = cells[cellIndex(row)];
      if (cell === undefined || row.version < cell.version) continue;
      Object.assign(cell, row);
    }
    listBases();
  }

  function takeFactories(stored: readonly StoredFactory[]): void {
    factories = new Map(stored.map((factory) => [cellIndex(factory), factory]));
  }

  async function readNews(): Promise<void> {
    const latest = await readMark(pool);
    if (latest === mark) return;
    const [changed, standing] = await Promise.all([readChangedCells(pool), readFactories(pool)]);
    take(changed);
    takeFactories(standing);
    mark = latest;
  }

  // One after the other, so that an older answer never follows a newer one.
  let reading: Promise<void> = Promise.resolve();
  function refresh(): Promise<void> {
    reading = reading.catch(() => {}).then(readNews);
    return reading;
  }

  const at = (position: Position): MapCell => cells[cellIndex(position)] ?? emptyCell(0);

  return {
    async load(seed, now) {
      const stored = await worldSeed(pool);
      const founded = stored ?? (await foundWorld(pool, seed, generateWorld(seed), now));
      if (founded !== seed) {
        log.warn({ founded, configured: seed }, "WORLD_SEED differs from the stored map's: kept");
      }
      mark = await readMark(pool);
      take(await readCells(pool));
      takeFactories(await readFactories(pool));
    },
    refresh,
    catchUp: () => refresh().catch((err) => log.warn({ err }, "the map could not be refreshed")),
    at,
    factoryAt: (position) => factories.get(cellIndex(position)) ?? null,
    factoriesOf: (playerId) => [...factories.values()].filter(({ owner }) => owner === playerId),
    bases: () => bases,
    places: () => cells.filter(({ type }) => type === "waste").length,
    reserve(random, prefer) {
      const taken = [...bases, ...reserved];
      const cell =
        prefer !== null && at(prefer).type === "waste" && !taken.some((t) => isSameCell(t, prefer))
          ? { x: prefer.x, y: prefer.y }
          : chooseBaseCell(cells, taken, random);
      if (cell === null) return null;
      reserved.add(cell);
      return { cell, release: () => void reserved.delete(cell) };
    },
    placed(playerId, position) {
      const cell = at(position);
      if (cell.baseOwner === playerId) return;
      cell.baseOwner = playerId;
      cell.version += 1;
      listBases();
    },
  };
}
