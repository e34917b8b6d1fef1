/** The parts that the Excavator Center sells (rules §5). */
import type { ExcavatorAnswer } from "@emberlode/contract";
import {
  type DigRanges,
  digRanges,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { requirePlayer } from "../players/status.ts";

/** The ten parts and the caller's dig ranges; the caller may be anywhere. */
export async function listParts(ctx: PlayerContext<"actions">): Promise<ExcavatorAnswer> {
  const player = await requirePlayer(ctx);
  const items = EXCAVATOR_PART_IDS.map((id) => {
    const { raises, min, max, limit, price, paidIn } = EXCAVATOR_PARTS[id];
    return {
      _id: id,
      type: raises,
      title: ctx.translators.catalogue(`parts.${id}`),
      count: player.partsInstalled[id],
      price,
      paidIn,
      limit,
      minRaise: min,
      maxRaise: max,
      users: [{ user: String(player.id), count: player.parts[id] }],
    };
  });
  return { ...digCaps(player), items };
}

/** The least and greatest yield of one dig, by resource. */
export function digCaps(ranges: DigRanges) {
  const { energy: energyCap, metal: metalCap } = digRanges(ranges);
  return { energyCap, metalCap };
}

/** The part with this id, or NOT_FOUND. */
export function partOf(id: string): ExcavatorPartId | GameError<"NOT_FOUND"> {
  return EXCAVATOR_PART_IDS.find((known) => known === id) ?? new GameError("NOT_FOUND");
}
