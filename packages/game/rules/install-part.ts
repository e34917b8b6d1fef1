/** Installing parts at an Excavator Center (spec §7, rules §5). */

import { addCount } from "../by-id.ts";
import { EXCAVATOR_PARTS, type ExcavatorPartId } from "../catalogue/excavator.ts";
import { mapResources, NO_AMOUNTS } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { PlayerState } from "../state.ts";
import { write } from "../writes.ts";
import type { ExcavatorCenterState, PartInput, PartsOfKind } from "./buy-part.ts";

/** Minimum and maximum yield of one dig, per resource. */
export type DigRanges = Pick<PlayerState, "digMin" | "digMax">;

/** The ranges keyed by resource. */
export function digRanges({ digMin, digMax }: DigRanges) {
  return mapResources<[min: number, max: number]>((of) => [digMin[of], digMax[of]]);
}

export interface InstallPartOutcome extends DigRanges {
  part: ExcavatorPartId;
  /** Parts of that kind installed now, and left in the inventory. */
  installed: number;
  remain: number;
}

export type InstallPartRefusal = "WRONG_FIELD" | "PART_NOT_HELD" | "PART_LIMIT";

/** The ranges with one more part installed. */
export function raisedRanges({ digMin, digMax }: DigRanges, part: ExcavatorPartId): DigRanges {
  const { raises, min, max } = EXCAVATOR_PARTS[part];
  return { digMin: addCount(digMin, raises, min), digMax: addCount(digMax, raises, max) };
}

/** Why one more part cannot be installed, ignoring the location; null if it can (rules §5). */
export function installPartRefusal(
  { held, installed }: PartsOfKind,
  part: ExcavatorPartId,
): "PART_NOT_HELD" | "PART_LIMIT" | null {
  if (installed >= EXCAVATOR_PARTS[part].limit) return "PART_LIMIT";
  return held < 1 ? "PART_NOT_HELD" : null;
}

/**
 * Moves one part from the inventory into the excavator permanently, on an Excavator Center, which
 * raises the dig range of its resource. Refuses with `WRONG_FIELD` (not an Excavator Center),
 * `PART_LIMIT` (installation limit reached) and `PART_NOT_HELD`. Source: rules §5.
 */
export function installPart(
  { player, field }: ExcavatorCenterState,
  { part }: PartInput,
  _env: Env,
): Result<InstallPartOutcome, InstallPartRefusal> {
  if (field.type !== "euc") return { ok: false, code: "WRONG_FIELD" };
  const held = player.parts[part];
  const before = player.partsInstalled[part];
  const refusal = installPartRefusal({ held, installed: before }, part);
  if (refusal !== null) return { ok: false, code: refusal };

  const installed = before + 1;
  const remain = held - 1;
  const ranges = raisedRanges(player, part);
  const set = {
    parts: addCount(player.parts, part, -1),
    partsInstalled: addCount(player.partsInstalled, part, 1),
    ...ranges,
  };
  const detail = { part, installed };
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      write("ledger", { playerId: player.id, kind: "install-part", ...NO_AMOUNTS, detail }),
    ],
    outcome: { part, installed, remain, ...ranges },
  };
}
