/** Proves a relic with a published seed and the fields that a map shows (rules §16). */

import type { FieldType } from "../catalogue/fields.ts";
import { RELICS_PER_DAY } from "../catalogue/relics.ts";
import type { Position } from "../state.ts";
import { CELL_COUNT, cellAt, cellIndex } from "../world/grid.ts";
import { type RollDigest, rollRandom } from "./fair-chance.ts";
import { hasRelics, type Relic, relicText, rollRelic } from "./relics.ts";

/** The type of a field by its index; null if the map does not show it. */
export type ShownTypeAt = (index: number) => FieldType | null;

/** A relic, or a field that decides it and is not on the map. */
export type ProvenRelic = { relic: Relic } | { unknown: Position };

/** Read instead of an unknown type, so that drawing goes on. */
const WITHOUT_RELICS = "cave" satisfies FieldType;

/** Rolls a relic on the shown fields; also returns the first field drawn that is not shown. */
function rollShown(
  { playerId, number }: { playerId: number; number: number },
  typeAt: ShownTypeAt,
  others: readonly Position[],
  digest: RollDigest,
): { relic: Relic; unknown: Position | null } {
  let unknown: Position | null = null;
  const shownType = (index: number): FieldType => {
    const type = typeAt(index);
    if (type === null) unknown ??= cellAt(index);
    return type ?? WITHOUT_RELICS;
  };
  const random = rollRandom(relicText(playerId, number), digest);
  return { relic: rollRelic(number, shownType, others, random), unknown };
}

/**
 * Proves a player's relic of the day of the seed. The places of the relics before it need not be
 * on the map: they matter only if its field was drawn for one of them, too.
 * @param number 1..3
 */
export function proveRelic(
  playerId: number,
  number: number,
  typeAt: ShownTypeAt,
  digest: RollDigest,
): ProvenRelic {
  const cells = Array.from({ length: CELL_COUNT }, (_, index) => index);
  const fitting = cells.filter((index) => hasRelics(typeAt(index) ?? WITHOUT_RELICS));
  // On fewer fields, three relics would be drawn forever.
  if (fitting.length < RELICS_PER_DAY) {
    return { unknown: cellAt(cells.find((index) => typeAt(index) === null) ?? 0) };
  }
  /** Where each relic before it is, if not on a field in `unsure`. */
  const before: Position[] = [];
  const unsure: Position[] = [];
  for (let one = 1; one < number; one++) {
    const { relic, unknown } = rollShown({ playerId, number: one }, typeAt, before, digest);
    before.push(relic.cell);
    if (unknown !== null) unsure.push(unknown);
  }
  let doubt: Position | null = null;
  const earlierCells = before.map(cellIndex);
  const typeIfSure: ShownTypeAt = (index) => {
    if (earlierCells.includes(index)) doubt ??= unsure[0] ?? null;
    return typeAt(index);
  };
  const { relic, unknown } = rollShown({ playerId, number }, typeIfSure, before, digest);
  const unknownCell = unknown ?? doubt;
  return unknownCell === null ? { relic } : { unknown: unknownCell };
}
