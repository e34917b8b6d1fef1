/** Tools. */
import { toolsAnswer } from "@emberlode/contract";
import { TOOL_IDS } from "@emberlode/game";
import { presentPlayer } from "../players/present-player.ts";
import { playerProcedure, router } from "../trpc.ts";

export const toolsRouter = router({
  /** How many of every tool the caller holds, in the order of the catalogue. */
  list: playerProcedure
    .meta({ limit: "read" })
    .output(toolsAnswer)
    .query(async ({ ctx }) => {
      const { tools } = await presentPlayer(ctx);
      return { tools: TOOL_IDS.map((tool, index) => ({ tool, count: tools[index] ?? 0 })) };
    }),
});
