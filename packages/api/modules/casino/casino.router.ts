/** The World Casino. */
import type { CasinoLimits } from "@emberlode/contract";
import { casinoCalls } from "@emberlode/contract/calls";
import { countersToday, maxStake, placeStake, STAKES } from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { soloAction } from "../actions/solo-action.ts";
import { requirePlayer } from "../players/status.ts";

/** Key level, stakes left today and the limits of one stake. */
async function showTable(ctx: PlayerContext<"actions" | "clock">): Promise<CasinoLimits> {
  const player = await requirePlayer(ctx);
  const level = player.tools.casino;
  const { stakes } = countersToday(player, ctx.services.clock.now());
  return {
    level,
    stakesLeft: Math.max(0, STAKES.perDay - stakes),
    minStake: STAKES.min,
    maxStake: maxStake(Math.max(1, level)),
  };
}

export const casinoRouter = router({
  table: implement(casinoCalls.table, showTable),
  play: implement(
    casinoCalls.play,
    soloAction({
      roll: "casino",
      rule: placeStake,
      answer: ({ result, payout, roll, stakesLeft }, { status, desc }) => ({
        newStatus: status,
        result,
        payout,
        roll,
        stakesLeft,
        desc,
      }),
    }),
  ),
});
