/** Tools. */
import { toolsAnswer, useToolAnswer, useToolInput } from "@emberlode/contract";
import { TOOL_IDS } from "@emberlode/game";
import { isoTime } from "../accounts/status.ts";
import { presentPlayer } from "../players/present-player.ts";
import { playerProcedure, router } from "../trpc.ts";
import { use } from "./use.usecase.ts";

export const toolsRouter = router({
  /** How many of every tool the caller holds, in the order of the catalogue; of a resting GPS until when. */
  list: playerProcedure
    .meta({ limit: "read" })
    .output(toolsAnswer)
    .query(async ({ ctx }) => {
      const { tools, gpsReadyAt } = await presentPlayer(ctx);
      const isResting = gpsReadyAt > ctx.services.clock.now();
      return {
        tools: TOOL_IDS.map((tool, index) => ({
          tool,
          count: tools[index] ?? 0,
          ...(tool === "gps" && isResting && { readyAt: isoTime(gpsReadyAt) }),
        })),
      };
    }),

  /**
   * Uses one of the eight tools that are used up, or travels to an own plot with the GPS (spec §5,
   * §7, rules §14). TOOL_NOT_USABLE, NOT_ENOUGH_TOOLS, BAD_INPUT, WRONG_FIELD, NO_MINES_HERE,
   * NOTHING_FOUND, GPS_NEEDED, NOT_FOUND, ALREADY_THERE, TOOL_NOT_READY.
   */
  use: playerProcedure
    .meta({ limit: "action" })
    .input(useToolInput)
    .output(useToolAnswer)
    .mutation(({ ctx, input }) => use(ctx, input)),
});
