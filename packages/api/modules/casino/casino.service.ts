/** The table of the casino. */
import type { CasinoTable } from "@emberlode/contract";
import { countersToday, maxStake, STAKES } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { presentPlayer } from "../accounts/present-player.ts";

/** Key level, stakes left today and the limits of one stake. */
export async function showTable(ctx: PlayerContext<"actions" | "clock">): Promise<CasinoTable> {
  const player = await presentPlayer(ctx);
  const level = player.tools.casino;
  const { stakes } = countersToday(player, ctx.services.clock.now());
  return {
    level,
    stakesLeft: Math.max(0, STAKES.perDay - stakes),
    minStake: STAKES.min,
    maxStake: maxStake(Math.max(1, level)),
  };
}
