/** Where a player's relics are and what they hold, provably (rules §9, §16). */
import type { ExcavatorPartId } from "../catalogue/excavator.ts";
import type { FieldType } from "../catalogue/fields.ts";
import {
  RELIC_AREA,
  RELIC_FIELD_TYPES,
  RELIC_WEIGHTS,
  RELICS_PER_DAY,
} from "../catalogue/relics.ts";
import type { Random } from "../random.ts";
import type { Resource } from "../resource.ts";
import type { Position } from "../state.ts";
import { CELL_COUNT, cellAt, cellIndex, isSameCell, wrapCoordinate } from "../world/grid.ts";
import { rollPart } from "./cave-roll.ts";
import { type RollDigest, rollRandom } from "./fair-chance.ts";
import { weightedKey } from "./weighted.ts";

export type RelicContent =
  | { find: Resource }
  | { find: "part"; part: ExcavatorPartId }
  | { find: "drives" };

export interface Relic {
  /** 1..3. */
  number: number;
  cell: Position;
  /** The northwest corner of the area that contains it. */
  area: Position;
  content: RelicContent;
}

/**
 * The text hashed under the day's seed to decide a relic, such as `relic:17:2`. Rolls never use it.
 */
export function relicText(playerId: number, number: number): string {
  return `relic:${playerId}:${number}`;
}

/** Whether a field of a type can have a relic. */
export const hasRelics = (type: FieldType) => RELIC_FIELD_TYPES.some((one) => one === type);

/**
 * Draws, in this order: the cell until its type fits and none of `others` is there, the area, and
 * the content.
 */
export function rollRelic(
  number: number,
  typeAt: (index: number) => FieldType,
  others: readonly Position[],
  random: Random,
): Relic {
  const isTaken = (index: number) => others.some((other) => isSameCell(other, cellAt(index)));
  let index = random.int(0, CELL_COUNT - 1);
  while (!hasRelics(typeAt(index)) || isTaken(index)) index = random.int(0, CELL_COUNT - 1);
  const cell = cellAt(index);
  const cornerOf = (coordinate: number) =>
    wrapCoordinate(coordinate - random.int(0, RELIC_AREA - 1));
  const area = { x: cornerOf(cell.x), y: cornerOf(cell.y) };
  return { number, cell, area, content: rollContent(random) };
}

function rollContent(random: Random): RelicContent {
  const find = weightedKey(RELIC_WEIGHTS, random);
  return find === "part" ? { find, part: rollPart(random) } : { find };
}

/** The cells of a relic's area where it can be, by index. */
export function relicCandidates(
  { area }: Pick<Relic, "area">,
  typeAt: (index: number) => FieldType,
): number[] {
  const side = Array.from({ length: RELIC_AREA }, (_, step) => step);
  return side
    .flatMap((dy) => side.map((dx) => ({ dx, dy })))
    .map(({ dx, dy }) =>
      cellIndex({ x: wrapCoordinate(area.x + dx), y: wrapCoordinate(area.y + dy) }),
    )
    .filter((index) => hasRelics(typeAt(index)));
}

/**
 * Rolls the three relics of a player for a day.
 * @param randomOf the chance of a text, such as `relicText`
 */
export function rollRelics(
  playerId: number,
  typeAt: (index: number) => FieldType,
  randomOf: (text: string) => Random,
): Relic[] {
  const relics: Relic[] = [];
  for (let number = 1; number <= RELICS_PER_DAY; number++) {
    const earlierCells = relics.map(({ cell }) => cell);
    relics.push(rollRelic(number, typeAt, earlierCells, randomOf(relicText(playerId, number))));
  }
  return relics;
}

/** The three relics of a player on a day, by the digest of its seed. */
export function relicsOfDay(
  playerId: number,
  typeAt: (index: number) => FieldType,
  digest: RollDigest,
): Relic[] {
  return rollRelics(playerId, typeAt, (text) => rollRandom(text, digest));
}
