/** What an Excavator Center shows (rules §5). */
import type { ExcavatorAnswer } from "@emberlode/contract";
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "@emberlode/game";
import { presentPlayer } from "../../world/players/present-player.ts";
import type { PlayerContext } from "../context.ts";
import { digCaps } from "./dig-caps.ts";

/** The ten parts and the caller's dig ranges, wherever the caller is. */
export async function listParts(ctx: PlayerContext<"actions">): Promise<ExcavatorAnswer> {
  const player = await presentPlayer(ctx);
  const items = EXCAVATOR_PART_IDS.map((id) => {
    const { raises, min, max, limit, price, paidIn } = EXCAVATOR_PARTS[id];
    return {
      _id: id,
      type: raises,
      title: ctx.words.catalogue(`parts.${id}`),
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
