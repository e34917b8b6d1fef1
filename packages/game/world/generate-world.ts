/** Generates the map of a world from its seed (rules §1). */

import {
  FACTORY_CLASSES,
  type FactoryClassId,
  SLOT_STEP,
  WORKS_APART,
} from "../catalogue/factory-classes.ts";
import { type FieldType, SPECIAL_FIELD_TYPES } from "../catalogue/fields.ts";
import { type Random, randomFrom, seededUint32, type Uint32Source } from "../random.ts";
import type { Position } from "../state.ts";
import { CELL_COUNT, cellAt, cellIndex, gridDistance } from "./grid.ts";
import { blend, type CellValues, ridges, valueNoise, whiteNoise } from "./noise.ts";

/** Candidates per place: enough to keep places apart, few enough to stay irregular. */
const CANDIDATES = 40;

/**
 * `count` cells far apart: each is the best of several random `allowed` cells (by cell index). At
 * least half of all cells must be allowed.
 */
function scatter(random: Random, count: number, allowed: (index: number) => boolean): Position[] {
  const places: Position[] = [];
  while (places.length < count) {
    let best: Position | null = null;
    let bestDistance = -1;
    for (let tried = 0; tried < CANDIDATES; tried++) {
      const index = random.int(0, CELL_COUNT - 1);
      const cell = cellAt(index);
      const nearest = places.reduce(
        (minDistance, place) => Math.min(minDistance, gridDistance(cell, place)),
        99,
      );
      if (allowed(index) && nearest > bestDistance) {
        best = cell;
        bestDistance = nearest;
      }
    }
    if (best !== null) places.push(best);
  }
  return places;
}

/** A field of the stored map. */
export interface WorldField extends Position {
  type: FieldType;
  /** Slots of a factory field (500..40,000), 0 for every other type. */
  slots: number;
}

/** Number of fields of each type; all other cells are waste (exact shares of rules §1). */
export const WORLD_COUNTS = {
  market: 10,
  bank: 10,
  web: 10,
  casino: 5,
  memorial: 5,
  euc: 5,
  factory: 200,
  forest: 200,
  metal: 450,
  energy: 450,
  cave: 150,
} as const satisfies Partial<Record<FieldType, number>>;

const CITIES = 8;

/** Closeness of each cell to its nearest city: 1 at the center, 0 from eight cells away. */
function cities(random: Random): CellValues {
  const centers = scatter(random, CITIES, () => true);
  return Float64Array.from({ length: CELL_COUNT }, (_, index) => {
    const here = cellAt(index);
    const nearest = centers.reduce((best, center) => Math.min(best, gridDistance(here, center)), 8);
    return 1 - nearest / 8;
  });
}

/** An even draw from the slots of a class. */
function drawSlots(random: Random, id: FactoryClassId): number {
  const { minSlots, maxSlots } = FACTORY_CLASSES[id];
  return SLOT_STEP * random.int(minSlots / SLOT_STEP, maxSlots / SLOT_STEP);
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.int(0, left.length - 1), 1));
}

/** Works among the cells of factories, each at least six steps from the others. */
function worksCells(cells: readonly number[], random: Random): Set<number> {
  const { fields } = FACTORY_CLASSES.works;
  for (;;) {
    const chosen: number[] = [];
    for (const cell of shuffled(cells, random)) {
      const isFarEnough = (other: number) =>
        gridDistance(cellAt(cell), cellAt(other)) >= WORKS_APART;
      if (chosen.length < fields && chosen.every(isFarEnough)) chosen.push(cell);
    }
    // Nearly every order finds room: eight towns span more than ten such distances.
    if (chosen.length === fields) return new Set(chosen);
  }
}

/** The slots of every factory cell: exactly as many of each class as the catalogue says. */
function factorySlots(cells: readonly number[], random: Random): Map<number, number> {
  const works = worksCells(cells, random);
  const others = shuffled(
    cells.filter((cell) => !works.has(cell)),
    random,
  );
  const { small, medium } = FACTORY_CLASSES;
  const classOf = (cell: number): FactoryClassId => {
    if (works.has(cell)) return "works";
    const at = others.indexOf(cell);
    if (at < small.fields) return "small";
    return at < small.fields + medium.fields ? "medium" : "large";
  };
  return new Map(cells.map((cell) => [cell, drawSlots(random, classOf(cell))]));
}

/** Suitability of each cell for each land type; the grain roughens the edges. */
function landscape(next: Uint32Source, random: Random) {
  const grain = (weight: number) => [weight, whiteNoise(next)] as const;
  return [
    ["factory", blend([1, cities(random)], grain(0.7))],
    ["forest", blend([1, valueNoise(next, 9)], [0.4, valueNoise(next, 19)], grain(0.3))],
    ["metal", blend([1, ridges(valueNoise(next, 8))], [0.4, valueNoise(next, 17)], grain(0.5))],
    ["energy", blend([1, valueNoise(next, 11)], [0.4, valueNoise(next, 23)], grain(0.5))],
    ["cave", blend([1, valueNoise(next, 13)], grain(0.8))],
  ] as const;
}

/**
 * The 2,500 fields of a world in cell-index order. The same seed gives the same world on every
 * machine, with exactly the counts above, coherent regions, and special buildings spread out.
 */
export function generateWorld(seed: string): WorldField[] {
  const next = seededUint32(`world:${seed}`);
  const random = randomFrom(next);
  const types: FieldType[] = Array.from({ length: CELL_COUNT }, () => "waste");
  const isFree = (index: number) => types[index] === "waste";

  for (const type of SPECIAL_FIELD_TYPES) {
    for (const pos of scatter(random, WORLD_COUNTS[type], isFree)) {
      types[cellIndex(pos)] = type;
    }
  }
  for (const [type, values] of landscape(next, random)) {
    const ranked = Array.from(types.keys())
      .filter(isFree)
      .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
    for (const index of ranked.slice(0, WORLD_COUNTS[type])) types[index] = type;
  }
  const factories = types.flatMap((type, index) => (type === "factory" ? [index] : []));
  const slots = factorySlots(factories, random);
  return types.map((type, index) => ({
    ...cellAt(index),
    type,
    slots: slots.get(index) ?? 0,
  }));
}
