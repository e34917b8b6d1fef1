/** The player's relics of today on maps (rules §9). */
import type { Position, RelicsAnswer } from "@emberlode/contract";
import { cellKey, gridDistance, RELIC_AREA, wrapCoordinate } from "@emberlode/game";

export type Relic = RelicsAnswer["relics"][number];

/** A cell where a relic may be, the center of such an area, or where one was seen. */
export type RelicMark = "area" | "center" | "seen";
export type RelicMarks = ReadonlyMap<string, RelicMark>;

export const NO_RELICS: RelicMarks = new Map();

const HALF = Math.floor(RELIC_AREA / 2);

/** The middle of the area that contains a relic. */
export function areaCenter({ area }: Pick<Relic, "area">): Position {
  return { x: wrapCoordinate(area.x + HALF), y: wrapCoordinate(area.y + HALF) };
}

export function isInArea(relic: Pick<Relic, "area">, at: Position): boolean {
  return gridDistance(areaCenter(relic), at) <= HALF;
}

/** The marks of all relics that are not taken, by cell key. A relic that was seen has no area. */
export function relicMarks(relics: readonly Relic[]): RelicMarks {
  const marks = new Map<string, RelicMark>();
  const left = relics.filter(({ taken }) => !taken);
  const sought = left.filter(({ cell }) => cell === null);
  const side = Array.from({ length: RELIC_AREA }, (_, step) => step);
  for (const { area } of sought) {
    for (const dy of side) {
      for (const dx of side) {
        const at = { x: wrapCoordinate(area.x + dx), y: wrapCoordinate(area.y + dy) };
        marks.set(cellKey(at), "area");
      }
    }
  }
  for (const relic of sought) marks.set(cellKey(areaCenter(relic)), "center");
  for (const { cell } of left) if (cell !== null) marks.set(cellKey(cell), "seen");
  return marks;
}

/** The relics with one marked as seen on a cell: the first that can be there. */
export function withSeen(relics: readonly Relic[], at: Position): Relic[] {
  const isKnown = relics.some(({ cell }) => cell !== null && cellKey(cell) === cellKey(at));
  const found = relics.find(
    (relic) => !isKnown && !relic.taken && relic.cell === null && isInArea(relic, at),
  );
  return relics.map((relic) => (relic === found ? { ...relic, cell: at } : relic));
}

/** The relics with one taken. */
export function withTaken(relics: readonly Relic[], number: number, cell: Position): Relic[] {
  return relics.map((relic) => (relic.number === number ? { ...relic, taken: true, cell } : relic));
}
